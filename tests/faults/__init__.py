"""Faults planted one by one, to show that the tests would notice them."""

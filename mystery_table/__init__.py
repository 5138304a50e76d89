"""Mystery Table: four games of deduction and association at one table."""

__version__ = "0.1.0"

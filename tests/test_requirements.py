"""The list of requirements finds its proofs in the tests' names."""

from __future__ import annotations

from tests.requirements import REQUIREMENTS, proofs


def test_a_test_proves_every_requirement_that_its_name_holds() -> None:
    found = proofs(["a.py::test_P1_S2_both", "a.py::test_P1_x[K5_]", "a.py::test_none", "a.py::test_Z9_none"])
    assert found["P1"] == ["a.py::test_P1_S2_both", "a.py::test_P1_x[K5_]"]
    assert found["S2"] == ["a.py::test_P1_S2_both"]
    assert not found["K5"]
    assert set(found) == set(REQUIREMENTS)

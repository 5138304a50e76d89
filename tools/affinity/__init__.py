"""Builds the affinity tables of assets/ from association data, the decks' words and word vectors.

A development tool: the program reads only what comes out. See packaging/build_affinity.py.
"""

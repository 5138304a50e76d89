"""The table: one scene drawn from one layout."""

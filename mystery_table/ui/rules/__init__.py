"""The rules reader: contents and search at the left, the page with drawn pictures at the right."""

"""The rule book and the glossary."""

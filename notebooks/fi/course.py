"""The language of this folder's notebooks: each imports this file first."""

from stud_teach import use_language

use_language("fi")

"""Learn and teach seven-card stud: a rules engine that says why, and widgets that show it."""

"""JupyterLab: the course on a learner’s disk, and views whose kernel is gone."""

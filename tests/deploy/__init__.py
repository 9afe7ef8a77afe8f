"""What is deployed fits the program: options, variables, figures, paths."""

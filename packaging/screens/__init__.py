"""Pictures of the window in many states, sizes, inks and languages, and what is measured on them."""

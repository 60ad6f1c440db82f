"""Long runs that are asked for by name, each ending in one line of counts; the tests do a little of each."""

/** Stands in the place of both database engines in the project `pure`. */
throw new Error(
  'A test of the project « pure » reaches a database. Test the function without one, or move ' +
    'the test to a folder « tests » beside it: there it belongs to the project « integration ».',
)

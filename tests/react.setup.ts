import * as React from 'react'

/**
 * React's development build, which warns of what is drawn wrongly, notes for each element where it was
 * made, which tests that draw pages spend much of their time on, for a trace that no test reads. Beyond ten thousand
 * traces it makes no more; here it has always made them. Its warnings stay.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: counts } =
  React as unknown as Record<string, object>
if (counts !== undefined) {
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => {},
  })
}

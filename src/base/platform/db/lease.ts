/**
 * The instant beyond which no lease taken now would reach: one that does was taken by a clock that
 * was put back since, and counts as over. Twice the length of a lease, for the clocks of servers
 * differ. All are instants, ISO 8601 in UTC.
 */
export const beyondLease = (now: string, until: string): string =>
  new Date(2 * Date.parse(until) - Date.parse(now)).toISOString()

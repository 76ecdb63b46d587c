/**
 * Whether a confirmation link says of itself that its time is over, at an instant in milliseconds.
 * Only the signature makes it true; this is for what a page shows before anything is posted.
 */
export function looksExpired(link: string, now: number): boolean {
  const [encoded = ''] = link.split('.')
  const until = Number(decoded(encoded).split(' ')[3])
  return Number.isNaN(until) || until < now
}

function decoded(encoded: string): string {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

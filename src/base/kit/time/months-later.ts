/** The instant so many months later, ISO 8601; the 31st of a shorter month is its last day. */
export function monthsLater(instant: string, months: number): string {
  const from = new Date(instant)
  const later = new Date(from)
  later.setUTCMonth(from.getUTCMonth() + months)
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0)
  return later.toISOString()
}

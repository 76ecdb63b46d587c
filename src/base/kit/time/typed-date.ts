const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TYPED_DAY = /^\s*(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{4})\s*$/

/** A day as visitors type and read it, day/month/year; empty unless `iso` is a `yyyy-mm-dd`. */
export function typedDate(iso: string): string {
  const [, year, month, day] = ISO_DAY.exec(iso) ?? []
  return day === undefined ? '' : `${day}/${month}/${year}`
}

/**
 * The day that a visitor typed, as `yyyy-mm-dd`: « 1/4/2026 », « 01.04.2026 » or « 01 04 2026 »;
 * `null` when it is no day of the calendar.
 */
export function isoDay(typed: string): string | null {
  const [, day, month, year] = TYPED_DAY.exec(typed) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(`${iso}T00:00:00Z`)
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso)
  return isReal ? iso : null
}

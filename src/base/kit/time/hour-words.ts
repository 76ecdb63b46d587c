/** A time of the day as French says it: « 9 h », « 12 h 30 », of `09:00` and `12:30`. */
export function hourWords(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`
}

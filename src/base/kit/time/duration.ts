const ISO_DURATION = /^PT(?:(\d{1,3})H)?(?:(\d{1,3})M)?(?:(\d{1,3})S)?$/

/** Seconds of an ISO 8601 duration of hours to seconds; 0 for anything else. */
export function durationSeconds(duration: string): number {
  const [hours = 0, minutes = 0, seconds = 0] =
    ISO_DURATION.exec(duration)
      ?.slice(1)
      .map((part) => Number(part ?? 0)) ?? []
  return hours * 3600 + minutes * 60 + seconds
}

/** `PT1M5S` as `1:05`; empty for anything that is not an ISO 8601 duration of hours to seconds. */
export function durationLabel(duration: string | undefined): string {
  const total = durationSeconds(duration ?? '')
  if (total === 0) return ''
  const pad = (n: number) => String(n).padStart(2, '0')
  const h = Math.floor(total / 3600)
  const m = Math.floor((total % 3600) / 60)
  return h > 0 ? `${h}:${pad(m)}:${pad(total % 60)}` : `${m}:${pad(total % 60)}`
}

/** Seconds as they are counted down or told in a few signs: `45 s`, `2 min 05 s`. */
export function frCountdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return minutes === 0
    ? `${rest}\u00A0s`
    : `${minutes}\u00A0min\u00A0${String(rest).padStart(2, '0')}\u00A0s`
}

/** Seconds in words, which French and English write alike: `58 secondes`, `2 minutes 5 secondes`. */
export function wordedDuration(total: number, second: 'seconde' | 'second'): string {
  const counted = (count: number, word: string) => `${count}\u00A0${word}${count === 1 ? '' : 's'}`
  const minutes = Math.floor(total / 60)
  return [
    ...(minutes > 0 ? [counted(minutes, 'minute')] : []),
    ...(total % 60 > 0 || minutes === 0 ? [counted(total % 60, second)] : []),
  ].join(' ')
}

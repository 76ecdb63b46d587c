import { parseIsoDay } from '../../kit/time/working-days.ts'
import { externalVideo } from '../article/external-video.ts'

/** Rules of a text, by name so that a description can say them; what is expected in French. */
export const FORMATS = {
  day: {
    accepts: (text: string) => text === '' || parseIsoDay(text) !== null,
    expected: 'un jour du calendrier, écrit aaaa-mm-jj',
  },
  latitude: {
    accepts: (text: string) => text.trim() === '' || degrees(text, 90) !== null,
    expected: 'des degrés décimaux, de −90 à 90',
  },
  longitude: {
    accepts: (text: string) => text.trim() === '' || degrees(text, 180) !== null,
    expected: 'des degrés décimaux, de −180 à 180',
  },
  'external-video': {
    accepts: (text: string) => text.trim() === '' || externalVideo(text) !== null,
    expected: 'une adresse de YouTube, de Vimeo ou de Dailymotion',
  },
} as const

export type FormatName = keyof typeof FORMATS

/** Degrees as an editor writes them, with a point or a comma; `null` when they are none. */
export function degrees(text: string, limit: 90 | 180): number | null {
  const written = text.trim().replace(',', '.')
  if (!/^[+-]?\d{1,3}(?:\.\d{1,8})?$/.test(written)) return null
  const value = Number(written)
  return Math.abs(value) <= limit ? value : null
}

import { z } from 'zod'
import { dialled } from '../../kit/text/dialled.ts'
import { emailOf } from '../address/email.ts'
import { externalVideo } from '../article/external-video.ts'

/** Rules of a text, by name so that a description can say them; what is expected in French. */
export const FORMATS = {
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
  email: {
    accepts: (text: string) => text === '' || emailOf(text) !== null,
    expected:
      'une adresse électronique sans accent ni guillemet avant « @ », comme contact@exemple.fr',
  },
  phone: {
    accepts: (text: string) => text.trim() === '' || dialled(text) !== '',
    expected: 'un numéro que l’on peut composer, comme 01\u00A099\u00A000\u00A012\u00A034',
  },
  'web-address': {
    accepts: (text: string) => text === '' || isWebAddress(text),
    expected: 'une adresse qui commence par http:// ou https://',
  },
  host: {
    accepts: (text: string) => /^(?:[a-z0-9.-]{1,253}(?::\d{1,5})?)?$/.test(text),
    expected: 'un nom d’hôte en minuscules, comme www.exemple.fr',
  },
  // Names a folder and stands in addresses: nothing that leads out of a folder.
  folder: {
    accepts: (text: string) => /^[a-z0-9][a-z0-9_-]{0,39}$/.test(text),
    expected: 'un mot de a–z, 0–9, « - » et « _ », 40 signes au plus',
  },
  version: {
    accepts: (text: string) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(text),
    expected: 'des lettres, des chiffres et « . _ - », 40 signes au plus',
  },
  segment: {
    accepts: (text: string) => /^(?:[a-z0-9][a-z0-9-]{0,39})?$/.test(text),
    expected: 'un mot de a–z, 0–9 et « - », 40 signes au plus',
  },
  'office-key': {
    accepts: (text: string) => /^[a-z0-9-]{0,40}$/.test(text),
    expected: 'un mot de a–z, 0–9 et « - », 40 signes au plus',
  },
  'icon-name': {
    accepts: (text: string) => /^[a-z0-9-]{0,60}$/.test(text),
    expected: 'le nom d’une icône',
  },
  identifier: {
    accepts: (text: string) => /^[A-Za-z0-9_]{1,80}$/.test(text),
    expected: 'des lettres sans accent, des chiffres et « _ », 80 signes au plus',
  },
  // Stands in a header as it is, and is not to be guessed.
  token: {
    accepts: (text: string) => /^(?:[A-Za-z0-9._~+/=-]{20,200})?$/.test(text),
    expected: '20 à 200 lettres sans accent, chiffres et « . _ ~ + / = - »',
  },
  'title-pattern': {
    accepts: (text: string) =>
      /^(?:[^{}]|\{(?:title|nomcabinet|localite|town|trade)\})*$/.test(text),
    expected:
      'un texte où seuls {title}, {nomcabinet}, {localite}, {town} et {trade} sont entre accolades',
  },
} as const

const webAddress = z.url({ protocol: /^https?$/ })
const isWebAddress = (text: string): boolean => webAddress.safeParse(text).success

export type FormatName = keyof typeof FORMATS

/** Degrees as an editor writes them, with a point or a comma; `null` when they are none. */
export function degrees(text: string, limit: 90 | 180): number | null {
  const written = text.trim().replace(',', '.')
  if (!/^[+-]?\d{1,3}(?:\.\d{1,8})?$/.test(written)) return null
  const value = Number(written)
  return Math.abs(value) <= limit ? value : null
}

import type { Shape } from './measure.ts'

/** A body that a route takes, its texts filled up with a piece, its lists with more of the same. */
export const enlarged =
  (body: unknown, piece: string): Shape =>
  (length) => {
    const texts = Math.max(1, textsIn(body))
    const each = Math.floor((length - JSON.stringify(body).length) / texts)
    const filling = piece.repeat(Math.max(1, Math.floor(each / piece.length)))
    return JSON.stringify(filled(body, filling))
  }

const textsIn = (value: unknown): number =>
  typeof value === 'string'
    ? 1
    : typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, member) => sum + textsIn(member), 0)
      : 0

/** A name of a type, a kind or a day stays what it is: with anything else nothing would be read. */
const NAMES = new Set([
  'type',
  'zone',
  'lang',
  'kind',
  'role',
  'action',
  'at',
  'status',
  'base',
  'holder',
])

function filled(value: unknown, filling: string, name = ''): unknown {
  if (typeof value === 'string') return NAMES.has(name) ? value : filling
  if (Array.isArray(value)) return value.map((member) => filled(member, filling))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, filled(member, filling, key)]),
  )
}

import { PARTS, type Part } from './parts.ts'

/**
 * Which parts the arguments ask for, in the order of the table: those named, else every one that
 * needs nothing more than `npm ci`. @throws naming the words that are no part
 */
export function askedParts(
  words: readonly string[],
  known: readonly Part[] = PARTS,
): { parts: Part[]; writes: boolean } {
  const wanted = words.filter((word) => word !== '--write')
  const unknown = wanted.filter((word) => !known.some(({ name }) => name === word))
  if (unknown.length > 0) {
    throw new Error(
      `Parties inconnues : ${unknown.join(', ')}. Au choix : ${known.map(({ name }) => name).join(', ')}.`,
    )
  }
  const parts = known.filter(({ name, isOnDemand }) =>
    wanted.length > 0 ? wanted.includes(name) : !isOnDemand,
  )
  return { parts, writes: words.includes('--write') }
}

const IS_ONE = /\d(?:er|re|e)\b/

const ORDINAL = /(?<![\p{L}\p{N}])(1(?=er|re)|[1-9]\d?(?=e(?!r)))(er|re|e)(?![\p{L}\p{N}])/u

/** Whether a text may hold an ordinal, asked quickly. */
export const mayHaveOrdinals = (text: string): boolean => IS_ONE.test(text)

/** A stretch of a text. */
interface Stretch {
  text: string
  /** The letters of an ordinal, which are written small and high. */
  isRaised: boolean
}

/** A French text by what of its ordinals is raised: « 1er », « 2e ». */
export function ordinalParts(text: string): Stretch[] {
  if (!mayHaveOrdinals(text)) return [{ text, isRaised: false }]
  // What stands before an ordinal, its number, its letters, and so on.
  const parts = text.split(ORDINAL)
  const stretches: Stretch[] = []
  for (let at = 0; at < parts.length; at += 3) {
    stretches.push(
      { text: `${parts[at] ?? ''}${parts[at + 1] ?? ''}`, isRaised: false },
      { text: parts[at + 2] ?? '', isRaised: true },
    )
  }
  return stretches.filter((one) => one.text !== '')
}

import { type DiffBudget, diffBudget, type DiffPart, wordDiff } from '#base/kit/text/word-diff.ts'

/** What the comparison of two pages may take, all its texts together; what is taken goes off. */
export interface ChangeBudget extends DiffBudget {
  /** Characters that are compared word by word. */
  compared: number
  /** Characters of the answer, as JSON. */
  told: number
}

export const changeBudget = (): ChangeBudget => ({
  ...diffBudget(),
  compared: 1_000_000,
  told: 500_000,
})

/** Of what may be told: kept for texts that are told shortened. */
const FOR_SHORTENED = 250_000

/** What stands around the parts of an option: its label, brackets. */
const AROUND = 80

/** Whether nothing more is told. */
export const isSpent = ({ told }: ChangeBudget): boolean => told <= 0

/** Takes what is told as it stands. */
export function take(budget: ChangeBudget, change: unknown): void {
  budget.told -= JSON.stringify(change).length
}

/** A text word by word; where that is too much, as it was and as it is, both shortened. */
export function comparedTexts(before: string, after: string, budget: ChangeBudget): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ]
  const length = before.length + after.length
  if (length > budget.compared) return fitting(null, whole, budget)
  budget.compared -= length
  const parts = wordDiff(before, after, budget).map((part) =>
    part.kind === 'same' ? short(part) : part,
  )
  return fitting(parts, whole, budget)
}

/** Parts that no words are compared for; shortened where they are too long. */
export const shortenedParts = (parts: readonly DiffPart[], budget: ChangeBudget): DiffPart[] =>
  fitting(parts, parts, budget)

function fitting(
  parts: readonly DiffPart[] | null,
  whole: readonly DiffPart[],
  budget: ChangeBudget,
): DiffPart[] {
  const isFitting =
    parts !== null && JSON.stringify(parts).length <= budget.told - FOR_SHORTENED - AROUND
  const chosen = isFitting ? [...parts] : whole.map(short).filter(({ text }) => text !== '')
  take(budget, chosen)
  budget.told -= AROUND
  return chosen
}

const short = ({ kind, text }: DiffPart): DiffPart => ({ kind, text: shortened(text) })

const MOST = 160
const KEPT = 70

/** Beginning and end of a long text: enough to know it by. */
export const shortened = (text: string): string =>
  text.length <= MOST ? text : `${text.slice(0, KEPT)} […] ${text.slice(-KEPT)}`.toWellFormed()

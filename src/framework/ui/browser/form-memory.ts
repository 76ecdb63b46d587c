/** Answers by control name. */
export type Answers = Record<string, string[]>

const keyOf = (form: string): string => `vitrine-formulaire-${form}`

/** Answers that this tab keeps of a form; none when there are none, or when it keeps nothing. */
export function rememberedForm(form: string): Answers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    return isAnswers(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** Keeps the answers in this tab, which forgets them when it is closed. */
export function rememberForm(form: string, answers: Answers): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(answers))
  } catch {
    // A browser that keeps nothing: the form works without.
  }
}

export function forgetForm(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const isAnswers = (kept: unknown): kept is Answers =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.values(kept).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
  )

import { pageInfos } from '#base/core/page/page.ts'

/** The members of `infos` that have an input of their own. */
export interface KnownInfos {
  testamotifs: string[]
  /** ISO day; empty for none. */
  review_at: string
}

/** What the text says of them; anything else than what they should be counts as absent. */
export function knownInfos(text: string): KnownInfos {
  const { testamotifs, review_at } = pageInfos(text)
  return {
    testamotifs: Array.isArray(testamotifs)
      ? testamotifs.filter((code) => typeof code === 'string')
      : [],
    review_at: typeof review_at === 'string' ? review_at : '',
  }
}

/** The text with another value of a member; an empty one goes, all others stay as they are. */
export function withInfos(text: string, change: Partial<KnownInfos>): string {
  const members = new Map(Object.entries(pageInfos(text)))
  for (const [name, value] of Object.entries(change)) {
    if (value.length === 0) members.delete(name)
    else members.set(name, value)
  }
  return JSON.stringify(Object.fromEntries(members))
}

/** Whether a text is a JSON object, which alone can be changed member by member. */
export function isInfos(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

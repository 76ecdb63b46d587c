import type { Language } from '#base/kit/language.ts'

/** What the firm thinks of an article, above its text. */
export interface ArticleOpinion {
  /** Clean HTML. */
  html: string
  /** Who signs; empty for the firm. */
  signature: string
  /** Instant at which it was last changed. */
  at: string
}

/**
 * What the firm adds to an article, its own or somebody else's, by its slug. An article whose slug
 * changes at the provider is known by its external key too.
 */
export interface ArticleChoice {
  slug: string
  /** Key of the article at its provider; empty when it has none. */
  externalKey: string
  lang: Language
  /** Title when the choice was made, for lists of choices. */
  title: string
  /** `null` when nothing is said. */
  opinion: ArticleOpinion | null
  /** First in the lists that hold it, until an instant (`until` empty: until it is taken off). */
  pin: { at: string; until: string } | null
  /** Never listed nor shown. */
  isHidden: boolean
}

/** What the firm adds to an article, also under a slug that it had before; `null` for nothing. */
export const choiceFor = (
  choices: readonly ArticleChoice[],
  { slug, externalKey }: { slug: string; externalKey: string },
): ArticleChoice | null =>
  choices.find((one) => one.slug === slug) ??
  choices.find((one) => externalKey !== '' && one.externalKey === externalKey) ??
  null

/** Whether a choice says nothing any more. */
export const isNoChoice = ({ opinion, pin, isHidden }: ArticleChoice): boolean =>
  opinion === null && pin === null && !isHidden

/** Whether an article is pinned at an instant. */
export const isPinned = ({ pin, isHidden }: ArticleChoice, now: string): boolean =>
  pin !== null && !isHidden && (pin.until === '' || pin.until > now)

import type { MotifMap } from '#base/core/article/article-gateway.ts'
import type { LinkTokens } from '#base/core/address/link-tokens.ts'
import type { FirmPerson } from '#base/core/person.ts'
import type { Culture } from '#base/kit/language.ts'
import type { OpenedOptions } from './opened-options.ts'

/** What an article's values are made with. */
export interface ArticleContext {
  culture: Culture
  subscribed: MotifMap
  mediaBase: string
  mediaIndex: string
  /** Path back to the list, and how it is shown. */
  allHref: string
  options: OpenedOptions & { wording: 'short' | 'worded' }
  /** Where to speak about it with the firm; `null` without such a page. */
  talkHref: string | null
  /** The firm's team, those who are online. */
  team: readonly FirmPerson[]
  /** Tag of the article's title: `h1` unless the page has one of its own. */
  titleTag: 'h1' | 'h2'
  /** Values of the placeholders in the body's links; `null` when they stay (requirements I1). */
  tokens: LinkTokens | null
}

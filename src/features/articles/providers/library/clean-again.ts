import { type ReferringArticle, shortReference } from '../../rules/article-body.ts'
import { OWN_ADDRESSES, safeImage } from '#base/kit/html/safe-address.ts'
import { sanitiseWith } from '../../rules/sanitise.ts'

/** What an own article is cleaned by. */
export type OwnBody = ReferringArticle & { html: string }

/** The HTML of an own article by the rules of today: an image reference keeps its way to its media. */
export const cleanAgain = (article: OwnBody): string =>
  sanitiseWith(article.html, {
    addresses: {
      ...OWN_ADDRESSES,
      image: (written) => shortReference(written, article) || safeImage(written),
    },
  })

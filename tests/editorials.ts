import type { Article, ArticleList, ArticleListItem } from '#base/core/article/article.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import {
  type ArticleGateway,
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'

/** A call of the port with what it was asked, without its signal. */
export interface Call {
  call: keyof ArticleGateway
  query: unknown
}

/** The same gateway, noting what it is asked. */
export function spied(inner: ArticleGateway, calls: Call[]): ArticleGateway {
  const note = (call: keyof ArticleGateway, query: unknown) => {
    calls.push({ call, query })
  }
  return {
    subscribedMotifs() {
      note('subscribedMotifs', null)
      return inner.subscribedMotifs()
    },
    listByMotifs({ signal: _, ...query }) {
      note('listByMotifs', query)
      return inner.listByMotifs(query)
    },
    listByOffset({ signal: _, ...query }) {
      note('listByOffset', query)
      return inner.listByOffset(query)
    },
    articleId(slug) {
      note('articleId', slug)
      return inner.articleId(slug)
    },
    article({ signal: _, ...query }) {
      note('article', query)
      return inner.article(query)
    },
  }
}

/** A gateway all of whose calls end in the same way. */
function always(end: () => Promise<never>): ArticleGateway {
  return {
    subscribedMotifs: end,
    listByMotifs: end,
    listByOffset: end,
    articleId: end,
    article: end,
  }
}

/** Words of a provider that no visitor may read (requirements G6). */
export const PROVIDER_WORDS = 'ECONNREFUSED fournisseur.interne.example clef-secrete'

/** Nobody answers. */
export const downEditorial = always(() => Promise.reject(new EditorialUnavailable(PROVIDER_WORDS)))

/** The answers make no sense. */
export const brokenEditorial = always(() =>
  Promise.reject(new EditorialContractBroken(PROVIDER_WORDS)),
)

/** Nobody ever answers, nor gives up. */
export const stallingEditorial = always(() => new Promise<never>(() => {}))

/** A list item of a provider; the highest id is not the newest: their order in a list is. */
export const listItem = (id: number, fields: Partial<ArticleListItem> = {}): ArticleListItem => ({
  id,
  title: `Article ${id}`,
  summary: `En bref ${id}.`,
  slug: `article-${id}`,
  motifs: ['AEF'],
  mediasPaths: '[]',
  dateUpdate: '2026-04-01T08:00:00.000Z',
  ...fields,
})

/** Items from `first` to `last`, newest first. */
export const listItems = (first: number, last: number, fields: Partial<ArticleListItem> = {}) =>
  Array.from({ length: last - first + 1 }, (_, place) => listItem(first + place, fields))

const SUBSCRIBED = {
  AEF: 'AEF : Fiscal',
  AEJ: 'AEJ : Juridique',
  AEM: 'AEM : High-tech',
  AEP: 'AEP : Patrimoine',
  AES: 'AES : Social',
  EREVUEVIDEO: 'EREVUEVIDEO : La minute de l’expert',
}

/** A provider that has these items, newest first, and their articles. */
export function providerOf(
  items: readonly ArticleListItem[],
  articles: readonly Article[] = [],
): ArticleGateway {
  const list = (motifs: string[], limit: number, offset: number): ArticleList => {
    const found = items.filter((item) => item.motifs.some((motif) => motifs.includes(motif)))
    const end = Math.min(PAGINATION_CAP, offset + limit)
    return { articles: found.slice(Math.min(offset, end), end), countArticle: found.length }
  }
  return {
    subscribedMotifs: async () => SUBSCRIBED,
    listByMotifs: async ({ motifs, perPage, page }) => list(motifs, perPage, (page - 1) * perPage),
    listByOffset: async ({ motifs, limit, offset }) => list(motifs, limit, offset),
    articleId: async (slug) =>
      [...items, ...articles].find((article) => article.slug === slug)?.id ?? null,
    article: async ({ id }) => articles.find((article) => article.id === id) ?? null,
  }
}

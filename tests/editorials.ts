import {
  type Editorial,
  EditorialContractBroken,
  EditorialUnavailable,
} from '#editorial/editorial.ts'

/** A call of the port with what it was asked, without its signal. */
export interface Call {
  call: keyof Editorial
  query: unknown
}

/** The same gateway, noting what it is asked. */
export function spied(inner: Editorial, calls: Call[]): Editorial {
  const note = (call: keyof Editorial, query: unknown) => {
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
function always(end: () => Promise<never>): Editorial {
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

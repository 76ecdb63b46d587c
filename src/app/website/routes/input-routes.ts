import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Stores } from '#app/stores.ts'
import { iconWords } from '#framework/widget-kit/icon-words.ts'
import { motifLabel } from '#base/core/article/motifs.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import { iconNames } from '#framework/widget-kit/icons.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'

/** Icons of one answer: what a grid shows at once. */
const ICONS = 60

export interface InputRoutes extends Pick<Gateway, 'editorialOf'> {
  stores: Stores
  /** Symbol of an icon for the document, or `null` when there is none of that name. */
  icon(name: string): string | null
  logger: FastifyBaseLogger
}

/** What the inputs of every form choose from: motifs, pages and icons. */
export function inputRoutes(
  route: DefineRoute,
  { editorialOf, icon, stores, logger }: InputRoutes,
): void {
  route({
    method: 'GET',
    path: '/motifs',
    right: 'articles.read',
    async handle({ siteId, reader }) {
      const own = await stores.articles.motifs(siteId)
      const provided = await editorialOf(reader.site, 'fr', reader.remember)
        .subscribedMotifs()
        .catch((cause: unknown) => {
          logger.warn(
            { err: cause, site: siteId },
            'Les motifs des fournisseurs n’ont pas pu être lus.',
          )
          return {}
        })
      const known = new Map(own.map(({ code, description }) => [code, description]))
      const others = Object.entries(provided).filter(([code]) => !known.has(code))
      return {
        data: [
          ...own.map(({ code, description }) => ({ code, name: description, isOwn: true })),
          ...others.map(([code, text]) => ({ code, name: motifLabel(text, code), isOwn: false })),
        ],
      }
    },
  })

  route({
    method: 'GET',
    path: '/page-choices',
    right: 'pages.read',
    query: z.object({ lang: z.enum(['fr', 'en']).default('fr') }),
    async handle({ siteId, query: { lang } }) {
      const tree = await stores.pages.tree(siteId, lang)
      return { data: tree.map(({ id, name, path, level }) => ({ id, name, path, level })) }
    },
  })

  route({
    method: 'GET',
    path: '/icons',
    right: 'articles.read',
    query: z.object({ query: z.string().max(60).default(''), name: z.string().max(60).optional() }),
    async handle({ query: { query, name } }) {
      const words = iconWords(query)
      const found = iconNames().filter((known) =>
        name === undefined
          ? words.length === 0 || words.some((word) => known.includes(word))
          : known === name,
      )
      return {
        data: found.slice(0, ICONS).map((known) => ({ name: known, symbol: icon(known) ?? '' })),
        total: found.length,
      }
    },
  })
}

import type { FastifyBaseLogger } from 'fastify'
import { choices } from '#framework/api/choice-calls.ts'
import type { Stores } from '#app/stores.ts'
import { iconWords } from '#framework/widget-kit/icon-words.ts'
import { motifLabel } from '#base/core/article/motifs.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { figureChoices } from '#features/figures/rules/figure-choices.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import { iconNames } from '#framework/widget-kit/icons.ts'
import type { Serve } from '#framework/api/serve.ts'

/** Icons of one answer: what a grid shows at once. */
const ICONS = 60

export interface InputRoutes extends Pick<Gateway, 'editorialOf'> {
  stores: Stores
  clock(): Date
  /** Symbol of an icon for the document, or `null` when there is none of that name. */
  icon(name: string): string | null
  logger: FastifyBaseLogger
}

/** What the inputs of every form choose from: motifs, pages, offices, figures and icons. */
export function inputRoutes(
  serve: Serve,
  { editorialOf, clock, icon, stores, logger }: InputRoutes,
): void {
  serve(choices.motifs, async ({ siteId, reader }) => {
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
  })

  serve(choices.pages, async ({ siteId, query: { lang } }) => {
    const tree = await stores.pages.tree(siteId, lang)
    return {
      data: tree.map(({ id, name, path, level, is_active }) => ({
        id,
        name,
        path,
        level,
        isLive: is_active,
      })),
    }
  })

  serve(choices.offices, async ({ reader: { site } }) => ({
    data: site.offices.map(({ key, name }) => ({ key, name })),
  }))

  serve(choices.figures, async ({ reader: { site } }) => ({
    data: figureChoices(site.settings.useful_figures, dayInParis(clock())),
  }))

  serve(choices.icons, async ({ query: { query, name } }) => {
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
  })
}

import type { ToLookAt } from '#app/dashboard/contract/board.ts'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { FIGURE_WORD, figuresNamed } from '#features/figures/rules/figures-in-text.ts'
import { readArticles } from './read-articles.ts'
import { deadLinks } from './site-links.ts'
import { type ReadPage, type ReadText, toLookAt } from './to-look-at.ts'

/** Widgets that show or compute with dated figures, or say what the law asks for. */
const WITH_FIGURES: readonly string[] = ['simulator', 'useful-figures']
const LEGAL_TEXT = 'legal-text'

const LANGUAGES = ['fr', 'en'] as const

interface FreshnessParts {
  stores: Pick<
    Stores,
    'pages' | 'widgets' | 'articleWrites' | 'articleChoices' | 'documents' | 'links' | 'usesBy'
  >
  widgets: Widgets
}

/** What is to be looked at on a site, by date. */
export async function siteFreshness(
  { stores, widgets }: FreshnessParts,
  site: Site,
  now: Date,
): Promise<ToLookAt[]> {
  const { useful_figures, deadline_notes } = site.settings
  const figures = useful_figures
  const pages: ReadPage[] = []
  for (const lang of LANGUAGES) {
    const [records, shown, naming] = await Promise.all([
      stores.pages.records(site.id, lang),
      stores.widgets.onPages(site.id, lang, [...WITH_FIGURES, LEGAL_TEXT]),
      stores.widgets.onPagesWith(site.id, lang, FIGURE_WORD),
    ])
    const byPage = Map.groupBy(shown, ({ pageId }) => pageId)
    const named = Map.groupBy(naming, ({ pageId }) => pageId)
    pages.push(
      ...records.map((page): ReadPage => {
        const own = byPage.get(page.id) ?? []
        return {
          page,
          figures: [
            ...own.flatMap(
              ({ type, options, version }) =>
                widgets.get(type)?.figures(options, version, figures) ?? [],
            ),
            ...(named.get(page.id) ?? []).flatMap(({ options }) => figuresNamed(options)),
          ],
          isLegal: own.some(({ type }) => type === LEGAL_TEXT),
        }
      }),
    )
  }
  const hidden = new Set(deadline_notes.flatMap((one) => (one.is_hidden ? [one.deadline] : [])))
  const [articles, links] = await Promise.all([
    articlesOf(stores, site.id, now),
    deadLinks({ stores, widgets }, site, now),
  ])
  return toLookAt({ figures, pages, articles, links, hidden }, dayInParis(now))
}

async function articlesOf(
  { articleWrites, articleChoices, documents }: FreshnessParts['stores'],
  siteId: number,
  now: Date,
): Promise<ReadText[]> {
  const [live, choices, reviews, saying] = await Promise.all([
    articleWrites.list(siteId),
    articleChoices.list(siteId),
    documents.reviews(siteId, 'article'),
    articleWrites.saying(siteId, FIGURE_WORD),
  ])
  const named = new Map(
    saying.map(({ id, title, summary, html }) => [id, figuresNamed(title + summary + html)]),
  )
  return readArticles({ live, choices, reviews, named }, now.toISOString())
}

import type { FastifyRequest } from 'fastify'
import { frontPage } from '#base/core/page/front-page.ts'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import { rootPage } from '../load.ts'
import type { Stores } from '#app/stores.ts'
import type { DocumentKey } from '#base/core/document.ts'
import { storedWidget } from '#features/publishing/rules/draft-content.ts'
import type { PageAnswer } from '../page-request.ts'
import type { PageVisit } from '../page-visit.ts'
import { render, type RenderDeps } from '../render.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { type Session, VISITOR } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { PAGES } from '#features/publishing/kinds/page-kind.ts'
import { type Version, versionOf } from '#features/publishing/service/history.ts'

/** A page's draft is shown as anybody would see it, whoever looks; but for the firm's scripts. */
export const ANYBODY: Session = VISITOR

/** A page that is drawn, wherever it leads. */
export type DraftPage = Extract<PageAnswer, { kind: 'page' }>

/** A document that somebody looks at, on which site. */
export interface DraftView {
  request: FastifyRequest
  reader: SiteReader
  key: DocumentKey
  lookedAtBy: Session
}

/** A visit as anybody's at another path than what was asked for. */
export function draftVisit({ request, reader, lookedAtBy }: DraftView, path: string): PageVisit {
  return {
    request: {
      reader,
      url: { ...requestUrl(request.raw.url ?? '/'), path, rawPath: path },
      session: ANYBODY,
      lookedAtBy,
      warn: (message, cause) => request.log.debug({ err: cause }, message),
    },
    path,
    scriptName: '/',
    debug: false,
  }
}

export type DraftDeps = RenderDeps & {
  stores: Stores
  /** Which one is drawn; the draft unless said. */
  version?: Version | undefined
}

/** The version that is drawn, for `versionOf`. */
export const placeOf = (
  { stores, version }: Pick<DraftDeps, 'stores' | 'version'>,
  { reader, key }: DraftView,
): Parameters<typeof versionOf>[0] => ({ stores, siteId: reader.site.id, key, version })

/** The page that leads a language, or the site when that has none. */
export const homeOf = async (reader: SiteReader, lang: Language): Promise<Page> =>
  (await frontPage(reader, lang)) ?? (await rootPage(reader))

/** What stands on a home page in the place of its own. */
interface OnHome {
  lang?: Language
  /** Name and titles. */
  name?: string
  widgets?: WidgetInstance[]
  /** HTML behind the widgets. */
  after?: string
  themeHref?: string
}

/** Draws the home page with what a draft changes of it, or between header and footer what the draft is. */
export async function renderHome(
  deps: DraftDeps,
  view: DraftView,
  { lang = 'fr', name, widgets, ...others }: OnHome,
): Promise<DraftPage> {
  const home = await homeOf(view.reader, lang)
  const titles = name === undefined ? {} : { name, title: name, h1: name, description: '' }
  const page = { ...home, ...titles, is_indexable: false }
  const drawn = await render(deps, draftVisit(view, home.path), page, {
    widgets: widgets ?? (await view.reader.widgets({ pageId: home.id, lang: home.lang })),
    status: 200,
    after: '',
    ...others,
  })
  return { ...drawn, hasToken: true }
}

/**
 * Draws the draft of a page, or what is live without one, as visitors would see it at the page's own
 * address: also a page that was never published. It is nobody's to keep or to index.
 * @throws {Refused} `absent` when the page does not exist
 */
export async function renderDraft(deps: DraftDeps, view: DraftView): Promise<DraftPage> {
  const { live, content } = await versionOf(placeOf(deps, view), PAGES)
  const { page } = live
  await yieldToLoop()
  const shown = { ...page, ...content.fields, is_active: true, is_indexable: false }
  const widgets = content.widgets.map(storedWidget)
  const visit = draftVisit(view, page.path)
  return {
    ...(await render(deps, visit, shown, { widgets, status: 200, after: '' })),
    hasToken: true,
  }
}

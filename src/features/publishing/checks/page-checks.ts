import { stat } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { DocumentKey, DocumentProblem } from '#base/core/document.ts'
import type { Language } from '#base/kit/language.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import type { PageChecks, PageFinding } from '../contract/page-finding.ts'
import { documentTitle } from '#features/pages/rules/page-title.ts'
import { localPath, storedPath } from '#base/core/address/stored-path.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { giveWay } from '#base/platform/db/give-way.ts'
import { PAGES } from '../kinds/page-kind.ts'
import { draftProblems, widgetProblems } from '../kinds/page-problems.ts'
import { editedDocument } from '../service/edited-document.ts'
import type { KindStores } from '../service/kind.ts'
import { drawnFacts } from './drawn-facts.ts'
import { figureFindings } from './figure-findings.ts'
import type { KnownTargets } from './link-fault.ts'
import { linkFindings } from './link-findings.ts'
import { optionValues, readWidgets } from './option-values.ts'
import { copyFindings, headingFindings, searchFindings } from './text-findings.ts'

export interface CheckDeps {
  stores: KindStores
  widgets: Widgets
  clock(): Date
  /** The draft of a page as visitors would see it. */
  drawDraft(request: FastifyRequest, reader: SiteReader, key: DocumentKey): Promise<string>
  /** Folder of `/media/…`. */
  mediaDir: string
}

/** All that can be said of a page before it is published, but for what only a browser sees. */
export async function pageChecks(
  deps: CheckDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
): Promise<PageChecks> {
  const { site } = reader
  const place = { stores: deps.stores, siteId: site.id, key }
  const { live, content, base } = await editedDocument(place, PAGES)
  const { page, widgets: liveWidgets } = live
  const shown = { ...page, ...content.fields }
  const html = await deps.drawDraft(request, reader, key)
  await giveWay()
  const { ids, headings } = await drawnFacts(html)
  const widgets = readWidgets(deps.widgets, content.widgets)
  await giveWay()
  const options = optionValues(widgets)
  const titles = new Map(widgets.map(({ id, title }) => [id, title]))
  const known = await knownTargets(deps, reader, { path: page.path, lang: page.lang, ids })
  const tree = await reader.tree(page.lang)
  const isTitleTaken = tree.some(
    ({ id, title, is_active }) => id !== page.id && is_active && title === shown.title,
  )
  const blocking = await draftProblems(deps.widgets, content, liveWidgets)
  const blocked = new Set(blocking.map(({ widgetId }) => widgetId))
  const damaged: DocumentProblem[] = []
  for (const widget of content.widgets) {
    await giveWay()
    if (!blocked.has(widget.id)) damaged.push(...widgetProblems(deps.widgets, widget))
  }
  return {
    base,
    findings: distinct([
      ...blocking.map(problemFinding('blocks')),
      ...damaged.map(problemFinding('look')),
      ...(await linkFindings(options, known)),
      ...searchFindings(shown, documentTitle(shown, site), isTitleTaken),
      ...headingFindings(headings, (id) => titles.get(id) ?? ''),
      ...(await copyFindings(shown, options)),
      ...figureFindings(widgets, site.settings.useful_figures, dayInParis(deps.clock())),
    ]),
  }
}

/** A problem as the panel tells it. */
export const problemFinding =
  (severity: PageFinding['severity']) =>
  ({ widgetId, widget, field, message }: DocumentProblem): PageFinding => ({
    check: widgetId === null ? 'fields' : 'widgets',
    severity,
    sentence: field === '' ? message : `« ${field} » : ${message.replace(/\.$/, '')}.`,
    widgetId,
    widget,
  })

/** The same sentence about the same widget once. */
const distinct = (findings: PageFinding[]): PageFinding[] => [
  ...new Map(
    findings.map((finding) => [`${finding.widgetId} ${finding.sentence}`, finding]),
  ).values(),
]

async function knownTargets(
  { stores, mediaDir }: { stores: { pages: PageStore }; mediaDir: string },
  reader: SiteReader,
  here: Pick<KnownTargets, 'path' | 'ids'> & { lang: Language },
): Promise<KnownTargets> {
  const siteId = reader.site.id
  const [fr, en, { off }] = await Promise.all([
    stores.pages.tree(siteId, 'fr'),
    stores.pages.tree(siteId, 'en'),
    reader.addresses(here.lang),
  ])
  const own = here.lang === 'en' ? en : fr
  const others = here.lang === 'en' ? fr : en
  const pages = new Map([...others, ...own].map((node) => [node.id, node]))
  // A path of the other language leads somewhere too, though its number is the same page's.
  for (const node of others) if (pages.get(node.id) !== node) pages.set(-node.id, node)
  return {
    path: here.path,
    ids: here.ids,
    pages,
    off,
    isRedirected: async (path) => (await reader.redirect(path)) !== null,
    hasMedia: (path) => hasMedia(mediaDir, path),
  }
}

/** Whether a media is there; what a provider holds is asked of it when it is shown. */
async function hasMedia(mediaDir: string, path: string): Promise<boolean> {
  if (!path.startsWith('/media/') || path.startsWith(`${PROVIDER_MEDIA}/`)) return true
  const local = localPath(path.replace(/#.*$/s, ''))
  if (local === null) return false
  return stat(storedPath(mediaDir, 'media', local)).then(
    (file) => file.isFile(),
    () => false,
  )
}

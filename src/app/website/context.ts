import { EditorialUnavailable } from '#base/core/article/article-gateway.ts'
import { teamIn } from '#base/core/person.ts'
import { withoutLinksTo } from '#features/documents/rules/dead-links.ts'
import { cultureOf } from '#base/kit/language.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { framingOf, shownMedia } from '#base/core/media/media-file.ts'
import { picturesInText } from '#base/core/media/pictures-in-text.ts'
import type { FirmLogo } from '#features/brand/service/firm-logo.ts'
import { type Page, pageMotifs } from '#base/core/page/page.ts'
import { polishedPage } from '#base/core/page/polished-page.ts'
import { blocksOfPage } from '#base/core/page/shared-block.ts'
import { menuTags, textTags } from '#base/platform/db/site-changes.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { PageContext } from '#framework/widget-kit/run-widgets.tsx'
import { type DocumentDeps, documentContext } from '#features/documents/service/document-context.ts'
import { pageText } from '#features/documents/service/page-text.ts'
import { withFigures } from '#features/figures/rules/figures-in-text.ts'
import { pageExplainer } from '#features/glossary/rules/link-terms.ts'
import { type PageForms, pageForms } from './page-forms.ts'
import type { ArticleDeps } from '#features/articles/service/own-articles.ts'
import { taggedById, taggedDocuments, taggedPages, taggedTeam, tagTemplate } from './cache-tags.ts'
import { type SiteSearchDeps, siteSearch } from '#features/search/service/site-search.ts'
import { originOf } from '#base/platform/http/site-origin.ts'
import { templateDirOf } from '#features/templates/service/site-template-dir.ts'
import type { TemplateFiles } from '#features/templates/service/template-files.ts'
import { followedMarks } from './follow-marks.ts'
import { publicMenu } from './public-menu.ts'
import { hrefIn, underScript } from './links.ts'
import { type LoadedPage, loadPage } from './load.ts'
import type { QueryDeps } from './normalize-query.ts'
import type { PageVisit } from './page-visit.ts'

/** What stands for a firm, by what is known of its site. */
interface LogoDeps {
  logo: FirmLogo
}

interface FormDeps {
  signer: Signer
  sendsMail: boolean
  clock(): Date
}

export type ContextDeps = Omit<SiteSearchDeps, 'warn'> &
  DocumentDeps &
  LogoDeps &
  FormDeps &
  QueryDeps & {
    templates: TemplateFiles
    /** Counts what happens to a firm; nobody does unless given. */
    firms?: { widgetFailed(siteId: number): void }
  }

/** What the widgets of a page may know. */
export function contextOf(
  website: ContextDeps,
  visit: PageVisit,
  page: Page,
  loaded: LoadedPage,
  forms: PageForms = formsOf(website, visit),
): PageContext {
  const { request, path, scriptName, debug } = visit
  const { reader, cacheTags, warn } = request
  const { site } = reader
  const now = website.clock()
  const href = hrefIn(loaded.addresses, scriptName)
  const media = (stored: string) => {
    const { path: address, focal } = framingOf(stored)
    return shownMedia(address, loaded.media.get(address), focal)
  }
  const followed = (html: string) => followedMarks(html, reader, cacheTags)
  const reachable = (html: string) =>
    followed(underScript(withoutLinksTo(html, loaded.addresses.off), scriptName))
  return {
    site,
    origin: originOf(website, reader),
    page: polishedPage(page),
    pageMotifs: pageMotifs(page.infos),
    culture: cultureOf(page.lang),
    request: { path, scriptName, debug, query: request.url.query },
    now,
    editorial: website.editorialOf(site, page.lang, reader.remember, {
      asked: () => void cacheTags?.tags.add('articles'),
    }),
    tree: loaded.tree,
    translations: loaded.translations,
    href,
    pageHref: (french) => href(loaded.addresses.byFrench.get(french) ?? french),
    reachable,
    explain: pageExplainer(site.settings, page, { tree: loaded.tree, href }),
    formOf: forms.formOf,
    search: siteSearch({ ...website, warn }, reader),
    written: taggedPages(
      (pageId: number) => pageText(website, reader, pageId, page.lang),
      cacheTags,
    ),
    documents: taggedDocuments(documentContext(website, reader, page.lang, warn), cacheTags),
    menu: taggedById(menuFor(visit, loaded.tree), menuTags, cacheTags),
    block: taggedById(
      blocksOfPage(reader.block, page.lang),
      (id) => textTags('block', id),
      cacheTags,
    ),
    team: taggedTeam(async () => teamIn(await reader.team(), page.lang), cacheTags),
    logo: () => website.logo.shown(reader),
    media,
    template(name, dir) {
      tagTemplate(dir, now, cacheTags)
      const folder = templateDirOf(site.id, dir)
      return website.templates.load(site.settings.site_theme, name, folder, followed)
    },
    async clean(html) {
      const text = withFigures(html, {
        figures: site.settings.useful_figures,
        day: dayInParis(now),
        lang: page.lang,
      })
      return picturesInText(await reachable(await website.clean(text)), media)
    },
    warn(message, cause) {
      website.firms?.widgetFailed(site.id)
      // Of a provider that is away its own log says one line an outage, not two a visitor.
      if (!(cause instanceof EditorialUnavailable)) warn(message, cause)
    },
  }
}

/** Menus of the site, as whoever asks may read them. */
const menuFor =
  ({ request: { reader, session } }: PageVisit, tree: LoadedPage['tree']) =>
  async (menuId: number) => {
    const data = await reader.menu(menuId)
    return data === null || session.role !== 'visitor' ? data : publicMenu(tree, data)
  }

export type PageContextDeps = ContextDeps & ArticleDeps

/** The same for a page that is not drawn as a whole. */
export const contextFor = async (
  website: PageContextDeps,
  visit: PageVisit,
  page: Page,
): Promise<PageContext> =>
  contextOf(website, visit, page, await loadPage(website, visit.request.reader, page, []))

export const formsOf = (
  { signer, clock, sendsMail }: FormDeps,
  { request }: PageVisit,
): PageForms =>
  pageForms(signer, {
    siteId: request.reader.site.id,
    now: clock(),
    query: request.url.query,
    returned: request.returned ?? null,
    sendsMail,
  })

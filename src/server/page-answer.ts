import { randomBytes } from 'node:crypto'
import { articleTarget } from '#domain/article-redirect.ts'
import { withoutLinksTo } from '#domain/dead-links.ts'
import { isSlug, parseArticleParam } from '#domain/article-link.ts'
import { resolveLink, withScriptName } from '#domain/link.ts'
import { AT_ONCE } from '#domain/holds-until.ts'
import { type MediaFacts, shownMedia } from '#domain/media-file.ts'
import { memo, memoOfObject, roomFor } from '#domain/memo.ts'
import { MAX_QUERY } from '#domain/search.ts'
import { validMotifs } from '#domain/motifs.ts'
import { pageInfos, type Page, type WidgetInstance } from '#domain/page.ts'
import {
  canonicalQuery,
  joinedParams,
  type Params,
  PARAMS_OF_EVERY_PAGE,
  readParams,
} from '#domain/page-params.ts'
import { redirectTarget } from '#domain/redirect.ts'
import { roughSize } from '#domain/rough-size.ts'
import { SIGN_IN_WIDGET } from '#domain/sign-in-form.ts'
import { cultureOf, type Language } from '#domain/language.ts'
import { paths as fixedPaths } from '#domain/urls.ts'
import { withTimeout } from '#editorial/with-timeout.ts'
import type { Editorial } from '#editorial/editorial.ts'
import type { Signer } from '#leads/signed.ts'
import { nearPagesHtml } from '#site/near-pages.ts'
import type { PageToRender } from '#site/page-to-render.ts'
import { renderPage, type ScriptGuard } from '#site/render-page.ts'
import { runWidgets, type PageContext } from '#site/run-widgets.tsx'
import { themeSheet } from '#site/theme-sheet.ts'
import type { Widget } from '#widgets/define-widget.ts'
import { registry } from '#widgets/registry.ts'
import type { AppDeps } from './app-deps.ts'
import { pageExplainer } from './explained.ts'
import { keptLoads } from './kept-loads.ts'
import { alternatesOf } from './found/findable.ts'
import { pageFeeds } from './found/page-feeds.ts'
import { documentContext } from './documents/document-context.ts'
import { pageText } from './documents/page-text.ts'
import { pageForms, type PageForms } from './forms/page-forms.ts'
import {
  taggedDocuments,
  taggedEditorial,
  taggedMenu,
  taggedPages,
  tagTemplate,
} from './page-cache/cache-tags.ts'
import { accountNote } from './accounts/account-note.ts'
import { isStaff, mayDo } from './admin/rights.ts'
import { siteSearch } from './search/site-search.ts'
import { type Role, seesDevelopmentPath } from './session.ts'
import { type OriginDeps, originOf } from './site-origin.ts'
import type { SiteOf } from './request-site.ts'
import type { Addresses, SiteReader } from '#domain/site-reader.ts'
import { templateDirOf } from './site-template-dir.ts'
import type { PageAnswer, PageRequest } from './website/page-request.ts'

export type PageDeps = AppDeps &
  OriginDeps & {
    siteOf: SiteOf
    signer: Signer
  }

const DEV_PATH = /^\/dev\.php(?=\/|$)/

/** A request for a page, with its development front path taken off. */
export interface Asked {
  request: PageRequest
  reader: SiteReader
  path: string
  scriptName: string
  debug: boolean
}

/** Path → page, in the order of requirements A4. */
export async function pageAnswer(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  const { reader } = request
  const received = request.url.path
  if (received === null) return notFound(deps, asFrontPath(request, '/'), '')

  const development = DEV_PATH.test(received)
  const allowed = seesDevelopmentPath(deps.mode, request.session)
  if (development && !allowed) return notFound(deps, asFrontPath(request, '/'), received)

  const asked = asFrontPath(request, received)
  const { path, scriptName } = asked
  const prefix = scriptName.slice(0, -1)
  if (path !== '/' && path.endsWith('/')) {
    return redirect(prefix + encodedPath(path.slice(0, -1)) + request.url.search)
  }
  const page = await reader.page(path)
  if (!page || !page.is_active) return formerPage(deps, asked)

  if (request.url.query['article'] !== undefined) {
    return redirect(prefix + (await articleLocation(asked, page)))
  }
  const slug = await slugNow(deps, asked)
  if (slug !== null) return redirect(`${prefix}${encodedPath(path)}?title=${slug}`)
  if (isLocked(page, request)) return signIn(deps, asked, page)
  const widgets = await reader.widgets({ pageId: page.id, lang: page.lang })
  const after = accountNote(page, request.session)
  return drawn(deps, asked, page, { widgets, status: 200, after, keeps: true })
}

/** The slug that an article goes by now, when it is asked for by a former one. */
async function slugNow(deps: PageDeps, { reader, request }: Asked): Promise<string | null> {
  const { title } = request.url.query
  if (!isSlug(title)) return null
  // Without the store the page still stands, and its feed says what is wrong (requirements E6).
  return reader.slugNow(title, deps.clock().toISOString()).catch((cause: unknown) => {
    request.warn('Les anciennes adresses d’articles n’ont pas pu être lues.', cause)
    return null
  })
}

/**
 * The page of an address that shows itself to this visitor, with what stands on it; a secure page has
 * the widgets of the sign-in. None of the ways round it counts.
 */
export async function postedPage(
  deps: PageDeps,
  asked: Asked,
): Promise<{ page: Page; widgets: WidgetInstance[] } | null> {
  const { path, reader, request } = asked
  const development = DEV_PATH.test(request.url.path ?? '')
  if (development && !seesDevelopmentPath(deps.mode, request.session)) return null
  const page = await reader.page(path)
  if (!page?.is_active) return null
  const widgets = isLocked(page, request)
    ? await signInWidgets(reader, page)
    : await reader.widgets({ pageId: page.id, lang: page.lang })
  return { page, widgets }
}

export function asFrontPath(request: PageRequest, received: string): Asked {
  const development = DEV_PATH.test(received)
  return {
    request,
    reader: request.reader,
    path: development ? received.replace(DEV_PATH, '') || '/' : received,
    scriptName: development ? '/dev.php/' : '/',
    debug: development || request.session.debug,
  }
}

/**
 * A location never begins with two slashes, which would name another host, and holds nothing that
 * a header can't.
 */
const redirect = (location: string): PageAnswer => ({
  kind: 'redirect',
  location: location
    .replace(/^\/{2,}/, '/')
    .toWellFormed()
    .replace(/[^\u0021-\u007E]/gu, encodeURIComponent),
})

/** A decoded path as an address: `?` and `#` in it don't end it. */
export const encodedPath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')

/** Redirect table, then the former address of a moved page, then the 404 page. */
async function formerPage(deps: PageDeps, asked: Asked): Promise<PageAnswer> {
  const { reader, path, scriptName, request } = asked
  const known = await reader.redirect(path)
  if (known) {
    const paths = await reader.paths(known.lang ?? 'fr')
    const target = resolveLink(
      redirectTarget(known, path),
      (id) => paths.get(id) ?? null,
      scriptName,
    )
    if (target !== null && target !== path) return redirect(withQuery(target, request.url.search))
  }
  return notFound(deps, asked, request.url.path ?? '')
}

/** A moved page keeps its query, `?title=` for one; an address of its own or of elsewhere does not. */
const withQuery = (target: string, search: string): string =>
  target.startsWith('/') && !/[?#]/.test(target) ? target + search : target

/** `?article=` of a list link → the page that shows the article (requirements D11). */
async function articleLocation(asked: Asked, page: Page): Promise<string> {
  const { reader, path, request } = asked
  const wanted = parseArticleParam(request.url.query['article'])
  if (!wanted) return encodedPath(path)
  const { news_page, videos_page } = reader.site.settings
  const [paths, serves] = await Promise.all([reader.paths(page.lang), servedMotifs(reader, page)])
  return articleTarget(wanted, {
    videosPath: paths.get(videos_page) ?? '/',
    newsPath: paths.get(news_page) ?? '/',
    currentPath: path,
    currentServes: serves,
  })
}

/** Motifs of the article-mode feeds of a page, or `null` when it has none. */
async function servedMotifs(reader: SiteReader, page: Page): Promise<string[] | null> {
  const widgets = await reader.widgets({ pageId: page.id, lang: page.lang })
  const served = widgets.map((instance) => servedBy(instance, pageMotifs(page)))
  return served.every((motifs) => motifs === null) ? null : served.flatMap((motifs) => motifs ?? [])
}

type Stored = Pick<WidgetInstance, 'type' | 'version' | 'options'>

/** Motifs that a widget, or one inside it, shows an article of. */
function servedBy({ type, version, options }: Stored, ofPage: string[]): string[] | null {
  const widget = registry.get(type)
  const own = widget?.serves(options, version, ofPage)
  if (own) return own
  const inner = widget?.nested(options, version) ?? []
  const served = inner.flatMap(
    (held) => servedBy({ ...held, options: JSON.stringify(held.options) }, ofPage) ?? [],
  )
  return served.length > 0 ? served : null
}

/** The page's own motifs (requirements D3). */
const pageMotifs = (page: Page): string[] => validMotifs(pageInfos(page.infos).testamotifs)

async function notFound(deps: PageDeps, asked: Asked, path: string): Promise<PageAnswer> {
  asked.request.missed?.()
  const { reader } = asked
  const lang: Language = path === '/en' || path.startsWith('/en/') ? 'en' : 'fr'
  const home = await rootPage(reader)
  const tree = await reader.tree(lang)
  const culture = cultureOf(lang)
  const href = hrefIn(await reader.addresses(lang), asked.scriptName)
  const page: Page = {
    ...home,
    id: 0,
    lang,
    module: 'main',
    action: 'error404',
    path: asked.path,
    name: lang === 'en' ? 'Page not found' : 'Page introuvable',
    title: lang === 'en' ? 'Page not found' : 'Page introuvable',
    h1: '',
    description: '',
    infos: '{}',
    is_indexable: false,
    level: 1,
    lft: 0,
    rgt: 0,
  }
  const widgets = await layoutWidgets(reader, home.layout_id, 'error404', lang)
  const near = tree.length > 1 ? tree : await reader.tree('fr')
  const words = pathWords(path)
  const found = await siteSearch({ ...deps, warn: asked.request.warn }, reader)
    .related(words, lang, NEAR_PAGES)
    .catch((cause: unknown) => {
      asked.request.warn('La recherche n’a pas répondu à la page d’erreur.', cause)
      return []
    })
  const searchHref = await searchPage(reader, home.layout_id, lang, href)
  const after = nearPagesHtml(near, path, culture, href, { found, words, searchHref })
  return drawn(deps, asked, page, { widgets, status: 404, after })
}

/** Pages that the search adds to those of a like name. */
const NEAR_PAGES = 6

/** The words of an address that leads nowhere. */
const pathWords = (path: string): string =>
  path
    .slice(0, MAX_QUERY)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Where the header's search leads; `null` when the layout's header has none. */
async function searchPage(
  reader: SiteReader,
  layoutId: number,
  lang: Language,
  href: (link: string) => string | null,
): Promise<string | null> {
  for (const { type, version, options } of await layoutWidgets(reader, layoutId, 'header', lang)) {
    const link = registry.get(type)?.searchLink(options, version)
    if (link) return href(link)
  }
  return null
}

/** A secure page shows the sign-in in place, at the same address (requirements A4). */
async function signIn(deps: PageDeps, asked: Asked, page: Page): Promise<PageAnswer> {
  const widgets = await signInWidgets(asked.reader, page)
  const shown = { ...page, h1: '', is_indexable: false }
  return drawn(deps, asked, shown, { widgets, status: 401, after: '' })
}

/** A page that only shows itself to who is signed in. */
const isLocked = ({ is_secure }: Page, { session }: PageRequest): boolean =>
  is_secure && session.role === 'visitor'

/** What stands in place of a secure page: the form of it always, also where nobody placed one. */
async function signInWidgets(reader: SiteReader, page: Page): Promise<WidgetInstance[]> {
  const widgets = await layoutWidgets(reader, page.layout_id, 'signin', page.lang)
  if (widgets.some(({ type }) => type === SIGN_IN_WIDGET)) return widgets
  const form = { id: 0, zone: 'content', position: widgets.length, type: SIGN_IN_WIDGET }
  return [...widgets, { ...form, version: 1, options: '{}' }]
}

export async function rootPage(reader: SiteReader): Promise<Page> {
  const root = await reader.page('/')
  if (!root) throw new Error('Le site n’a pas de page d’accueil : l’adresse « / » manque.')
  return root
}

const hrefsRoom = roomFor(4_000_000)

/** Resolves stored links; a site's addresses stay the same until its content changes. */
const hrefIn = (addresses: Addresses, scriptName: string) => hrefsOf(addresses)(scriptName)

const hrefsOf = memoOfObject(({ paths, off }: Addresses) =>
  memo(
    (scriptName: string) =>
      memo(
        (link: string) =>
          off.has(link.replace(/[?#].*$/s, ''))
            ? null
            : resolveLink(link, (id) => paths.get(id) ?? null, scriptName),
        { room: hrefsRoom, sizeOf: (href) => href?.length ?? 0 },
      ),
    { room: hrefsRoom, sizeOf: () => A_MEMO },
  ),
)

/** Characters that a memo takes beside its answers. */
const A_MEMO = 100

/** What stands on a page between header and footer. */
interface Shown {
  widgets: WidgetInstance[]
  status: number
  after: string
  /** It is a page of the tree as the site's reader keeps it: loads of its widgets are kept too. */
  keeps?: boolean
  /** Widgets by type, when there are others than the product's. */
  types?: ReadonlyMap<string, Widget>
  /** In place of the layout's own. */
  layout?: Pick<PageToRender, 'header' | 'footer'>
}

/** Draws a page, be it of the tree or not. */
export async function drawn(
  deps: PageDeps,
  asked: Asked,
  page: Page,
  { widgets, status, after, keeps = false, types = registry, layout }: Shown,
): Promise<PageAnswer> {
  const read = await pageToRender(deps, asked, page, widgets)
  const spelt = await speltRequest(deps, asked, page, [...read.header, ...widgets, ...read.footer])
  const forms = formsOf(deps, spelt)
  const context = contextOf(deps, spelt, page, read, forms)
  if (keeps) context.kept = keptLoads(page, context)
  const answer = await renderPage({ ...read, ...layout, after, status }, context, {
    registry: types,
    deadline: deps.limits.widget,
    assets: deps.assets,
    themeHref: fixedPaths.themeSheet(themeSheet(asked.reader.site.theme).hash),
    origin: originOf(deps, asked.reader),
    icon: deps.icon,
    roleClass: roleClass(asked.request.session.role),
    developer: asked.debug || asked.request.session.role === 'developer',
    guard: guardOf(asked.request, widgets),
  })
  return { kind: 'page', hasToken: forms.hasToken(), ...answer }
}

/**
 * Who is signed in to the back office runs no script of the firm's, nor does anybody where passwords
 * are typed: on its origin it could do whatever they may (requirements F3, F5).
 */
function guardOf(
  { session, lookedAtBy = session }: PageRequest,
  widgets: readonly Stored[],
): ScriptGuard | null {
  if (!isStaff(lookedAtBy) && !widgets.some(holdsSignIn)) return null
  const tellsWhy = lookedAtBy.impersonating || mayDo(lookedAtBy.role, 'templates.read')
  return { nonce: randomBytes(16).toString('base64'), tellsWhy }
}

/** Whether a widget, or one inside it, is the form of the sign-in. */
function holdsSignIn({ type, version, options }: Stored): boolean {
  const inner = registry.get(type)?.nested(options, version) ?? []
  return (
    type === SIGN_IN_WIDGET ||
    inner.some((held) => holdsSignIn({ ...held, options: JSON.stringify(held.options) }))
  )
}

/**
 * The request as the widgets see it: with the parameters alone that one of them reads, and in their
 * one spelling where the page may be kept, so that what is kept is what anybody else would get.
 */
async function speltRequest(
  deps: PageDeps,
  asked: Asked,
  page: Page,
  instances: readonly WidgetInstance[],
): Promise<Asked> {
  const { request, reader } = asked
  const { url, cacheTags } = request
  const params = joinedParams([PARAMS_OF_EVERY_PAGE, ...instances.map(paramsOf)])
  const spelling = (query: Readonly<Record<string, unknown>>): Asked => ({
    ...asked,
    request: { ...request, url: { ...url, query } },
  })
  if (cacheTags === undefined) return spelling(readParams(params, url.query))
  const asksForMotifs = Object.keys(url.query).some((name) => params[name] === 'motifs')
  const knownMotifs = asksForMotifs
    ? await motifCodes(deps.editorialOf(reader.site, page.lang, reader.remember))
    : null
  const spelt = canonicalQuery(params, url.query, knownMotifs)
  cacheTags.tags.add(`page:${page.id}`)
  // Without the store the page still stands; nobody keeps it.
  cacheTags.articlesUntil = await reader.articlesUntil(deps.clock()).catch(() => AT_ONCE)
  cacheTags.shape = { params, knownMotifs }
  cacheTags.key = spelt?.key ?? null
  return spelling(spelt?.query ?? readParams(params, url.query))
}

/** Topics that there are; `null` while nobody says. */
const motifCodes = (editorial: Editorial): Promise<ReadonlySet<string> | null> =>
  editorial.subscribedMotifs().then(
    (motifs) => new Set(Object.keys(motifs)),
    () => null,
  )

/** Parameters that a widget reads, with the widgets inside it. */
const paramsOf = ({ type, version, options }: Stored): Params =>
  paramsOfType(type)(String(version))(options)

const paramsRoom = roomFor(4_000_000)

/** By type, version and options as text: firms made from one template have the same ones. */
const paramsOfType = memo(
  (type) =>
    memo(
      (version) =>
        memo(
          (options): Params => {
            const widget = registry.get(type)
            if (widget === undefined) return {}
            const inner = widget
              .nested(options, Number(version))
              .map((held) => paramsOf({ ...held, options: JSON.stringify(held.options) }))
            return joinedParams([widget.params(options, Number(version)), ...inner])
          },
          { room: paramsRoom, sizeOf: roughSize },
        ),
      { room: paramsRoom, sizeOf: () => A_MEMO },
    ),
  { room: paramsRoom, sizeOf: () => A_MEMO },
)

/** What the widgets of a page may know, for one that is not drawn as a whole. */
export const contextFor = async (deps: PageDeps, asked: Asked, page: Page): Promise<PageContext> =>
  contextOf(deps, asked, page, await pageToRender(deps, asked, page, []))

/**
 * The widgets of a page, loaded, as one function that draws them all: React's part of a page
 * alone, for the bench.
 */
export async function renderedWidgets(deps: PageDeps, request: PageRequest): Promise<() => number> {
  const { reader } = request
  const asked = asFrontPath(request, request.url.path ?? '/')
  const page = await rootPage(reader)
  const widgets = await reader.widgets({ pageId: page.id, lang: page.lang })
  const read = await pageToRender(deps, asked, page, widgets)
  const context = contextOf(deps, asked, page, read)
  const all = [...read.header, ...widgets, ...read.footer]
  const outcomes = await runWidgets(all, context, { registry, deadline: deps.limits.widget })
  const view = { culture: context.culture, h1Owner: null }
  return () => {
    const html = outcomes.map((outcome) => outcome.html(view)).join('')
    // React hands out thousands of pieces that become one text when it is first read.
    return html.length + html.charCodeAt(0)
  }
}

/** A part of a layout in a language, in French when it has none of its own. */
async function layoutWidgets(
  reader: SiteReader,
  layoutId: number,
  part: 'header' | 'footer' | 'error404' | 'signin',
  lang: Language,
): Promise<WidgetInstance[]> {
  const own = await reader.widgets({ layoutId, part, lang })
  return own.length > 0 || lang === 'fr' ? own : reader.widgets({ layoutId, part, lang: 'fr' })
}

type Read = Omit<PageToRender, 'after' | 'status'> & {
  addresses: Addresses
  media: ReadonlyMap<string, MediaFacts>
  /** Every language in which the page exists. */
  translations: { lang: Language; path: string }[]
}

/** Everything a page shows, read but not yet run. */
async function pageToRender(
  deps: PageDeps,
  { reader }: Asked,
  page: Page,
  widgets: WidgetInstance[],
): Promise<Read> {
  const { lang } = page
  const layoutPart = (part: 'header' | 'footer') =>
    layoutWidgets(reader, page.layout_id, part, lang)
  const [layout, header, footer, tree, addresses, translations, ...found] = await Promise.all([
    reader.layout(page.layout_id),
    layoutPart('header'),
    layoutPart('footer'),
    reader.tree(lang),
    reader.addresses(lang),
    page.id > 0 ? reader.translations(page.id) : [],
    page.id > 0 ? alternatesOf(reader, page.id) : [],
    pageFeeds(deps, reader, page),
    reader.themes(lang),
    reader.media(),
  ])
  const [alternates, feeds, themes, media] = found
  const layoutClass = layout?.css_class ?? ''
  return {
    page,
    site: reader.site,
    tree,
    addresses,
    media,
    translations,
    layoutClass,
    alternates,
    feeds,
    themes,
    header,
    footer,
    widgets,
  }
}

const formsOf = (deps: PageDeps, { reader, request }: Asked): PageForms =>
  pageForms(deps.signer, {
    siteId: reader.site.id,
    now: deps.clock(),
    query: request.url.query,
    returned: request.returned ?? null,
  })

function contextOf(
  deps: PageDeps,
  asked: Asked,
  page: Page,
  read: Read,
  forms: PageForms = formsOf(deps, asked),
): PageContext {
  const { reader, request, path, scriptName, debug } = asked
  const { cacheTags } = request
  const { site } = reader
  const now = deps.clock()
  const editorial = deps.editorialOf(site, page.lang, reader.remember)
  const href = hrefIn(read.addresses, scriptName)
  return {
    site,
    origin: originOf(deps, reader),
    page,
    pageMotifs: pageMotifs(page),
    culture: cultureOf(page.lang),
    request: { path, scriptName, debug, query: request.url.query },
    now,
    editorial: taggedEditorial(withTimeout(deps.limits.providerCall)(editorial), cacheTags),
    tree: read.tree,
    translations: read.translations,
    href,
    explain: pageExplainer(site.settings, page, { tree: read.tree, href }),
    formOf: forms.formOf,
    search: siteSearch({ ...deps, warn: request.warn }, reader),
    written: taggedPages(
      (pageId: number) => pageText(reader, deps.clean, pageId, page.lang),
      cacheTags,
    ),
    documents: taggedDocuments(documentContext(deps, reader, page.lang, request.warn), cacheTags),
    menu: taggedMenu(reader.menu, cacheTags),
    media: (address) => shownMedia(address, read.media.get(address)),
    template(name, dir) {
      tagTemplate(dir, now, cacheTags)
      return deps.templates.load(site.settings.site_theme, name, templateDirOf(site.id, dir))
    },
    clean: async (html) =>
      underScript(withoutLinksTo(await deps.clean(html), read.addresses.off), scriptName),
    warn(message, cause) {
      deps.firms?.widgetFailed(site.id)
      request.warn(message, cause)
    },
  }
}

/** Links of a text keep the development front path (requirements A5). */
const underScript = (html: string, scriptName: string): string =>
  scriptName === '/'
    ? html
    : html.replace(
        / href="(\/[^"]*)"/g,
        (_link, path: string) => ` href="${withScriptName(path, scriptName)}"`,
      )

const roleClass = (role: Role): string =>
  role === 'super-admin' || role === 'developer' ? `is-${role}` : ''

import { publicSettings } from '#base/core/settings/settings.ts'
import { escapeHtml } from '#base/kit/html/escape-html.ts'
import type { FrameOrigin } from '#base/core/address/frame-origins.ts'
import { earliest } from '#base/kit/time/expiry.ts'
import { jsonForScript } from '#base/kit/html/json-for-script.ts'
import { weakMemoize, weakMemoizePair } from '#base/kit/memoize.ts'
import type { MenuData } from '#base/core/menu.ts'
import { pageRecord, type Page, type PageNode, type WidgetInstance } from '#base/core/page/page.ts'
import { asTyped } from '#base/core/settings/polished-site.ts'
import { type Site } from '#base/core/site.ts'
import { nextFigureChange } from '#features/figures/rules/figures-in-text.ts'
import { familiesOf } from '#features/sites/rules/fonts.ts'
import { fontsOf, lookOf } from '#features/sites/rules/looks.ts'
import type { ThemeRules } from '#features/sites/service/theme-sheet.ts'
import { cultureOf, type Culture } from '#base/kit/language.ts'
import type {
  HeadParts,
  SharedView,
  Widget,
  WidgetOutcome,
} from '#framework/widget-kit/define-widget.ts'
import { bodyParts, documentBytes, type DocumentAssets } from './document.ts'
import { pageHead } from './page-head.ts'
import { editingOf, hasPageZones, type PageEditing, type PagePart } from './page-editing.ts'
import { editedList, pageParts } from './page-parts.ts'
import type { PageToRender } from './page-to-render.ts'
import { repeatsIn } from '#framework/widget-kit/own-ids.ts'
import { type Parts, type Piece, pieceOf, piecesOf } from '#framework/widget-kit/piece.ts'
import {
  type DrawableOutcome,
  runWidgets,
  type PageContext,
} from '#framework/widget-kit/run-widgets.tsx'
import { frTypography } from '#base/kit/text/fr-typography.ts'

/** What is built of a family of fonts: its rules, and the addresses of those that every page in it shows. */
export interface BuiltFonts {
  css: string
  fonts: string[]
}

/** Built client files, by what the pages need of them. */
export interface ClientAssets {
  stylesheet: string
  /** What a page that has nothing else of the site wears in place of a theme. */
  errorSheet: string
  looks: ThemeRules['looks']
  /** By the names of their files. */
  families: Readonly<Record<string, BuiltFonts>>
  entry: string
  /** Script of an island by its folder name; `null` when there is none of that name. */
  island(name: string): string | null
}

export interface RenderSettings {
  registry: ReadonlyMap<string, Widget>
  /** Milliseconds for one widget's loader. */
  deadline: number
  assets: ClientAssets
  themeHref: string
  /** Address of the site without trailing slash, or empty when unknown. */
  origin: string
  /** Symbol of an icon for the document, or `null` when there is none of that name. */
  icon(name: string): string | null
  /** Classes for roles that see more: `is-super-admin`, `is-developer`. */
  roleClass: string
  /** Notes for developers are drawn (requirements C7). */
  developer: boolean
  /** Scripts of the firm's templates don't run (requirements F3, F5); absent: they do. */
  guard?: ScriptGuard | null
  /** The page is drawn for an editor: no script of the site runs in it. */
  editing?: PageEditing
}

/** What keeps a firm's scripts from whoever is signed in to the back office. */
export interface ScriptGuard {
  /** Of the product's own scripts. */
  nonce: string
  /** Whoever looks may write templates: they read why a script does not run. */
  tellsWhy: boolean
}

/** A page as it is sent. */
export interface RenderedPage {
  status: number
  html: Buffer
  /** Hosts of the frames that the page may open. */
  frames: FrameOrigin[]
  /** Of its scripts, when they alone may run. */
  nonce: string | null
  /** Until when it holds, as far as time goes; `null`: until something is written. */
  until: Date | null
  /** A widget failed. */
  isDegraded: boolean
}

/** Stands on the pages of roles that have a body class (requirements I5). */
const BREAKPOINT_NOTICE: WidgetInstance = {
  id: 0,
  zone: 'footer',
  position: 0,
  type: 'breakpoint-notice',
  version: 1,
  options: '{}',
}

/** Runs a page's widgets and draws the whole document. */
export async function renderPage(
  toRender: PageToRender,
  context: PageContext,
  settings: RenderSettings,
): Promise<RenderedPage> {
  const { site } = toRender
  const { editing } = settings
  const parts = await runParts(toRender, context, settings)
  const { announcement, header, widgets, footer } = parts
  const all = [...announcement, ...header, ...widgets, ...footer].flatMap(withInner)
  const status = Math.max(toRender.status, ...all.map((outcome) => outcome.status))
  const head = mergedHead(all.map((outcome) => outcome.head))
  const presented = head.title ?? toRender.presented ?? null
  const view = viewOf(context, all, presented)

  const zones = middleParts(toRender, parts.widgets, view, editing)
  const type = head.type ?? 'website'
  const { origin } = settings
  const { request, media } = context
  const { page } = context
  const found = pageHead(
    { ...toRender, page },
    { head, status, origin, debug: request.debug, media },
  )
  const guard = settings.guard ?? null
  const scripts = head.scripts ?? []
  const note =
    guard?.tellsWhy === true && scripts.length > 0 ? templateScriptsNote(context.culture) : ''
  const after = [toRender.after, note].filter(Boolean).map(pieceOf)
  const main = [...withH1(zones, head.title ?? (page.h1 || page.name)), ...after]
  const printed = type === 'article' ? found.canonical : null
  const inLayout = (part: LayoutPartOfPage) =>
    layoutParts(toRender, part, parts[part], view, editing)
  const above = [...inLayout('announcement'), ...inLayout('header')]
  const body = bodyParts(above, main, inLayout('footer'), printed)
  const drawn = piecesOf(body)
  const look = lookOf(site.theme).id
  const fonts = fontFilesOf(site, settings.assets)
  const html = documentBytes({
    lang: page.lang,
    look,
    culture: cultureOf(page.lang),
    ...found,
    keywords: page.keywords,
    siteName: site.constants.nomcabinet,
    logoVersion: toRender.logoVersion,
    type,
    menus: head.menus ?? {},
    stylesheets: [settings.themeHref, ...(head.stylesheets ?? [])],
    scripts: guard === null ? scripts : [],
    nonce: guard?.nonce ?? null,
    pageConfiguration: {
      page_id: page.id,
      culture: context.culture,
      script_name: context.request.scriptName,
      debug: context.request.debug,
    },
    siteContext: siteContext(site)(toRender.tree, toRender.page),
    bodyClass: [`page_${page.module}_${page.action}`, toRender.layoutClass, settings.roleClass]
      .filter(Boolean)
      .join(' '),
    body,
    hasWaitingImage: drawn.some(({ hasWaitingImage }) => hasWaitingImage),
    symbols: symbolsOf(drawn, settings.icon),
    assets: editing
      ? { ...settings.assets, fonts, entry: editing.script, islands: [] }
      : pageAssets(all, drawn, settings.assets, fonts),
  })
  return {
    status,
    html,
    frames: editing ? [] : (head.frames ?? []),
    nonce: guard?.nonce ?? null,
    until: earliest([
      ...all.map((outcome) => outcome.until),
      // Any text may name one.
      nextFigureChange(site.settings.useful_figures, context.now),
    ]),
    isDegraded: all.some(({ state }) => state === 'error'),
  }
}

/** Files of the two families of a site's theme, each once: both have the narrow space. */
const fontFilesOf = ({ theme }: Site, { families }: RenderSettings['assets']): string[] => [
  ...new Set(familiesOf(fontsOf(theme)).flatMap(({ files }) => families[files]?.fonts ?? [])),
]

/** Runs the widgets of every part of the page at once. */
async function runParts(
  toRender: PageToRender,
  context: PageContext,
  { editing, ...plain }: RenderSettings,
): Promise<Record<PagePart, DrawableOutcome[]>> {
  const run = (part: PagePart, instances: WidgetInstance[] = toRender[part]) =>
    runWidgets(
      instances,
      context,
      editing ? { ...plain, editing: editingOf(editing, toRender.page, part) } : plain,
    )
  const below = plain.roleClass ? [...toRender.footer, BREAKPOINT_NOTICE] : toRender.footer
  const [announcement, header, widgets, footer] = await Promise.all([
    run('announcement'),
    run('header'),
    run('widgets'),
    run('footer', below),
  ])
  return { announcement, header, widgets, footer }
}

type LayoutPartOfPage = Exclude<PagePart, 'widgets'>

/** A part of the layout; as a list with a name where it is what is edited. */
function layoutParts(
  toRender: PageToRender,
  part: LayoutPartOfPage,
  drawable: readonly DrawableOutcome[],
  view: SharedView,
  editing: PageEditing | undefined,
): Parts {
  return editing && editingOf(editing, toRender.page, part).from === null
    ? editedList(byZone(toRender[part], drawable), view)
    : drawable.map((widget) => widget.piece(view))
}

/** What stands between header and footer; of the zones that are edited, the empty ones too. */
function middleParts(
  { page, widgets }: PageToRender,
  drawable: readonly DrawableOutcome[],
  view: SharedView,
  editing: PageEditing | undefined,
): Parts {
  const zones = byZone(widgets, drawable)
  if (!editing || editingOf(editing, page, 'widgets').from !== null) return pageParts(zones, view)
  return hasPageZones(editing.key)
    ? pageParts(zones, view, true)
    : ['<div class="band">', ...editedList(zones, view, 'container'), '</div>']
}

/** What all views of the page know. */
const viewOf = (
  { culture }: PageContext,
  all: readonly WidgetOutcome[],
  presented: string | null,
): SharedView => ({ culture, h1Owner: h1Owner(all), presented, repeats: repeatsIn(all) })

/** The widget that must draw the `<h1>`, else the first that can. */
const h1Owner = (all: readonly WidgetOutcome[]): number | null =>
  (all.find(({ takesH1 }) => takesH1 === true) ?? all.find(({ takesH1 }) => takesH1))?.id ?? null

/** A page on which no widget drew a title still has one, for whoever hears it (requirements A2). */
const withH1 = (main: Parts, title: string): Parts =>
  piecesOf(main).some(({ hasH1 }) => hasH1)
    ? main
    : [`<h1 class="visually-hidden">${escapeHtml(title)}</h1>`, ...main]

const withInner = (outcome: WidgetOutcome): WidgetOutcome[] => [
  outcome,
  ...outcome.inner.flatMap(withInner),
]

function byZone(instances: readonly WidgetInstance[], outcomes: readonly DrawableOutcome[]) {
  const zones = new Map<string, DrawableOutcome[]>()
  instances.forEach(({ zone }, index) => {
    const outcome = outcomes[index]
    if (outcome) zones.set(zone, [...(zones.get(zone) ?? []), outcome])
  })
  return zones
}

/** The first widget that says a thing is heard; lists and menus add up, each entry once. */
function mergedHead(parts: readonly HeadParts[]): HeadParts {
  const menus: Record<number, MenuData> = Object.assign(
    {},
    ...parts.map((part) => part.menus ?? {}),
  )
  const firstWins = Object.assign({}, ...parts.toReversed()) as HeadParts
  const each = <List extends 'stylesheets' | 'scripts' | 'frames'>(list: List) => [
    ...new Set(parts.flatMap((part): NonNullable<HeadParts[List]>[number][] => part[list] ?? [])),
  ]
  return {
    ...firstWins,
    noindex: parts.some(({ noindex }) => noindex === true),
    menus,
    stylesheets: each('stylesheets'),
    scripts: each('scripts'),
    frames: each('frames'),
    // Somebody who stands in two widgets is the same person.
    persons: [
      ...new Map(parts.flatMap(({ persons = [] }) => persons.map((one) => [one.id, one]))).values(),
    ],
  }
}

/** What scripts may know of the site and the page: the same for as long as both are. */
const siteContext = weakMemoize((site: Site) =>
  weakMemoizePair((tree: readonly PageNode[], page: Page) => {
    const { settings, constants } = asTyped(site)
    return jsonForScript({
      page: pageRecord(page, childrenIds(tree, page)),
      settings: publicSettings(settings),
      constants,
    })
  }),
)

const childrenIds = (tree: readonly PageNode[], { lft, rgt, level }: Page): number[] =>
  tree
    .filter((node) => node.lft > lft && node.rgt < rgt && node.level === level + 1)
    .map(({ id }) => id)

const symbolsOf = (drawn: readonly Piece[], icon: (name: string) => string | null): string =>
  [...new Set(drawn.flatMap(({ icons }) => icons))].map((name) => icon(name) ?? '').join('')

/**
 * The entry and exactly the islands that the page's widgets carry; nothing when neither has
 * anything to do.
 */
function pageAssets(
  all: readonly WidgetOutcome[],
  drawn: readonly Piece[],
  assets: ClientAssets,
  fonts: string[],
): DocumentAssets {
  const names = [...new Set(all.flatMap(({ island }) => island ?? []))]
  const islands = names.flatMap((name) => assets.island(name) ?? [])
  const needsEntry =
    islands.length > 0 ||
    all.some((outcome) => outcome.console.length > 0) ||
    drawn.some((piece) => piece.needsEntry)
  return {
    stylesheet: assets.stylesheet,
    fonts,
    entry: needsEntry ? assets.entry : null,
    islands,
  }
}

const WORDS: Readonly<Record<Culture, string>> = {
  'fr-FR': frTypography(
    'Le script d’un modèle de cette page s’exécute chez les visiteurs, pas pour vous : vous êtes ' +
      'connecté au back-office. Pour l’essayer, ouvrez la page dans une fenêtre privée, ou ' +
      'déconnectez-vous.',
  ),
  'en-GB':
    'The script of a template of this page runs for visitors, not for you: you are signed in to ' +
    'the back office. To try it, open the page in a private window, or sign out.',
}

/** For a developer: why the script that a template asks for does nothing here (requirements F5). */
const templateScriptsNote = (culture: Culture): string =>
  `<aside class="container account-note"><p>${escapeHtml(WORDS[culture])}</p></aside>`

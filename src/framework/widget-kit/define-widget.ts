import { createElement, type ReactNode } from 'react'
import type { Described } from './described.ts'
import type { FormContext, Receipt, SentForm } from '#base/core/form.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { FrameOrigin } from '#base/core/address/frame-origins.ts'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import type { ShownLogo } from '#base/core/logo.ts'
import type { MenuData } from '#base/core/menu.ts'
import type { DocumentContext, WrittenDocument } from '#base/core/offered-document.ts'
import type { BlockFault } from '#base/core/page/shared-block.ts'
import type { Page, PageNode, PageText } from '#base/core/page/page.ts'
import type { Params } from '#base/core/page/page-params.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import type { FirmPerson } from '#base/core/person.ts'
import type { Search } from '#base/core/search/search.ts'
import type { Site } from '#base/core/site.ts'
import type { Culture, Language } from '#base/kit/language.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { Marks } from './marks.ts'
import type { Repeats } from './own-ids.ts'
import type { Template } from './template.ts'
import type { WidgetGroup, WidgetVariant } from '#base/core/field/widget-preview.ts'
import { BadOptions, type Options } from './define-options.ts'
import type { NestedWidget } from '#base/core/field/nested-widget.ts'
import type { Fields, ValuesOf } from '#base/core/field/fields.ts'
import { holdsKind, valuesWithin } from './values-within.ts'

/** A template with the files it asks for (requirements F3). */
export interface LoadedTemplate {
  template: Template
  /** Address of its text, for an island that draws with it (requirements F2). */
  path: string
  css: string | null
  js: string | null
}

/** What a widget may know of the request it is drawn for. */
interface WidgetRequest {
  /** Path of the page, without script name and query. */
  path: string
  /** `/`, or `/dev.php/` on the development front path (requirements A5). */
  scriptName: string
  debug: boolean
  /** Query parameters as received; a repeated one is an array. */
  query: Readonly<Record<string, unknown>>
}

/** All that a loader can reach; declared here, satisfied by the server. */
export interface WidgetContext {
  /** Id of the widget being loaded. */
  widgetId: number
  site: Site
  /** Address of the site without trailing slash, or empty when unknown. */
  origin: string
  page: Page
  /** The page's `infos.testamotifs` (requirements D3). */
  pageMotifs: string[]
  culture: Culture
  request: WidgetRequest
  now: Date
  editorial: ArticleGateway
  /** Pages of the page's language in tree order. */
  tree: readonly PageNode[]
  /** The page in its other languages. */
  translations: { lang: string; path: string }[]
  /** Resolves a stored link to an href, or `null` when it leads nowhere. */
  href(link: string): string | null
  /** The same of a page by its path in French, which may be another one in the page's language. */
  pageHref(path: string): string | null
  menu(id: number): Promise<MenuData | null>
  /** A medium by its stored path: address, alternative text, focal point, size. */
  media(path: string): ShownMedia
  /** What stands for the firm. */
  logo(): Promise<ShownLogo>
  /** The firm's team in its order, those who are online. */
  team(): Promise<readonly FirmPerson[]>
  /** The template of that name; from the site's own folder when one is named (requirements F2). */
  template(name: string, dir: string): Promise<LoadedTemplate>
  /** Cleans an editor's HTML by the allow-list; what is long takes its time elsewhere. */
  clean(html: string): string | Promise<string>
  /** Links and marks of a clean text as they lead from here: no link to a page that is not there. */
  reachable(html: string): Promise<string>
  /** Explains terms of the glossary in clean HTML, each where the page first meets it. */
  explain(html: string): string
  /** Tokens of forms, what was just posted to this widget, the request that the page confirms. */
  form: FormContext
  /** The site's search. */
  search: Search
  /** What a page of the tree says in its own words; nothing when a visitor can't see it. */
  written(pageId: number): Promise<PageText>
  /** The PDF documents of the site. */
  documents: DocumentContext
  /** Runs widgets that stand inside this one. */
  run(widgets: NestedWidget[]): Promise<WidgetOutcome[]>
  /** Runs those of a shared block; in a block there is no other. */
  runBlock(id: number): Promise<WidgetOutcome[] | BlockFault>
  /** A log line for the operator; never shown to a visitor. */
  warn(message: string, cause?: unknown): void
  signal: AbortSignal
}

/** What a widget adds to the head of its page. */
export interface HeadParts {
  /** Title of what stands in the page's place, an article for one, and the slug it is asked by. */
  title?: string
  slug?: string
  /** Which page of a long list is shown, from the second on: its title says so. */
  listPage?: number
  description?: string
  /** Path and query; the document makes it absolute. `null` when the page shall name none. */
  canonical?: string | null
  noindex?: boolean
  /** The one motif that the address chose: a page of its own has the canonical address. */
  onlyMotif?: string
  /** The sharing image: its path, and the classes of its focal point. */
  image?: { src: string; focal: string }
  type?: 'website' | 'article'
  /** What the page is about, for machines. */
  describes?: Described
  /** Who is presented on the page, for machines. */
  persons?: readonly FirmPerson[]
  stylesheets?: string[]
  scripts?: string[]
  /** Source menus to embed, by id (requirements C1). */
  menus?: Record<number, MenuData>
  /** Hosts of the frames that a click may open; the page's policy lets no other in. */
  frames?: FrameOrigin[]
}

/** The answer of a loader. */
export type LoadResult<Model> = Holding & Loaded<Model>

/** What hangs on the clock says so. */
interface Holding {
  /** Until when the answer holds, as far as time goes; without it, until something is written. */
  until?: Date | null
}

type Loaded<Model> =
  | {
      state: 'ready'
      model: Model
      head?: HeadParts
      /** Console messages that the entry script prints (requirements C6, H2). */
      console?: string[]
      /** Drawn under the widget in developer mode only (requirements C7). */
      notes?: string[]
      /** Status of the whole page when it must not be 200 (requirements E6). */
      status?: number
      /**
       * The widget draws the page's `<h1>`; with `'unless-taken'` it leaves it to one that must
       * (requirements A2).
       */
      takesH1?: boolean | 'unless-taken'
    }
  | {
      state: 'empty'
      console?: string[]
      /** Why nothing is shown, as a sentence for whoever edits the page. */
      why?: string
    }
  | {
      state: 'error'
      /** Shown in a danger alert after « Widget {id} : ». */
      alert?: string
      /** Shown as it is; nothing is shown without an alert or a message (requirements H2). */
      message?: string
      /** A way on, under the message. */
      link?: { href: string; text: string }
      head?: HeadParts
      console?: string[]
      status?: number
    }

/** What all views of a page know beside their own model. */
export interface SharedView {
  culture: Culture
  /** The widget that draws the page's only `<h1>`; `null` when none does. */
  h1Owner: number | null
  /**
   * Title of what stands in the page's place, an article for one; `null` when nothing does. Absent where a widget is
   * drawn without its page.
   */
  presented?: string | null
  /** Shared blocks that the page shows once more. Absent where a widget is drawn without its page. */
  repeats?: Repeats
}

/** What one widget's view knows beside its model. */
export interface ViewContext extends SharedView, Marks {
  widgetId: number
  /** Another widget draws the page's `<h1>`. */
  h1Taken: boolean
  /** In the editor: the article that is shown is what is edited. */
  editsArticle: boolean
}

/** A widget that ran: its state, and how to draw it once every widget of the page has run. */
export interface WidgetOutcome {
  id: number
  type: string
  state: 'ready' | 'empty' | 'error'
  /** Island that takes the root over in the browser, by folder name. */
  island: string | null
  head: HeadParts
  console: string[]
  /** Why it shows nothing, for whoever edits the page; empty when its options say it. */
  why: string
  status: number
  /** Until when it holds, with the widgets inside; `null`: until something is written. */
  until: Date | null
  takesH1: boolean | 'unless-taken'
  /** Full-width band of the page that the widget stands on. */
  band: string
  /** Widgets inside this one, for what they bring to the page. */
  inner: WidgetOutcome[]
  /** The root element as HTML; a view that throws gives its danger alert (requirements A9, H1). */
  html(view: SharedView): string
}

/** Every widget by its type. */
export type Widgets = ReadonlyMap<string, Widget>

/** What is edited elsewhere and drawn without a field of its own kind that names it. */
export type EditedElsewhere =
  | { kind: 'template'; name: string; dir: string }
  /** Somebody of the team by their number, or whoever is online. */
  | { kind: 'person'; id: number | 'all' }

/** One widget as the registry holds it: its types are closed inside. */
export interface Widget {
  type: string
  /** French name in the editor. */
  title: string
  /** What it is for, in one French sentence. */
  sentence: string
  /** Other French words by which an editor looks for it. */
  keywords: string
  /** Options that a new one begins with. */
  starts: Readonly<Record<string, unknown>>
  /** Other ways to begin, each offered under its own name. */
  variants: readonly WidgetVariant[]
  /** Where the editor offers it; `null`: nowhere. */
  group: WidgetGroup | null
  options: Options<Fields>
  /** Tag of the root: `section` for widgets that carry a heading. */
  root: 'section' | 'div' | 'header' | 'footer' | 'nav'
  /** It says much the same on page after page: what is drawn is kept by its model, which is plain data. */
  isRepeated: boolean
  /** Whose words it shows; its own, which follow from its options and the page, unless said. */
  words: 'own' | 'elsewhere' | 'stored'
  /** Reads the stored options, then loads. @throws BadOptions, or whatever the loader throws */
  start(stored: string, version: number, context: WidgetContext): Promise<Started>
  /**
   * Motifs of the articles this instance shows when one is asked for, or `null` when it shows
   * none (requirements D11).
   */
  serves(stored: string, version: number, pageMotifs: string[]): string[] | null
  /** Where this instance lets search, as a stored link; `null` when it doesn't. */
  searchLink(stored: string, version: number): string | null
  /** What this instance says in an editor's own words, not yet cleaned (guides, documents). */
  written(stored: string, version: number): PageText
  /**
   * PDF documents that this instance offers: the guide that its page begins, or texts of its own;
   * `null` for a widget that never offers any.
   */
  documents: ((stored: string, version: number) => (WrittenDocument | 'guide')[]) | null
  /** Keys of the dated figures that this instance shows or computes with. */
  figures(stored: string, version: number, all: readonly DatedFigure[]): readonly string[]
  /** What this instance draws that is edited elsewhere, beside menus and blocks, which its fields name. */
  draws(stored: string, version: number): readonly EditedElsewhere[]
  /** Parameters of the page's address that this instance reads; it sees no others. */
  params(stored: string, version: number): Params
  /** Widgets that stand inside this instance, as stored; none when its options are bad. */
  nested(stored: string, version: number): NestedWidget[]
  examples: readonly Example[]
}

/** What `start` gives back: the result of the loader, with the view bound to it. */
export interface Started {
  result: LoadResult<unknown>
  island: string | null
  band: string
  inner: WidgetOutcome[]
  render(view: ViewContext): ReactNode
}

/** A named example: food for the sandbox, markup tests and documentation. */
export interface Example {
  name: string
  options: Record<string, unknown>
  /** What the example needs of the page around it; all else is an ordinary page's. */
  page?: ExamplePage
  /** State that the example shows: `ready` unless said; `refused` options give an error. */
  ends?: 'ready' | 'empty' | 'error' | 'refused'
}

/** The page around an example. */
export interface ExamplePage {
  /** Where it stands when it is shown alone: `content` unless said. */
  zone?: 'header' | 'hero' | 'top' | 'content' | 'bottom' | 'footer'
  /** Path of the page whose place the example takes. */
  at?: string
  lang?: Language
  /** The page's `infos.testamotifs`. */
  motifs?: string[]
  query?: Readonly<Record<string, string>>
  /** Title of the article that stands on it. */
  presented?: string
  /** A page outside the tree, as the 404 page. */
  outside?: boolean
  /** Who is in the firm's team. */
  team?: readonly FirmPerson[]
  /** The editorial provider answers nobody. */
  providerDown?: boolean
  /** Its articles come from public feeds. */
  publicFeeds?: boolean
  /** What the shared block that it names holds. */
  block?: NestedWidget[]
  /** A developer looks at it. */
  developer?: boolean
  /** A form that was just posted to the example and comes back. */
  sent?: SentForm
  /** The request that the page confirms. */
  receipt?: Receipt
}

/** The parts of a widget, from the files of its folder. */
export interface WidgetParts<F extends Fields, Model> {
  type: string
  title: string
  sentence?: Widget['sentence']
  keywords?: Widget['keywords']
  starts?: Partial<ValuesOf<F>>
  variants?: readonly (Omit<WidgetVariant, 'starts'> & { starts: Partial<ValuesOf<F>> })[]
  /** Where the editor offers it: among the others unless it says so, nowhere when it says `null`. */
  group?: Widget['group']
  options: Options<F>
  root?: Widget['root']
  isRepeated?: boolean
  load(options: ValuesOf<F>, context: WidgetContext): Promise<LoadResult<Model>> | LoadResult<Model>
  View: (props: { model: Model; view: ViewContext }) => ReactNode
  /** Name of the folder whose `island.ts` takes over, when this model needs one. */
  island?(model: Model): string | null
  /** Band of the page to stand on. */
  band?(options: ValuesOf<F>): string
  /** Outcomes of the widgets inside. */
  inner?(model: Model): WidgetOutcome[]
  /**
   * Whose words it shows, for the search index: `elsewhere` for a list of what is found by itself
   * (articles, pages, menus), `stored` for words that the options don't hold (dated figures).
   */
  words?: 'elsewhere' | 'stored'
  /** Where it lets search, as a stored link. */
  searchLink?(options: ValuesOf<F>): string | null
  /** What an editor wrote in it: HTML in the order of reading, and what stands under the title. */
  written?(options: ValuesOf<F>): Partial<PageText>
  /** PDF documents that it offers: the guide that its page begins, or texts of its own. */
  documents?(options: ValuesOf<F>): (WrittenDocument | 'guide')[]
  /** Keys of the dated figures that it shows or computes with. */
  figures?(options: ValuesOf<F>, all: readonly DatedFigure[]): readonly string[]
  /** What it draws that is edited elsewhere, beside menus and blocks, which its fields name. */
  draws?(options: ValuesOf<F>): readonly EditedElsewhere[]
  /** Parameters of the page's address that it reads; it sees no others. */
  params?: Params | ((options: ValuesOf<F>) => Params)
  /** Motifs of the articles it can show in article mode. */
  serves?(options: ValuesOf<F>, pageMotifs: string[]): string[] | null
  examples: readonly Example[]
}

/** Ties the files of a widget's folder together. */
export function defineWidget<F extends Fields, Model>(parts: WidgetParts<F, Model>): Widget {
  const { View } = parts
  const read = remembered(parts.options)
  /** For questions about an instance that only its options answer. */
  const fromOptions = <T>(
    stored: string,
    version: number,
    fallback: T,
    answer: (options: ValuesOf<F>) => T,
  ): T => {
    try {
      return answer(read(stored, version))
    } catch (cause) {
      if (cause instanceof BadOptions) return fallback
      throw cause
    }
  }
  return {
    type: parts.type,
    title: parts.title,
    sentence: parts.sentence ?? '',
    keywords: parts.keywords ?? '',
    starts: parts.starts ?? {},
    variants: parts.variants ?? [],
    group: parts.group === undefined ? 'others' : parts.group,
    options: parts.options,
    root: parts.root ?? 'div',
    isRepeated: parts.isRepeated ?? false,
    words: parts.words ?? 'own',
    examples: parts.examples,
    serves: (stored, version, pageMotifs) =>
      fromOptions(stored, version, null, (options) => parts.serves?.(options, pageMotifs) ?? null),
    searchLink: (stored, version) =>
      fromOptions(stored, version, null, (options) => parts.searchLink?.(options) ?? null),
    written: (stored, version) => ({
      intro: '',
      html: '',
      ...fromOptions(stored, version, {}, (options) => parts.written?.(options) ?? {}),
    }),
    documents: parts.documents
      ? (stored, version) =>
          fromOptions(stored, version, [], (options) => parts.documents?.(options) ?? [])
      : null,
    figures: (stored, version, all) =>
      fromOptions(stored, version, [], (options) => parts.figures?.(options, all) ?? []),
    draws: (stored, version) =>
      fromOptions(stored, version, [], (options) => parts.draws?.(options) ?? []),
    params: (stored, version) =>
      typeof parts.params === 'function'
        ? fromOptions(stored, version, {}, parts.params)
        : (parts.params ?? {}),
    nested: holdsKind(parts.options.fields, 'widgets')
      ? (stored, version) =>
          fromOptions(stored, version, [], (options) => innerWidgets(parts.options.fields, options))
      : () => [],
    async start(stored, version, context) {
      const options = read(stored, version)
      const result = await parts.load(options, context)
      const model = result.state === 'ready' ? result.model : null
      return {
        result,
        island: model !== null && parts.island ? parts.island(model) : null,
        band: parts.band?.(options) ?? '',
        inner: model !== null && parts.inner ? parts.inner(model) : [],
        render: (view) => (model === null ? null : createElement(View, { model, view })),
      }
    },
  }
}

const innerWidgets = (fields: Fields, options: Record<string, unknown>): NestedWidget[] =>
  valuesWithin(fields, options).flatMap(({ field, value }) =>
    // Options that were read are valid.
    field.kind === 'widgets' ? (value as NestedWidget[]) : [],
  )

/** What is read of all types together. */
export const optionsRoom = roomFor(6_000_000)

/**
 * Reading stored options is pure, and the same instances stand on page after page: each text is
 * read once. Loaders must not change what they get.
 */
function remembered<F extends Fields>(options: Options<F>): Options<F>['read'] {
  const readers = new Map<number, (stored: string) => ValuesOf<F>>()
  return (stored, version) => {
    const known = readers.get(version)
    if (known) return known(stored)
    const reader = memoize((text) => options.read(text, version), {
      room: optionsRoom,
      sizeOf: estimateBytes,
    })
    // Of versions that there are not yet, whoever asks for them could name any number.
    if (version <= options.version) readers.set(version, reader)
    return reader(stored)
  }
}

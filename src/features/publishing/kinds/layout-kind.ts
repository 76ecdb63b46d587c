import { z } from 'zod'
import { type DocumentProblem, layoutDocument } from '#base/core/document.ts'
import {
  LAYOUT_PART_NAMES,
  type LayoutKey,
  type LayoutPart,
  layoutTitle,
  type WidgetInstance,
} from '#base/core/page/page.ts'
import type { DraftWidget, LayoutDraft } from '#base/core/page/page-draft.ts'
import { LANGUAGES, languageOf } from '#base/kit/language.ts'
import { Refused } from '#base/kit/refused.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { draftWidget, storedWidget } from '../rules/draft-content.ts'
import type { ComparedPages, PageChange } from '../rules/page-diff.ts'
import type { Kind, Live } from '../service/kind.ts'
import { hashOf } from './hash.ts'
import { readWidgets } from '../checks/option-values.ts'
import { headingFindings } from '../checks/text-findings.ts'
import { widgetFindings } from '../checks/widget-findings.ts'
import { draftContent } from '../store/stored-page.ts'
import { layoutDocuments } from '../contract/layout-documents.ts'
import { describedTypes, ownIds } from './held-widgets.ts'
import { canonicalWidgets } from './page-content.ts'
import { draftProblems } from '../checks/page-problems.ts'
import { shownByWidgets } from './shown-by-widgets.ts'

/** A part of a layout as its editor sends it. */
export interface LayoutContent {
  widgets: DraftWidget[]
}

/** A part of a layout as visitors have it. */
export interface LiveLayout extends Live, LayoutContent {
  key: LayoutKey
}

export type LayoutKind = Kind<LayoutContent, LiveLayout>

/** The parts that no site can do without. */
const NEEDED: readonly LayoutPart[] = ['header', 'footer']

/** Parts that stand in the place of a page. */
const isPage = (part: LayoutPart): boolean => part === 'error404' || part === 'signin'

/** English parts that are empty show the French ones; an announcement is of its language alone. */
const isNeeded = ({ part, lang }: LayoutKey): boolean => lang === 'fr' && NEEDED.includes(part)

const PARTS = z.enum(LAYOUT_PART_NAMES)

function storedPart(text: string): LayoutContent | null {
  const draft = draftContent(text)
  return draft && { widgets: draft.widgets }
}

/** What it takes to read a part of a layout, its draft and its former versions. */
export const LAYOUTS: Pick<LayoutKind, 'live' | 'readDraft' | 'readRevision' | 'complete'> = {
  readDraft: storedPart,
  readRevision: storedPart,

  async live(stores, siteId, { ref, lang }) {
    const [id = '', name = ''] = ref.split('/')
    const part = PARTS.safeParse(name)
    const [layout, layouts] = await Promise.all([
      stores.layouts.find(siteId, Number(id)),
      stores.layouts.list(siteId),
    ])
    if (!part.success || !layout) {
      throw new Refused('absent', 'Cette mise en page n’existe plus sur ce site.')
    }
    const key = { layoutId: layout.id, part: part.data, lang: languageOf(lang) }
    const stored = await stores.widgets.of(siteId, key)
    return {
      key,
      widgets: stored.map(draftWidget),
      hash: hashOf(canonicalWidgets(stored)),
      isLive: stored.length > 0,
      isBlank: stored.length === 0,
      title: layoutTitle(layout.name, part.data, layouts.length),
    }
  },

  complete: ({ widgets }, draft) => draft ?? { widgets },
}

/** What the kind of layouts is handed. */
export interface LayoutKindParts {
  widgets: Widgets
  /** What became of a page between two versions. @throws {QueueFull} */
  comparePages(compared: ComparedPages): Promise<PageChange[]>
  /** Draws widgets of a layout on pages of the site. @returns why those that fail do */
  tryLayout(siteId: number, key: LayoutKey, widgets: WidgetInstance[]): Promise<DocumentProblem[]>
}

/** All of the kind that is the same whatever widgets there are. */
const KNOWN: Omit<LayoutKind, 'problems' | 'findings' | 'changes'> = {
  ...layoutDocuments,
  ...LAYOUTS,

  writeDraft: asDraft,
  over: (_held, sent) => sent,
  reduce: (live, content) => (canonicalOf(content) === canonicalOf(live) ? null : content),
  async names(stores, siteId) {
    const layouts = await stores.layouts.list(siteId)
    return layouts.flatMap(({ id, name }) =>
      PARTS.options.flatMap((part) =>
        LANGUAGES.map((lang) => ({
          key: layoutDocument({ layoutId: id, part, lang }),
          name: layoutTitle(name, part, layouts.length),
        })),
      ),
    )
  },
  address: async ({ key: { part, lang } }, reader) =>
    isPage(part) ? '' : ((await reader.tree(lang))[0]?.path ?? ''),
  shown({ key, title, isLive }, { widgets }) {
    const layout = { ...key, title, isLive }
    return { layout, widgets } satisfies Pick<LayoutDraft, 'layout' | 'widgets'>
  },

  async write({ widgets: store }, siteId, { key }, { widgets }) {
    await store.replace(siteId, key, widgets.map(asText))
  },
  stays: ({ key, title }) =>
    isNeeded(key) ? `« ${title} » ne se retire pas du site : modifiez-le.` : '',
  // What stood there is the draft now, unless there is one: it may come back next year.
  async unpublish({ widgets: store, documents }, siteId, { key, widgets }) {
    await store.replace(siteId, key, [])
    const document = layoutDocument(key)
    const { content, counter } = await documents.find(siteId, document)
    if (content !== '') return
    const draft = asDraft({ widgets })
    const liveHash = hashOf(canonicalWidgets([]))
    await documents.write(siteId, document, { content: draft, liveHash, counter: counter + 1 })
  },
  told: ({ widgets }) => ({ widgets: widgets.length }),

  revision: (live, draft) => asDraft(draft ?? live),
  hashOfRevision(text) {
    const content = storedPart(text)
    return content ? hashOf(canonicalOf(content)) : ''
  },
  async again(stores, siteId, key, { widgets }) {
    const live = await LAYOUTS.live(stores, siteId, key)
    const here = new Set(live.widgets.map(({ id }) => id))
    return { widgets: await ownIds(stores, siteId, here, widgets) }
  },
}

/** Header, footer, announcement and the pages outside of the tree, of each layout and language. */
export function layoutKind({
  widgets: known,
  comparePages,
  tryLayout,
}: LayoutKindParts): LayoutKind {
  const types = describedTypes(known)
  const shownBy = shownByWidgets(known)
  return {
    ...KNOWN,
    async shows(stores, siteId, { key }, { widgets }) {
      const isFrench = widgets.length === 0 && key.lang !== 'fr' && key.part !== 'announcement'
      if (isFrench) return [layoutDocument({ ...key, lang: 'fr' })]
      return shownBy(stores, siteId, widgets)
    },
    async problems(_stores, _siteId, { widgets }, { key, title, ...live }) {
      if (widgets.length === 0 && isNeeded(key)) {
        return [problem(`« ${title} » est vide : ajoutez au moins un bloc.`)]
      }
      if (key.part === 'announcement' && widgets.every(isUnwritten)) {
        return [
          problem('L’annonce est vide : écrivez-la. Pour qu’elle disparaisse, retirez-la du site.'),
        ]
      }
      return draftProblems(known, { widgets }, live.widgets.map(storedWidget))
    },
    // What stands live already is no obstacle: an edit beside it must get through.
    async drawingProblems(siteId, { widgets }, { key, ...live }) {
      const before = new Set(live.widgets.map((widget) => JSON.stringify(widget)))
      const changed = widgets.filter((widget) => !before.has(JSON.stringify(widget)))
      return changed.length === 0 ? [] : tryLayout(siteId, key, changed.map(storedWidget))
    },
    async findings(look, { widgets }, { key: { part, lang } }) {
      const read = readWidgets(known, widgets)
      await yieldToLoop()
      const titles = new Map(read.map((widget) => [widget.id, widget.title]))
      // What stands around the home page says nothing of its titles.
      const headings = isPage(part) ? look.drawn.headings : []
      const path = isPage(part) ? '' : ((await look.reader.tree(lang))[0]?.path ?? '')
      return [
        ...headingFindings(headings, (widgetId) => titles.get(widgetId) ?? ''),
        ...(await widgetFindings(known, look, {
          widgets,
          read,
          lang,
          known: await look.targets(path, lang),
        })),
      ]
    },
    changes: (before, after) =>
      comparePages({ before: asPage(before), after: asPage(after), types: types() }),
  }
}

/** As drafts and revisions are stored: a page that has nothing but widgets. */
function asDraft({ widgets }: LayoutContent): string {
  return JSON.stringify({ widgets, fields: {} })
}

/** What differs between parts, as a page that has nothing but widgets. */
const asPage = ({ widgets }: LayoutContent) => ({
  fields: { title: '', h1: '', description: '', keywords: '' },
  widgets,
})

/** Nothing of it would be seen. */
const isUnwritten = ({ type, options }: DraftWidget): boolean =>
  type === 'announcement' && typeof options === 'object' && !String(options['text'] ?? '').trim()

/** Options as the text that was stored, or will be. */
function asText(widget: DraftWidget, position: number) {
  const { options: text, ...rest } = storedWidget(widget, position)
  return { ...rest, options: {}, text }
}

const canonicalOf = ({ widgets }: LayoutContent): string =>
  canonicalWidgets(widgets.map(storedWidget))

const problem = (message: string): DocumentProblem => ({
  widgetId: null,
  widget: '',
  field: '',
  message,
})

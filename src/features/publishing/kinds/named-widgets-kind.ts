import { blocksWithin } from '#base/core/page/shared-block.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { DocumentProblem } from '#base/core/document.ts'
import { languageOf } from '#base/kit/language.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { readWidgets } from '../checks/option-values.ts'
import { widgetFindings } from '../checks/widget-findings.ts'
import {
  blockDocuments,
  modelDocuments,
  type NamedKind,
  type NamedWidgetsDocuments,
  type NamedWidgetsDraft,
} from '../contract/named-widgets-documents.ts'
import { storedWidget } from '../rules/draft-content.ts'
import { optionChanges } from '../rules/option-changes.ts'
import type { ComparedPages, PageChange } from '../rules/page-diff.ts'
import type { Kind } from '../service/kind.ts'
import { type NamedWidgets, namedWidgets } from '../store/stored-text.ts'
import { describedTypes, ownIds } from './held-widgets.ts'
import { canonicalWidgets } from './page-content.ts'
import { draftProblems } from '../checks/page-problems.ts'
import { shownByWidgets } from './shown-by-widgets.ts'
import { type LiveText, textKind, textReading } from './text-kind.ts'

type NamedWidgetsKind = Kind<NamedWidgets, LiveText<NamedWidgets>>

/** How widgets under a name are read and told apart. */
const readingOf = (kind: NamedKind) => ({
  kind,
  schema: namedWidgets,
  blank: (title: string): NamedWidgets => ({ title, widgets: [] }),
  titleOf: ({ title }: NamedWidgets): string => title,
  canonical: ({ title, widgets }: NamedWidgets): string =>
    JSON.stringify([title.trim(), canonicalWidgets(widgets.map(storedWidget))]),
})

/** What it takes to read drafts of widgets under a name, by kind. */
export const NAMED_WIDGETS = {
  block: textReading(readingOf('block')),
  model: textReading(readingOf('model')),
} satisfies Record<
  NamedKind,
  Pick<NamedWidgetsKind, 'live' | 'readDraft' | 'readRevision' | 'complete'>
>

/** What these kinds are handed. */
export interface NamedWidgetsParts {
  widgets: Widgets
  /** What became of a page between two versions. @throws {QueueFull} */
  comparePages(compared: ComparedPages): Promise<PageChange[]>
}

/** What differs between kinds of widgets under a name. */
interface Differs {
  kind: NamedKind
  documents: NamedWidgetsDocuments
  /** « le bloc ». */
  the: string
  /** What else keeps a widget from being published in one. */
  refuse?(widget: DraftWidget, position: number): DocumentProblem[]
}

/** Shared blocks: widgets that are made once and stand on many pages. */
export const blockKind = (parts: NamedWidgetsParts): NamedWidgetsKind =>
  namedWidgetsKind(parts, {
    kind: 'block',
    documents: blockDocuments,
    the: 'le bloc',
    refuse: blockInside,
  })

/** Models of pages: what is live is offered to whoever adds a page; no visitor sees it. */
export const modelKind = (parts: NamedWidgetsParts): NamedWidgetsKind =>
  namedWidgetsKind(parts, { kind: 'model', documents: modelDocuments, the: 'le modèle' })

function namedWidgetsKind(
  { widgets: known, comparePages }: NamedWidgetsParts,
  { kind, documents, the, refuse = () => [] }: Differs,
): NamedWidgetsKind {
  const types = describedTypes(known)
  const shownBy = shownByWidgets(known)
  const The = the.charAt(0).toUpperCase() + the.slice(1)
  return textKind({
    ...readingOf(kind),
    documents,
    over: (held, sent) => ({ ...held, ...sent }),

    shown: ({ id, lang, isLive }, { title, widgets }) =>
      ({
        text: { id, lang: languageOf(lang), isLive },
        title,
        widgets,
      }) satisfies Pick<NamedWidgetsDraft, 'text' | 'title' | 'widgets'>,
    async problems(_stores, _siteId, { title, widgets }, { content: live }) {
      const empty = `${The} est vide : ajoutez au moins un bloc.`
      return [
        ...(title.trim() === '' ? [problem(`Donnez un nom : ${the} n’en a pas.`, 'title')] : []),
        ...(widgets.length === 0 ? [problem(empty, 'widgets')] : []),
        ...widgets.flatMap(refuse),
        ...(await draftProblems(known, { widgets }, live.widgets.map(storedWidget))),
      ]
    },
    async findings(look, { widgets }, { lang: own }) {
      const lang = languageOf(own)
      const read = readWidgets(known, widgets)
      await yieldToLoop()
      const targets = await look.targets('', lang)
      return widgetFindings(known, look, { widgets, read, lang, known: targets })
    },
    // What a model would draw is drawn by the pages that begin with it.
    shows: async (stores, siteId, _live, { widgets }) =>
      kind === 'block' ? shownBy(stores, siteId, widgets) : [],
    told: ({ title, content: { widgets } }) => ({ title, widgets: widgets.length }),
    async again(stores, siteId, key, { title, widgets }) {
      const { content } = await NAMED_WIDGETS[kind].live(stores, siteId, key)
      const here = new Set(content.widgets.map(({ id }) => id))
      return { title, widgets: await ownIds(stores, siteId, here, widgets) }
    },
    async changes(before, after) {
      const renamed = optionChanges(NAME, { title: before.title }, { title: after.title })
      const compared = { before: asPage(before), after: asPage(after), types: types() }
      const ofName: PageChange = { ...OF_NAME, widget: The, changes: renamed }
      return [...(renamed.length > 0 ? [ofName] : []), ...(await comparePages(compared))]
    },
  })
}

const NAME = [{ name: 'title', kind: 'text' as const, label: 'Nom', default: '' }]

const OF_NAME = {
  kind: 'changed',
  widgetId: null,
  words: '',
  place: '',
} as const

/** A block inside of a block is never drawn. */
function blockInside(widget: DraftWidget, position: number): DocumentProblem[] {
  if (blocksWithin(storedWidget(widget, position)).length === 0) return []
  const message =
    'Un bloc partagé n’en contient pas d’autre. Retirez celui qui est ici ; ses blocs peuvent être copiés à sa place.'
  return [{ ...problem(message, 'widgets'), widgetId: widget.id, widget: 'Bloc partagé' }]
}

/** As a page that has nothing but widgets. */
const asPage = ({ widgets }: NamedWidgets) => ({
  fields: { title: '', h1: '', description: '', keywords: '' },
  widgets,
})

const problem = (message: string, name: string): DocumentProblem => ({
  widgetId: null,
  widget: '',
  field: '',
  name,
  message,
})

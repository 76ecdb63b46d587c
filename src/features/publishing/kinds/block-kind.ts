import { blocksWithin } from '#base/core/page/shared-block.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { DocumentProblem, TextKind } from '#base/core/document.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { giveWay } from '#base/platform/db/give-way.ts'
import { readWidgets } from '../checks/option-values.ts'
import { widgetFindings } from '../checks/widget-findings.ts'
import { type BlockDraft, blockDocuments } from '../contract/block-documents.ts'
import { storedWidget } from '../rules/draft-content.ts'
import { optionChanges } from '../rules/option-changes.ts'
import type { ComparedPages, PageChange } from '../rules/page-diff.ts'
import type { Kind } from '../service/kind.ts'
import { type NamedWidgets, namedWidgets } from '../store/stored-text.ts'
import { usesOfBlocks } from '../service/block-uses.ts'
import { describedTypes, ownIds } from './held-widgets.ts'
import { canonicalWidgets } from './page-content.ts'
import { draftProblems } from './page-problems.ts'
import { type LiveText, textKind, textReading } from './text-kind.ts'

type BlockKind = Kind<NamedWidgets, LiveText<NamedWidgets>>

/** How widgets under a name are read and told apart. */
const readingOf = (kind: TextKind) => ({
  kind,
  schema: namedWidgets,
  blank: (title: string): NamedWidgets => ({ title, widgets: [] }),
  canonical: ({ title, widgets }: NamedWidgets): string =>
    JSON.stringify([title.trim(), canonicalWidgets(widgets.map(storedWidget))]),
})

/** What it takes to read the draft of a shared block. */
export const BLOCKS: Pick<BlockKind, 'live' | 'readDraft' | 'complete'> = textReading(
  readingOf('block'),
)

/** What the kind of shared blocks is handed. */
export interface BlockKindParts {
  widgets: Widgets
  /** What became of a page between two versions. @throws {QueueFull} */
  comparePages(compared: ComparedPages): Promise<PageChange[]>
}

/** Shared blocks: widgets that are made once and stand on many pages. */
export function blockKind({ widgets: known, comparePages }: BlockKindParts): BlockKind {
  const types = describedTypes(known)
  return textKind({
    ...readingOf('block'),
    documents: blockDocuments,
    uses: usesOfBlocks(known),

    shown: ({ id, lang, isLive }, { title, widgets }) =>
      ({
        text: { id, lang: lang === 'en' ? 'en' : 'fr', isLive },
        title,
        widgets,
      }) satisfies Pick<BlockDraft, 'text' | 'title' | 'widgets'>,
    async problems(_stores, _siteId, { title, widgets }, { content: live }) {
      return [
        ...(title.trim() === '' ? [problem('Donnez un nom au bloc.', 'title')] : []),
        ...(widgets.length === 0
          ? [problem('Le bloc est vide : ajoutez au moins un widget.', 'widgets')]
          : []),
        ...widgets.flatMap(blockInside),
        ...(await draftProblems(known, { widgets }, live.widgets.map(storedWidget))),
      ]
    },
    async findings(look, { widgets }, { lang: own }) {
      const lang = own === 'en' ? 'en' : 'fr'
      const read = readWidgets(known, widgets)
      await giveWay()
      const targets = await look.targets('', lang)
      return widgetFindings(known, look, { widgets, read, lang, known: targets })
    },
    told: ({ title, content: { widgets } }) => ({ title, widgets: widgets.length }),
    async again(stores, siteId, key, { title, widgets }) {
      const { content } = await BLOCKS.live(stores, siteId, key)
      const here = new Set(content.widgets.map(({ id }) => id))
      return { title, widgets: await ownIds(stores, siteId, here, widgets) }
    },
    async changes(before, after) {
      const renamed = optionChanges(NAME, { title: before.title }, { title: after.title })
      const compared = { before: asPage(before), after: asPage(after), types: types() }
      const ofName: PageChange = { ...OF_NAME, changes: renamed }
      return [...(renamed.length > 0 ? [ofName] : []), ...(await comparePages(compared))]
    },
  })
}

const NAME = [{ name: 'title', kind: 'text' as const, label: 'Nom', default: '' }]

const OF_NAME = {
  kind: 'changed',
  widgetId: null,
  widget: 'Le bloc partagé',
  words: '',
  place: '',
} as const

/** A block inside of a block is never drawn. */
function blockInside(widget: DraftWidget, position: number): DocumentProblem[] {
  if (blocksWithin(storedWidget(widget, position)).length === 0) return []
  const message =
    'Un bloc partagé n’en contient pas d’autre. Retirez celui qui est ici ; ses widgets peuvent être copiés à sa place.'
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

import { LANGUAGES, type Language } from '#base/kit/language.ts'
import type { LayoutKey, PageKey, WidgetOwner } from '#base/core/page/page.ts'
import type { WidgetDraft } from '#features/pages/store/widget-store.ts'
import type { FaultList, Path, Place } from './faults.ts'
import { pageZones } from './page-zones.ts'
import { type DemoFiles, ENGLISH } from './read-demo.ts'
import { widgetDrafts } from './widget-drafts.ts'
import { type WidgetReader, WrittenWidget } from './written-widget.ts'
import type { Zones } from './zones.ts'

/** The widgets of one owner. */
export interface OwnedWidgets<Owner extends WidgetOwner> {
  owner: Owner
  widgets: WidgetDraft[]
}

/** What a widget says of stored options: where each fault is, and what it is (French). */
export type OptionFaults = (
  type: string,
  options: Record<string, unknown>,
) => readonly { path: Path; message: string }[]

/** What all widgets of the demo are made with. */
export interface Making {
  files: DemoFiles
  reader: WidgetReader
  optionFaults: OptionFaults
  faults: FaultList
}

/** A page in one language. */
interface ShownPage {
  id: number
  file: string
  path: string
  front: { eyebrow?: string | undefined; intro?: string | undefined }
}

const PARTS: readonly LayoutKey['part'][] = ['header', 'footer', 'error404', 'signin']

/** Numbers begin here: those of layouts below those of pages, English pages after all others. */
const FIRST_OF_LAYOUTS = 10_000
const FIRST_OF_PAGES: Record<Language, number> = { fr: 20_000, en: 40_000 }
const FIRST_OF_TEXTS = 70_000
/** So many for a page, a model or a layout, and of those of a layout for a language and a part. */
const EACH = 100
const EACH_LANGUAGE = 50
const EACH_PART = 10

/** Header, footer and the pages outside the tree, of every layout in both languages. */
export const layoutWidgets = (making: Making): OwnedWidgets<LayoutKey>[] =>
  Object.entries(making.files.written['layouts.yaml']).flatMap(([layout, { id }]) =>
    LANGUAGES.flatMap((lang, language) =>
      PARTS.map((part, index) => ({
        owner: { layoutId: id, part, lang },
        widgets: drafts(
          zonesOf(partFile(making, layout, `${part}${lang === 'en' ? ENGLISH : '.md'}`), making),
          FIRST_OF_LAYOUTS + id * EACH + language * EACH_LANGUAGE + index * EACH_PART,
          making,
        ),
      })),
    ),
  )

/** A part of a layout: its own, or that which all layouts have. */
function partFile({ files, faults }: Making, layout: string, name: string): string {
  const own = `layouts/${layout}/${name}`
  const found = [own, `layouts/${name}`].find((file) => files.blocks.has(file))
  if (found === undefined) faults.add({ file: own, lineOf: () => 1 }, [], 'ce fichier manque')
  return found ?? own
}

/** Of pages in one language; `around` is what the section of a path adds. */
export const pageWidgets = (
  pages: readonly ShownPage[],
  lang: Language,
  around: (path: string) => Zones<WrittenWidget>,
  making: Making,
): OwnedWidgets<PageKey>[] =>
  pages.map(({ id, file, path, front }) => ({
    owner: { pageId: id, lang },
    widgets: drafts(
      pageZones(titleBlock(front, { file, lineOf: () => 1 }), zonesOf(file, making), around(path)),
      FIRST_OF_PAGES[lang] + id * EACH,
      making,
    ),
  }))

/** Pages to begin with, then shared blocks, in their order. */
export function namedWidgets(making: Making) {
  const { models, sharedBlocks } = making.files.written
  const placeOf = (file: string) => making.files.places.get(file) ?? { file, lineOf: () => 1 }
  const inOrder = (texts: typeof models, kind: 'block' | 'model') =>
    Object.entries(texts)
      .toSorted(([, one], [, other]) => one.order - other.order)
      .map(([file, { title, parent }]) => ({ kind, file, title, parent }))
  return [...inOrder(models, 'model'), ...inOrder(sharedBlocks, 'block')].map(
    ({ kind, file, title, parent }, index) => ({
      kind,
      title,
      widgets: drafts(zonesOf(file, making), FIRST_OF_TEXTS + index * EACH, making),
      parentId: parent && making.reader.page(parent, placeOf(file), ['parent']),
    }),
  )
}

/** The way to the page and its title, which takes the page's name where the text is empty. */
function titleBlock({ eyebrow = '', intro }: ShownPage['front'], place: Place): WrittenWidget[] {
  if (intro === undefined) return []
  const heading = { text: '', level: '1', eyebrow, intro, picture: true }
  return [
    new WrittenWidget('breadcrumb', {}, place, []),
    new WrittenWidget('heading', heading, place, []),
  ]
}

function zonesOf(file: string, { files, reader }: Making): Zones<WrittenWidget> {
  const zones: Zones<WrittenWidget> = {}
  for (const block of files.blocks.get(file) ?? []) {
    const { zone, widget } = reader.block(block)
    ;(zones[zone] ??= []).push(widget)
  }
  return zones
}

const drafts = (
  zones: Zones<WrittenWidget>,
  first: number,
  { optionFaults, faults }: Making,
): WidgetDraft[] =>
  widgetDrafts(zones, first, ({ type, place, path }, options) => {
    for (const fault of optionFaults(type, options)) {
      faults.add(place, [...path, ...fault.path], fault.message)
    }
  })

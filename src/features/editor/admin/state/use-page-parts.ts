import { useEffect, useMemo } from 'react'
import type { Language } from '#base/kit/language.ts'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { blocks } from '#features/publishing/contract/blocks.ts'
import { models, SENTENCE_LETTERS } from '#features/publishing/contract/models.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { request } from '#framework/admin/shell/http.ts'
import { editor } from '../../contract/editor.ts'
import type { EditorParts } from './editor-parts.ts'
import { createPreviews } from './previews.ts'
import type { Surface } from './tree/surface.ts'
import { widgetIds } from './widget-ids.ts'

/** Where widgets are drawn while they are edited. */
export interface PreviewPlace {
  /** The page on which they are drawn; `null` for the home page. */
  pageId: number | null
  lang: Language
  /** It stays the same object. */
  surface: Surface
  /** Which document, as its canvas is addressed: `page/12/fr`. */
  canvas: string
}

/** What stays with an opened page, also when its draft is opened anew or published; `null` without widgets. */
export function usePageParts(
  { pageId, lang, surface, canvas }: PreviewPlace,
  widgets: readonly WidgetDescription[] | null,
  isLive: boolean,
): Omit<EditorParts, 'announce'> | null {
  // What was published with a title of an example means it.
  const lettersOfExample = useStable(() => (isLive ? SENTENCE_LETTERS : 1))
  const parts = useMemo(() => {
    if (!widgets) return null
    const numbers = widgetIds(async (count) => {
      return (await request(editor.ids, { body: { count } })).ids
    })
    const previews = createPreviews(async (wanted, signal) => {
      const body = { pageId, lang, editing: true, ...wanted }
      return (await request(editor.previews, { body, signal })).previews
    })
    const descriptions = new Map(widgets.map((one) => [one.type, one]))
    const blockWidgets = async (id: number) =>
      (await request(blocks.widgets, { params: { id } })).widgets
    const examples = new Set<string>()
    const isExample = (line: string) => line.length >= lettersOfExample() && examples.has(line)
    const asked = { numbers, previews, blockWidgets, examples, isExample }
    return { descriptions, surface, canvas, ...asked }
  }, [pageId, lang, surface, canvas, widgets, lettersOfExample])
  useEffect(() => {
    if (!parts) return
    void parts.numbers.fill().catch(() => {})
    void request(models.examples).then(
      ({ data }) => data.forEach((line) => parts.examples.add(line)),
      () => {},
    )
    return () => parts.previews.close()
  }, [parts])
  return parts
}

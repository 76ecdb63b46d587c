import { useEffect, useMemo } from 'react'
import type { Language } from '#base/kit/language.ts'
import type { WidgetDescription, WidgetPreview } from '#base/core/widget-preview.ts'
import { call } from '#framework/admin/shell/http.ts'
import type { EditorParts } from './editor-parts.ts'
import { createPreviews } from './previews.ts'
import { widgetIds } from './widget-ids.ts'

/** What stays with an opened page, also when its draft is opened anew; `null` without widgets. */
export function usePageParts(
  pageId: number,
  lang: Language,
  widgets: readonly WidgetDescription[] | null,
): Omit<EditorParts, 'announce'> | null {
  const parts = useMemo(() => {
    if (!widgets) return null
    const numbers = widgetIds(async (count) => {
      const { ids } = await call<{ ids: number[] }>('POST', '/widget-ids', { count })
      return ids
    })
    const previews = createPreviews(async (request, signal) => {
      const body = { pageId, lang, ...request }
      const answer = await call<{ previews: WidgetPreview[] }>('POST', '/previews', body, signal)
      return answer.previews
    })
    return { descriptions: new Map(widgets.map((one) => [one.type, one])), numbers, previews }
  }, [pageId, lang, widgets])
  useEffect(() => {
    void parts?.numbers.fill().catch(() => {})
    return () => parts?.previews.close()
  }, [parts])
  return parts
}

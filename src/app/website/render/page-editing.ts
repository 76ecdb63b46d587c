import type { DocumentKey } from '#base/core/document.ts'
import type { LayoutPart, Page } from '#base/core/page/page.ts'
import type { Editing } from '#framework/widget-kit/run-widgets.tsx'

/** A page that is drawn as the canvas of an editor. */
export interface PageEditing {
  /** The document that is edited on it. */
  key: DocumentKey
  /** Address of the one script that runs in it; `null` when none is built. */
  script: string | null
}

/** What a page consists of. */
export type PagePart = Extract<LayoutPart, 'announcement' | 'header' | 'footer'> | 'widgets'

/** Kinds whose widgets stand between header and footer. */
const IN_THE_MIDDLE: readonly string[] = ['page', 'block', 'model']

/** Parts of a layout that stand there as well. */
const WHOLE_PAGES = /\/(?:error404|signin)$/

/** Whether bands and columns stand around what is edited. */
export const hasPageZones = ({ kind, ref }: DocumentKey): boolean =>
  kind === 'page' || kind === 'model' || (kind === 'layout' && WHOLE_PAGES.test(ref))

/** How the widgets of a part of the page are drawn for the editor of a document. */
export function editingOf({ key }: PageEditing, page: Page, part: PagePart): Editing {
  const { kind, ref } = key
  const layout = `${page.layout_id}/${part}`
  if (part !== 'widgets') {
    return { from: kind === 'layout' && ref === layout ? null : `layout/${layout}/${page.lang}` }
  }
  const isOwn = IN_THE_MIDDLE.includes(kind) || hasPageZones(key)
  if (isOwn) return { from: null }
  return { from: `page/${page.id}/${page.lang}`, article: kind === 'article' }
}

import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { EditorParts } from './editor-parts.ts'
import { draftOf } from './tree/tree-to-draft.ts'
import type { PageTree } from './tree/page-tree.ts'
import { idsInOrder } from './tree/places.ts'
import { NoIdYet } from './widget-ids.ts'

/** Milliseconds until numbers are asked for again. */
const AGAIN = 3000

export interface PageSaving {
  changed(page: PageTree): void
  /** Gives what changed to the draft at once. */
  now(): void
}

/** Gives the page to the draft as soon as a change is over, and every new widget its number. */
export function pageSaving(
  { numbers, previews }: Pick<EditorParts, 'numbers' | 'previews'>,
  onChange: (widgets: DraftWidget[]) => void,
): PageSaving {
  let page: PageTree | null = null
  let timer: number | undefined
  const now = () => {
    window.clearTimeout(timer)
    timer = undefined
    const changed = page
    if (!changed) return
    page = null
    previews.order(idsInOrder(changed))
    try {
      onChange(draftOf(changed, numbers.of))
    } catch (cause) {
      if (!(cause instanceof NoIdYet)) throw cause
      page ??= changed
      void numbers.fill().then(now, () => {
        timer ??= window.setTimeout(now, AGAIN)
      })
    }
  }
  return {
    changed(next) {
      page = next
      timer ??= window.setTimeout(now, 0)
    },
    now,
  }
}

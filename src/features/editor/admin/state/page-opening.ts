import type { DraftWidget } from '#base/core/page/page-draft.ts'

/** The page that the editor stands on; another `key` is another editor. */
interface Opened {
  key: number
  widgets: readonly DraftWidget[]
}

/** Decides when a page must be opened anew. */
export interface PageOpening {
  /** What the editor gave to the draft. */
  said(widgets: readonly DraftWidget[]): void
  /** A draft with a new generation came from outside; one that says the same needs no new editor. */
  at(generation: number, widgets: readonly DraftWidget[]): Opened
}

export function pageOpening(): PageOpening {
  let latest = ''
  let known = -1
  let opened: Opened = { key: 0, widgets: [] }
  return {
    said(widgets) {
      latest = JSON.stringify(widgets)
    },
    at(generation, widgets) {
      if (generation === known) return opened
      const isFirst = known < 0
      known = generation
      if (isFirst || JSON.stringify(widgets) !== latest) {
        opened = { key: opened.key + 1, widgets }
        latest = JSON.stringify(widgets)
      }
      return opened
    },
  }
}

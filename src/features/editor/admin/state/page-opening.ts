import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { sortedJson } from '#base/kit/sorted-json.ts'
import type { Replacement } from './tree/page-tree.ts'

/** A draft as the editor of its widgets opens it: beside them its other fields, which it does not look into. */
export interface OpenedContent {
  widgets: readonly DraftWidget[]
}

/** A draft in the place of the one that is edited, as a step that can be taken back. */
export interface Taken extends Replacement {
  widgets: readonly DraftWidget[]
}

/** The page that the editor stands on; another `key` is another editor. */
interface Opened {
  key: number
  widgets: readonly DraftWidget[]
  /** What took its place since; `null` until something does. */
  taken: Taken | null
}

/** Decides when a page must be opened anew. */
export interface PageOpening {
  /** What the editor gives to the draft. @returns whether it is something new */
  said(widgets: readonly DraftWidget[]): boolean
  /**
   * A draft with a new generation came from outside; one that says the same needs no new editor, and one that
   * whoever edits here asked for, a version of the history for one, is a step of theirs.
   */
  at(generation: number, content: OpenedContent, isReadOnly: boolean): Opened
}

export function pageOpening(): PageOpening {
  let latest = ''
  let known = -1
  let fields: object = {}
  let opened: Opened = { key: 0, widgets: [], taken: null }
  return {
    said(widgets) {
      const former = latest
      latest = sortedJson(widgets)
      return latest !== former
    },
    at(generation, { widgets, ...after }, isReadOnly) {
      const before = fields
      fields = after
      if (generation === known) return opened
      const isFirst = known < 0
      known = generation
      const text = sortedJson(widgets)
      const isOther = text !== latest
      if (isFirst || (isOther && isReadOnly)) {
        opened = { key: opened.key + 1, widgets, taken: null }
      } else if (!isReadOnly && (isOther || sortedJson(before) !== sortedJson(after))) {
        opened = { ...opened, taken: { generation, widgets, before, after } }
      }
      latest = text
      return opened
    },
  }
}

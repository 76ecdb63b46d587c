import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { Previews } from './previews.ts'
import type { Surface } from './surface.ts'
import type { Descriptions } from './tree/draft-to-tree.ts'
import type { WidgetIds } from './widget-ids.ts'

/** What every part of an opened editor shares; it stays the same for as long as it is open. */
export interface EditorParts {
  descriptions: Descriptions
  surface: Surface
  /** Address of the document in the frame, below those of all of them. */
  canvas: string
  previews: Previews
  numbers: WidgetIds
  /** Widgets of a shared block that is live. @throws {Refused} when there is none */
  blockWidgets(id: number): Promise<DraftWidget[]>
  /** Says something to whoever can't see it. */
  announce(text: string): void
}

import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { Previews } from './previews.ts'
import type { Surface } from './tree/surface.ts'
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
  /** Whether nobody has written a line: a block or a model begins with it. Not as long as they are unknown. */
  isExample(line: string): boolean
  /** Says something to whoever can't see it. */
  announce(text: string): void
}

import type { Previews } from './canvas/previews.ts'
import type { Descriptions } from './state/to-puck.ts'
import type { WidgetNumbers } from './state/widget-numbers.ts'

/** What every part of an opened editor shares; it stays the same for as long as it is open. */
export interface EditorParts {
  descriptions: Descriptions
  previews: Previews
  numbers: WidgetNumbers
  /** Says something to whoever can't see it. */
  announce(text: string): void
}

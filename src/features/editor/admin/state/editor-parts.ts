import type { Previews } from './previews.ts'
import type { Descriptions } from './to-puck.ts'
import type { WidgetNumbers } from './widget-numbers.ts'

/** What every part of an opened editor shares; it stays the same for as long as it is open. */
export interface EditorParts {
  descriptions: Descriptions
  previews: Previews
  numbers: WidgetNumbers
  /** Says something to whoever can't see it. */
  announce(text: string): void
}

import type { Page } from '#base/core/page/page.ts'
import type { Session } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { WidgetPreview, WidgetToPreview } from '#base/core/field/widget-preview.ts'
import type { RequestUrl } from '#base/platform/http/request-url.ts'

/** Widgets to be drawn as visitors of a page would see them. */
export interface PreviewOrder {
  request: {
    reader: SiteReader
    url: RequestUrl
    session: Session
    warn(message: string, cause?: unknown): void
  }
  page: Page
  /** Path at which the page is looked at: its own, unless said. */
  path: string
  widgets: readonly WidgetToPreview[]
  /** The widget that draws the page's `<h1>`, or `null`. */
  h1Owner: number | null
  /** Each text says which option it is. */
  editing?: boolean
}

/**
 * Draws widgets with the options of the moment.
 * @throws {Refused} `too-large` when they are too much for one answer
 */
export type PreviewWidgets = (order: PreviewOrder) => Promise<WidgetPreview[]>

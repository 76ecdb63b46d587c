import type { RenderedPage } from './render/render-page.ts'
import type { ReturnedForm } from './page-forms.ts'
import type { CacheTags } from './cache-tags.ts'
import type { RequestUrl } from '#base/platform/http/request-url.ts'
import type { Session } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

/** A request for a page. */
export interface PageRequest {
  reader: SiteReader
  url: RequestUrl
  session: Session
  /** Who really looks at a page that is drawn as for somebody else. */
  lookedAtBy?: Session
  /** A form that was posted to this page and comes back. */
  returned?: ReturnedForm
  /** What the page shows is collected here, when it may be kept. */
  cacheTags?: CacheTags
  /** Counts an address that is not there. @throws {RequestRefused} when there were too many */
  missed?(): void
  warn(message: string, cause?: unknown): void
}

/** Where a page request ends. */
export type PageAnswer =
  | { kind: 'redirect'; location: string }
  | ({
      kind: 'page'
      /** It carries the token of a form or a nonce, which is one visitor's alone. */
      hasToken: boolean
    } & RenderedPage)

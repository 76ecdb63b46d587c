import type { SentForm } from '#base/core/form.ts'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import type { Site } from '#base/core/site.ts'
import type { Culture } from '#base/kit/language.ts'
import type { FormFileWords } from './file-messages.ts'
import type { IncomingFile } from './incoming-file.ts'
import type { Caller } from '#base/core/caller.ts'
import type { FirmPerson } from '#base/core/person.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'

/** A file as it was posted. */
export interface PostedFile {
  /** Name of its control. */
  field: string
  /** As the visitor's machine calls it. */
  name: string
  /** Where it lies until its lead is written; `null` when it was not taken. */
  incoming: IncomingFile | null
  /** Why it can't be taken as it is: one of the words for files. */
  refusal: keyof FormFileWords | null
}

/** The files that a post may bring, as far as it is known when the first of them begins. */
export interface FileAdmission {
  /** Names of their controls. */
  fields: ReadonlySet<string>
  /** Why none else is taken: one of the words for files. */
  refusal: keyof FormFileWords
}

/** The body of a post: what was typed by control name, and the files. */
export interface PostedForm {
  /** What came twice has two values. No prototype. */
  values: Readonly<Record<string, readonly string[]>>
  files: readonly PostedFile[]
}

/** A post to a page, with the widget that its form stands in. */
export interface FormPost extends MailedAddresses {
  site: Site
  page: Page
  culture: Culture
  widget: Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>
  posted: PostedForm
  now: Date
  /** The visitor's address (IP); only its mark may be kept. */
  address: string
  /** What the visitor's browser sent, for who signs in. */
  caller: Caller
  /** The address of the page that was posted to, with its query. */
  here: string
  /** Where whoever has signed in is sent on to. */
  next: string
  /** The path of a page of the site in the page's language, with the script name. */
  href(pageId: number): string | null
  /** The firm's team, those who are online. */
  team(): Promise<readonly FirmPerson[]>
  warn(message: string, cause?: unknown): void
}

/** How a post ends. */
export type FormAnswer =
  /** Done: the visitor is sent on (303). */
  | { kind: 'done'; location: string; cookies?: string[] }
  /** The form comes back as it was filled in, with what to do, or with what was found (200). */
  | {
      kind: 'again'
      status: 200 | 401 | 403 | 409 | 413 | 422 | 429 | 503
      sent: SentForm
      retryAfter?: number
      cookies?: string[]
    }
  /** This widget takes no form: it is switched off, or its options name none (405). */
  | { kind: 'none' }

/** Takes what was posted to the forms of one type of widget; `Deps` is what it needs beside the post. */
export interface FormHandler<Deps> {
  /** Whether a widget of its type has a form; each has one unless given. */
  standsIn?: (widget: FormPost['widget']) => boolean
  take: (post: FormPost, deps: Deps) => Promise<FormAnswer>
  /** Which files it reads, by what was posted before the first of them; none unless given. */
  admitFiles?: (post: FormPost, deps: Deps) => Promise<FileAdmission>
}

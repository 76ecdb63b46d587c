import { z } from 'zod'
import { editedWidget } from '#base/core/page/page-draft.ts'
import { LANGUAGES } from '#base/kit/language.ts'

/** Widgets under a name, as a shared block holds them. */
export const namedWidgets = z.object({
  title: z.string(),
  widgets: z.array(editedWidget),
  /** Of a model: the page under which pages that begin with it are proposed. */
  parentId: z.number().optional(),
})
export type NamedWidgets = z.infer<typeof namedWidgets>

/** What the trash shows of a text. */
export const trashedTextDetail = z.object({
  lang: z.enum([...LANGUAGES, '']).default(''),
})

/** A removed text: its draft as it was stored, and what was live or how it began, JSON texts of its kind. */
export const trashedText = z.object({
  lang: z.enum([...LANGUAGES, '']),
  counter: z.number(),
  draft: z.string(),
  liveHash: z.string(),
  content: z.string(),
  isLive: z.boolean(),
  position: z.number().default(0),
})

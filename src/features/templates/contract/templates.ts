import { z } from 'zod'
import { documentState } from '#base/core/document.ts'
import { call } from '#framework/api/call.ts'
import { isTemplateName } from '../rules/template-name.ts'

/** Characters of a file at most; of HTML the compiler takes fewer (docs/templates.md). */
const MAX_TEXT = 262_144

/** A template by its address, `/templates/card/card-magazine`. */
export const templateParams = z
  .object({ kind: z.string().max(60), name: z.string().max(60) })
  .refine((params) => isTemplateName(templateName(params)), 'un nom de modèle')

/** `card/card-magazine`. */
export const templateName = ({ kind, name }: { kind: string; name: string }): string =>
  `${kind}/${name}`

const text = z.string().max(MAX_TEXT)

/** The files of a template; a text is empty where there is no such file. */
export const templateTexts = z.object({ html: text, css: text, js: text })
export type TemplateTexts = z.infer<typeof templateTexts>

/** A template as its editor opens it. */
export const templateDraft = documentState.extend({
  ...templateTexts.shape,
  template: z.object({
    name: z.string(),
    /** Folder of the site's own copies, as widgets name it. */
    dir: z.string(),
    /** Whether the site has a copy, rather than the product's own. */
    isOwn: z.boolean(),
  }),
})
export type TemplateDraft = z.infer<typeof templateDraft>

const drawn = z.object({
  html: z.string(),
  hasOwnCss: z.boolean(),
  hasOwnJs: z.boolean(),
  /** What its author may not have meant; none keeps it from being used. */
  warnings: z.array(z.string()),
})
const fault = z.object({ line: z.number(), message: z.string() })

/** What a template draws of its examples, or the line that keeps it from being used. */
const templatePreview = z.union([drawn, fault])
export type TemplatePreview = z.infer<typeof templatePreview>

/** Bytes of a call that brings all three files. */
export const TEMPLATE_LIMIT = 4 * 1024 ** 2

/** A site's own templates. */
export const templates = {
  list: call({
    method: 'GET',
    path: '/templates',
    right: 'templates.read',
    answer: z.object({
      data: z.array(z.object({ name: z.string(), isOwn: z.boolean() })),
      dir: z.string(),
    }),
    reads: ['templates'],
  }),
  preview: call({
    method: 'POST',
    path: '/templates/:kind/:name/preview',
    right: 'templates.read',
    params: templateParams,
    body: z.strictObject({ html: text }),
    bodyLimit: 2 * 1024 ** 2,
    answer: templatePreview,
  }),
}

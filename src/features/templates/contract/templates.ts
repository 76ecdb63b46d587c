import { z } from 'zod'
import { call } from '#framework/api/call.ts'
import { isTemplateName } from '../rules/template-name.ts'

/** Characters of a file at most; of HTML the compiler takes fewer (docs/templates.md). */
const MAX_TEXT = 262_144

const params = z
  .object({ kind: z.string().max(60), name: z.string().max(60) })
  .transform(({ kind, name }) => `${kind}/${name}`)
  .refine(isTemplateName, 'un nom de modèle')

const text = z.string().max(MAX_TEXT)

const texts = z.object({ html: z.string(), css: z.string(), js: z.string() })

const version = texts.extend({
  id: z.number(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
})
export type TemplateVersion = z.infer<typeof version>

const storedTemplate = z.object({
  name: z.string(),
  dir: z.string(),
  own: texts.nullable(),
  original: texts.nullable(),
  versions: z.array(version),
})
export type StoredTemplate = z.infer<typeof storedTemplate>

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
  one: call({
    method: 'GET',
    path: '/templates/:kind/:name',
    right: 'templates.read',
    params,
    answer: storedTemplate,
  }),
  preview: call({
    method: 'POST',
    path: '/templates/:kind/:name/preview',
    right: 'templates.read',
    params,
    body: z.strictObject({ html: text }),
    bodyLimit: 2 * 1024 ** 2,
    answer: templatePreview,
  }),
  save: call({
    method: 'PUT',
    path: '/templates/:kind/:name',
    right: 'templates.write',
    params,
    body: z.strictObject({
      html: text,
      css: text,
      js: text,
      /** Version that the texts were changed from; 0 for the product's own. */
      base: z.number().int().min(0),
    }),
    bodyLimit: 4 * 1024 ** 2,
    answer: z.object({ base: z.number(), warnings: z.array(z.string()) }),
    changes: ['templates'],
  }),
}

import { z } from 'zod'
import { widgetDescription, widgetPreview } from '#base/core/field/widget-preview.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { call } from '#framework/api/call.ts'

/** Bytes of one widget, and of a page of them: texts of 200,000 characters stand in both. */
const ONE = 1024 * 1024
const MANY = 2 * ONE
/** Widgets drawn in one call, and numbers given in one. */
const MOST = 200

const storedWidget = z.strictObject({
  type: z.string().max(60),
  version: z.int().positive(),
  /** A text stands for stored options that nobody can read. */
  options: z.union([z.record(z.string(), z.unknown()), z.string()]),
})

const shownWidgets = z.strictObject({
  /** `null`: the home page. */
  pageId: z.int().positive().nullable(),
  lang: z.enum(LANGUAGES),
  path: z.string().startsWith('/').max(2000).optional(),
  h1Owner: z.int().positive().nullable().default(null),
  /** For the canvas: each text says which option it is. */
  editing: z.boolean().default(false),
  widgets: z.array(storedWidget.extend({ id: z.int().positive() })).max(MOST),
})

/** What the visual editor asks: which widgets there are, what they look like, new numbers. */
export const editor = {
  widgets: call({
    method: 'GET',
    path: '/widgets',
    right: 'pages.read',
    answer: z.array(widgetDescription),
  }),
  previews: call({
    method: 'POST',
    path: '/previews',
    right: 'pages.write',
    body: shownWidgets,
    bodyLimit: MANY,
    answer: z.object({ previews: z.array(widgetPreview) }),
  }),
  upgrade: call({
    method: 'POST',
    path: '/widget-upgrade',
    right: 'pages.write',
    body: storedWidget,
    bodyLimit: ONE,
    answer: z.object({ version: z.number(), options: z.record(z.string(), z.unknown()) }),
  }),
  ids: call({
    method: 'POST',
    path: '/widget-ids',
    right: 'pages.write',
    body: z.strictObject({ count: z.int().min(1).max(MOST) }),
    answer: z.object({ ids: z.array(z.number()) }),
  }),
}

import type { InjectOptions } from 'fastify'
import { FORM_TOKEN, FORM_WIDGET } from '#base/core/form-controls.ts'
import type { Answer, TestApp } from './app.ts'

/** A form as a visitor gets it, with what it carries out of sight. */
export interface VisitedForm {
  path: string
  widget: string
  token: string
}

/** Controls of the form that a page shows, from its markup. */
export function controlsOf({ body }: Pick<Answer, 'body'>): Omit<VisitedForm, 'path'> {
  const valueOf = (name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body)?.[0].match(/value="([^"]*)"/)?.[1] ??
    ''
  return { widget: valueOf(FORM_WIDGET), token: valueOf(FORM_TOKEN) }
}

/** Opens a page with a form. */
export async function openForm(app: Pick<TestApp, 'get'>, path: string): Promise<VisitedForm> {
  return { path, ...controlsOf(await app.get(path)) }
}

/** Names and values; a repeated name is posted twice. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

const pairs = (typed: Typed): [string, string][] =>
  Object.entries(typed).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] satisfies [string, string]]
      : value.map((one): [string, string] => [name, one]),
  )

/** Posts a form as a browser without script does. */
export function sendForm(
  app: Pick<TestApp, 'get'>,
  { path, widget, token }: VisitedForm,
  typed: Typed,
  more: Omit<InjectOptions, 'url'> = {},
): Promise<Answer> {
  const body = new URLSearchParams(pairs({ [FORM_WIDGET]: widget, [FORM_TOKEN]: token, ...typed }))
  return app.get(path, {
    method: 'POST',
    payload: body.toString(),
    ...more,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more.headers },
  })
}

/** A file that is posted. */
export interface SentFile {
  field: string
  name: string
  type: string
  bytes: Uint8Array
}

/** Posts a form with files. */
export async function sendMultipart(
  app: Pick<TestApp, 'get'>,
  { path, widget, token }: VisitedForm,
  typed: Typed,
  files: readonly SentFile[] = [],
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of pairs({ [FORM_WIDGET]: widget, [FORM_TOKEN]: token, ...typed })) {
    form.append(name, value)
  }
  for (const { field, name, type, bytes } of files) {
    form.append(field, new File([Buffer.from(bytes)], name, { type }))
  }
  const encoded = new Response(form)
  return app.get(path, {
    method: 'POST',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  })
}

/** The smallest PDF that readers open. */
export const PLAIN_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n' +
    'trailer<</Root 1 0 R>>\n%%EOF\n',
)

import type { FastifyRequest } from 'fastify'
import { MAX_FILE, type PostedFile } from '#leads/check-file.ts'
import type { PostedForm } from './form-handler.ts'

/** Bytes of all that was typed, in either encoding. */
export const MAX_TYPED = 64 * 1024

/** Controls of one form; a form of ours has some twenty. */
const MAX_FIELDS = 200

/** One part of a body too many, or too large: the form comes back with what was read of it. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 100,
  fieldSize: MAX_TYPED,
  fields: MAX_FIELDS,
  fileSize: MAX_FILE,
  files: 4,
  headerPairs: 50,
  parts: MAX_FIELDS + 4,
} as const

/** What was posted, and whether all of it could be read. */
export interface ReadPost extends PostedForm {
  state: 'whole' | 'too-large' | 'broken'
}

/** What no document may hold; what was typed comes back without it. */
// oxlint-disable-next-line no-control-regex -- control characters are what must not pass.
const NOT_SHOWN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Posted values as a form may show them again. */
export const shownValues = (
  values: PostedForm['values'],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, given]) => [
      name,
      given.map((text) => text.toWellFormed().replace(NOT_SHOWN, '')),
    ]),
  )

/** Collects values by control name. */
function collector() {
  const values: Record<string, string[]> = Object.create(null)
  return {
    values,
    add(name: string, value: string): void {
      const known = values[name]
      if (known !== undefined) known.push(value)
      else values[name] = [value]
    },
  }
}

/** A body of `application/x-www-form-urlencoded`; bytes that are no UTF-8 become U+FFFD. */
export function readUrlEncoded(body: Uint8Array): ReadPost {
  const { values, add } = collector()
  const pairs = [...new URLSearchParams(Buffer.from(body).toString('utf8'))]
  for (const [name, value] of pairs.slice(0, MAX_FIELDS)) add(name, value)
  return { values, files: [], state: pairs.length > MAX_FIELDS ? 'too-large' : 'whole' }
}

/** Reads the body of a multipart request, which streams: at most one file is held at a time. */
export async function readMultipart(request: FastifyRequest): Promise<ReadPost> {
  const { values, add } = collector()
  const files: PostedFile[] = []
  let typed = 0
  let state: ReadPost['state'] = 'whole'
  try {
    for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
      if (part.type === 'field') {
        const value = String(part.value ?? '')
        typed += value.length
        if (part.valueTruncated || part.fieldnameTruncated || typed > MAX_TYPED) state = 'too-large'
        else add(part.fieldname, value)
        continue
      }
      const chunks: Buffer[] = []
      for await (const chunk of part.file) chunks.push(chunk)
      const bytes = Buffer.concat(chunks)
      // A file control that nobody touched sends a part without name and content.
      if (part.filename === '' || (part.filename === undefined && bytes.length === 0)) continue
      const isWhole = !part.file.truncated
      files.push({ field: part.fieldname, name: part.filename, bytes, isWhole })
    }
  } catch (cause) {
    state = isTooLarge(cause) ? 'too-large' : 'broken'
  }
  return { values, files, state }
}

const isTooLarge = (cause: unknown): boolean =>
  cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413

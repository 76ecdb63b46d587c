import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { MAX_FILE } from './check-file.ts'
import type { IncomingFile } from './incoming-file.ts'
import type { BodyReading } from '#base/platform/security/bodies-under-way.ts'
import { RequestRefused } from '#base/platform/security/refused.ts'
import { seenText } from '#base/kit/text/seen-text.ts'
import type { FileAdmission, PostedFile, PostedForm } from './form-handler.ts'

/** Bytes of all that was typed, in either encoding. */
export const MAX_TYPED = 64 * 1024

/**
 * Bytes of a body with files. A file that is too large for its form is still
 * thrown away as it comes, so that what was typed around it is not lost; beyond this nothing is read.
 */
export const MAX_MULTIPART = 32 * 1024 ** 2

/** Controls of one form; a form of ours has some twenty. */
const MAX_FIELDS = 200

/** Files of one form; ours have one. */
const MAX_FILES = 4

/** One part of a body too many, or too large: the form comes back with what was read of it. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 100,
  fieldSize: MAX_TYPED,
  fields: MAX_FIELDS,
  fileSize: MAX_FILE,
  files: MAX_FILES,
  headerPairs: 50,
  headerSize: 4096,
  parts: MAX_FIELDS + MAX_FILES,
} as const

/** What was posted, and whether all of it could be read. */
export interface ReadPost extends PostedForm {
  state: 'whole' | 'too-large' | 'broken'
}

/** Posted values as a form may show them again. */
export const shownValues = (
  values: PostedForm['values'],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(values).map(([name, given]) => [name, given.map(seenText)]))

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

interface MultipartReading {
  reading: BodyReading
  folder: { receive(body: AsyncIterable<Uint8Array>): Promise<IncomingFile> }
  /**
   * Asked once, when the first file begins. When it throws, no file is taken, and whoever reads one is
   * thrown the same.
   */
  admit(values: PostedForm['values']): Promise<FileAdmission>
}

/**
 * Reads the body of a multipart request as it comes: what was typed into memory, one file of each control
 * that its form has to the disk, anything else nowhere. Whoever reads it removes the files.
 * @throws {RequestRefused} when it is too slow, or more than the server can hold; nothing is left then
 */
export async function readMultipart(
  request: FastifyRequest,
  { reading, folder, admit }: MultipartReading,
): Promise<ReadPost> {
  const { values, add } = collector()
  const files: PostedFile[] = []
  let typed = 0
  let admission: FileAdmission | Unknown | null = null
  let state: ReadPost['state'] = 'whole'
  try {
    for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
      if (part.type === 'field') {
        const value = String(part.value ?? '')
        typed += value.length
        if (part.valueTruncated || part.fieldnameTruncated || typed > MAX_TYPED) {
          state = 'too-large'
          break
        }
        add(part.fieldname, value)
        continue
      }
      const { fieldname: field, filename: name, file } = part
      // A file control that nobody touched sends a part without name and content.
      if (!name) {
        await thrownAway(file, reading)
        continue
      }
      admission ??= await admit(values).catch((cause: unknown): Unknown => ({ cause }))
      if ('cause' in admission) {
        files.push({ field, name, incoming: notReceived(admission.cause), refusal: null })
        await thrownAway(file, reading)
        continue
      }
      const isAsked = admission.fields.has(field)
      const isFirst = files.every((other) => other.field !== field)
      if (!isAsked || !isFirst) {
        files.push({
          field,
          name,
          incoming: null,
          refusal: isAsked ? 'several' : admission.refusal,
        })
        await thrownAway(file, reading)
        continue
      }
      reading.into = 'disk'
      const incoming = await folder.receive(file)
      files.push({ field, name, incoming, refusal: file.truncated ? 'tooLarge' : null })
      reading.into = 'memory'
    }
  } catch (cause) {
    if (cause instanceof RequestRefused) {
      await removeIncoming(files)
      throw cause
    }
    state = isTooLarge(cause) ? 'too-large' : 'broken'
  }
  if (state !== 'whole') letGo(request, reading)
  return { values, files, state }
}

/** Nobody could say which files may be received. */
interface Unknown {
  cause: unknown
}

/** A file that was not written down. */
function notReceived(cause: unknown): IncomingFile {
  const thrown = () => Promise.reject(cause)
  return { size: 0, read: thrown, keep: thrown, remove: async () => {} }
}

/** Removes the files that nobody kept. */
export async function removeIncoming(files: readonly PostedFile[]): Promise<void> {
  for (const { incoming } of files) await incoming?.remove()
}

async function thrownAway(file: Readable, reading: BodyReading): Promise<void> {
  reading.into = 'nowhere'
  file.resume()
  await finished(file)
  reading.into = 'memory'
}

/** The rest is neither parsed nor held: its parser keeps every field that it finds. */
function letGo({ raw }: FastifyRequest, reading: BodyReading): void {
  reading.into = 'nowhere'
  raw.unpipe()
  raw.resume()
}

const isTooLarge = (cause: unknown): boolean =>
  cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413

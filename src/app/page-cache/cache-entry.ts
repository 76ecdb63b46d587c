import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import {
  bestEncoding,
  denseBrotli,
  type Encoding,
  everyEncoding,
} from '#base/platform/http/compressed.ts'
import { type Condition, conditionOf } from '#base/platform/http/conditions.ts'
import { STRICT_TRANSPORT } from '#base/platform/security/headers.ts'

/** Header names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

/** One encoding of a page, ready to be sent. */
interface Representation {
  body: Buffer
  etag: string
  headers: HeaderList
  /** The headers of a 304. */
  unchanged: HeaderList
  /** Both for a request that came over https. */
  secureHeaders: HeaderList
  secureUnchanged: HeaderList
}

/** A finished page in every encoding. */
export interface CacheEntry {
  siteId: number
  /** Under which it is kept: the site, the path, the parameters that the page reads. */
  key: string
  /** The site's version that it was made from. */
  version: number
  tags: ReadonlySet<string>
  /** Milliseconds since 1970: when it is to be made anew, and when it may no longer be shown. */
  freshUntil: number
  until: number
  /** Bytes of all encodings. */
  bytes: number
  encodings: Readonly<Record<Encoding, Representation>>
  /** Whether its brotli is as small as can be. */
  isDense: boolean
  /** How often its body was sent. */
  sent: number
  /** Of every answer with it. */
  pageHeaders: Readonly<Record<string, string>>
}

/** What a page of a site is kept with. */
export type EntryFacts = Pick<
  CacheEntry,
  'siteId' | 'key' | 'version' | 'tags' | 'freshUntil' | 'until'
>

/** What each page is counted for beside its bodies: headers, key, tags. */
const OVERHEAD = 4096

/**
 * Makes a page ready: each encoding once, with its own strong ETag and its finished headers.
 * @param headers of every answer with this page
 * @param before what was kept in its place; a page that was made anew and says the same stays as it is
 */
export async function cacheEntry(
  facts: EntryFacts,
  html: Buffer,
  headers: Readonly<Record<string, string>>,
  before?: CacheEntry,
): Promise<CacheEntry> {
  if (
    before?.encodings.identity.body.equals(html) &&
    isDeepStrictEqual(before.pageHeaders, headers)
  )
    return { ...before, ...facts }
  const bodies = await everyEncoding(html)
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const represented = (encoding: Encoding): Representation =>
    representation(bodies[encoding], encoding, etagOf(hash, encoding), headers)
  const encodings = {
    identity: represented('identity'),
    br: represented('br'),
    gzip: represented('gzip'),
  }
  const bytes = Object.values(bodies).reduce((sum, { length }) => sum + length, OVERHEAD)
  return { ...facts, encodings, bytes, isDense: false, sent: 0, pageHeaders: headers }
}

/** The same page with a smaller brotli, which has an ETag of its own: its bytes are others. */
export async function denseEntry(entry: CacheEntry): Promise<CacheEntry> {
  const { encodings, pageHeaders, bytes } = entry
  const body = await denseBrotli(encodings.identity.body)
  const etag = encodings.br.etag.replace(/"$/, '-11"')
  const br = representation(body, 'br', etag, pageHeaders)
  return {
    ...entry,
    encodings: { ...encodings, br },
    bytes: bytes + body.length - encodings.br.body.length,
    isDense: true,
  }
}

const etagOf = (hash: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`

function representation(
  body: Buffer,
  encoding: Encoding,
  etag: string,
  pageHeaders: Readonly<Record<string, string>>,
): Representation {
  const { 'content-type': type = '', ...others } = pageHeaders
  const unchanged = [...Object.entries(others), ['etag', etag]].flat()
  const headers = [
    ...unchanged,
    'content-type',
    type,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(body.length),
  ]
  const secure = Object.entries(STRICT_TRANSPORT).flat()
  return {
    body,
    etag,
    headers,
    unchanged,
    secureHeaders: [...headers, ...secure],
    secureUnchanged: [...unchanged, ...secure],
  }
}

/** What a reader gets of a kept page: 304 when it has just that, 412 when it wants another. */
export function entryAnswer(
  { encodings }: CacheEntry,
  requestHeaders: IncomingHttpHeaders,
  isSecure = false,
): { status: Condition; headers: HeaderList; body: Buffer | undefined } {
  const sent = encodings[bestEncoding(String(requestHeaders['accept-encoding'] ?? ''))]
  const status = conditionOf(requestHeaders, sent.etag)
  return status === 200
    ? { status, headers: isSecure ? sent.secureHeaders : sent.headers, body: sent.body }
    : { status, headers: isSecure ? sent.secureUnchanged : sent.unchanged, body: undefined }
}

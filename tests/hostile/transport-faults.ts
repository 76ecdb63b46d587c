import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { constants, createBrotliCompress, gzip } from 'node:zlib'

/** A healthy answer, ready to be sent. */
export interface Healthy {
  type: string
  body: Buffer
}

/** What a way of failing works with. */
export interface Sending extends Healthy {
  request: IncomingMessage
  response: ServerResponse
  /** Counts bytes that left. */
  sent(bytes: number): void
  /** Origins of a server inside, where no redirect should lead. */
  inside: { plain: string; mapped: string }
  /** Seconds of `Retry-After`. */
  retryAfter: number
  /** Aborted when the server closes. */
  closing: AbortSignal
}

const STALL = 30_000
const DRIP_PAUSE = 100
const MEGABYTE = 1024 * 1024
const HUGE = 50 * MEGABYTE
const MEMBERS = 110
const MEMBER = 10 * MEGABYTE
const BLANKS = Buffer.alloc(MEGABYTE, ' ')

const FAULTS = {
  /** Says nothing for 30 s. */
  async stall(sending) {
    sending.response.socket?.unref()
    await pause(STALL, sending)
    sending.response.socket?.destroy()
  },
  /** Says everything, a byte each 100 ms. */
  async drip(sending) {
    const { body, response } = sending
    begin(sending)
    for (const byte of body) {
      await pause(DRIP_PAUSE, sending)
      if (response.destroyed || sending.closing.aborted) return
      await written(sending, Buffer.from([byte]))
    }
    response.end()
  },
  async reset({ response }) {
    response.socket?.resetAndDestroy()
  },
  async 'reset-midway'(sending) {
    const { body, response } = sending
    begin(sending, { 'content-length': body.length })
    await written(sending, body.subarray(0, body.length / 2))
    response.socket?.resetAndDestroy()
  },
  /** Ends early without a word: chunked, so that no length gives it away. */
  async 'cut-midway'(sending) {
    const { body, response } = sending
    begin(sending)
    await written(sending, body.subarray(0, body.length / 2))
    response.socket?.end()
  },
  'status-500': refusal(500),
  'status-401': refusal(401),
  'status-403': refusal(403),
  'status-404': refusal(404),
  async 'status-429'(sending) {
    const headers = { 'retry-after': sending.retryAfter }
    await whole(sending, Buffer.from('{"error":"quota"}'), headers, 429)
  },
  async 'status-503'(sending) {
    const headers = { 'retry-after': sending.retryAfter }
    await whole(sending, Buffer.from('<h1>maintenance fournisseur</h1>'), headers, 503)
  },
  async 'status-204'({ response }) {
    response.writeHead(204).end()
  },
  async 'html-page'(sending) {
    const page =
      '<!doctype html><title>Connexion au portail fournisseur</title><script>window.__pwned=true</script>'
    await whole(sending, Buffer.from(page), { 'content-type': 'text/html; charset=utf-8' })
  },
  async 'empty-body'(sending) {
    await whole(sending, Buffer.alloc(0))
  },
  async truncated(sending) {
    await whole(sending, sending.body.subarray(0, Math.floor(sending.body.length * 0.7)))
  },
  async 'latin1-as-utf8'(sending) {
    const type = `${sending.type}; charset=utf-8`
    await whole(sending, windows1252(sending.body), { 'content-type': type })
  },
  async 'utf8-as-latin1'(sending) {
    const type = `${sending.type}; charset=iso-8859-1`
    await whole(sending, sending.body, { 'content-type': type })
  },
  /** The healthy answer, then blanks up to 50 MB: all of it would be good JSON. */
  async huge(sending) {
    begin(sending)
    await written(sending, sending.body)
    for (let left = HUGE; left > 0 && !sending.response.destroyed; left -= MEGABYTE) {
      await written(sending, BLANKS)
    }
    sending.response.end()
  },
  async 'gzip-bomb'(sending) {
    await whole(sending, await bombs.gzip(sending.body), { 'content-encoding': 'gzip' })
  },
  async 'double-gzip-bomb'(sending) {
    await whole(sending, await bombs.twice(sending.body), { 'content-encoding': 'gzip, gzip' })
  },
  async 'brotli-bomb'(sending) {
    await whole(sending, await bombs.brotli(sending.body), { 'content-encoding': 'br' })
  },
  async 'broken-gzip'(sending) {
    await whole(sending, sending.body, { 'content-encoding': 'gzip' })
  },
  'redirect-inside': redirect(({ inside }) => `${inside.plain}/interne`),
  'redirect-mapped': redirect(({ inside }) => `${inside.mapped}/interne`),
  'redirect-itself': redirect(({ request }) => request.url ?? '/'),
  'redirect-file': redirect(() => 'file:///etc/passwd'),
  async 'headers-flood'(sending) {
    const flood = Array.from({ length: 2000 }, (_, place) => [`x-${place}`, 'x'.repeat(1000)])
    await whole(sending, sending.body, Object.fromEntries(flood))
  },
} satisfies Record<string, (sending: Sending) => Promise<void>>

/** A fault in how an answer comes. */
export type TransportFault = keyof typeof FAULTS

export const TRANSPORT_FAULTS = Object.keys(FAULTS) as TransportFault[]

/** Fails in this way; a client that hangs up ends it. */
export const fail = (fault: TransportFault, sending: Sending): Promise<void> =>
  FAULTS[fault](sending)

/** Answers as a healthy server does. */
export const answerWell = (sending: Sending): Promise<void> => whole(sending, sending.body)

type Headers = Record<string, string | number>

function begin({ response, type }: Sending, headers: Headers = {}, status = 200): void {
  response.writeHead(status, { 'content-type': type, ...headers })
}

async function whole(
  sending: Sending,
  body: Buffer,
  headers: Headers = {},
  status = 200,
): Promise<void> {
  begin(sending, { 'content-length': body.length, ...headers }, status)
  if (body.length > 0) await written(sending, body)
  sending.response.end()
}

/** Waits until the bytes left, or until nobody wants them. */
function written({ response, sent }: Sending, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve)
    response.write(bytes, (error) => {
      response.off('close', resolve)
      if (!error) sent(bytes.length)
      resolve()
    })
  })
}

/** A pause that keeps no process alive and ends when somebody hangs up. */
function pause(milliseconds: number, { response, closing }: Sending): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      response.off('close', done)
      closing.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    timer.unref()
    response.once('close', done)
    closing.addEventListener('abort', done)
  })
}

function refusal(status: number): (sending: Sending) => Promise<void> {
  const words = '{"error":{"message":"PDOException fournisseur.interne.example clef-secrete"}}'
  return (sending) => whole(sending, Buffer.from(words), {}, status)
}

function redirect(to: (sending: Sending) => string): (sending: Sending) => Promise<void> {
  return async (sending) => {
    sending.response.writeHead(302, { location: to(sending) }).end()
  }
}

const packed = promisify(gzip)

/** More than a gigabyte of blanks after a good answer, in a megabyte or less. */
const bombs = {
  members: undefined as Promise<Buffer> | undefined,
  blanks(): Promise<Buffer> {
    bombs.members ??= packed(Buffer.alloc(MEMBER, ' ')).then((member) =>
      Buffer.concat(Array.from({ length: MEMBERS }, () => member)),
    )
    return bombs.members
  },
  async gzip(body: Buffer): Promise<Buffer> {
    return Buffer.concat([await packed(body), await bombs.blanks()])
  },
  async twice(body: Buffer): Promise<Buffer> {
    return packed(await bombs.gzip(body))
  },
  /** A tenth of one: its blanks can't be packed beforehand. */
  brotli(body: Buffer): Promise<Buffer> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
    const blanks = Array.from({ length: 100 }, () => BLANKS)
    return buffer(Readable.from([body, ...blanks]).pipe(createBrotliCompress({ params })))
  },
}

/** Characters that Windows writes where Latin-1 has none. */
const WINDOWS: Readonly<Record<string, number>> = { '’': 0x92, œ: 0x9c, '…': 0x85, '–': 0x96 }

const windows1252 = (utf8: Buffer): Buffer =>
  Buffer.from([...utf8.toString()].map((letter) => WINDOWS[letter] ?? letter.charCodeAt(0) & 0xff))

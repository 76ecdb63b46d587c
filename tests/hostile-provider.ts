import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { type ProvidedArticle, providedArticles } from './hostile/articles.ts'
import {
  BASE,
  type Call,
  callOf,
  type Endpoint,
  ENDPOINTS,
  type Holdings,
  tell,
} from './hostile/calls.ts'
import { CONTENT_FAULTS, type ContentFault, spoiledAnswer } from './hostile/content-faults.ts'
import { listenOnLoopback } from './hostile/loopback-server.ts'
import { mediaFiles } from './hostile/media-files.ts'
import { MOTIFS } from './hostile/titles.ts'
import {
  answerWell,
  fail,
  type Healthy,
  TRANSPORT_FAULTS,
  type TransportFault,
} from './hostile/transport-faults.ts'

/** How a provider behaves: well, or in one of many bad ways. */
export type Mode = ContentFault | TransportFault

export { CONTENT_FAULTS, TRANSPORT_FAULTS }

/** Every mode, the healthy one among them. */
export const MODES: readonly Mode[] = [...CONTENT_FAULTS, ...TRANSPORT_FAULTS]

/** Which calls a mode is for: motifs and both lists, slug and article, files, or all. */
export type Scope = 'all' | 'lists' | 'articles' | 'media'

const SCOPES: Readonly<Record<Scope, readonly Endpoint[]>> = {
  all: ENDPOINTS,
  lists: ['motifs', 'list', 'offset'],
  articles: ['slug', 'article'],
  media: ['media'],
}

/** A call as it came. */
interface SeenCall {
  endpoint: Endpoint
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  /** Bytes of the body. */
  length: number
}

export interface HostileProvider {
  /** What `PROVIDER_URL` should be. */
  url: string
  /** What `PROVIDER_MEDIA_URL` should be. */
  mediaUrl: string
  /** What it publishes, newest first. */
  articles: readonly ProvidedArticle[]
  /** Behaves so from the next call on. */
  become(mode: Mode, scope?: Scope): void
  /** Milliseconds before each healthy answer. */
  latency: number
  /** Seconds that `Retry-After` names. */
  retryAfter: number
  /** Unpublishes an article: unknown by its slug, gone from the lists. */
  withdraw(slug: string): void
  /** Ends the subscription of a motif. */
  endSubscription(motif: string): void
  /** Calls so far, by what was asked for. */
  calls(): Record<Endpoint, number>
  /** The same calls, one by one. */
  seen(): readonly SeenCall[]
  /** Headers of the requests that a redirect led to a server inside. */
  seenInside(): readonly IncomingHttpHeaders[]
  /** Bytes of bodies that left so far. */
  bytesSent(): number
  /** Healthy again, with everything published, nothing counted. */
  restore(): void
  close(): Promise<void>
}

interface Options {
  /** Asked of each of the five calls as a bearer token. */
  token?: string
  /** Articles are older than this; now unless said. */
  today?: Date
}

/** Words of the server inside, which nobody may see. */
export const INSIDE_WORDS = 'intranet-du-fournisseur'

/**
 * A provider on loopback that behaves as badly as it is told (issue « The editorial provider in the
 * real world »): the five calls under `url`, files under `mediaUrl`. `POST /__control` with
 * `{mode, scope, latency, withdraw, endSubscription, restore}` tells it so from another process, and
 * `GET /__control` gives the counters.
 */
export async function startHostileProvider(options: Options = {}): Promise<HostileProvider> {
  const media = await mediaFiles()
  const articles = providedArticles(options.today ?? new Date())
  const modes = new Map<Endpoint, Mode>()
  const seen: SeenCall[] = []
  const held: Holdings = { motifs: {}, articles: [] }
  const closing = new AbortController()
  let bytes = 0
  const inside: IncomingHttpHeaders[] = []

  const insider = await listenOnLoopback(({ headers }, response) => {
    inside.push(headers)
    response.end(`<title>${INSIDE_WORDS}</title>`)
  })
  const server = await listenOnLoopback((request, response) => {
    answer(request, response).catch((cause: unknown) => response.destroy(asError(cause)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request)
    if (request.url === '/__control') return control(request, response, body)
    const call = callOf(request.url ?? '/')
    if (call === null) return void response.writeHead(404).end()
    const { method = '', url = '', headers } = request
    seen.push({ endpoint: call.endpoint, method, url, headers, length: body.length })
    if (call.endpoint !== 'media') {
      if (method !== 'POST') return void response.writeHead(405).end()
      if (options.token && headers.authorization !== `Bearer ${options.token}`) {
        return void response.writeHead(401).end('{"error":"token"}')
      }
    }
    const mode = modes.get(call.endpoint) ?? 'healthy'
    const healthy = await sayWhat(call, isContentFault(mode) ? mode : 'healthy')
    if (healthy === null) return void response.writeHead(404).end()
    const sending = {
      ...healthy,
      request,
      response,
      sent: (count: number) => void (bytes += count),
      inside: {
        plain: `http://127.0.0.1:${insider.port}`,
        mapped: `http://[::ffff:127.0.0.1]:${insider.port}`,
      },
      retryAfter: provider.retryAfter,
      closing: closing.signal,
    }
    response.setHeader('set-cookie', 'fournisseur=1; Path=/')
    if (!isContentFault(mode)) return fail(mode, sending)
    if (provider.latency > 0) await new Promise((go) => setTimeout(go, provider.latency))
    return answerWell(sending)
  }

  async function sayWhat(call: Call, fault: ContentFault): Promise<Healthy | null> {
    if (call.endpoint === 'media') return media.spoiled(call.path, fault)
    const body = Buffer.from(spoiledAnswer(tell(call, held), fault))
    return { type: 'application/json', body }
  }

  function control(request: IncomingMessage, response: ServerResponse, body: string): void {
    if (request.method === 'POST') {
      const wanted: Control = JSON.parse(body)
      if (wanted.restore) provider.restore()
      if (wanted.mode) provider.become(wanted.mode, wanted.scope)
      if (wanted.latency !== undefined) provider.latency = wanted.latency
      if (wanted.withdraw) provider.withdraw(wanted.withdraw)
      if (wanted.endSubscription) provider.endSubscription(wanted.endSubscription)
    }
    const counted = { calls: provider.calls(), bytesSent: bytes, callsInside: inside.length }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(counted))
  }

  const provider: HostileProvider = {
    url: `http://127.0.0.1:${server.port}${BASE}`,
    mediaUrl: `http://127.0.0.1:${server.port}`,
    articles,
    latency: 0,
    retryAfter: 120,
    become(mode, scope = 'all') {
      if (!MODES.includes(mode)) throw new Error(`No provider behaves like « ${mode} ».`)
      for (const endpoint of SCOPES[scope]) modes.set(endpoint, mode)
    },
    withdraw(slug) {
      held.articles = held.articles.filter((article) => article.slug !== slug)
    },
    endSubscription(motif) {
      const { [motif]: _, ...rest } = held.motifs
      held.motifs = rest
    },
    calls: () => countsOf(seen),
    seen: () => seen,
    seenInside: () => inside,
    bytesSent: () => bytes,
    restore() {
      modes.clear()
      seen.length = 0
      held.motifs = { ...MOTIFS }
      held.articles = [...articles]
      bytes = 0
      inside.length = 0
      provider.latency = 0
      provider.retryAfter = 120
    },
    async close() {
      closing.abort()
      await Promise.all([server.close(), insider.close()])
    },
  }
  provider.restore()
  return provider
}

/** What `POST /__control` takes. */
interface Control {
  mode?: Mode
  scope?: Scope
  latency?: number
  withdraw?: string
  endSubscription?: string
  restore?: boolean
}

const isContentFault = (mode: Mode): mode is ContentFault =>
  CONTENT_FAULTS.some((known) => known === mode)

const asError = (cause: unknown): Error =>
  cause instanceof Error ? cause : new Error(String(cause))

function countsOf(seen: readonly SeenCall[]): Record<Endpoint, number> {
  const counts = { motifs: 0, list: 0, offset: 0, slug: 0, article: 0, media: 0 }
  for (const { endpoint } of seen) counts[endpoint] += 1
  return counts
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

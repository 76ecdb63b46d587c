import { type Answer, type Call, FILE, type InputArgument } from '#framework/api/call.ts'
import { WRITE_TOKEN_HEADER, WRITE_TOKEN_META } from '#base/core/write-token.ts'
import { API, BASE } from './configuration.ts'

/** A refusal of the server, as a sentence to show. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  /** Whatever the server added: `faults` by field, who holds a lock. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>>) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** What a person is told of a failure. */
export const sentenceOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause)

const UNREACHABLE =
  'Le serveur ne répond pas. Vérifiez votre connexion ; ce que vous avez saisi est encore là.'

/** Asks whoever works for something, where they stand; says whether they gave it. */
type Ask = () => Promise<boolean>

/** The session has ended: who works signs in again. Or they are asked whether it is still them. */
export type Need = 'sign-in' | 'confirmation'

const asks = new Map<Need, Ask>()

/**
 * What happens when a call finds out that something is needed before it can be made: `ask` is awaited,
 * then the call is made once more. Gives the function that ends this.
 */
export function whenNeeded(need: Need, ask: Ask): () => void {
  asks.set(need, ask)
  return () => void asks.delete(need)
}

/** What a refused call needs; `null` when asking helps nothing. */
function needOf(path: string, cause: unknown): Need | null {
  if (!(cause instanceof Refused)) return null
  const { status, details } = cause
  if (status === 401) return SIGNED_OUT.test(path) ? null : 'sign-in'
  const isAsked = details['reauthenticate'] === true || details['writeToken'] === 'stale'
  return status === 403 && isAsked ? 'confirmation' : null
}

/** Makes a call, asks for what it needs and makes it again. Each need is asked for once. */
async function supplied<T>(path: string, work: () => Promise<T>): Promise<T> {
  const asked = new Set<Need>()
  for (;;) {
    try {
      return await work()
    } catch (cause) {
      const need = needOf(path, cause)
      const ask = need === null || asked.has(need) ? undefined : asks.get(need)
      if (need === null || ask === undefined || !(await ask())) throw cause
      asked.add(need)
    }
  }
}

const meta = globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${WRITE_TOKEN_META}"]`)
let writeToken = meta?.content ?? ''
// Whatever else comes to run in this document finds it no more.
meta?.remove()

/** What a writing call says beside its body: that it comes from this document. */
const writeHeaders = (): Record<string, string> => ({ [WRITE_TOKEN_HEADER]: writeToken })

/**
 * Makes a call of the contract. A session that has ended meanwhile costs nothing, nor does being asked for the
 * password: whoever works gives it and the call goes on. An answer that is not what the contract says is refused,
 * as from a server of another version.
 * @throws {Refused}
 */
export const request = <const C extends Call>(contractCall: C, ...input: InputArgument<C>) =>
  supplied(pathOf(contractCall, input[0]), () => requestOnce(contractCall, ...input))

/** The same, and an ended session is a refusal like any other. @throws {Refused} */
export async function requestOnce<const C extends Call>(
  contractCall: C,
  ...[input]: InputArgument<C>
): Promise<Answer<C>> {
  const { body, signal }: AnyInput = input ?? {}
  const { method } = contractCall
  const isForm = body instanceof FormData
  const response = await send(`${API}${pathOf(contractCall, input)}`, {
    method,
    ...(signal ? { signal } : {}),
    headers: {
      ...(method === 'GET' ? {} : writeHeaders()),
      ...(body === undefined || isForm ? {} : JSON_BODY),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  writeToken = response.headers.get(WRITE_TOKEN_HEADER) ?? writeToken
  if (!response.ok) throw await refusalOf(response)
  return understood(contractCall, await response.json().catch(() => null))
}

const JSON_BODY = { 'content-type': 'application/json' }

/**
 * Makes a last call, which arrives also when the window is being left. Nobody waits for its answer, nor hears of
 * a failure.
 */
export function requestLast<const C extends Call>(
  contractCall: C,
  ...[input]: InputArgument<C>
): void {
  const { body }: AnyInput = input ?? {}
  // oxlint-disable-next-line no-restricted-globals -- the browser asks its own server.
  fetch(`${API}${pathOf(contractCall, input)}`, {
    method: contractCall.method,
    keepalive: true,
    headers: { ...writeHeaders(), ...JSON_BODY },
    body: JSON.stringify(body),
  }).catch(() => {})
}

interface AnyInput {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The address of a call below `API`, with what it asks. */
export function pathOf(contractCall: Pick<Call, 'path'>, { params, query }: AnyInput = {}): string {
  const path = Object.entries(params ?? {}).reduce<string>(
    (whole, [name, value]) => whole.replace(`:${name}`, encodeURIComponent(String(value))),
    contractCall.path,
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

const UNEXPECTED =
  'Le serveur n’a pas répondu comme prévu : le site vient peut-être d’être mis à jour. Rechargez la page.'

function understood<const C extends Call>({ answer: schema }: C, answer: unknown): Answer<C> {
  if (schema === undefined || schema === FILE) return undefined as Answer<C>
  const read = schema.safeParse(answer)
  if (!read.success) throw new Refused(0, UNEXPECTED, {})
  return read.data as Answer<C>
}

/** A file of the interface, asked for as `request` asks. @throws {Refused} */
export async function fetchFile(path: string): Promise<Blob> {
  return supplied(path, async () => {
    const response = await send(`${API}${path}`, {})
    if (!response.ok) throw await refusalOf(response)
    return response.blob()
  })
}

/** A document that the server draws for its editor, by its path below the back office. @throws {Refused} */
export async function fetchHtml(path: string, signal: AbortSignal): Promise<string> {
  const response = await send(BASE + path, { signal })
  if (!response.ok) throw await refusalOf(response)
  return response.text()
}

/** What is asked by whoever is not signed in: a 401 there says that the password was wrong. */
const SIGNED_OUT = /^\/auth\/(sign-in|sign-out|second-factor|confirm)(?![a-z-])/

async function refusalOf(response: Response): Promise<Refused> {
  const answer: unknown = await response.json().catch(() => null)
  const details = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  const message = 'message' in details ? String(details.message) : UNREACHABLE
  return new Refused(response.status, message, details)
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the browser asks its own server.
    return await fetch(url, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new Refused(0, UNREACHABLE, {})
  }
}

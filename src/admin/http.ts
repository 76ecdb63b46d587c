/** A refusal of the server, as a sentence to show. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  /** Whatever the server added: `faults` by field, who holds a lock. */
  readonly details: Readonly<Record<string, unknown>>
  /** Faults by field, where react-admin's forms look for them. */
  readonly body?: { errors: object }

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>>) {
    super(message)
    this.status = status
    this.details = details
    const { faults } = details
    if (typeof faults === 'object' && faults !== null) {
      this.body = { errors: { ...faults, root: { serverError: message } } }
    }
  }
}

const UNREACHABLE =
  'Le serveur ne répond pas. Vérifiez votre connexion ; ce que vous avez saisi est encore là.'

/** Asks to sign in again where one stands; says whether somebody did. */
type SignInAgain = () => Promise<boolean>

let signInAgain: SignInAgain | null = null

/**
 * What happens when a session has ended while somebody works: `ask` is awaited, then the call that
 * found it out is made once more. Gives the function that ends this.
 */
export function whenSessionEnds(ask: SignInAgain): () => void {
  signInAgain = ask
  return () => {
    signInAgain = null
  }
}

/**
 * One call of the back office's interface; `path` is below `/admin/api`. A session that has ended
 * meanwhile costs nothing: whoever works signs in again and the call goes on.
 * @throws {Refused}
 */
export async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await callOnce<T>(method, path, body, signal)
  } catch (cause) {
    const hasEnded = cause instanceof Refused && cause.status === 401 && !SIGNED_OUT.test(path)
    if (!hasEnded || signInAgain === null || !(await signInAgain())) throw cause
    return callOnce<T>(method, path, body, signal)
  }
}

/** What is asked by whoever is not signed in: a 401 there says that the password was wrong. */
const SIGNED_OUT =
  /^\/auth\/(sign-in|sign-out|second-factor|forgot|check-link|reset|accept-invitation)(?![a-z-])/

/** The same, and an ended session is a refusal like any other. @throws {Refused} */
export async function callOnce<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const isForm = body instanceof FormData
  const response = await send(`/admin/api${path}`, {
    method,
    ...(signal ? { signal } : {}),
    headers: body === undefined || isForm ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  const details = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  const message = 'message' in details ? String(details.message) : UNREACHABLE
  throw new Refused(response.status, message, details)
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

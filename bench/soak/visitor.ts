import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { navigate, SIGN_IN_PAGE, signInForm, tokenOf } from '../../tests/admin-browser.ts'

/** An answer with its body read. */
export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Somebody at a browser: an address of their own, and their cookies. */
export interface Visitor {
  get(path: string): Promise<Answer>
  post(path: string, body: string, type: string): Promise<Answer>
  /** A call of the back office: JSON both ways. */
  call(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer>
  /** Signs in at the door of the back office. */
  signIn(email: string, password: string): Promise<Answer>
  /** The bytes of a file. */
  bytes(path: string, headers?: Record<string, string>): Promise<{ answer: Answer; length: number }>
}

let visitors = 0

/** An address of a network of its own: limits are told by networks. */
function nextAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** A new visitor of the site behind this address. */
export function newVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>()
  const address = nextAddress()
  const own = () => ({
    'x-forwarded-for': address,
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...(cookies.size > 0 && {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
  })
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...own(), ...(init.headers as Record<string, string> | undefined) },
    })
    keep(response.headers.getSetCookie())
    return response
  }
  const read = async (response: Response): Promise<Answer> => ({
    status: response.status,
    headers: response.headers,
    body: await response.text(),
  })
  return {
    get: async (path) => read(await ask(path)),
    post: async (path, body, type) =>
      read(await ask(path, { method: 'POST', body, headers: { 'content-type': type } })),
    async call(method, path, body) {
      const { body: document } = await navigate(`${origin}/admin`, own())
      const headers = {
        'content-type': 'application/json',
        [WRITE_TOKEN_HEADER]: tokenOf(document),
      }
      return read(await ask(path, { method, body: JSON.stringify(body), headers }))
    },
    async signIn(email, password) {
      const page = await navigate(origin + SIGN_IN_PAGE, own())
      keep([page.headers['set-cookie'] ?? []].flat())
      const answer = await navigate(
        origin + SIGN_IN_PAGE,
        own(),
        signInForm(page.body, email, password),
      )
      keep([answer.headers['set-cookie'] ?? []].flat())
      return { status: answer.status, headers: new Headers(), body: answer.body }
    },
    async bytes(path, headers = {}) {
      const response = await ask(path, { headers })
      const { byteLength: length } = await response.arrayBuffer()
      return { answer: { status: response.status, headers: response.headers, body: '' }, length }
    },
  }
}

/** @throws with what was asked and what came instead */
export function mustBe(wanted: number, { status, body }: Answer, what: string): void {
  if (status !== wanted) {
    throw new Error(
      `${what} : ${status} au lieu de ${wanted}. ${body.slice(0, 200).replaceAll(/\s+/g, ' ')}`,
    )
  }
}

import {
  NAVIGATION,
  SIGN_IN_PAGE,
  signInForm,
  tokenOf,
  URL_ENCODED,
} from '../../tests/admin-browser.ts'
import { ADMIN_API, WRITE_TOKEN } from './addresses.ts'
import { emailOf, PASSWORD, type Role } from './product.ts'
import { type Answer, createVisitor, type Visitor } from './visitor.ts'

/** What is sent to the interface of the back office. */
export interface Call {
  method?: string
  /** Below `/admin/api`. */
  path: string
  /** Sent as JSON; a form as it is. */
  body?: object
  headers?: Readonly<Record<string, string>>
}

/** Somebody who is signed in to the back office, or would like to be. */
export interface Staff {
  visitor: Visitor
  /** What a writing call carries. */
  token(): string
  call(call: Call): Promise<Answer>
  /** Sends the password, and takes the token of the session that begins. */
  signIn(role: Role): Promise<Answer>
}

/** @param instant the clock of the server at each call; it stays as it is without */
export function createStaff(url: string, instant?: () => string): Staff {
  const visitor = createVisitor(url, instant)
  let token = ''

  async function takeToken(): Promise<void> {
    const document = await visitor.ask({ path: '/admin', headers: NAVIGATION })
    token = tokenOf(document.body.toString())
  }

  async function call({ method = 'GET', path, body, headers = {} }: Call): Promise<Answer> {
    const sent = body === undefined ? {} : await encoded(body)
    return visitor.ask({
      method,
      path: ADMIN_API + path,
      ...(sent.body === undefined ? {} : { body: sent.body }),
      headers: {
        ...headers,
        ...sent.headers,
        ...(method === 'GET' ? {} : { [WRITE_TOKEN]: token }),
      },
    })
  }

  return {
    visitor,
    token: () => token,
    call,
    async signIn(role) {
      const page = await visitor.ask({ path: SIGN_IN_PAGE, headers: NAVIGATION })
      const answer = await visitor.ask({
        method: 'POST',
        path: SIGN_IN_PAGE,
        body: signInForm(page.body.toString(), emailOf(role), PASSWORD),
        headers: { ...NAVIGATION, ...URL_ENCODED },
      })
      await takeToken()
      return answer
    },
  }
}

/** Boundary between the parts of a form: one of our own, since what Node draws is another each time. */
const BOUNDARY = 'frozen-boundary-of-a-form'

async function encoded(body: object): Promise<{ body?: Buffer; headers?: Record<string, string> }> {
  if (!(body instanceof FormData)) {
    return {
      body: Buffer.from(JSON.stringify(body)),
      headers: { 'content-type': 'application/json' },
    }
  }
  return encodedForm(body)
}

/** A form with files, as a browser sends it. */
export async function encodedForm(
  form: FormData,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const encodedAnswer = new Response(form)
  const type = encodedAnswer.headers.get('content-type') ?? ''
  const [, drawn = ''] = /boundary=(.+)$/.exec(type) ?? []
  const bytes = Buffer.from(await encodedAnswer.arrayBuffer()).toString('latin1')
  return {
    body: Buffer.from(bytes.replaceAll(drawn, BOUNDARY), 'latin1'),
    headers: { 'content-type': type.replace(drawn, BOUNDARY) },
  }
}

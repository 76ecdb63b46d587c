import { randomUUID } from 'node:crypto'
import { accountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import type { Stores } from '#app/stores.ts'
import type { AccountRole } from '#base/core/account.ts'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { writeAccount } from '#features/accounts/service/new-account.ts'
import { navigate, SIGN_IN_PAGE, signInForm, tokenOf } from '../admin-browser.ts'
import { read, type Read } from './faulty-server.ts'

const PASSWORD = 'une phrase assez longue'

/** Somebody of the firm at a browser, whichever server answers. */
export interface EditorDesk {
  email: string
  userId: string
  /** At the door. @returns the status of its answer */
  signIn(url: string, password?: string): Promise<number>
  /** A call of the back office; its answer as JSON. */
  call(url: string, method: string, path: string, body?: object): Promise<DeskAnswer>
}

/** What the back office answered. */
interface DeskAnswer {
  status: number
  json: Record<string, unknown>
}

/** Writes an account of the first site. */
export async function editorDesk(
  stores: Stores,
  role: AccountRole = 'super-admin',
): Promise<EditorDesk> {
  const { database } = stores.accounts
  const secret = 'nothing is signed here, so that any key will do'
  const accounts = await accountsOnDemand({ database, secret, issuer: 'Vitrine' })()
  const email = `${randomUUID()}@test.example`
  const hash = await accounts.hashPassword(PASSWORD)
  const userId = await stores.atomically((inside) =>
    writeAccount(accounts, inside, 1, { email, name: 'Anne Morel', role, hash }),
  )
  const cookies = new Map<string, string>()
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }

  const send = async (url: string, method: string, path: string, body?: object): Promise<Read> => {
    const cookie = cookieHeader()
    const isRead = method === 'GET'
    const document = isRead ? '' : (await navigate(`${url}/admin`, { cookie })).body
    const answer = await read(`${url}/admin/api${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(isRead ? {} : { [WRITE_TOKEN_HEADER]: tokenOf(document) }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    keep(answer.headers.getSetCookie())
    return answer
  }

  return {
    email,
    userId,
    async signIn(url, password = PASSWORD) {
      // Whoever is signed in is led past the door.
      cookies.clear()
      const visit = async (form?: string) => {
        const headers = { cookie: cookieHeader(), 'sec-fetch-site': 'same-origin' }
        const answer = await navigate(url + SIGN_IN_PAGE, headers, form)
        keep(answer.headers['set-cookie'] ?? [])
        return answer
      }
      const { body } = await visit()
      return (await visit(signInForm(body, email, password))).status
    },
    async call(url, method, path, body) {
      const { status, text: said } = await send(url, method, path, body)
      return { status, json: JSON.parse(said) as Record<string, unknown> }
    },
  }
}

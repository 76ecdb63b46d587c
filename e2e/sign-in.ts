import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext } from 'playwright-core'
import { accountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { ACCOUNT_PATHS, type AccountRole, TOKEN_FRAGMENT } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { writeAccount } from '#features/accounts/service/new-account.ts'
import {
  NAVIGATION,
  SIGN_IN_PAGE,
  signInForm,
  tokenOf,
  URL_ENCODED,
} from '../tests/admin-browser.ts'
import { totp } from '../tests/totp.ts'

/** A password that every account of the tests has. */
export const PASSWORD = 'une phrase assez longue'

/** Where a server of the tests answers, and where its data lies. */
interface Server {
  /** Without trailing slash. */
  url: string
  dataDir: string
}

/** Accounts beside the running server: nothing is signed by them, so that any key will do. */
const accountsOf = (database: Parameters<typeof accountsOnDemand>[0]['database']) =>
  accountsOnDemand({ database, secret: 'any key will do', issuer: 'Vitrine' })()

/** Its hash, which takes long on purpose: one for all. */
let hashed: Promise<string> | undefined

/** Writes an account of the default site, or of the one on `host`, beside the running server. @returns its address and id */
export async function addAccount(
  dataDir: string,
  role: AccountRole,
  email = `${role}-${randomUUID()}@test.example`,
  host = '',
): Promise<{ id: string; email: string }> {
  const db = await openDatabase({ file: join(dataDir, 'vitrine.sqlite') })
  try {
    const stores = createStores(db)
    const { database } = stores.accounts
    const accounts = await accountsOf(database)
    const isIt = ({ isDefault, hosts }: Site) => (host === '' ? isDefault : hosts.includes(host))
    const site = (await stores.sites.list()).find(isIt)
    const hash = await (hashed ??= accounts.hashPassword(PASSWORD))
    const account = { email, name: `Rôle ${role}`, role, hash }
    const id = await stores.atomically((trx) => writeAccount(accounts, trx, site?.id ?? 1, account))
    return { id, email }
  } finally {
    await db.destroy()
  }
}

/** What a writing call of the back office carries: the token of the document that its browser gets. */
export async function writeHeaders(
  request: APIRequestContext,
  url: string,
): Promise<Record<string, string>> {
  const document = await request.get(`${url}/admin`, { headers: NAVIGATION })
  return { [WRITE_TOKEN_HEADER]: tokenOf(await document.text()) }
}

/** Signs a browser's context in, as somebody new of that role. @returns who that is */
export async function signInAs(
  context: BrowserContext,
  { url, dataDir }: Server,
  role: AccountRole,
): Promise<{ id: string; email: string }> {
  const account = await addAccount(dataDir, role)
  await signInBy(context.request, url, account.email)
  return account
}

/** Signs in by the form of the door. @returns the status of what it led to */
export async function giveAtDoor(
  request: APIRequestContext,
  url: string,
  email: string,
  password: string,
): Promise<number> {
  const door = url + SIGN_IN_PAGE
  const page = await request.get(door, { headers: NAVIGATION })
  const answer = await request.post(door, {
    data: signInForm(await page.text(), email, password),
    headers: { ...NAVIGATION, ...URL_ENCODED },
    maxRedirects: 0,
  })
  return answer.status()
}

/** The same, of somebody who has no second factor. @throws when they are not let in */
export async function signInBy(
  request: APIRequestContext,
  url: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const status = await giveAtDoor(request, url, email, password)
  if (status !== 303) throw new Error(`Connexion refusée : ${status}`)
}

/** Somebody with a second factor. @returns their address and the secret of their application */
export async function withSecondFactor(
  context: BrowserContext,
  server: Server,
): Promise<{ email: string; key: string }> {
  const { email } = await signInAs(context, server, 'editor')
  const post = async (path: string, data: object) =>
    (
      await context.request.post(`${server.url}/admin/api/auth/${path}`, {
        data,
        headers: await writeHeaders(context.request, server.url),
      })
    ).json()
  const { secret } = await post('totp', { password: PASSWORD })
  const key = String(secret).replaceAll(' ', '')
  await post('totp/confirm', { code: totp(key) })
  await context.clearCookies()
  return { email, key }
}

/** A link to choose a password with, as a mail brings it. */
export async function passwordLink(
  { url, dataDir }: Server,
  kind: 'reset' | 'invitation',
  userId: string,
): Promise<string> {
  const db = await openDatabase({ file: join(dataDir, 'vitrine.sqlite') })
  const { database } = createStores(db).accounts
  const writer = (await accountsOf(database)).on(database)
  const token = await writer.createLink(kind, userId, new Date(Date.now() + 600_000))
  await db.destroy()
  return `${url}/admin${ACCOUNT_PATHS[kind]}#${TOKEN_FRAGMENT}${token}`
}

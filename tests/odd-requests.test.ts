import { EventEmitter } from 'node:events'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { watchSites } from '#base/platform/db/site-watch.ts'
import type { AppParts } from '#app/http/app.ts'
import type { PageOutcome } from '#app/page-cache/cache-metrics.ts'
import { pagePolicy, securityHeaders } from '#base/platform/security/headers.ts'
import { createTestApp, seededDatabase, sessionOf, type TestApp } from './app.ts'
import { sampled } from './exhaustive.ts'
import { EXCHANGES, type Exchange } from './odd-requests/requests.ts'
import { rawConnection } from './raw-connection.ts'
import { listening } from './raw-request.ts'

let opened: Awaited<ReturnType<typeof seededDatabase>>
/** What the page caches of a part's servers counted. */
const counted: PageOutcome[] = []
const open: TestApp[] = []

beforeAll(async () => {
  opened = await seededDatabase({ file: ':memory:' })
  await opened.stores.pages.insert(1, 1, {
    name: 'Réservée',
    path: '/reservee',
    title: 'Réservée',
    is_secure: true,
  })
  return () => opened.stores.close()
})
afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

/** Servers on ports of their own, whose caches are empty. */
async function servers(): Promise<Map<Exchange['of'], number>> {
  const { db, stores } = opened
  const pageCache: AppParts['pageCache'] = {
    maxBytes: 64 * 1024 ** 2,
    watchSites: (changed) => watchSites(db, { databaseUrl: undefined, changed, warn: () => {} }),
    events: new EventEmitter(),
    figures: { counted: (outcome) => void counted.push(outcome), sizeOf: () => {} },
  }
  const session: AppParts['session'] = (headers) =>
    sessionOf(String(headers['cookie']).includes('session_token=writer') ? 'writer' : 'visitor')()
  const ports = new Map<Exchange['of'], number>()
  for (const [of, replaced] of [
    ['production', {}],
    ['cached', { pageCache, session }],
    ['proxied', { pageCache, trustProxy: 1 }],
    ['test', { mode: 'test', session: sessionOf('developer') }],
  ] as const) {
    const site = await createTestApp({ stores, ...replaced })
    open.push(site)
    ports.set(of, await listening(site.app))
  }
  return ports
}

/** What changes from one answer to the next, or with the demo's texts. */
const UNSTABLE = new Set(['date', 'x-request-id', 'content-length'])
/** Headers that each answer has unless it says otherwise. */
const USUAL: Readonly<Record<string, string>> = {
  ...securityHeaders('production'),
  'cache-control': 'no-store',
  connection: 'close',
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding',
}

const NONCE = /'nonce-[\w+/=]{24}'; worker-src 'self'/

/** One answer in a line: status, headers that are not the usual ones, the body's beginning. */
function told(answer: string): string {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = new Map<string, string>()
  for (const one of lines) {
    const at = one.indexOf(': ')
    const name = one.slice(0, at).toLowerCase()
    headers.set(name, [headers.get(name), one.slice(at + 2)].filter(Boolean).join(' | '))
  }
  const said = [...headers]
    .filter(([name, value]) => !UNSTABLE.has(name) && USUAL[name] !== value)
    .map(([name, value]) => `${name}: ${masked(name, value)}`)
    .toSorted()
  const missing = Object.keys(USUAL)
    .filter((name) => !headers.has(name))
    .map((name) => `no ${name}`)
  return [line, ...said, ...missing, beginning(rest.join('\r\n\r\n'))].filter(Boolean).join('\n  ')
}

function masked(name: string, value: string): string {
  if (name === 'content-security-policy') {
    const policy = value.replace(NONCE, "'self'")
    const nonce = NONCE.test(value) ? ' with a nonce' : ''
    return policy.startsWith(pagePolicy('production', [])) ? `a page’s${nonce}` : policy
  }
  if (name === 'etag') return value.replace(/[\w-]{10,}/, (tag) => tag.replace(/^[\w-]{22}/, '…'))
  if (name === 'server-timing') return value.replaceAll(/\d+(?:\.\d+)?/g, '0')
  if (name === 'last-modified') return '…'
  if (name === 'location') return value.slice(0, 120)
  return value
}

/** Title of a document, else the first characters. */
function beginning(body: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(Buffer.from(body, 'latin1').toString())?.[1]
  if (title !== undefined) return `title: ${title}`
  // oxlint-disable-next-line no-control-regex -- bytes of a compressed body
  return /[^\n\u0020-\u007E\u0080-\u00FF]/.test(body.slice(0, 60))
    ? 'bytes'
    : JSON.stringify(Buffer.from(body, 'latin1').toString().slice(0, 120)).replaceAll(
        /\d{4}-\d\d-\d\d[\w:.]*/g,
        '…',
      )
}

async function answerOf(
  ports: Map<Exchange['of'], number>,
  { part, of, bytes }: Exchange,
): Promise<string> {
  counted.length = 0
  const connection = await rawConnection(ports.get(of) ?? 0)
  connection.send(bytes)
  const received = await connection.closed()
  const answers = received === '' ? ['nothing'] : received.split(/(?=HTTP\/1\.1 \d{3} )/).map(told)
  // What is sent ahead is counted in no certain order.
  const outcomes =
    part === 'connections' || counted.length === 0 ? [] : [`page cache: ${counted.join()}`]
  return [...answers, ...outcomes].join('\n')
}

/** Those of several hundred requests, which the others are a sample of. */
const LONG = ['addresses', 'development', 'headers', 'hosts', 'methods', 'targets']

/** Each answer with the requests that get it, in the order in which they were sent first. */
for (const part of new Set(EXCHANGES.map((exchange) => exchange.part)))
  test(part, { ...sampled(!LONG.includes(part)), timeout: 120_000 }, async () => {
    const ports = await servers()
    const requests = new Map<string, string[]>()
    for (const exchange of EXCHANGES.filter((one) => one.part === part)) {
      for (const time of exchange.again ? ['', ' (again)'] : ['']) {
        const answer = await answerOf(ports, exchange)
        requests.set(answer, [
          ...(requests.get(answer) ?? []),
          `    ${exchange.of}: ${exchange.name}${time}`,
        ])
      }
    }
    const blocks = [...requests].map(([answer, names]) => [answer, ...names, ''].join('\n'))
    await expect(blocks.join('\n')).toMatchFileSnapshot(`odd-requests/${part}.txt`)
  })

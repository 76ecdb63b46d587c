import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutgoing } from './create-outgoing.ts'
import type { Lookup } from './guarded-connector.ts'
import { AMPLE, type Loopback, failureFrom, webServer } from './loopback.ts'
import type { Outgoing } from './outgoing.ts'

/** The public internet of these tests; 127.0.0.2 leads to the same servers and is private. */
const PUBLIC = '127.0.0.1'
const PRIVATE = '127.0.0.2'
vi.mock('./public-address.ts', () => ({
  isPublicAddress: (address: string) => address === '127.0.0.1',
  isLocalName: () => false,
}))

let server: Loopback
let answers: Record<string, string[][]>
let client: Outgoing

/** Each call takes the next list of a name; the last one stays. */
const lookup: Lookup = async (hostname) => {
  const lists = answers[hostname] ?? []
  const list = (lists.length > 1 ? lists.shift() : lists[0]) ?? []
  return list.map((address) => ({ address, family: 4 }))
}

beforeEach(async () => {
  answers = { 'public.example': [[PUBLIC]], 'prive.example': [[PRIVATE]] }
  client = createOutgoing({ allowPrivate: false, lookup })
  server = await webServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://nowhere.invalid')
    const to = url.searchParams.get('to')
    response.setHeader('connection', url.searchParams.get('keep') ?? 'close')
    if (to) response.writeHead(302, { location: to })
    response.end('bonjour')
  }, '0.0.0.0')
})

afterEach(async () => {
  await client.close()
  await server[Symbol.asyncDispose]()
})

test('the server is there at both addresses', async () => {
  const open = createOutgoing({ allowPrivate: true, lookup })
  for (const name of ['public.example', 'prive.example']) {
    await open.send({ url: `http://${name}:${server.port}/`, ...AMPLE })
  }
  expect(server.reachedAt).toEqual([PUBLIC, PRIVATE])
  await open.close()
})

test('of a name with public and private addresses only the public ones are connected to', async () => {
  answers['mixte.example'] = [[PRIVATE, PUBLIC, PRIVATE]]
  await client.send({ url: `http://mixte.example:${server.port}/`, ...AMPLE })
  expect(server.reachedAt).toEqual([PUBLIC])
})

test('a name that resolves to something else the second time gains nothing', async () => {
  answers['change.example'] = [[PUBLIC], [PRIVATE]]
  const url = `http://change.example:${server.port}/`
  expect((await client.send({ url, ...AMPLE })).status).toBe(200)
  expect((await failureFrom(client.send({ url, ...AMPLE }))).fault).toBe('address')
  expect(server.reachedAt).toEqual([PUBLIC])
})

test('a connection is resolved once, and what was checked is what is connected to', async () => {
  let asked = 0
  const counting = createOutgoing({
    allowPrivate: false,
    lookup: (hostname) => {
      asked += 1
      return lookup(hostname)
    },
  })
  answers['change.example'] = [[PUBLIC], [PRIVATE]]
  await counting.send({ url: `http://change.example:${server.port}/`, ...AMPLE })
  expect(asked).toBe(1)
  expect(server.reachedAt).toEqual([PUBLIC])
  await counting.close()
})

test.each([
  ['a private address', `http://${PRIVATE}`],
  ['a private address in one number', 'http://2130706434'],
  ['a name that leads to one', 'http://prive.example'],
  ['one behind another redirect', null],
])('a redirect to %s is refused without a connection', async (_what, base) => {
  const inside = `${base ?? `http://${PRIVATE}`}:${server.port}/secret`
  const step = `http://public.example:${server.port}/?to=${encodeURIComponent(inside)}`
  const to = base === null ? step : inside
  const url = `http://public.example:${server.port}/?keep=keep-alive&to=${encodeURIComponent(to)}`
  const failed = await failureFrom(client.send({ url, ...AMPLE }))
  expect(failed.fault).toBe('address')
  expect(failed.message).toContain(new URL(inside).host)
  await pause(10)
  expect(new Set(server.reachedAt)).toEqual(new Set([PUBLIC]))
})

import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOutgoing } from './create-outgoing.ts'
import type { Lookup } from './guarded-connector.ts'
import { AMPLE, type Loopback, failureFrom, webServer } from './loopback.ts'
import type { Outgoing } from './outgoing.ts'

/** A server on this machine that nobody may reach. */
let secret: Loopback
beforeAll(async () => {
  secret = await webServer((_request, response) => void response.end('secret'))
})
afterAll(() => secret[Symbol.asyncDispose]())
beforeEach(() => {
  secret.sockets.length = 0
})

const answering =
  (...addresses: string[]): Lookup =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

async function guarded<T>(lookup: Lookup | undefined, run: (client: Outgoing) => Promise<T>) {
  const client = createOutgoing({ allowPrivate: false, ...(lookup && { lookup }) })
  try {
    return await run(client)
  } finally {
    await client.close()
  }
}

async function expectUntouched() {
  await pause(10)
  expect(secret.sockets).toHaveLength(0)
}

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '169.254.169.254',
  '10.0.0.1',
  '100.64.0.1',
  '[fe80::1]',
  '[fd00::1]',
  '224.0.0.1',
  '255.255.255.255',
  'localhost',
  'LOCALHOST.',
  'a.localhost',
])('the host %s is refused without a connection', async (host) => {
  for (const scheme of ['http', 'https']) {
    const url = `${scheme}://${host}:${secret.port}/?key=clef`
    const failed = await guarded(undefined, (client) => failureFrom(client.send({ url, ...AMPLE })))
    expect(failed.fault).toBe('address')
    expect(failed.message).toContain(new URL(url).host)
    expect(failed.message).not.toContain('clef')
  }
  await expectUntouched()
})

test.each([[['127.0.0.1']], [['::1', '127.0.0.1', '10.0.0.1']], [['::ffff:127.0.0.1']], [['bad']]])(
  'a public name that resolves to %j is refused without a connection',
  async (addresses) => {
    const url = `http://flux.example:${secret.port}/`
    const failed = await guarded(answering(...addresses), (client) =>
      failureFrom(client.send({ url, ...AMPLE })),
    )
    expect(failed.fault).toBe('address')
    expect(failed.message).toContain(`flux.example:${secret.port}`)
    expect(failed.message).toContain(addresses.join(', '))
    await expectUntouched()
  },
)

test('with private addresses allowed the same name connects', async () => {
  const client = createOutgoing({ allowPrivate: true, lookup: answering('127.0.0.1') })
  const answer = await client.send({ url: `http://flux.example:${secret.port}/`, ...AMPLE })
  expect(answer.body.toString()).toBe('secret')
  expect(secret.sockets).toHaveLength(1)
  await client.close()
})

test.each([
  ['ftp://flux.example/', 'ftp:'],
  ['file:///etc/passwd', 'file:'],
  ['data:text/plain,clef', 'data:'],
  ['javascript:clef()', 'javascript:'],
  ['/flux?clef', 'illisible'],
  ['flux.example?clef', 'illisible'],
  ['', 'illisible'],
  ['http://', 'illisible'],
  ['http://flux.example:99999/clef', 'illisible'],
  ['http://moi:clef@flux.example/', 'flux.example'],
  ['http://moi@flux.example/', 'flux.example'],
  ['https://:clef@flux.example/', 'flux.example'],
])('the address « %s » is refused before any lookup', async (url, said) => {
  const failed = await guarded(
    async () => {
      throw new Error('looked up')
    },
    (client) => failureFrom(client.send({ url, ...AMPLE })),
  )
  expect(failed.fault).toBe('address')
  expect(failed.message).toContain(said)
  expect(failed.message).not.toContain('clef')
  expect(failed.cause).toBeUndefined()
})

test('a name without an address, and a resolver that fails, are unreachable', async () => {
  const url = 'http://inconnu.example/'
  const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
  for (const lookup of [answering(), () => Promise.reject(unknown)]) {
    const client = createOutgoing({ allowPrivate: true, lookup })
    const failed = await failureFrom(client.send({ url, ...AMPLE }))
    expect(failed.fault).toBe('unreachable')
    expect(failed.message).toBe('inconnu.example\u00a0: ce nom n’existe pas, vérifiez l’adresse.')
    await client.close()
  }
})

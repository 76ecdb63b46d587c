import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { trustedProxies } from './proxy-trust.ts'
import { pathOfTarget, requestFault } from './request-guard.ts'

/** A request as Node reads it. */
function requestFrom(address: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  const raw = new IncomingMessage(socket)
  raw.url = '/'
  raw.httpVersionMajor = 1
  raw.httpVersionMinor = 1
  Object.assign(raw.headers, headers)
  raw.rawHeaders = Object.entries(headers).flat()
  return raw
}

const FORWARDED = {
  host: 'localhost',
  'x-forwarded-for': '1.2.3.4',
  'x-forwarded-host': 'www.cabinet.fr',
  'x-forwarded-proto': 'https',
}

describe('what is forwarded', () => {
  const trusts = trustedProxies(['10.0.0.0/8'])

  test('by a stranger is taken away, and nothing else', () => {
    const raw = requestFrom('203.0.113.7', FORWARDED)
    expect(requestFault(raw, trusts)).toBeNull()
    expect(raw.headers).toEqual({ host: 'localhost' })
    expect(raw.rawHeaders).toContain('x-forwarded-for')
  })

  test('by a believed proxy stays', () => {
    const raw = requestFrom('10.0.0.1', FORWARDED)
    expect(requestFault(raw, trusts)).toBeNull()
    expect(raw.headers).toEqual(FORWARDED)
  })

  test.each([
    ['www.cabinet.fr, WWW.cabinet.fr', null],
    ['www.cabinet.fr, autre.fr', /plusieurs hôtes/],
    ['www.cabinet.fr,', /n’est pas un nom/],
    ['www.cabinet.fr, <b>', /n’est pas un nom/],
  ])('by a believed proxy, a list of hosts: %s', (hosts, refusal) => {
    const fault = requestFault(
      requestFrom('10.0.0.1', { ...FORWARDED, 'x-forwarded-host': hosts }),
      trusts,
    )
    if (refusal === null) expect(fault).toBeNull()
    else expect(fault).toMatchObject({ statusCode: 400, message: expect.stringMatching(refusal) })
  })
})

test.each([
  ['/a?b', '/a?b'],
  ['http://localhost/a?b', '/a?b'],
  ['http://localhost', '/'],
  ['HTTP://localhost?b', '/?b'],
  ['*', '/*'],
  ['', '/'],
])('the path of %s is %s', (target, path) => {
  expect(pathOfTarget(target)).toBe(path)
})

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { secureTransport } from './secure-transport.ts'

function requestFrom(address: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return Object.assign(new IncomingMessage(socket), { headers })
}

test.each([
  ['10.0.0.1', 'https', true],
  ['10.0.0.1', 'http', false],
  ['10.0.0.1', 'https, http', false],
  ['10.0.0.1', 'http, https', true],
  ['203.0.113.7', 'https', false],
])('from %s with « %s »: %s', (address, said, expected) => {
  const isSecure = secureTransport({ adminHost: null, publicUrl: null, trustProxy: ['10.0.0.0/8'] })
  expect(isSecure(requestFrom(address, { 'x-forwarded-proto': said }))).toBe(expected)
})

test.each([
  ['https://www.cabinet.fr', 'www.cabinet.fr', true],
  ['https://www.cabinet.fr', 'autre.fr', false],
  ['http://www.cabinet.fr', 'www.cabinet.fr', false],
  [null, 'www.cabinet.fr', false],
])('at %s for %s: %s', (publicUrl, host, expected) => {
  const isSecure = secureTransport({ adminHost: null, publicUrl, trustProxy: false })
  expect(isSecure(requestFrom('203.0.113.7', { host }))).toBe(expected)
})

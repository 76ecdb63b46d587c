import type { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { CONNECTION_LIMITS, limitConnections } from './connection-limits.ts'
import { trustedProxies } from './proxy-trust.ts'

/** A connection from an address that nobody has here. */
function connectionFrom(address: string): Socket {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return socket
}

/** How many of so many connections of an address are kept. */
function kept(server: EventEmitter, address: string, count: number): Socket[] {
  const sockets = Array.from({ length: count }, () => connectionFrom(address))
  for (const socket of sockets) server.emit('connection', socket)
  return sockets.filter(({ destroyed }) => !destroyed)
}

test('one address has so many connections, unless it is a proxy or this machine', async () => {
  // Its own listener would begin to read each of them.
  const server = createServer().removeAllListeners('connection')
  const trusts = trustedProxies(['10.0.0.0/8'])
  limitConnections(server, { ...CONNECTION_LIMITS, perAddress: 3 }, { trusts, refuse: () => {} })
  const mine = kept(server, '203.0.113.7', 10)
  expect(mine).toHaveLength(3)
  expect(kept(server, '203.0.113.8', 10)).toHaveLength(3)
  expect(kept(server, '10.0.0.9', 10)).toHaveLength(10)
  expect(kept(server, '::ffff:127.0.0.1', 10)).toHaveLength(10)
  mine[0]?.destroy()
  await new Promise(setImmediate)
  expect(kept(server, '203.0.113.7', 10)).toHaveLength(1)
})

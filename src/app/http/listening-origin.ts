import type { Server } from 'node:http'

/** `http://localhost:3000` for a server on loopback; empty for one that listens nowhere. */
export function listeningOrigin(server: Server): string {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') return ''
  const { address, family, port } = bound
  const host = LOOPBACK.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

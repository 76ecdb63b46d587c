import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { Warn } from '#base/kit/warn.ts'
import { HOLD_SERVING } from './serving-lock.ts'
import { SITE_CHANNEL } from './site-changes.ts'

/** Milliseconds before another attempt to connect, and the longest such pause. */
const PAUSE = 500
const LONGEST_PAUSE = 5000

/** Milliseconds to connect. */
const CONNECT = 5000

interface ListenerOptions {
  changed(siteId: number): void
  /** It listens, for the first time or again: what was told meanwhile went unheard. */
  connected(): void
  warn: Warn
}

/**
 * Hears which sites the servers of a PostgreSQL write to, on a connection of its own that is made
 * again whenever it breaks.
 * @returns how to end it
 */
export function listenToSites(
  databaseUrl: string,
  { changed, connected, warn }: ListenerOptions,
): { close(): Promise<void> } {
  const ended = new AbortController()
  let client: Client | null = null

  /** One connection, from its making to its end. */
  async function session(): Promise<void> {
    const own = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT,
      keepAlive: true,
    })
    const { promise: lost, reject } = Promise.withResolvers<never>()
    lost.catch(() => {})
    own.on('error', reject)
    own.on('end', () => reject(new Error('The connection ended.')))
    own.on('notification', ({ payload }) => changed(Number(payload)))
    client = own
    try {
      await own.connect()
      await own.query(`listen ${SITE_CHANNEL}`)
      connected()
      // For as long as this connection lives, whoever wants the content alone is refused.
      await own.query(HOLD_SERVING)
      await lost
    } finally {
      client = null
      await own.end().catch(() => {})
    }
  }

  async function run(): Promise<void> {
    let pause = PAUSE
    while (!ended.signal.aborted) {
      const begun = performance.now()
      try {
        await session()
      } catch (cause) {
        if (ended.signal.aborted) return
        if (performance.now() - begun > LONGEST_PAUSE) pause = PAUSE
        if (pause === PAUSE) {
          warn(
            'Les changements des autres serveurs ne s’entendent plus ; un nouvel essai suit.',
            cause,
            null,
          )
        }
      }
      await setTimeout(pause, undefined, { signal: ended.signal }).catch(() => {})
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
  }

  const running = run()
  return {
    async close() {
      ended.abort()
      await client?.end().catch(() => {})
      await running
    },
  }
}

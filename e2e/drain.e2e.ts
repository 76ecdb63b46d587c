/** @module-tag exhaustive */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { ownDemo, ownServer } from './own-server.ts'

test(
  'a balancer sees the end coming, and nobody meets a closed door meanwhile',
  sampled(false),
  async () => {
    const server = await ownServer(await ownDemo(), { DRAIN_DELAY: '6' })
    expect((await fetch(`${server.url}/contact`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    process.kill(server.pid, 'SIGTERM')
    const seen: string[] = []
    let isOpen = true
    while (isOpen) {
      try {
        const ready = await fetch(`${server.url}/readyz`)
        const page = await fetch(`${server.url}/contact`)
        seen.push(`${ready.status} ${(await ready.json()).status} ${page.status}`)
      } catch {
        isOpen = false
      }
      await sleep(50)
    }
    // The signal may take a moment to arrive.
    expect(seen.length).toBeGreaterThan(2)
    expect(new Set(seen.slice(1))).toEqual(new Set(['503 draining 200']))
    expect(await server.ended()).toBe(0)
  },
)

test('a second signal ends the server at once', async () => {
  const server = await ownServer(await ownDemo(), { DRAIN_DELAY: '300' })
  process.kill(server.pid, 'SIGTERM')
  let status = 200
  while (status === 200) status = (await fetch(`${server.url}/readyz`)).status
  expect(status).toBe(503)
  expect(await server.stop()).toBeNull()
})

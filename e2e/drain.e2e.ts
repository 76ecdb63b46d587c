/** @module-tag exhaustive */
import { once } from 'node:events'
import { connect } from 'node:net'
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

test('sixty pages that somebody slow has sent for ahead are whole, though the server ends meanwhile', async () => {
  const server = await ownServer(await ownDemo())
  // The first makes the page, the second is answered by what is kept.
  expect((await fetch(server.url)).status).toBe(200)
  const { length } = Buffer.from(await (await fetch(server.url)).arrayBuffer())
  const PAGES = 60
  const reader = connect(Number(new URL(server.url).port), '127.0.0.1').pause()
  // More than the kernel takes: what it can't is the server's to keep.
  for (let asked = 0; asked < PAGES; asked += 1) {
    reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await sleep(2)
  }
  await sleep(1000)
  process.kill(server.pid, 'SIGTERM')
  await sleep(1000)
  const chunks: Buffer[] = []
  reader.on('data', (chunk: Buffer) => chunks.push(chunk)).resume()
  await once(reader, 'close')
  const answers = Buffer.concat(chunks)
    .toString('latin1')
    .split(/^(?=HTTP\/1\.1 )/m)
  const bodies = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4))
  expect(bodies.map((body) => body.length)).toEqual(Array(PAGES).fill(length))
  expect(
    answers.map((answer) => /^connection: (\S+)/im.exec(answer)?.[1]).lastIndexOf('close'),
  ).toBe(PAGES - 1)
  expect(await server.ended()).toBe(0)
})

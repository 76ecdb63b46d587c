import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { startServer } from '../e2e/server-process.ts'
import { atMost, figure, median, type Figure } from './figure.ts'
import { residentMegabytes } from './processes.ts'

/** Connections that one address may have. */
const UPLOADS = 200
/** MB. */
const ADDED = 64
/** MB that may still be there when all is over: what the engine keeps of a heap that was larger. */
const KEPT = 32

const ROUNDS = 3
/** Milliseconds in which nothing more is sent, and until a server is at rest. */
const STALLED = 5000
const SETTLED = 10_000
const LOOK = 100

const KIB = 1024
const FORM = '/le-cabinet/nous-rejoindre'

interface Body {
  path: string
  type: string
  /** As it is announced; `null`: it never ends. */
  length: number | null
  /** What is sent of it. */
  sent: string
}

/**
 * What stalled bodies cost: 200 connections that withhold the end of what they send, to addresses that
 * are there and that are not, up to the limits of each; resident memory meanwhile and afterwards.
 */
export async function uploads(dataDir: string): Promise<Figure[]> {
  const added: number[] = []
  const kept: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ DATA_DIR: dataDir })
    try {
      // The program has answered forms before: what is measured are the bodies.
      await (await stalled(server.url, 20)).end()
      await passed(SETTLED)
      const before = await residentMegabytes(server.pid)
      const open = await stalled(server.url, UPLOADS)
      let most = 0
      for (let at = 0; at < STALLED; at += LOOK) {
        most = Math.max(most, await residentMegabytes(server.pid))
        await passed(LOOK)
      }
      added.push(most - before)
      await open.end()
      await passed(SETTLED)
      kept.push((await residentMegabytes(server.pid)) - before)
    } finally {
      await server.stop()
    }
  }
  return [
    figure({
      name: `${UPLOADS} envois arrêtés en route : mémoire en plus`,
      value: median(added),
      unit: 'Mo',
      target: atMost(ADDED),
    }),
    figure({
      name: 'la même, dix secondes après leur fin',
      value: median(kept),
      unit: 'Mo',
      target: atMost(KEPT),
    }),
  ]
}

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Opens connections and sends on each what the server takes of a body. */
async function stalled(url: string, count: number): Promise<{ end(): Promise<void> }> {
  const page = await (await fetch(url + FORM)).text()
  const bodies = bodiesOf(page)
  const sockets: Socket[] = []
  for (let at = 0; at < count; at += 1) {
    const body = bodies[at % bodies.length]
    if (body === undefined) continue
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    // Whoever is refused may be cut off while sending.
    socket.on('error', () => {})
    socket.resume()
    await once(socket, 'connect')
    socket.write(`${headOf(body)}${body.sent}`)
    sockets.push(socket)
  }
  return {
    async end() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const headOf = ({ path, type, length }: Body): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n` +
  `${length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`

const MULTIPART = 'multipart/form-data; boundary=x'
const URL_ENCODED = 'application/x-www-form-urlencoded'

const field = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const file = (bytes: number): string =>
  '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n' +
  `Content-Type: application/pdf\r\n\r\n${'a'.repeat(bytes)}`

/** Bodies of every kind that is read, each short of its end. @throws when the page has no form */
function bodiesOf(page: string): Body[] {
  const hidden = (name: string): string => {
    const value = new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1]
    if (value === undefined) throw new Error(`La page ${FORM} n’a pas de formulaire.`)
    return value
  }
  const controls = field('form_widget', hidden('form_widget')) + field('token', hidden('token'))
  const fourFiles = `${file(5 * KIB * KIB - 1)}\r\n`.repeat(4).slice(0, -100)
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`
  return [
    { path: '/nimporte', type: MULTIPART, length: 21 * KIB * KIB, sent: fourFiles },
    { path: FORM, type: MULTIPART, length: 21 * KIB * KIB, sent: controls + fourFiles },
    { path: FORM, type: MULTIPART, length: 21 * KIB * KIB, sent: fourFiles },
    {
      path: FORM,
      type: MULTIPART,
      length: 14 * KIB * KIB,
      sent: controls + field('a', 'a'.repeat(63 * KIB)).repeat(200),
    },
    { path: FORM, type: URL_ENCODED, length: 64 * KIB, sent: 'a'.repeat(64 * KIB - 1) },
    { path: FORM, type: URL_ENCODED, length: null, sent: chunk('a'.repeat(64 * KIB - 1)) },
    {
      path: '/ajax/testa/motifs/subscribed',
      type: 'application/json',
      length: 64 * KIB,
      sent: `"${'a'.repeat(64 * KIB - 2)}`,
    },
    {
      path: '/admin/api/templates/import',
      type: 'application/json',
      length: 4 * KIB * KIB,
      sent: `"${'a'.repeat(4 * KIB * KIB - 2)}`,
    },
    {
      path: '/admin/api/auth/sign-in',
      type: 'application/json',
      length: 64 * KIB,
      sent: `"${'a'.repeat(64 * KIB - 2)}`,
    },
    { path: '/nimporte', type: URL_ENCODED, length: 64 * KIB, sent: 'a'.repeat(64 * KIB - 1) },
  ]
}

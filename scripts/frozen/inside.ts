import { AsyncLocalStorage } from 'node:async_hooks'
import crypto, { hkdfSync } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync, writeFileSync } from 'node:fs'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { Client } from 'pg'
import {
  FOLDER_VARIABLE,
  INSTANT,
  INSTANT_HEADER,
  ROUTES,
  STATEMENTS,
  STEP_HEADER,
  type ToldRoute,
  type ToldStatement,
} from './told.ts'

/**
 * Loaded before a built server or command (`--import`): stops its clock, which a header of a request sets
 * forward; lets such a request draw the same identifiers and tokens each time; and writes down the table of
 * routes and the SQL statements of each request that names its step. It knows Node, Fastify and the drivers of the databases, and no module of the product.
 */
const folder = process.env[FOLDER_VARIABLE] ?? null

let instant = Date.parse(INSTANT)
const now = () => instant
Date.now = now
globalThis.Date = new Proxy(Date, {
  construct: (target, values, called) =>
    Reflect.construct(target, values.length === 0 ? [instant] : values, called),
  apply: (target) => new target(instant).toString(),
})

/** The request that is being answered. */
interface Step {
  /** What its statements are written down under; none is any more once it is answered. */
  name: string | null
  /** What it draws follows from its instant; `null` draws as ever. */
  draw: ((size: number) => Buffer) | null
}

const steps = new AsyncLocalStorage<Step>()

/** The value of a header that is ours; the request is then as if it had never been sent. */
function takenFrom(request: IncomingMessage, header: string): string | null {
  const at = request.rawHeaders.findIndex((name, index) => index % 2 === 0 && name === header)
  if (at === -1) return null
  const [, value = ''] = request.rawHeaders.splice(at, 2)
  return value
}

const { emit } = Server.prototype
Server.prototype.emit = function emitInStep(event: string | symbol, ...values: unknown[]): boolean {
  const [request, response] = values
  const goOn = () => Reflect.apply(emit, this, [event, ...values])
  if (event !== 'request' || !(request instanceof IncomingMessage)) return goOn()
  const sent = takenFrom(request, INSTANT_HEADER)
  if (sent !== null) instant = Date.parse(sent)
  const name = takenFrom(request, STEP_HEADER)
  const step: Step = { name, draw: sent === null ? null : drawing(sent) }
  if (response instanceof ServerResponse) response.once('close', () => (step.name = null))
  return steps.run(step, goOn)
}

/** Bytes that look drawn, the same for each recording. */
function drawing(seed: string): (size: number) => Buffer {
  let count = 0
  return (size) => {
    count += 1
    return Buffer.from(hkdfSync('sha256', seed, String(count), '', size))
  }
}

drawSteadily()

/** Lets a request whose instant is given draw the same in each recording. */
function drawSteadily(): void {
  const { randomBytes } = crypto
  const drawn = (size: number): Buffer => steps.getStore()?.draw?.(size) ?? randomBytes(size)
  const uuid = () => {
    const bytes = drawn(16)
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
  const fill = <T extends ArrayBufferView>(view: T): T => {
    Buffer.from(view.buffer, view.byteOffset, view.byteLength).set(drawn(view.byteLength))
    return view
  }
  Object.assign(crypto, {
    randomBytes: (size: number, done?: (error: null, bytes: Buffer) => void) =>
      done === undefined ? drawn(size) : done(null, drawn(size)),
    randomUUID: uuid,
  })
  Object.assign(crypto.webcrypto, { randomUUID: uuid, getRandomValues: fill })
  syncBuiltinESMExports()
}

if (folder !== null) {
  tellRoutes(join(folder, ROUTES))
  tellStatements(join(folder, STATEMENTS))
}

function tellRoutes(file: string): void {
  const routes: ToldRoute[] = []
  const note = ({ method, url, constraints, bodyLimit, config }: RouteOptions) => {
    for (const one of [method].flat()) {
      routes.push({
        method: one,
        url,
        constraints: { ...constraints },
        bodyLimit: bodyLimit ?? null,
        config: { ...config },
      })
    }
  }
  const watch = (app: FastifyInstance) => {
    app.addHook('onRoute', note)
    app.addHook('onReady', async () => writeFileSync(file, JSON.stringify(routes)))
  }
  subscribe('fastify.initialization', (message) => {
    // The channel of Fastify: what it publishes is typed by nobody.
    watch((message as { fastify: FastifyInstance }).fastify)
  })
}

function tellStatements(file: string): void {
  const note = (sql: string) => {
    const step = steps.getStore()?.name ?? null
    if (step === null) return
    const told: ToldStatement = { step, sql }
    appendFileSync(file, `${JSON.stringify(told)}\n`)
  }
  for (const method of ['all', 'get', 'run', 'iterate'] as const) {
    const run = StatementSync.prototype[method]
    Object.assign(StatementSync.prototype, {
      [method](this: StatementSync, ...values: unknown[]) {
        note(this.sourceSQL)
        return Reflect.apply(run, this, values)
      },
    })
  }
  const { exec } = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function execNoted(sql) {
    note(sql)
    Reflect.apply(exec, this, [sql])
  }
  const { query } = Client.prototype
  Object.assign(Client.prototype, {
    query(this: Client, asked: string | { text: string }, ...more: unknown[]) {
      note(typeof asked === 'string' ? asked : asked.text)
      return Reflect.apply(query, this, [asked, ...more])
    },
  })
}

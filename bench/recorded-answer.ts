import { request } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNode, type Started } from './processes.ts'

/** An answer as it stood on the wire, for a bare server to send it again. */
export interface RecordedAnswer {
  status: number
  /** Names and values in turn, as `writeHead` takes them. */
  headers: string[]
  /** Base64. */
  body: string
}

/** Those that `node:http` writes itself, or that go with one answer alone. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
const OF_ONE_ANSWER = new Set(['x-request-id', 'server-timing', 'age'])

/** What a server answers on its home page, headers in their order and their case. */
export function recordedAnswer(
  url: string,
  asked: Record<string, string> = {},
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: asked }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status = 0, rawHeaders } = response
        const body = Buffer.concat(chunks)
        resolve({ status, headers: kept(rawHeaders), body: body.toString('base64') })
      })
    })
    sent.once('error', reject).end()
  })
}

const kept = (raw: readonly string[]): string[] =>
  pairs(raw)
    .filter(([name]) => !OF_THE_CONNECTION.has(name.toLowerCase()))
    .flat()

function pairs(list: readonly string[]): [name: string, value: string][] {
  const made: [string, string][] = []
  for (let at = 0; at < list.length; at += 2) made.push([list[at] ?? '', list[at + 1] ?? ''])
  return made
}

/** Value of a header, whatever its case; `null` when the answer has none. */
export const headerOf = ({ headers }: RecordedAnswer, wanted: string): string | null =>
  pairs(headers).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null

/** A bare `node:http` server in a process of its own that sends this answer and nothing else. */
export async function bareServer(answer: RecordedAnswer): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-bare-'))
  try {
    const file = join(folder, 'answer.json')
    await writeFile(file, JSON.stringify(answer))
    return await startNode(['bench/bare-server.ts', file])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Makes sure that a baseline is one: status, headers and bytes are those of the measured server.
 * @throws naming what differs
 */
export async function mustAnswerAlike(
  measured: string,
  baseline: string,
  asked: Record<string, string>,
): Promise<void> {
  const [one, other] = await Promise.all([
    recordedAnswer(measured, asked),
    recordedAnswer(baseline, asked),
  ])
  for (const part of ['status', 'headers', 'body'] as const) {
    const [mine, theirs] = [comparable(one, part), comparable(other, part)]
    if (mine !== theirs) {
      throw new Error(
        `Le serveur nu ne répond pas comme Vitrine (${part}) :\n  ${mine.slice(0, 500)}\n  ${theirs.slice(0, 500)}`,
      )
    }
  }
}

function comparable(answer: RecordedAnswer, part: keyof RecordedAnswer): string {
  if (part !== 'headers') return String(answer[part])
  return pairs(answer.headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .map(([name, value]) => `${name}: ${OF_ONE_ANSWER.has(name) ? '…' : value}`)
    .join('\n  ')
}

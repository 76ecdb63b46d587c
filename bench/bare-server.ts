import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RecordedAnswer } from './recorded-answer.ts'

/**
 * The baseline: a `node:http` server that sends one recorded answer (the file of its one argument)
 * from memory, by raw `writeHead` with the finished list of headers.
 */
const recorded: RecordedAnswer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const { status, headers } = recorded
const body = Buffer.from(recorded.body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) {
    process.stdout.write(`répond sur http://127.0.0.1:${address.port}\n`)
  }
})

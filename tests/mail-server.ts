import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as it went over the line. */
export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** A mail server of the test's own, with what it accepted. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())))
  const address = server.server.address()
  return { received, port: typeof address === 'object' && address ? address.port : 0 }
}

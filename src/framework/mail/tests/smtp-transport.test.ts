import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import type { SMTPServerOptions } from 'smtp-server'
import { mailServer } from '../../../../tests/mail-server.ts'
import { smtpTransport } from '../smtp-transport.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from '../transport.ts'

const opened: MailTransport[] = []
afterEach(() => {
  for (const transport of opened.splice(0)) transport.close()
})

const FAST = { greetingTimeout: 300, socketTimeout: 300, connectionTimeout: 300 }

function transportTo(port: number): MailTransport {
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, FAST)
  opened.push(transport)
  return transport
}

const mail = (more: Partial<OutgoingMail['draft']> = {}): OutgoingMail => ({
  draft: {
    kind: 'essai',
    key: 'k',
    to: 'visiteur@exemple.fr',
    subject: 'Votre demande à l’étude',
    text: 'Bonjour Zoé',
    html: '<p>Bonjour Zoé</p>',
    ...more,
  },
  from: { name: 'Cabinet « Été »', address: 'no-reply@cabinet.example' },
  messageId: '<abc@cabinet.example>',
  inReplyTo: undefined,
  date: new Date('2026-11-20T12:00:00Z'),
})

const signal = () => AbortSignal.timeout(5000)

const refusing = (code: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) =>
    done(Object.assign(new Error('Boîte inconnue'), { responseCode: code })),
})

describe('a mail server', () => {
  test('gets the mail with its headers in their own words', async () => {
    const { port, received } = await mailServer()
    const headers = { 'List-Unsubscribe': '<https://a.fr/x>' }
    await transportTo(port).send(mail({ replyTo: 'z@b.fr', headers }), signal())
    expect(received).toMatchObject([
      { from: 'no-reply@cabinet.example', to: ['visiteur@exemple.fr'] },
    ])
    const raw = received[0]?.raw ?? ''
    expect(raw).toMatch(/^Message-ID: <abc@cabinet\.example>\r$/m)
    expect(raw).toMatch(/^Reply-To: z@b\.fr\r$/m)
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/a\.fr\/x>\r$/m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toMatch(/^Date: Fri, 20 Nov 2026 12:00:00 \+0000\r$/m)
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m)
  })

  test('that says « later » is tried again', async () => {
    const { port } = await mailServer(refusing(451))
    const error = await transportTo(port)
      .send(mail(), signal())
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
  })

  test('that knows no such mailbox refuses for good', async () => {
    const { port } = await mailServer(refusing(550))
    await expect(transportTo(port).send(mail(), signal())).rejects.toThrow(MailRefused)
  })

  test('that refuses the sender or the password is to be mended, not to be given up', async () => {
    const { port } = await mailServer({
      onMailFrom: (_address, _session, done) =>
        done(Object.assign(new Error('Expéditeur refusé'), { responseCode: 550 })),
    })
    const error = await transportTo(port)
      .send(mail(), signal())
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
  })

  test.each<[string, (socket: Socket) => void]>([
    ['never says a word', () => {}],
    ['closes in mid-sentence', (socket) => socket.end('220 bon')],
    ['closes after it took the content', untilTheContent],
  ])('that %s is tried again, and not at once', async (_name, answer) => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.on('error', () => {})
      answer(socket)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const error = await transportTo(port)
      .send(mail(), signal())
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(connections).toBe(1)
  })
})

/** Says yes to everything, and hangs up when the whole mail is there. */
function untilTheContent(socket: Socket): void {
  socket.write('220 mail.example\r\n')
  socket.on('data', (chunk) => {
    const said = chunk.toString()
    if (said.endsWith('\r\n.\r\n')) socket.destroy()
    else if (said.startsWith('DATA')) socket.write('354 allez\r\n')
    else if (/^(EHLO|MAIL|RCPT)/.test(said)) socket.write('250 oui\r\n')
  })
}

describe('what a visitor typed never becomes a header', () => {
  test.each([
    'a@b.fr\r\nBcc: pirate@c.fr',
    'a@b.fr, pirate@c.fr',
    'a@b.fr; pirate@c.fr',
    'Moi <pirate@c.fr>',
    '"a@b.fr" <pirate@c.fr>',
    'a@b.fr\u0000',
    'groupe: a@b.fr;',
    '',
  ])('the address %j is refused', async (to) => {
    const { port, received } = await mailServer()
    await expect(transportTo(port).send(mail({ to }), signal())).rejects.toThrow(MailRefused)
    if (to) {
      const sent = transportTo(port).send(mail({ replyTo: to }), signal())
      await expect(sent).rejects.toThrow(MailRefused)
    }
    expect(received).toEqual([])
  })

  test('line breaks in a subject, a header or a file name are spaces', async () => {
    const { port, received } = await mailServer()
    const sneaky = 'Objet\r\nBcc: pirate@c.fr\r\n\r\n<script>'
    await transportTo(port).send(
      mail({
        subject: sneaky,
        headers: { 'X-Note': sneaky, Bcc: 'pirate@c.fr', 'X-Y\r\nBcc': 'pirate@c.fr' },
        attachments: [{ name: sneaky, type: `text/plain${sneaky}`, content: 'a' }],
      }),
      signal(),
    )
    expect(received).toMatchObject([{ to: ['visiteur@exemple.fr'] }])
    const raw = received[0]?.raw ?? ''
    expect(raw).not.toMatch(/^\s*Bcc/im)
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toContain('X-Note: Objet Bcc: pirate@c.fr')
  })
})

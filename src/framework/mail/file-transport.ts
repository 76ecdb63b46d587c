import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import { storedPath } from '#base/core/address/stored-path.ts'
import { envelopeOf, messageOf } from './message.ts'
import { MARK } from './outgoing-mail.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

/**
 * Writes each mail into a folder, for a server without mail. A mail has one name, made of its time
 * and its key, and a file is whole or not there: it is written beside and renamed.
 */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({
        ...messageOf(mail),
        envelope: envelopeOf(mail),
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const half = storedPath(folder, 'listed', `.${randomBytes(8).toString('hex')}.part`)
      try {
        await write(half, message)
        await rename(half, storedPath(folder, 'mail', fileName(mail)))
      } catch (cause) {
        await rm(half, { force: true })
        throw cause
      }
    },
    close: () => composer.close(),
  }
}

async function write(file: string, content: unknown): Promise<void> {
  if (!Buffer.isBuffer(content)) throw new Error('The mail was not composed as one piece.')
  await using handle = await open(file, 'wx', 0o600)
  await handle.writeFile(content)
  await handle.sync()
}

/** `20261120T120000Z-lead-firm-3f2a9c1b.eml`: when it was written, what it is, which it is. */
function fileName({ draft, date, messageId }: OutgoingMail): string {
  const time = date.toISOString().replace(/[-:]|\.\d+/g, '')
  const kind = draft.kind.replace(/[^a-z0-9-]+/gi, '-').slice(0, 40)
  return `${time}-${kind}-${messageId.replace(/[^\w.-]/g, '').slice(0, MARK)}.eml`
}

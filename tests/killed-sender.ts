import { join } from 'node:path'
import { createContentStore } from '#content/content-store.ts'
import { openDatabase } from '#content/db.ts'
import { createDelivery } from '#mail/delivery.ts'
import { fileTransport } from '#mail/file-transport.ts'

/** A process that takes a mail and is killed before it has noted its end. */
const [, , folder = '', when = '', now = ''] = process.argv
const store = createContentStore(await openDatabase({ file: join(folder, 'vitrine.sqlite') }))
const files = fileTransport(join(folder, 'outbox'))

createDelivery({
  outbox: store.outbox,
  transport: {
    async send(mail, signal) {
      if (when === 'after') await files.send(mail, signal)
      process.stdout.write('taken\n')
      await new Promise(() => {})
    },
    close: () => {},
  },
  senderOf: async () => ({ name: 'Cabinet', address: 'no-reply@cabinet.example' }),
  clock: () => new Date(now),
  report: () => {},
  warn: (message, cause) => {
    throw new Error(message, { cause })
  },
}).wake()
setInterval(() => {}, 1000)

import { createContentStore } from '#content/content-store.ts'
import { openDatabase } from '#content/db.ts'
import { createDelivery } from '#mail/delivery.ts'
import { fileTransport } from '#mail/file-transport.ts'

/**
 * A process that takes a mail and is killed before it has noted its end:
 * `killed-sender.ts <place as JSON> <outbox folder> before|after <instant>`.
 */
const [place = '', outbox = '', when = '', now = ''] = process.argv.slice(2)
const store = createContentStore(await openDatabase(JSON.parse(place)))
const files = fileTransport(outbox)

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

import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { createDelivery } from '#framework/mail/delivery.ts'
import { fileTransport } from '#framework/mail/file-transport.ts'

/**
 * A process that takes a mail and is killed before it has noted its end:
 * `killed-sender.ts <place as JSON> <outbox folder> before|after <instant>`.
 */
const [place = '', outbox = '', when = '', now = ''] = process.argv.slice(2)
const stores = createStores(await openDatabase(JSON.parse(place)))
const files = fileTransport(outbox)

createDelivery({
  outbox: stores.outbox,
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

import { type Outgoing, OutgoingFailed } from './outgoing.ts'

/**
 * A way out that is opened when it is first needed: a site that lives on its own articles never
 * loads the client.
 */
export function outgoingOnDemand(open: () => Promise<Outgoing>): Outgoing {
  let opened: Promise<Outgoing> | null = null
  let isClosed = false
  return {
    async send(request) {
      if (isClosed) throw new OutgoingFailed('aborted', 'Le serveur s’arrête.')
      opened ??= open()
      return (await opened).send(request)
    },
    async close() {
      isClosed = true
      await (await opened)?.close()
    },
  }
}

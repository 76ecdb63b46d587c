import { createServer } from 'node:net'

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolvePort(address.port)
        else reject(new Error('The probe of a free port has no address.'))
      })
    })
  })
}

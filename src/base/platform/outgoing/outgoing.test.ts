import { expect, test } from 'vitest'
import { type Outgoing, outgoingOnDemand } from './outgoing.ts'

const REQUEST = { url: 'https://exemple.example/', maxBytes: 10, timeout: 10 }

/** A client that notes what is done to it. */
function noted() {
  const done: string[] = []
  const outgoing: Outgoing = {
    async send({ url }) {
      done.push('send')
      return { status: 204, headers: {}, body: Buffer.alloc(0), url, movedTo: null }
    },
    async close() {
      done.push('close')
    },
  }
  const open = async () => {
    done.push('open')
    return outgoing
  }
  return { done, onDemand: outgoingOnDemand(open) }
}

test('it is opened once, with the first request', async () => {
  const { done, onDemand } = noted()
  expect(done).toEqual([])
  await Promise.all([onDemand.send(REQUEST), onDemand.send(REQUEST)])
  await onDemand.close()
  expect(done).toEqual(['open', 'send', 'send', 'close'])
})

test('closing what was never opened opens nothing, and nothing goes out after it', async () => {
  const { done, onDemand } = noted()
  await onDemand.close()
  await expect(onDemand.send(REQUEST)).rejects.toMatchObject({ fault: 'aborted' })
  expect(done).toEqual([])
})

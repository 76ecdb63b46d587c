import {
  type Outgoing,
  type OutgoingAnswer,
  OutgoingFailed,
  type OutgoingRequest,
} from '#base/platform/outgoing/outgoing.ts'

/** What came of the last request. */
export interface Exchange {
  url: string
  method: NonNullable<OutgoingRequest['method']>
  answer: OutgoingAnswer | null
  failure: OutgoingFailed | null
  milliseconds: number
}

/** The way out, remembering the last exchange; `now` counts milliseconds. */
export function recorded(
  outgoing: Outgoing,
  now: () => number = () => performance.now(),
): { outgoing: Outgoing; last(): Exchange | null } {
  let last: Exchange | null = null
  return {
    last: () => last,
    outgoing: {
      async send(request) {
        const { url, method = 'GET' } = request
        const begun = now()
        const ended = (answer: OutgoingAnswer | null, failure: OutgoingFailed | null) => {
          last = { url, method, answer, failure, milliseconds: now() - begun }
        }
        try {
          const answer = await outgoing.send(request)
          ended(answer, null)
          return answer
        } catch (cause) {
          ended(null, cause instanceof OutgoingFailed ? cause : null)
          throw cause
        }
      },
      close: () => outgoing.close(),
    },
  }
}

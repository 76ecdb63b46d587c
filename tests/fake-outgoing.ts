import {
  type Outgoing,
  OutgoingFailed,
  type OutgoingRequest,
} from '#base/platform/outgoing/outgoing.ts'

/** What a fake answer says; the rest is that of an ordinary one. */
export interface FakeAnswer {
  status?: number
  type?: string
  body?: string
  movedTo?: string
}

/** A way out that never leaves: `answer` says what each request gets. */
export function fakeOutgoing(
  answer: (request: OutgoingRequest) => FakeAnswer | OutgoingFailed,
): Outgoing & { requests: OutgoingRequest[] } {
  const requests: OutgoingRequest[] = []
  return {
    requests,
    async send(request) {
      requests.push(request)
      const given = answer(request)
      if (given instanceof OutgoingFailed) throw given
      const { status = 200, type = 'application/json', body = '', movedTo = null } = given
      return {
        status,
        headers: { 'content-type': type },
        body: Buffer.from(body),
        url: request.url,
        movedTo,
      }
    },
    async close() {},
  }
}

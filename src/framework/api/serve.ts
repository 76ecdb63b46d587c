import { isDeepStrictEqual } from 'node:util'
import type { AdminCall, DefineRoute } from './admin-route.ts'
import { type Answer, type Call, FILE, type Taken } from './call.ts'

/** Nobody changes an answer on its way out. */
type ReadOnly<T> = T extends object ? { readonly [Name in keyof T]: ReadOnly<T[Name]> } : T

/** Answers a call of the contract. `Stores` are those that its audited writes ask. */
export type Serve<Stores = unknown> = <const C extends Call>(
  call: C,
  handle: (
    received: AdminCall<Taken<C, 'params'>, Taken<C, 'query'>, Taken<C, 'body'>, Stores>,
  ) => Promise<ReadOnly<Answer<C>>>,
) => void

/**
 * The function that answers calls of the contract on routes of the back office. Answers are compared with
 * the contract in tests and development (`checksAnswers`); in production they go out as the handler gave them.
 */
export const serving =
  <Stores>(
    route: DefineRoute<Stores>,
    { checksAnswers }: { checksAnswers: boolean },
  ): Serve<Stores> =>
  (call, handle) =>
    route({
      ...call,
      async handle(received) {
        const answer = await handle(received as never)
        if (checksAnswers && call.answer !== FILE) checkAnswer(call, answer)
        return answer
      },
    } as Parameters<typeof route>[0])

/** @throws when an answer is not what its call says, or says more */
function checkAnswer({ method, path, answer: schema }: Call, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer ?? {}))
  if (schema === undefined || schema === FILE) {
    if (Object.keys(sent as object).length === 0) return
    throw new Error(`${method} ${path} answers something, and its call says nothing.`)
  }
  const known: unknown = schema.parse(sent)
  if (!isDeepStrictEqual(known, sent)) {
    throw new Error(`${method} ${path} answers more than its call says: ${JSON.stringify(sent)}`)
  }
}

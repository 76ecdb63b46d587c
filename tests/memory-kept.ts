import type { LastGoodAnswer } from '#features/articles/store/provider-answers.ts'
import type { LastGoodAnswers } from '#features/articles/providers/last-good-answers.ts'

/** Last good answers in memory, in the order in which they came. */
export function memoryKept(): LastGoodAnswers {
  const scopes = new Map<string, Map<string, LastGoodAnswer>>()
  const rows = (scope: string) => {
    const known = scopes.get(scope) ?? new Map<string, LastGoodAnswer>()
    scopes.set(scope, known)
    return known
  }
  return {
    find: async (scope, key) => rows(scope).get(key) ?? null,
    async save(scope, key, { value, fetchedAt, sanitiserVersion }) {
      rows(scope).set(key, { value, fetchedAt, sanitiserVersion })
    },
    list: async (scope) => [...rows(scope)].map(([key, answer]) => ({ key, ...answer })),
    async remove(scope, keys) {
      for (const key of keys) rows(scope).delete(key)
    },
  }
}

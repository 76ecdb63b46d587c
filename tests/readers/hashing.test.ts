/** @module-tag exhaustive */
import { expect, test } from 'vitest'
import { accountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import { createSemaphore } from '#base/platform/http/semaphore.ts'
import { createAccountApp } from '../account-app.ts'
import { seededStores } from '../app.ts'

const WAITING = 3

/** Hashing without its cost; a comparison ends when it may. Tells how many run at once. */
function slowHashing(mayEnd: Promise<void>) {
  const seen = { begun: 0, now: 0, most: 0 }
  const slowly = async <T>(value: T): Promise<T> => {
    seen.begun += 1
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    // The first one is no visitor's: the library compares unknown accounts with it.
    if (seen.begun > 1) await mayEnd
    seen.now -= 1
    return value
  }
  return {
    seen,
    hash: (password: string) => slowly(`plain:${password}`),
    verify: ({ hash, password }: { hash: string; password: string }) =>
      slowly(hash === `plain:${password}`),
  }
}

test('passwords are hashed two at once, however many sign in; the rest is told to come back', async () => {
  const stores = await seededStores()
  const away = Promise.withResolvers<void>()
  const passwords = slowHashing(away.promise)
  const accounts = accountsOnDemand({
    database: stores.accounts.database,
    secret: 'a secret of tests alone, long enough for cookies',
    issuer: 'Vitrine',
    passwords,
    inTurn: createSemaphore({ running: 2, waiting: WAITING }),
  })
  const app = await createAccountApp('sqlite', { stores, accounts, trustProxy: 1 })
  try {
    let refused = 0
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const answer = await app.app.inject({
          method: 'POST',
          url: '/admin/api/auth/sign-in',
          headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${at}` },
          payload: { email: `personne-${at}@exemple.test`, password: 'une phrase assez longue' },
        })
        refused += Number(answer.statusCode === 503)
        if (refused === 15) away.resolve()
        return answer
      }),
    )
    expect(passwords.seen.most).toBe(2)
    const tried = answers.filter(({ statusCode }) => statusCode === 401)
    const sentAway = answers.filter(({ statusCode }) => statusCode === 503)
    expect([tried.length, sentAway.length]).toEqual([2 + WAITING, 15])
    expect(sentAway[0]?.json().message).toMatch(/^Le serveur a déjà beaucoup à faire/)
    expect(Number(sentAway[0]?.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    await app.close()
  }
})

import type { LastGoodAnswers } from '../last-good-answers.ts'
import type { ProviderAnswers } from '../provider-answers.ts'

/** Under this key a scope holds the address that its answers came from. */
export const ADDRESS_KEY = 'address'

/** Later than every answer, so that it is never among the oldest. */
const ALWAYS_NEWEST = '9999-12-31T00:00:00.000Z'

interface OwnAddress {
  scope: string
  kept: LastGoodAnswers
  answers: ProviderAnswers
  /** Copies of the former provider's media go too. */
  forgetMedia(): Promise<void>
}

/**
 * Sees that what is kept comes from the provider of today: answers and pictures of a former one must
 * not be shown (requirements P1). `address` is today's, `null` when there is none any more.
 */
export async function settleAddress(
  address: string | null,
  { scope, kept, answers, forgetMedia }: OwnAddress,
): Promise<void> {
  const former = (await kept.find(scope, ADDRESS_KEY))?.value ?? null
  if (former === address) return
  if (former !== null) {
    await answers.change(scope, () => null)
    await forgetMedia()
  }
  if (address === null) return
  await kept.save(scope, ADDRESS_KEY, {
    value: address,
    fetchedAt: ALWAYS_NEWEST,
    sanitiserVersion: 0,
  })
}

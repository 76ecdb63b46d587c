import { afterAll, beforeAll, describe } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { libraryOf, seededStores } from '../../../../../../tests/app.ts'
import { editorialContract } from '../../../../../../tests/gateway-contract.ts'

describe.each(['sqlite', 'postgres'] as const)('in %s', (engine) => {
  let stores: Stores
  beforeAll(async () => {
    stores = await seededStores(engine)
  })
  afterAll(() => stores.close())
  editorialContract(
    'the library over a store',
    async () => {
      const [site] = await stores.sites.list()
      if (!site) throw new Error('The demo has no site.')
      const clock = () => new Date('2026-11-20T09:00:00Z')
      return { editorial: libraryOf(stores, clock)(site, 'fr'), async close() {} }
    },
    {
      motifs: ['AEF', 'AES', 'AEJ', 'AEM', 'AEP', 'EREVUEVIDEO'],
      countArticle: 38,
      slug: 'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises',
    },
  )
})

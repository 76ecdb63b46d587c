import { beforeAll, expect, test } from 'vitest'
import { onEachEngine, emptySite } from '../../../../tests/store-contract.ts'
import type { Stores } from '#app/stores.ts'

const NOW = '2026-04-15T10:00:00.000Z'

onEachEngine('provider answers', (open) => {
  let stores: Stores
  beforeAll(async () => {
    ;({ stores } = await open())
  })

  const answer = (value: string, fetchedAt = NOW) => ({ value, fetchedAt, sanitiserVersion: 2 })
  const longKey = `list ${JSON.stringify(Array(50).fill('MOTIF_TRES_LONG_POUR_UNE_CLE'))}`

  test('the last answer of a key is kept, each scope by itself', async () => {
    const { providerAnswers } = stores
    await providerAnswers.save('site 7 http', longKey, answer('{"un":1}'))
    await providerAnswers.save('site 7 http', longKey, answer('{"un":"\\u0000 \\ud800"}'))
    await providerAnswers.save('feeds', longKey, answer('[]'))
    expect(await providerAnswers.find('site 7 http', longKey)).toEqual(
      answer('{"un":"\\u0000 \\ud800"}'),
    )
    expect(await providerAnswers.find('feeds', longKey)).toEqual(answer('[]'))
    expect(await providerAnswers.find('site 7 http', 'motifs')).toBeNull()
    expect(await providerAnswers.list('feeds')).toEqual([{ key: longKey, ...answer('[]') }])
    expect(await providerAnswers.standing('feeds')).toEqual([
      { key: longKey, fetchedAt: answer('[]').fetchedAt },
    ])
    await providerAnswers.remove('site 7 http', [longKey, 'motifs'])
    expect(await providerAnswers.find('site 7 http', longKey)).toBeNull()
    expect(await providerAnswers.find('feeds', longKey)).not.toBeNull()
  })

  test('a scope keeps its 500 newest', async () => {
    const { providerAnswers } = stores
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString()
    for (let index = 0; index < 503; index += 1) {
      await providerAnswers.save('site 8 http', `slug ${index}`, answer('1', at(index)))
    }
    const keys = (await providerAnswers.list('site 8 http')).map(({ key }) => key)
    expect(keys).toHaveLength(500)
    expect(keys).not.toContain('slug 2')
    expect(keys).toContain('slug 3')
    await providerAnswers.remove('site 8 http', keys)
    expect(await providerAnswers.list('site 8 http')).toEqual([])
  })

  test('they are no content, and go with their site', async () => {
    const [gone, kept] = [await emptySite(stores), await emptySite(stores)]
    for (const siteId of [gone, kept]) {
      const version = await stores.sites.version(siteId)
      await stores.providerAnswers.save(`site ${siteId} http`, 'motifs', answer('{}'))
      expect(await stores.sites.version(siteId)).toBe(version)
    }
    await stores.siteLifecycle.remove(gone)
    expect(await stores.providerAnswers.list(`site ${gone} http`)).toEqual([])
    expect(await stores.providerAnswers.list(`site ${kept} http`)).toHaveLength(1)
  })
})

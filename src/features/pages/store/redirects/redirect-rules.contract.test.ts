import { beforeAll, expect, test } from 'vitest'
import {
  onEachEngine,
  emptySite,
  siteWithPages,
  siteInTwoLanguages,
} from '../../../../../tests/store-contract.ts'
import type { Stores } from '#app/stores.ts'

onEachEngine('redirects', (open) => {
  let stores: Stores
  beforeAll(async () => {
    ;({ stores } = await open())
  })

  test('A4 an exact source comes first, then the longest wildcard', async () => {
    const siteId = await siteWithPages(stores)
    const save = (source: string, destination: string, kind: 'manual' | 'moved' = 'manual') =>
      stores.redirects.save(siteId, { source, destination, kind })
    await save('/ancien*', '/a')
    await save('/ancien/blog/*', '/b')
    await save('/ancien/blog/un', 'https://example.fr/un')
    await save('/ancien/blog/un', 'page:2', 'moved')
    const destination = async (path: string) =>
      (await stores.redirects.match(siteId, path))?.destination ?? null
    expect(await destination('/ancien')).toBe('/a')
    expect(await destination('/ancienne-page')).toBe('/a')
    expect(await destination('/ancien/blog')).toBe('/a')
    expect(await destination('/ancien/blog/')).toBe('/b')
    expect(await destination('/ancien/blog/deux')).toBe('/b')
    expect(await destination('/ancien/blog/un')).toBe('https://example.fr/un')
    expect(await destination('/ANCIEN')).toBeNull()
    expect(await destination('/')).toBeNull()
    expect(await destination('')).toBeNull()
    expect(await destination('/\0')).toBeNull()
    expect(await destination(`/${'é'.repeat(9000)}`)).toBeNull()
  })

  test('A4 a wildcard is compared sign by sign', async () => {
    const siteId = await emptySite(stores)
    await stores.redirects.save(siteId, {
      source: '/été_%*',
      destination: '/x',
      kind: 'manual',
    })
    expect(await stores.redirects.match(siteId, '/été_%à')).not.toBeNull()
    expect(await stores.redirects.match(siteId, '/étéab')).toBeNull()
  })

  test('A4 a redirect is saved once per source and kind, and listed by source', async () => {
    const siteId = await emptySite(stores)
    const save = (source: string, destination: string) =>
      stores.redirects.save(siteId, { source, destination, kind: 'manual' })
    await save('/b', '/1')
    await save('/É', '/2')
    await save('/a', '/3')
    await save('/b', 'page:9')
    expect(await stores.redirects.list(siteId)).toEqual([
      { source: '/a', destination: '/3', kind: 'manual' },
      { source: '/b', destination: 'page:9', kind: 'manual' },
      { source: '/É', destination: '/2', kind: 'manual' },
    ])
  })

  test('A4 what is malformed or would go round in circles is refused', async () => {
    const siteId = await siteWithPages(stores)
    const save = (source: string, destination: string) =>
      stores.redirects.save(siteId, { source, destination, kind: 'manual' })
    for (const source of ['x', '', '/a b', '/a*b', '/a**', '*', '/\0', `/${'x'.repeat(600)}`]) {
      await expect(save(source, '/x')).rejects.toThrow('ne peut pas être redirigé')
    }
    const nowhere = [
      '',
      'x',
      '//evil.fr',
      'javascript:alert(1)',
      'page:0',
      'page:x',
      '/a b',
      'http://',
    ]
    for (const destination of nowhere) {
      await expect(save('/x', destination)).rejects.toThrow('n’est pas une destination')
    }
    await save('/a', '/b')
    await save('/b', '/c')
    for (const [source, destination] of [
      ['/c', '/a'],
      ['/x', '/x'],
      ['/y*', '/yy'],
    ] as const) {
      await expect(save(source, destination)).rejects.toThrow('tournerait en rond')
    }
    // A living page ends the chain.
    await save('/contact', '/x')
    await save('/x', '/contact')
    expect((await stores.redirects.list(siteId)).map(({ source }) => source)).toEqual([
      '/a',
      '/b',
      '/contact',
      '/x',
    ])
  })

  test('A4 a redirect is removed, and only that one', async () => {
    const siteId = await siteInTwoLanguages(stores)
    await stores.pages.update(siteId, 6, 'fr', { path: '/ecrire' })
    await stores.redirects.save(siteId, {
      source: '/contact',
      destination: '/x',
      kind: 'manual',
    })
    await stores.redirects.remove(siteId, { source: '/contact', kind: 'manual' })
    expect(await stores.redirects.list(siteId)).toMatchObject([{ kind: 'moved' }])
    await stores.redirects.remove(siteId, { source: '/contact', kind: 'manual' })
  })

  test('A4 of many, each is saved or refused for itself, also for those before it', async () => {
    const siteId = await siteInTwoLanguages(stores)
    const manual = (source: string, destination: string) =>
      ({ source, destination, kind: 'manual' }) as const
    await stores.redirects.save(siteId, manual('/k', '/contact'))
    const refusals = await stores.redirects.saveAll(siteId, [
      manual('/a', '/b'),
      manual('b', '/c'),
      manual('/b', '/a'),
      manual('/k', '/k/'),
      manual('/k', '/l'),
      manual('/l', '/k'),
      manual('/d*', '/e*'),
      manual('/f', '/e*'),
      manual('/h*', 'https://h.example*'),
      manual('/i*', 'https://i.example/*'),
    ])
    expect(
      refusals.map((refusal) => refusal?.replace(/^.*(en rond|redirigé|admise).*$/, '$1') ?? null),
    ).toEqual([null, 'redirigé', 'en rond', null, null, 'en rond', null, 'admise', 'admise', null])
    const kept = await stores.redirects.list(siteId)
    expect(kept.map(({ source, destination }) => `${source} ${destination}`)).toEqual([
      '/a /b',
      '/d* /e*',
      '/i* https://i.example/*',
      '/k /l',
    ])
  })

  test('A4 a star that leads into itself goes round in circles', async () => {
    const siteId = await siteInTwoLanguages(stores)
    await expect(
      stores.redirects.save(siteId, { source: '/a*', destination: '/ab*', kind: 'manual' }),
    ).rejects.toThrow('tournerait en rond')
  })
})

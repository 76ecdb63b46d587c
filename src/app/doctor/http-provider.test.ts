import { describe, expect, test } from 'vitest'
import {
  type OutgoingFault,
  OutgoingFailed,
  type OutgoingRequest,
} from '#base/platform/outgoing/outgoing.ts'
import { type FakeAnswer, fakeOutgoing } from '../../../tests/fake-outgoing.ts'
import { checkHttpProvider } from './http-provider.ts'

const ADDRESS = {
  url: 'https://editeur.example/ajax/testa',
  token: 'jeton-secret',
  mediaUrl: 'https://images.editeur.example',
}
const IMAGE = '/2026/petite.webp'

const item = {
  id: 7,
  title: 'La TVA',
  summary: 'Résumé',
  slug: 'la-tva',
  motifs: ['AEF'],
  mediasPaths: JSON.stringify([{ index: '24-11', url: IMAGE }]),
  dateUpdate: '2026-11-01T00:00:00Z',
}
const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) })
const motifs = (codes: string[]) =>
  json({ data: { motifs: Object.fromEntries(codes.map((code) => [code, `${code} : ${code}`])) } })
const list = (articles: unknown[]) =>
  json({ data: { articles, arrayPagination: { countArticle: articles.length } } })

/** A provider in good health, as far as `replaced` does not say otherwise. */
const provider = (replaced: {
  motifs?: FakeAnswer | OutgoingFailed
  list?: FakeAnswer | OutgoingFailed
  image?: FakeAnswer | OutgoingFailed
}) =>
  fakeOutgoing(({ url }: OutgoingRequest) => {
    if (url.endsWith('/motifs/subscribed')) return replaced.motifs ?? motifs(['AEF', 'AES'])
    if (url.includes('/article/motifs/')) return replaced.list ?? list([item])
    return replaced.image ?? { type: 'image/webp', body: 'webp' }
  })

async function check(replaced: Parameters<typeof provider>[0], motifsOfPages = ['AEF']) {
  const findings = await checkHttpProvider(
    { address: ADDRESS, motifs: motifsOfPages, size: 'xbig' },
    provider(replaced),
  )
  return findings.map(({ level, finding, advice }) => `${level} ${finding} | ${advice}`)
}

test('a provider in good health: motifs, a list and one of its images', async () => {
  expect(await check({})).toEqual([
    expect.stringMatching(/^ok répond en \d+ ms, 2 motifs/),
    'ok 1 article pour AEF | ',
    'ok ses images arrivent | ',
  ])
})

test('the token goes to the provider and not to its media, and is never printed', async () => {
  const outgoing = provider({ list: { status: 401 } })
  const images = provider({})
  const about = { address: ADDRESS, motifs: [], size: 'xbig' } as const
  const findings = [
    ...(await checkHttpProvider(about, outgoing)),
    ...(await checkHttpProvider(about, images)),
  ]
  expect(outgoing.requests[0]?.headers?.['authorization']).toBe('Bearer jeton-secret')
  expect(images.requests.at(-1)?.url).toBe(`https://images.editeur.example${IMAGE}`)
  expect(images.requests.at(-1)?.headers).not.toHaveProperty('authorization')
  expect(JSON.stringify(findings)).not.toContain('jeton-secret')
})

describe('what the first call meets', () => {
  test.each<[OutgoingFault, RegExp]>([
    ['address', /PROVIDER_ALLOW_PRIVATE=1/],
    ['unreachable', /vérifiez l’adresse, que le service est en marche/],
    ['timeout', /pare-feu/],
    ['redirects', /redirections/],
    ['too-large', /signalez-le/],
    ['encoding', /signalez-le/],
  ])('%s', async (fault, advice) => {
    const findings = await check({ motifs: new OutgoingFailed(fault, 'editeur.example : non.') })
    expect(findings).toEqual([
      expect.stringMatching(/^error \/motifs\/subscribed : editeur\.example : non \| /),
    ])
    expect(findings[0]).toMatch(advice)
  })

  test.each([
    [401, /PROVIDER_TOKEN/],
    [403, /PROVIDER_TOKEN/],
    [
      404,
      /PROVIDER_URL .*appelé : POST https:\/\/editeur\.example\/ajax\/testa\/motifs\/subscribed/,
    ],
    [405, /PROVIDER_URL/],
    [429, /attendre/],
    [500, /en panne/],
    [503, /attendre/],
  ])('status %i', async (status, advice) => {
    const [finding, ...others] = await check({ motifs: { status, body: '{}' } })
    expect(others).toEqual([])
    expect(finding).toMatch(/^error /)
    expect(finding).toMatch(advice)
  })

  test('HTML instead of JSON', async () => {
    const page = { type: 'text/html', body: '<!doctype html><title>Bienvenue</title>' }
    expect(await check({ motifs: page })).toEqual([
      expect.stringMatching(/^error .*du HTML.* \| l’adresse mène à un site/),
    ])
  })

  test('JSON of another shape', async () => {
    expect(await check({ motifs: json({ data: [] }) })).toEqual([
      expect.stringMatching(/^error .*n’a pas la forme attendue.* \| signalez-le au fournisseur$/s),
    ])
  })
})

test('a Vitrine that hands nothing on: its own provider is to be asked', async () => {
  const body = JSON.stringify({ error: { code: 'not_handed_on', message: 'Non.' } })
  expect(await check({ motifs: { status: 403, body } })).toEqual([
    expect.stringMatching(
      /^error .*ne les transmet pas.* \| donnez l’adresse du fournisseur de ce site/,
    ),
  ])
})

test('a slow provider is a warning', async () => {
  let now = 0
  const outgoing = fakeOutgoing(() => {
    now += 2500
    return motifs([])
  })
  const about = { address: ADDRESS, motifs: [], size: 'xbig' } as const
  const findings = await checkHttpProvider(about, outgoing, { elapsed: () => now })
  expect(findings[0]).toMatchObject({ level: 'warning', finding: 'répond en 2500 ms, 0 motif' })
})

test('motifs of the site that are not subscribed are named', async () => {
  const findings = await check({}, ['AEF', 'AEP', 'EREVUEVIDEO'])
  expect(findings[1]).toMatch(/^warning motifs du site qui ne sont pas abonnés : AEP, EREVUEVIDEO/)
  expect(findings[2]).toBe('ok 1 article pour AEF | ')
})

test('no motif, or no article, is a warning', async () => {
  expect((await check({ motifs: motifs([]) })).at(-1)).toMatch(/^warning aucun motif/)
  expect((await check({ list: list([]) })).at(-1)).toMatch(/^warning aucun article pour AEF/)
})

test('unreadable articles are counted', async () => {
  const findings = await check({ list: list([item, { id: 'x' }, null]) })
  expect(findings[1]).toMatch(/^warning 2 articles d’une liste sont illisibles/)
})

describe('images', () => {
  test.each<[string, FakeAnswer | OutgoingFailed]>([
    ['status 404', { status: 404, type: 'text/html' }],
    ['HTML', { type: 'text/html', body: '<!doctype html>' }],
  ])('%s: says what was called', async (_what, image) => {
    expect((await check({ image })).at(-1)).toMatch(
      /^warning l’image \/2026\/petite\.webp ne vient pas .*PROVIDER_MEDIA_URL ; appelé : https:\/\/images\.editeur\.example\/2026\/petite\.webp$/,
    )
  })

  test('of a list all are looked at, and a drawing that stands in is none', async () => {
    const other = { ...item, id: 8, slug: 'b', mediasPaths: [{ index: '24-11', url: '/b.webp' }] }
    const outgoing = fakeOutgoing(({ url }: OutgoingRequest) => {
      if (url.endsWith('/motifs/subscribed')) return motifs(['AEF'])
      if (url.includes('/article/motifs/')) return list([item, other])
      return { type: url.endsWith('/b.webp') ? 'image/svg+xml' : 'image/webp', body: 'x' }
    })
    const about = { address: ADDRESS, motifs: [], size: 'xbig' } as const
    expect((await checkHttpProvider(about, outgoing)).at(-1)?.finding).toMatch(
      /^l’image \/b\.webp ne vient pas \(200, image\/svg\+xml\)$/,
    )
  })

  test('of another Vitrine, whose media are below its own base, the address is told', async () => {
    const own = { ...item, mediasPaths: [{ index: '24-11', url: '/cabinet/a/xbig.webp' }] }
    const vitrine = 'https://editeur.example/media/provider'
    const outgoing = fakeOutgoing(({ url }: OutgoingRequest) => {
      if (url.endsWith('/motifs/subscribed')) return motifs(['AEF'])
      if (url.includes('/article/motifs/')) return list([own])
      return url === `${vitrine}/cabinet/a/xbig.webp`
        ? { type: 'image/webp', body: 'x' }
        : { status: 404, type: 'text/html' }
    })
    const last = async (mediaUrl: string) => {
      const about = { address: { ...ADDRESS, mediaUrl }, motifs: [], size: 'xbig' } as const
      return (await checkHttpProvider(about, outgoing)).at(-1)
    }
    expect(await last('https://editeur.example')).toMatchObject({
      level: 'warning',
      finding: expect.stringMatching(/un site Vitrine/),
      advice: expect.stringContaining(`PROVIDER_MEDIA_URL=${vitrine},`),
    })
    expect(await last(vitrine)).toMatchObject({ finding: 'ses images arrivent' })
  })

  test('a host that is not there', async () => {
    const image = new OutgoingFailed('unreachable', 'images.editeur.example : ce nom n’existe pas.')
    expect((await check({ image })).at(-1)).toMatch(/^warning .*ce nom n’existe pas \| vérifiez/)
  })

  test('a list without any is well', async () => {
    const findings = await check({ list: list([{ ...item, mediasPaths: '[]' }]) })
    expect(findings.at(-1)).toMatch(/^ok .*pas d’image/)
  })
})

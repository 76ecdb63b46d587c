import { expect, test } from 'vitest'
import type { FeedSource } from '#base/core/settings/feed-source.ts'
import { OutgoingFailed } from '#base/platform/outgoing/outgoing.ts'
import { type FakeAnswer, fakeOutgoing } from '../../../tests/fake-outgoing.ts'
import { checkFeeds } from './feeds-provider.ts'

const NOW = () => new Date('2026-11-20T09:00:00Z')

const source = (key: string, more: Partial<FeedSource> = {}): FeedSource => ({
  key,
  name: key,
  url: `https://${key}.example/flux.xml`,
  is_active: true,
  kind: 'news',
  motifs: ['AEF'],
  keywords: [],
  icon: 'rss',
  licence: '',
  interval: 60,
  ...more,
})

const rss = (count: number): FakeAnswer => ({
  type: 'application/rss+xml',
  body: `<?xml version="1.0"?><rss version="2.0"><channel><title>Flux</title>${Array.from(
    { length: count },
    (_, index) =>
      `<item><title>Avis ${index}</title><link>https://a.example/${index}</link></item>`,
  ).join('')}</channel></rss>`,
})

async function check(sources: FeedSource[], answer: FakeAnswer | OutgoingFailed) {
  const outgoing = fakeOutgoing(() => answer)
  const findings = await checkFeeds(sources, outgoing, NOW)
  return {
    lines: findings.map(({ name, level, finding }) => `${name} ${level} ${finding}`),
    advice: findings[0]?.advice,
    requests: outgoing.requests,
  }
}

test('each active feed is read once', async () => {
  const sources = [source('a'), source('b'), source('c', { is_active: false })]
  const { lines, requests } = await check(sources, rss(3))
  expect(lines).toEqual(['flux a ok répond 200, 3 entrées', 'flux b ok répond 200, 3 entrées'])
  expect(requests.map(({ url }) => url)).toEqual([
    'https://a.example/flux.xml',
    'https://b.example/flux.xml',
  ])
})

test('no active feed is a warning', async () => {
  const { lines, requests } = await check([source('a', { is_active: false })], rss(1))
  expect(lines).toEqual(['flux publics warning aucun flux actif'])
  expect(requests).toEqual([])
})

test('an empty feed is a warning', async () => {
  const { lines } = await check([source('a')], rss(0))
  expect(lines).toEqual(['flux a warning ne contient aucune entrée'])
})

test('a feed that moved says where', async () => {
  const { advice } = await check([source('a')], { ...rss(1), movedTo: 'https://b.example/x' })
  expect(advice).toBe('a déménagé : donnez-lui l’adresse https://b.example/x')
})

test.each([
  [403, /automatiques/],
  [404, /vérifiez l’adresse/],
  [429, /attendre/],
  [500, /panne/],
])('status %i is an error', async (status, expected) => {
  const { lines, advice } = await check([source('a')], { status })
  expect(lines).toEqual([`flux a error répond ${status}`])
  expect(advice).toMatch(expected)
})

test('what is no feed is an error', async () => {
  const { lines, advice } = await check([source('a')], { type: 'text/html', body: '<p>Bonjour' })
  expect(lines[0]).toMatch(/^flux a error /)
  expect(advice).toMatch(/ne mène pas à un flux/)
})

test('a feed that can not be reached is an error', async () => {
  const failure = new OutgoingFailed('timeout', 'a.example : trop lent.')
  const { lines, advice } = await check([source('a')], failure)
  expect(lines).toEqual(['flux a error a.example : trop lent'])
  expect(advice).toMatch(/pare-feu/)
})

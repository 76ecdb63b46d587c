import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readSettings, settingRows } from '#features/sites/store/settings.ts'
import { loadDemo } from './load-demo.ts'

const { site, motifs: demoMotifs } = await loadDemo()
const demoFeedSources = site.settings.feed_sources

const drawnIcons: Record<string, number> = createRequire(import.meta.url)(
  'bootstrap-icons/font/bootstrap-icons.json',
)

test('L1 the sources are a valid setting that is read back as it was written', () => {
  const rows = settingRows({ feed_sources: demoFeedSources })
  const { value, faults } = readSettings(rows)
  expect(faults).toEqual([])
  expect(value.feed_sources).toEqual(demoFeedSources)
})

test('all five are off until someone switches them on', () => {
  expect(demoFeedSources.map(({ key, is_active }) => [key, is_active])).toEqual([
    ['service-public-pro', false],
    ['service-public', false],
    ['economie', false],
    ['bofip', false],
    ['boss', false],
  ])
})

test('P2 each names its licence, and has an icon that is drawn', () => {
  for (const { licence, icon } of demoFeedSources) {
    expect(licence).toBe('Licence Ouverte 2.0')
    expect(drawnIcons[icon], icon).toBeTypeOf('number')
  }
})

test('they give motifs of the demo only, and between them all those of its news', () => {
  const given = demoFeedSources.flatMap(({ motifs, keywords }) => [
    ...motifs,
    ...keywords.map(({ motif }) => motif),
  ])
  const news = demoMotifs.map(({ code }) => code).filter((code) => code !== 'EREVUEVIDEO')
  expect([...new Set(given)].toSorted()).toEqual(news.toSorted())
})

import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { entryMotifs } from '#features/articles/providers/feeds/entry-motifs.ts'

const demoFeedSources = (await loadDemo()).site.settings.feed_sources

test.each([
  ['service-public-pro', 'TVA : le régime simplifié disparaît', ['AEF']],
  ['service-public-pro', 'Embaucher un apprenti : les étapes', ['AES']],
  ['service-public-pro', 'Bail commercial : les loyers', ['AEJ']],
  ['service-public-pro', 'Facturation électronique : êtes-vous prêt ?', ['AEM']],
  ['service-public-pro', 'Artisans : une semaine pour vous', ['AEJ']],
  ['service-public', 'Donation à un petit-enfant', ['AEP']],
  ['service-public', 'Carte d’identité : du nouveau', []],
  ['economie', 'Épargner autrement', ['AEP']],
  ['economie', 'Le ministre en déplacement à Lyon', []],
  ['bofip', 'RSA - Précisions diverses', ['AEF']],
  ['bofip', 'PAT - IFI - Base taxable', ['AEP']],
  ['boss', 'Avantages en nature', ['AES']],
])('%s: « %s » is filed under %j', (key, title, expected) => {
  const source = demoFeedSources.find((candidate) => candidate.key === key)
  if (source === undefined) throw new Error(`No source ${key}`)
  expect(entryMotifs({ title, summary: '', categories: [] }, source)).toEqual(expected)
})

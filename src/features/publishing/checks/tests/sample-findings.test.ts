import { expect, test } from 'vitest'
import { registry } from '#app/widgets.ts'
import type { OptionValue } from '../option-values.ts'
import { modelFindings, sampleFindings, sampleSentences, sentencesIn } from '../sample-findings.ts'

const SAMPLES = sampleSentences(registry)

const option = (kind: OptionValue['field']['kind'], value: unknown): OptionValue => ({
  name: 'x',
  field: { kind, label: 'Texte' },
  value,
  beside: {},
  widgetId: 12,
  widget: 'Texte',
})

test('the sentences that blocks begin with are known, but no short title, address or tag', () => {
  expect(SAMPLES).toContain('Une phrase qui invite à vous écrire')
  expect(SAMPLES).toContain('Une ou deux phrases pour l’expliquer.')
  expect([...SAMPLES].filter((text) => /[<>]|^\//.test(text))).toEqual([])
  expect(SAMPLES).not.toContain('Nos actualités')
})

test('one that still stands is told, also among words of one’s own; what is written is not', () => {
  const told = sampleFindings(SAMPLES, [
    option('text', 'Une phrase qui invite à vous écrire'),
    option('rich-text', '<h2>Notre titre</h2><p>Une ou deux phrases pour l’expliquer.</p>'),
    option('rich-text', '<p>Une ou deux phrases pour l’expliquer, disait-il.</p>'),
    option('text', ''),
    option('number', 3),
  ])
  expect(told).toHaveLength(2)
  expect(told[0]).toMatchObject({ check: 'copy', severity: 'look', widgetId: 12 })
  expect(told[0]?.sentence).toMatch(/texte d’exemple/)
})

test('what still stands of a model is told once a block, wherever it lies in it', () => {
  const sentences = sentencesIn([
    [{ type: 'rich-text', options: { html: '<p>Décrivez la mission au client.</p><p>Court</p>' } }],
  ])
  const told = modelFindings(sentences, [
    option('rich-text', '<p>Ce que nous faisons.</p><p>Décrivez la mission au client.</p>'),
    { ...option('list', [{ html: '<p>Décrivez la mission au client.</p>' }]), widgetId: 13 },
    { ...option('text', 'Décrivez la mission au client.'), widgetId: 13 },
    { ...option('text', 'Court'), widgetId: 14 },
    {
      ...option('widgets', [{ options: { html: '<p>Décrivez la mission au client.</p>' } }]),
      widgetId: 15,
    },
  ])
  expect(told.map(({ widgetId }) => widgetId)).toEqual([12, 13])
  expect(told[0]?.sentence).toMatch(/^« Décrivez la mission au client. » vient du modèle/)
})

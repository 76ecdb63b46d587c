import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_MOTIFS, motifLabel, motifsInForce, parseMotifList, validMotifs } from './motifs.ts'

const codes = (count: number) => Array.from({ length: count }, (_, place) => `M${place}`)
const code = fc.stringMatching(/^[A-Z0-9_]{1,40}$/)

describe('a list of codes', () => {
  test('D3 a JSON array of codes is read, each code once', () => {
    expect(parseMotifList('["AEF","AES","AEF"]')).toEqual(['AEF', 'AES'])
    expect(parseMotifList(' [ "EREVUEVIDEO" ] ')).toEqual(['EREVUEVIDEO'])
    expect(parseMotifList(JSON.stringify(codes(MAX_MOTIFS)))).toHaveLength(50)
  })

  test.each([
    undefined,
    null,
    '',
    'AEF',
    '"AEF"',
    '{}',
    'null',
    '[]',
    '["AEF"',
    '["aef"]',
    '["AE F"]',
    '["AEF\\n"]',
    '[""]',
    '[1]',
    '["AEF",null]',
    '[["AEF"]]',
    `["${'A'.repeat(41)}"]`,
    JSON.stringify(codes(51)),
    ['AEF'],
    ['["AEF"]'],
    ['["AEF"]', '["AES"]'],
    '%5B%22AEF%22%5D',
  ])('D3 %j is not a list of codes', (text) => {
    expect(parseMotifList(text)).toBe(null)
  })

  test('D3 what was written is read back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: MAX_MOTIFS }), (motifs) => {
        expect(parseMotifList(JSON.stringify(motifs))).toEqual(motifs)
      }),
    )
  })

  test('D3 what a page stores is cleaned, not trusted', () => {
    expect(validMotifs(['AEF', 3, 'aes', null, 'AEF', 'AES'])).toEqual(['AEF', 'AES'])
    expect(validMotifs(codes(60))).toHaveLength(50)
    expect([undefined, 'AEF', { 0: 'AEF' }].map(validMotifs)).toEqual([[], [], []])
  })
})

describe('the description of a motif', () => {
  test.each([
    ['AEF : Fiscal', 'Fiscal'],
    ['AEF: Fiscal', 'Fiscal'],
    ['AEF:Fiscal', 'Fiscal'],
    ['AEF\u00a0: Fiscal', 'Fiscal'],
    ['AEF\u202f:\u202fFiscal\u00a0', 'Fiscal'],
    ['\ufeffAEF :\u2009\ufeffFiscal\u200b\ufeff', 'Fiscal'],
    ['AEM : High-tech : multimédia', 'High-tech : multimédia'],
    ['\u00a0Fiscal \t', 'Fiscal'],
    ['Droit des affaires', 'Droit des affaires'],
  ])('D4 %j is described as %j', (value, label) => {
    expect(motifLabel(value)).toBe(label)
  })

  test('D4 an empty description gives way to the code', () => {
    expect(motifLabel('AEF : ', 'AEF')).toBe('AEF')
    expect(motifLabel('', 'AEF')).toBe('AEF')
    expect(motifLabel('AEF :')).toBe('')
  })

  const space = fc.string({
    unit: fc.constantFrom(' ', '\t', '\u00a0', '\u202f', '\ufeff', '\u2009', '\u3000'),
    maxLength: 4,
  })

  test('D4 whatever the spaces, the text after the first colon comes out', () => {
    fc.assert(
      fc.property(code, space, space, fc.string(), (motif, before, after, text) => {
        const label = motifLabel(text.replaceAll(':', ''))
        expect(motifLabel(`${motif}${before}:${after}${label}${before}`)).toBe(label)
        expect(motifLabel(`${motif} : ${label}:x`)).toBe(`${label}:x`)
      }),
    )
  })

  test('D4 describing a description without colon changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const label = motifLabel(text.replaceAll(':', ''))
        expect(motifLabel(label)).toBe(label)
      }),
    )
  })
})

describe('the motifs in force', () => {
  const sources = {
    mo: null,
    pageMotifs: ['AES'],
    widgetMotifs: ['AEF', 'AEJ'],
    pageAuto: false,
    readsMo: true,
    subscribed: { AEF: 'AEF : Fiscal', AEJ: 'AEJ : Juridique', AES: 'AES : Social' },
  }

  test('D3 the widget’s motifs hold when nothing else does', () => {
    expect(motifsInForce(sources)).toEqual({
      motifs: ['AEF', 'AEJ'],
      missing: false,
      fromMo: false,
      noneLeft: false,
    })
  })

  test('D3 in page-auto mode the page’s motifs come before the widget’s', () => {
    expect(motifsInForce({ ...sources, pageAuto: true }).motifs).toEqual(['AES'])
    expect(motifsInForce({ ...sources, pageAuto: true, pageMotifs: [] }).motifs).toEqual([
      'AEF',
      'AEJ',
    ])
  })

  test('D3 the mo parameter comes before the page and the widget', () => {
    expect(motifsInForce({ ...sources, pageAuto: true, mo: ['AEJ'] })).toEqual({
      motifs: ['AEJ'],
      missing: false,
      fromMo: true,
      noneLeft: false,
    })
  })

  test('D3 a widget without filters and pagination does not read mo', () => {
    expect(motifsInForce({ ...sources, mo: ['AEJ'], readsMo: false })).toMatchObject({
      motifs: ['AEF', 'AEJ'],
      fromMo: false,
    })
  })

  test('D3 codes of mo that are not subscribed are dropped', () => {
    expect(motifsInForce({ ...sources, mo: ['AEX', 'AES', 'AES'] }).motifs).toEqual(['AES'])
  })

  test('D3 when no code of mo is left the list is empty, without the alert', () => {
    expect(motifsInForce({ ...sources, mo: ['AEX'] })).toEqual({
      motifs: [],
      missing: false,
      fromMo: true,
      noneLeft: true,
    })
    expect(motifsInForce({ ...sources, mo: ['AEX'], widgetMotifs: [] }).missing).toBe(false)
  })

  test('D3 nothing is dropped while the subscribed motifs are unknown', () => {
    expect(motifsInForce({ ...sources, mo: ['AEX'], subscribed: null }).motifs).toEqual(['AEX'])
  })

  test('D3 a name that every object has is not a subscribed code', () => {
    const subscribed: Record<string, string> = Object.create({ AEX: 'AEX : Hérité' })
    expect(motifsInForce({ ...sources, mo: ['AEX'], subscribed }).noneLeft).toBe(true)
  })

  test('D3 the motifs of the widget and the page need no subscription', () => {
    expect(motifsInForce({ ...sources, subscribed: {} }).motifs).toEqual(['AEF', 'AEJ'])
  })

  test('D3 the alert appears only when page and widget give no motif', () => {
    const empty = { ...sources, widgetMotifs: [] }
    expect(motifsInForce(empty).missing).toBe(true)
    expect(motifsInForce({ ...empty, pageAuto: true }).missing).toBe(false)
    expect(motifsInForce({ ...empty, pageAuto: true, pageMotifs: [] }).missing).toBe(true)
    expect(motifsInForce({ ...empty, mo: ['AEF'] }).missing).toBe(false)
  })
})

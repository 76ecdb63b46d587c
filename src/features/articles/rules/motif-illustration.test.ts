import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MOTIF_NAMES, motifName } from '#base/core/article/motif-name.ts'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import { motifIllustration } from './motif-illustration.ts'
import { sampled } from '../../../../tests/exhaustive.ts'

for (const [place, name] of MOTIF_NAMES.entries())
  describe(`the illustration of « ${name} »`, sampled(place === 0), () => {
    const svg = motifIllustration(DEFAULT_THEME, name)

    test('is a small picture that can be drawn', async () => {
      expect(Buffer.byteLength(svg)).toBeLessThan(2500)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height]).toEqual([720, 480])
      const { channels } = await sharp(Buffer.from(svg)).stats()
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
    })

    test('has the motif’s colour in the theme, and none that stands for one', () => {
      const colour = DEFAULT_THEME.light[`motif-${name}`] ?? DEFAULT_THEME.light['primary'] ?? ''
      expect(svg).toContain(`fill="${colour}"`)
      expect(svg).not.toMatch(/"(?:c|surface|undefined)"/)
    })
  })

test('a theme can’t put anything but a colour into it', () => {
  const theme = { light: { 'motif-fiscal': '"/><script>1</script>', paper: 'red' }, dark: {} }
  const svg = motifIllustration(theme, 'fiscal')
  expect(svg).not.toMatch(/script|red"/)
  expect(svg).toContain('#0E4A4F')
})

test('motifs without a colour of their own have the picture of the firm', () => {
  expect(['AEF', 'EREVUEVIDEO', 'ZZZ', '', 'constructor', null].map(motifName)).toEqual([
    'fiscal',
    'video',
    'cabinet',
    'cabinet',
    'cabinet',
    'cabinet',
  ])
})

test('the style sheet names the motifs as the server does', () => {
  const sheet = readFileSync(
    new URL('../../../app/client/styles/_base.scss', import.meta.url),
    'utf8',
  )
  const table = /\$motifs: \(([^)]*)\)/.exec(sheet)?.[1] ?? ''
  const named = [...table.matchAll(/(\w+): ([\w-]+)/g)].map(([, code = '', name]) => [code, name])
  expect(named).toHaveLength(MOTIF_NAMES.length - 1)
  for (const [code = '', name] of named) expect(motifName(code)).toBe(name)
})

import { expect, test } from 'vitest'
import { type Finding, findingsOf } from './finding.ts'
import { findingLine, findingPrinter, summaryLine, summaryOf } from './print.ts'

const { ok, warning, error } = findingsOf('disque')

test('a line says what was looked at, what was found and what to do', () => {
  const line = (finding: Finding) => findingLine(finding, { hasColours: false })
  expect(line(ok('12 Go libres'))).toBe('✓ disque — 12 Go libres\n')
  expect(line(warning('900 Mo libres.', 'libérez de la place'))).toBe(
    '! disque — 900 Mo libres — libérez de la place\n',
  )
  expect(line(error('plein', 'libérez de la place'))).toBe(
    '✗ disque — plein — libérez de la place\n',
  )
})

test('colours are for whoever asks for them', () => {
  expect(findingLine(error('plein', ''), { hasColours: true })).toBe(
    '\u001B[31m✗\u001B[0m disque — plein\n',
  )
})

test('what others wrote stays one line, without control characters', () => {
  const { finding, advice } = error('un\n\u001B[31mdeux\u009B2J', 'trois\r\nquatre')
  expect(finding).toBe('un [31mdeux 2J')
  expect(advice).toBe('trois quatre')
})

test('the last line counts', () => {
  const said = (...findings: Finding[]) => summaryLine(summaryOf(findings, 1))
  expect(said(ok('x'))).toBe('Tout va bien.\n')
  expect(said(ok('x'), warning('x', ''))).toBe('1 avertissement.\n')
  expect(said(error('x', ''), error('y', ''), warning('x', ''), warning('y', ''))).toBe(
    '2 erreurs, 2 avertissements.\n',
  )
})

test('N4 of many sites what is well is counted, what is not is told once for all of them', () => {
  const site = (id: number) => ({ id, name: `Cabinet ${id}`, hosts: [`www.c${id}.fr`] })
  const printed = (count: number) => {
    let out = ''
    const printer = findingPrinter(
      (text) => void (out += text),
      () => count,
      { hasColours: false },
    )
    for (let id = 1; id <= count; id += 1) {
      const of = findingsOf('réglages', site(id))
      printer.print(of.ok('tout est là'))
      if (id > 1) printer.print(of.todo('il manque le SIREN', 'complétez'))
      if (id === 2) printer.print(of.error('arbre abîmé', 'restaurez'))
    }
    printer.print(ok('12 Go libres'))
    printer.end()
    return out.split('\n')
  }
  expect(printed(500)).toEqual([
    '✓ disque — 12 Go libres',
    '✗ réglages — site 2 « Cabinet 2 » (www.c2.fr)\u00A0: arbre abîmé — restaurez',
    '○ réglages — 499 sites (2 www.c2.fr, 3 www.c3.fr, 4 www.c4.fr, 5 www.c5.fr, 6 www.c6.fr et 494 autres)\u00A0: il manque le SIREN — complétez',
    '✓ sites — 1 site sur 500 sans rien à corriger ni à compléter',
    '',
  ])
  expect(printed(2)).toContain(
    '○ réglages — site 2 « Cabinet 2 » (www.c2.fr)\u00A0: il manque le SIREN — complétez',
  )
})

test('N4 what a firm has to fill in is no error of the installation', () => {
  const { todo } = findingsOf('réglages')
  const summary = summaryOf([ok('x'), todo('y', ''), todo('z', '')], 1)
  expect(summary).toEqual({ errors: 0, warnings: 0, todo: 2, sites: 1 })
  expect(summaryLine(summary)).toBe(
    'L’installation va bien\u00A0; 2 points à compléter par les cabinets.\n',
  )
})

import { expect, test } from 'vitest'
import { type Finding, findingsOf } from './finding.ts'
import { findingLine, summaryLine } from './print.ts'

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
  expect(summaryLine([ok('x')])).toBe('Tout va bien.\n')
  expect(summaryLine([ok('x'), warning('x', '')])).toBe('1 avertissement.\n')
  expect(summaryLine([error('x', ''), error('y', ''), warning('x', ''), warning('y', '')])).toBe(
    '2 erreurs, 2 avertissements.\n',
  )
})

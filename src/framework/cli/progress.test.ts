import { expect, test } from 'vitest'
import { progressOn, sizeText } from './progress.ts'

function spoken(isWatched: boolean, instants: number[]): string {
  let said = ''
  const terminal = {
    out: () => {},
    err: (text: string) => void (said += text),
    hasColours: false,
    isWatched,
  }
  let now = 0
  const progress = progressOn(terminal, () => now)
  for (const [step, instant] of instants.entries()) {
    now = instant
    progress.at(`pas ${step}${step === 0 ? ' et plus\u001b[2J' : ''}`)
  }
  progress.end()
  return said
}

test('on a terminal one line is written over, and gone in the end', () => {
  expect(spoken(true, [0, 50, 100])).toBe(
    `\rpas 0 et plus [2J\r${'pas 2'.padEnd(17)}\r${' '.repeat(5)}\r`,
  )
})

test('in a log a line comes every five seconds', () => {
  expect(spoken(false, [0, 4000, 5000, 9000, 10_000])).toBe('pas 2\npas 4\n')
})

test('sizes read as people write them', () => {
  expect([0, 999, 1000, 12_400_000, 123_456_789, 2e13].map(sizeText)).toEqual([
    '0 octets',
    '999 octets',
    '1,0 ko',
    '12,4 Mo',
    '123 Mo',
    '20,0 To',
  ])
})

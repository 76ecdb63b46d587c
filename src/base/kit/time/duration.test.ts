import { expect, test } from 'vitest'
import { durationLabel, frCountdown, wordedDuration } from './duration.ts'

test('D1 a video’s duration reads as minutes and seconds', () => {
  expect(durationLabel('PT52S')).toBe('0:52')
  expect(durationLabel('PT1M')).toBe('1:00')
  expect(durationLabel('PT1M5S')).toBe('1:05')
  expect(durationLabel('PT90S')).toBe('1:30')
  expect(durationLabel('PT1H2M3S')).toBe('1:02:03')
})

test('D1 anything else gives no duration', () => {
  for (const bad of [undefined, '', 'PT', 'P1D', '60', 'PT0S', 'pt1m', 'PT1M\n']) {
    expect(durationLabel(bad)).toBe('')
  }
})

test.each([
  [0, '0\u00A0s'],
  [59, '59\u00A0s'],
  [60, '1\u00A0min\u00A000\u00A0s'],
  [125, '2\u00A0min\u00A005\u00A0s'],
])('M8 %i seconds are left as %j', (seconds, words) => {
  expect(frCountdown(seconds)).toBe(words)
})

test.each([
  [58, '58\u00A0secondes'],
  [61, '1\u00A0minute 1\u00A0seconde'],
  [120, '2\u00A0minutes'],
  [0, '0\u00A0secondes'],
])('%i seconds in words are %j', (seconds, words) => {
  expect(wordedDuration(seconds, 'seconde')).toBe(words)
})

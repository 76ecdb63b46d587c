import { expect, test } from 'vitest'
import { tooltipGravity } from './tooltip-gravity.ts'

const WINDOW = 1280
const BUBBLE = 40

const gravityOf = (left: number, right: number, top = 400) =>
  tooltipGravity({ left, right, top }, WINDOW, BUBBLE)

test('I2 within 100 px of the left edge the bubble stands to the right', () => {
  expect(gravityOf(0, 60)).toBe('west')
  expect(gravityOf(100, 160)).toBe('west')
  expect(gravityOf(101, 160)).toBe('south')
})

test('I2 within 100 px of the right edge the bubble stands to the left', () => {
  expect(gravityOf(1200, 1280)).toBe('east')
  expect(gravityOf(1000, 1180)).toBe('east')
  expect(gravityOf(1000, 1179)).toBe('south')
})

test('I2 what is near both edges counts as near the left one', () => {
  expect(gravityOf(20, 1270)).toBe('west')
  expect(tooltipGravity({ left: 60, right: 120, top: 400 }, 200, BUBBLE)).toBe('west')
})

test('I2 elsewhere the bubble stands above, or below where there is no room', () => {
  expect(gravityOf(600, 680, 40)).toBe('south')
  expect(gravityOf(600, 680, 39)).toBe('north')
})

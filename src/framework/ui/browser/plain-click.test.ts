import { expect, test } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const plain = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

test('D4 a click without keys is ours', () => {
  expect(isPlainClick(plain)).toBe(true)
})

test.each([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['another script before', { defaultPrevented: true }],
])('D4 a click with %s is the browser’s', (_name, held) => {
  expect(isPlainClick({ ...plain, ...held })).toBe(false)
})

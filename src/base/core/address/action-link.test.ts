import { expect, test } from 'vitest'
import { actionLink, scriptNames } from './action-link.ts'

test('B8 an action link is the script name followed by the action', () => {
  expect(actionLink(scriptNames.site, '+/contact/send')).toBe('/+/contact/send')
  expect(actionLink(scriptNames.development, '+/contact/send')).toBe('/dev.php/+/contact/send')
})

test('B8 nothing is added or removed in between', () => {
  expect(actionLink('/sub', '/x')).toBe('/sub/x')
  expect(actionLink('', '')).toBe('')
})

import { expect, test } from 'vitest'
import { jsonForScript } from './json-for-script.ts'

test('A6 embedded JSON never closes its script element and says the same', () => {
  const value = { title: '</script><!-- <script> \u2028\u2029 « é »' }
  const text = jsonForScript(value)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(value)
})

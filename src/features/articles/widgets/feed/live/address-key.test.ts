import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test('D4 a query has a key of what the list reads in it', () => {
  const key = addressKey('?mo=%5B%22AEF%22%5D&page=2')
  expect(addressKey('?page=2&mo=["AEF"]&utm=x')).toBe(key)
  expect(addressKey('?mo=["AES"]&page=2')).not.toBe(key)
  expect(addressKey('?mo=["AEF"]')).not.toBe(key)
  expect(addressKey('?mo=["AEF"]&page=2&title=un-article')).not.toBe(key)
})

test('D5 a repeated parameter is not the single one', () => {
  expect(addressKey('?page=2&page=2')).not.toBe(addressKey('?page=2'))
})

test('D4 an address without query is that of the whole list', () => {
  expect(addressKey('')).toBe(addressKey('?utm=x'))
})

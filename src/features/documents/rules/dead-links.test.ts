import { expect, test } from 'vitest'
import { withoutLinksTo } from './dead-links.ts'

const OFF = new Set(['/kiosque', '/kiosque/fiches'])

test('L1 a link to a page that is not there becomes its text, its markup included', () => {
  expect(withoutLinksTo('<p>Voir <a href="/kiosque">le <em>kiosque</em></a>.</p>', OFF)).toBe(
    '<p>Voir le <em>kiosque</em>.</p>',
  )
})

test('L1 an anchor or a query of that page goes with it', () => {
  expect(withoutLinksTo('<a href="/kiosque/fiches?x=1#y">fiches</a>', OFF)).toBe('fiches')
})

test('L1 other links stay as they are, also between two that go', () => {
  const html =
    '<a href="/kiosque">a</a> <a class="b" href="/kiosques">b</a> <a href="/kiosque">c</a>'
  expect(withoutLinksTo(html, OFF)).toBe('a <a class="b" href="/kiosques">b</a> c')
})

test('L1 nothing changes while every page is there', () => {
  const html = '<a href="/kiosque">a</a>'
  expect(withoutLinksTo(html, new Set())).toBe(html)
})

import { expect, test } from 'vitest'
import { useBrowser, visit } from './visit.ts'

useBrowser()

test.each([
  ['console error', () => console.error('une erreur')],
  ['thrown error', () => void setTimeout(() => Promise.reject(new Error('une erreur')))],
  [
    'style attribute, which the content security policy refuses',
    () => document.body.insertAdjacentHTML('beforeend', '<p style="color: red"></p>'),
  ],
  [
    'request to another host',
    () => void navigator.sendBeacon('https://ailleurs.invalid/', 'une visite'),
  ],
])('a %s fails a visit', async (_name, misbehave) => {
  await expect(
    visit('/contact', async ({ page }) => {
      await page.evaluate(misbehave)
      await page.waitForTimeout(200)
    }),
  ).rejects.toThrow(/console of|other hosts/)
})

import { expect, test } from 'vitest'
import { registry } from '#app/widgets.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { pageText } from './page-text.ts'

const PAGE = 7

test('what guides and PDFs are made of says what a figure is worth, though the text is remembered', async () => {
  const { site } = await loadDemo()
  let read = 0
  let kept: Promise<unknown> | null = null
  const html = '<p>Au moins %%chiffre:smic_horaire%%.</p>'
  const reader = {
    site,
    remember: (_key: string, load: () => Promise<unknown>) => (kept ??= load()),
    tree: async () => [{ id: PAGE, is_active: true, is_secure: false }],
    widgets: async () => {
      read += 1
      return [
        {
          id: 1,
          type: 'rich-text',
          zone: 'content',
          version: 1,
          options: JSON.stringify({ html }),
        },
      ]
    },
    addresses: async () => ({ paths: new Map(), off: new Set() }),
  } as unknown as SiteReader
  const on = async (day: string) =>
    (
      await pageText(
        { widgets: registry, clean: (text) => text, clock: () => new Date(`${day}T10:00:00Z`) },
        reader,
        PAGE,
        'fr',
      )
    ).html.replaceAll(/[\u00A0\u202F]/g, ' ')
  expect(await on('2026-05-31')).toBe('<p>Au moins 12,02 €.</p>')
  expect(await on('2026-06-01')).toBe('<p>Au moins 12,31 €.</p>')
  expect(read).toBe(1)
})

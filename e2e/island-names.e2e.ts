/** @module-tag exhaustive */
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { slugOf } from '#base/kit/text/slug.ts'
import { registry } from '#app/widgets.ts'
import { useOwnDemo } from './own-server.ts'
import { newVisitor, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

// The sandbox is not there in production.
const server = useOwnDemo({ NODE_ENV: 'test' })

/** Each island there is. */
const ISLANDS = globSync('src/features/*/widgets/*/island.ts*')
  .map((path) => basename(dirname(path)))
  .toSorted()

/** What a person acts on or waits for, by the role that a screen reader says. */
const SAID: ReadonlySet<unknown> = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'DisclosureTriangle',
  'group',
  'link',
  'listbox',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'table',
  'textbox',
  'Date',
])

/** What comes from articles, dates and the browser itself: it has a name, which is not written down here. */
const CONTENT: ReadonlySet<unknown> = new Set(['link', 'option', 'spinbutton'])

/** Roles that are no more than a box when nobody named them. */
const BOXES: ReadonlySet<unknown> = new Set(['group', 'table', 'region'])

test('B10 what a screen reader says of each island, as the accessibility tree has it', async () => {
  const context = await newVisitor({ width: WIDTHS.desktop, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const device = await context.newCDPSession(page)
  const lines: string[] = []
  const heard = new Set<string>()
  for (const { type, examples } of registry.values()) {
    for (const { name } of examples) {
      const path = `/_sandbox/${type}/${slugOf(name)}`
      const html = await (await fetch(server.url + path)).text()
      const islands = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, island = '']) => island)
      if (islands.length === 0) continue
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      const { root } = await device.send('DOM.getDocument', { depth: 0 })
      const { nodeIds } = await device.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: '[data-island]',
      })
      const isFirst = islands.some((island) => !heard.has(island))
      if (isFirst) lines.push('', path)
      for (const nodeId of nodeIds) {
        const { nodes } = await device.send('Accessibility.queryAXTree', { nodeId })
        for (const { ignored, role, name: said, description } of nodes) {
          if (ignored || !SAID.has(role?.value)) continue
          const words = String(said?.value ?? '')
            .replace(/\s+/g, ' ')
            .trim()
          if (words === '' && BOXES.has(role?.value)) continue
          expect(words, `${path}: a ${role?.value} without a name`).not.toBe('')
          const more = description?.value ? ` — ${description.value}` : ''
          if (isFirst && !CONTENT.has(role?.value)) lines.push(`  ${role?.value}: ${words}${more}`)
        }
      }
      for (const island of islands) heard.add(island)
    }
  }
  await context.close()
  expect([...heard].toSorted()).toEqual(ISLANDS)
  await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot('island-names.txt')
}, 240_000)

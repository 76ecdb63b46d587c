import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withOrdinals } from '#framework/widget-kit/ordinals.ts'
import { type Drawing, drawn } from './live.ts'
import { PiecesView } from './view.tsx'
import { TOOLS } from './tools.ts'
import { answerPieces, detailPieces } from './tree.ts'

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')

/** A document that writes HTML; names of attributes are small letters, as in a browser. */
const written: Drawing<string> = {
  text: escaped,
  element(tag, attributes, children) {
    const all = Object.entries(attributes).map(
      ([name, value]) => ` ${name.toLowerCase()}="${escaped(value)}"`,
    )
    return `<${tag}${all.join('')}>${children.join('')}</${tag}>`
  },
}

test.each(Object.entries(TOOLS))('server and browser draw %s alike', (_name, [, tool]) => {
  const [first = ''] = Object.keys(tool.inputs)
  for (const typed of [{}, { [first]: '<script>' }]) {
    const simulation = tool.simulate(typed, {})
    const pieces = [
      ...answerPieces(simulation, (field) => `w1-${field}`),
      ...detailPieces(simulation),
    ]
    expect(pieces.length).toBeGreaterThan(0)
    const html = renderToStaticMarkup(<PiecesView pieces={pieces} />)
    expect(drawn(pieces, written).join('')).toBe(
      withOrdinals(html)
        .replace(/^<div class="simulator-pieces">(.*)<\/div>$/s, '$1')
        .replaceAll('tabIndex', 'tabindex'),
    )
  }
})

test('the letters of an ordinal are raised, wherever they stand', () => {
  const cell = { tag: 'td', children: ['le 1er\u00A0mai'] }
  const raised = 'le 1<sup>er</sup>\u00A0mai'
  expect(drawn([cell, '2e semestre'], written).join('')).toBe(
    `<td>${raised}</td>2<sup>e</sup> semestre`,
  )
  expect(drawn(['1erx et 21er'], written)).toEqual(['1erx et 21er'])
})

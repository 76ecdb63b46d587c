import { expect, test } from 'vitest'
import { escapeAttribute, escapeHtml, escapeText } from './escape-html.ts'

test('nothing that begins markup is left where it stands', () => {
  expect(escapeText(`<a href="x">l'eau & le "feu"</a> &amp;`)).toBe(
    `&lt;a href="x"&gt;l'eau &amp; le "feu"&lt;/a&gt; &amp;amp;`,
  )
  expect(escapeAttribute(`"l'eau" & <feu>`)).toBe(`&quot;l'eau&quot; &amp; &lt;feu&gt;`)
  expect(escapeHtml(`"l'eau" & <feu>`)).toBe('&quot;l&#39;eau&quot; &amp; &lt;feu&gt;')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tokenizedLinks } from './tokenized-links.tsx'

const tokens = { AAAASS: '202653', IDCLIENT: '7' }

const drawn = (
  <ul>
    {['a', 'b'].map((name) => (
      <li key={name} title="%%AAAASS%%">
        <a href={`/${name}?s=%%AAAASS%%&c=%%IDCLIENT%%`}>%%AAAASS%%</a>
        <br />
        <a href="/plain">
          <b>plain</b> text
        </a>
      </li>
    ))}
    <li dangerouslySetInnerHTML={{ __html: '<i>%%AAAASS%%</i>' }} />
  </ul>
)

test('I1 links get their values wherever they stand, and keep what was written', () => {
  expect(renderToStaticMarkup(tokenizedLinks(drawn, tokens))).toBe(
    renderToStaticMarkup(drawn).replaceAll(
      /href="\/(\w)\?[^"]*"/g,
      'href="/$1?s=202653&amp;c=7" data-token-href="/$1?s=%%AAAASS%%&amp;c=%%IDCLIENT%%"',
    ),
  )
})

test('I1 without the option nothing changes', () => {
  expect(tokenizedLinks(drawn, null)).toBe(drawn)
  expect(tokenizedLinks('text', tokens)).toBe('text')
  expect(tokenizedLinks(null, tokens)).toBe(null)
})

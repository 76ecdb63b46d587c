import { describe, expect, test } from 'vitest'
import { BadSvg, cleanSvg, looksLikeSvg } from './clean-svg.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const inside = (content: string): string =>
  cleanSvg(`<svg ${XMLNS}>${content}</svg>`).svg.replace(/^<svg [^>]*>|<\/svg>$/g, '')

describe('a drawing', () => {
  test('keeps shapes, gradients, styles and references of its own', () => {
    const kept =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>' +
      '<style>.b{fill:url(#a)}</style><g transform="scale(2)"><path class="b" d="M0 0h9"></path>' +
      '<use href="#c"></use><text x="1" style="font-size:9px">Été &amp; co</text></g>'
    expect(inside(kept)).toBe(kept)
  })

  test.each([
    ['a script', '<script>x()</script>'],
    [
      'a script of another name space',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>',
    ],
    ['foreign content', '<foreignObject><iframe src="/x"/></foreignObject>'],
    ['an animation', '<set attributeName="href" to="javascript:x()"/>'],
    ['a style that imports', '<style>@import "//evil.example/x.css";</style>'],
    ['a style that calls out', '<style>a{background:url(//evil.example/x)}</style>'],
    ['a style that hides what it says', '<style>a{background:\\75rl(//evil.example/x)}</style>'],
    ['metadata', '<metadata><x y="1"/></metadata>'],
  ])('loses %s', (_what, content) => {
    expect(inside(content)).toBe('')
  })

  test.each([
    ['a handler', 'onclick="x()"'],
    ['a handler in capitals', 'ONLOAD="x()"'],
    ['a script as address', 'href="javascript:x()"'],
    ['an address of elsewhere', 'xlink:href="https://evil.example/x.svg#a"'],
    ['a drawing within', 'href="data:image/svg+xml;base64,PHN2Zz4="'],
    ['a paint of elsewhere', 'fill="url(https://evil.example/x.svg#a)"'],
    ['a style that calls out', 'style="fill:url( //evil.example/x )"'],
    ['another name space', 'xmlns="http://www.w3.org/1999/xhtml"'],
  ])('loses %s of an element', (_what, attribute) => {
    for (const tag of ['use', 'image', 'g']) {
      expect(inside(`<${tag} ${attribute}></${tag}>`)).toBe(`<${tag}></${tag}>`)
    }
  })

  test('loses declarations, instructions and comments around it', () => {
    const text = `<?xml version="1.0"?><?xml-stylesheet href="//x"?><!DOCTYPE svg><!-- x --><svg><g/></svg>`
    expect(cleanSvg(text).svg).toBe(`<svg ${XMLNS}><g></g></svg>`)
  })

  test('keeps no sign that XML can’t hold', () => {
    expect(cleanSvg('<svg><text>a\u0001b\u000B</text></svg>').svg).toContain('<text>ab</text>')
  })

  test('gives its size, of its attributes before that of its view box', () => {
    expect(cleanSvg('<svg viewBox="0 0 32.4 10"/>')).toMatchObject({ width: 32, height: 10 })
    expect(cleanSvg('<svg width="64px" viewBox="0 0 32 10"/>')).toMatchObject({ width: 64 })
    expect(cleanSvg('<svg width="100%"/>')).toMatchObject({ width: 0, height: 0 })
  })

  test('that defines entities, copies itself a hundred times or draws nothing is refused', () => {
    const entity = '<!DOCTYPE svg [<!ENTITY a "<script>x()</script>">]><svg>&a;</svg>'
    expect(() => cleanSvg(entity)).toThrow(BadSvg)
    expect(() => cleanSvg(`<svg>${'<use href="#a"/>'.repeat(101)}</svg>`)).toThrow(BadSvg)
    expect(() => cleanSvg('<p>Bonjour</p>')).toThrow(BadSvg)
    expect(() => cleanSvg('<svg><g/></svg><svg/>')).toThrow(BadSvg)
  })
})

test('a drawing is told by its first element', () => {
  expect(looksLikeSvg('\uFEFF<?xml version="1.0"?>\n<!-- a --><svg>')).toBe(true)
  expect(looksLikeSvg('<!DOCTYPE svg PUBLIC "x" "y"><svg viewBox="0 0 1 1">')).toBe(true)
  expect(looksLikeSvg('<html><svg></svg></html>')).toBe(false)
  expect(looksLikeSvg('<svgx>')).toBe(false)
})

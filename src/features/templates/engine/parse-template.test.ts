import { describe, expect, test } from 'vitest'
import { MAX_LENGTH } from './template-reader.ts'
import { parseTemplate } from './parse-template.ts'
import { TemplateError } from './template-error.ts'

/** The fault of a text, checked to be a `TemplateError`. */
function faultOf(text: string, htmlFields: string[] = []): TemplateError {
  try {
    parseTemplate(text, { name: 'card/essai', htmlFields })
  } catch (error) {
    if (error instanceof TemplateError) return error
    throw error
  }
  throw new Error(`no fault found in ${text}`)
}

/** Puts the fault on line 3. */
const onLine3 = (text: string): string => `<p>a</p>\n<p>b</p>\n${text}\n<p>c</p>`

describe('errors', () => {
  test('F4 a fault names the template, its line and what to write', () => {
    const fault = faultOf(onLine3('{{> carte}}'))
    expect(fault.name).toBe('TemplateError')
    expect(fault.template).toBe('card/essai')
    expect(fault.line).toBe(3)
    expect(fault.message).toBe(
      'Gabarit « card/essai », ligne 3 : les gabarits partiels {{> …}} ne sont pas permis : copiez leur contenu ici.',
    )
  })

  test('lines are counted with any kind of line end, and behind a byte order mark', () => {
    expect(faultOf('\uFEFFa\r\nb\r\n{{> x}}').line).toBe(3)
    expect(faultOf('a\rb\r{{> x}}').line).toBe(3)
  })
})

describe('Mustache that templates refuse', () => {
  test.each([
    ['a partial', '{{> carte }}', /partiels/],
    ['inheritance', '{{< carte}}{{/carte}}', /héritage/],
    ['a block', '{{$ titre}}{{/titre}}', /blocs/],
    ['a delimiter change', '{{=<% %>=}}', /délimiteurs/],
    ['raw HTML', '<div>{{{title}}}</div>', /\{\{title\}\}, dont la valeur est échappée/],
    ['raw HTML with &', '<div>{{& title}}</div>', /\{\{title\}\}, dont la valeur est échappée/],
    ['else', '{{#a}}x{{else}}y{{/a}}', /\{\{\^x\}\}/],
    ['a helper', '{{#if a}}x{{/if}}', /n’est pas un nom de variable/],
    ['an expression', '{{a + b}}', /n’est pas un nom de variable/],
    ['an accented name', '{{résumé}}', /lettres sans accent/],
    ['an empty name', '{{ }}', /il manque un nom/],
    ['a name ending with a dot', '{{a.}}', /n’est pas un nom de variable/],
    ['an open tag', '{{title', /jamais fermé par \}\}/],
    ['an open triple tag', '<div>{{{text}}', /jamais fermé par \}\}\}/],
  ])('F4 %s is refused with its line', (_what, text, message) => {
    const fault = faultOf(onLine3(text))
    expect(fault.line).toBe(3)
    expect(fault.message).toMatch(message)
  })
})

describe('sections', () => {
  test.each([
    ['a section that never ends', '{{#a}}\nb', 3, /n’est jamais fermée par \{\{\/a\}\}/],
    ['a section that was not open', 'a\n{{/a}}', 4, /n’est pas ouverte/],
    ['crossed sections', '{{#a}}\n{{#b}}\n{{/a}}{{/b}}', 5, /\{\{#b\}\}, ligne 4/],
    [
      'an element open in a section',
      '{{#a}}<div>\n{{/a}}',
      4,
      /<div>, ligne 3, doit être fermé avant \{\{\/a\}\}/,
    ],
    [
      'an element closed in a section',
      '<div>\n{{#a}}</div>{{/a}}',
      4,
      /\{\{#a\}\}, ligne 4, doit être fermée avant <\/div>/,
    ],
    ['a section open in a tag', '<p {{#a}}class="b"></p>{{/a}}', 3, /doit être fermée avant >/],
    ['a section ended in a tag', '{{#a}}<p {{/a}}></p>', 3, /n’est pas ouverte ici/],
    ['a section open in a value', '<p class="{{#a}}b"></p>', 3, /doit être fermée avant "/],
    ['a section ended in a value', '{{#a}}<p class="{{/a}}"></p>', 3, /n’est pas ouverte ici/],
  ])('F4 %s is an error with its line', (_what, text, line, message) => {
    const fault = faultOf(onLine3(text))
    expect(fault.line).toBe(line)
    expect(fault.message).toMatch(message)
  })
})

describe('HTML that templates refuse', () => {
  test.each([
    'script',
    'style',
    'link',
    'iframe',
    'frame',
    'object',
    'embed',
    'applet',
    'form',
    'input',
    'select',
    'textarea',
    'base',
    'meta',
    'title',
    'html',
    'head',
    'body',
  ])('F4 <%s> is forbidden, in any case of letters', (name) => {
    for (const written of [name, name.toUpperCase()]) {
      const fault = faultOf(onLine3(`<${written}></${written}>`))
      expect(fault.line).toBe(3)
      expect(fault.message).toContain(`<${name}> est interdit`)
    }
  })

  test.each(['math', 'template', 'slot', 'x-carte', 'foreignObject', 'animate', 'set', 'marquee'])(
    'F4 <%s> is not an element of templates',
    (name) => {
      expect(faultOf(onLine3(`<${name}></${name}>`)).message).toContain(
        'n’est pas un élément permis',
      )
      expect(faultOf(onLine3(`<svg><${name}></${name}></svg>`)).line).toBe(3)
    },
  )

  test.each([
    ['onclick', 'onclick="x()"', /onclick est interdit/],
    ['ONLOAD', 'ONLOAD="x()"', /onload est interdit/],
    ['a handler without value', 'onfocus', /onfocus est interdit/],
    ['a handler inside a section', '{{#a}}onclick="x()"{{/a}}', /onclick est interdit/],
    ['style', 'style="color: red"', /utilisez une classe/],
    ['srcdoc', 'srcdoc="x"', /srcdoc est interdit/],
    ['formaction', 'formaction="/x"', /formaction est interdit/],
    ['dangerouslySetInnerHTML', 'dangerouslySetInnerHTML="x"', /réservé/],
    ['key', 'key="x"', /réservé/],
    ['ref', 'ref="x"', /réservé/],
    ['is', 'is="x"', /réservé/],
    ['a name of another language', '@click="x"', /n’est pas un nom d’attribut/],
    ['a name with a colon', 'v-on:click="x"', /n’est pas un nom d’attribut/],
    ['__proto__', '__proto__="x"', /n’est pas un nom d’attribut/],
    ['an attribute written twice', 'id="a" ID="b"', /id est écrit deux fois/],
    ['a name from a value', '{{name}}="a"', /une valeur ne peut pas donner un attribut/],
    ['a part of a name from a value', 'data-{{name}}="a"', /nom d’attribut/],
    ['HTML in a value', 'title="{{{text}}}"', /n’est pas permis dans un attribut/],
    ['a value from a variable without quotes', 'title={{a}}', /entre guillemets/],
    ['a missing value', 'title= ></p><p', /entre guillemets/],
    ['a stray quote', '"', /n’est pas attendu/],
    ['an address that runs a script', 'cite="javascript:alert(1)"', /doit être relative/],
  ])('F4 %s is refused as an attribute', (_what, attribute, message) => {
    const fault = faultOf(onLine3(`<p ${attribute}>x</p>`), ['text'])
    expect(fault.line).toBe(3)
    expect(fault.message).toMatch(message)
  })

  test.each([
    ['an unclosed element', '<div>\n<b>x</b>', 3, /<div> n’est jamais fermé/],
    ['an element that was not open', 'x\n</div>', 4, /n’est pas ouvert/],
    ['crossed elements', '<b>\n<i>\n</b></i>', 5, /<i>, ligne 4, doit être fermé avant <\/b>/],
    ['the end of a void element', '<br>\n</br>', 4, /élément vide/],
    ['the end of a void element inside another', '<p><img\n></img></p>', 4, /élément vide/],
    ['a self-closed element that is not void', '<div/>', 3, /<div><\/div>/],
    ['an end tag without >', '<b>x</b', 3, /n’est pas fermé par >/],
    ['a tag without > in front of another', '<b class="a"', 4, /« < » n’est pas attendu/],
    ['a value that never ends', '<b class="a></b>', 3, /n’est jamais fermée/],
    ['a comment that never ends', '<!-- x', 3, /jamais fermé par -->/],
    ['a doctype', '<!DOCTYPE html>', 3, /&lt;/],
    ['a processing instruction', '<?php ?>', 3, /&lt;/],
    ['a lone <', 'a < b', 3, /&lt;/],
    ['an unknown entity', 'a\n&foo;', 4, /&foo; n’est pas connue/],
    ['an unknown entity in a value', '<p\ntitle="&foo;">x</p>', 4, /&foo; n’est pas connue/],
    ['an SVG element outside of svg', '<path d="M0 0"/>', 3, /que dans <svg>/],
    [
      'an HTML element inside of svg',
      '<svg>\n<div></div></svg>',
      4,
      /ne peut pas se trouver dans <svg>/,
    ],
    ['part of an element name from a value', '<h{{level}}>x</h{{level}}>', 3, /qu’en entier/],
    ['a literal element name that goes on', '<{{tag}}x>a</{{tag}}x>', 3, /<\{\{title_tag\}\}>/],
    ['a dynamic element closed by another', '<{{a}}>x\n</{{b}}>', 4, /n’est pas ouvert/],
    ['a dynamic element in svg', '<svg><{{a}}>x</{{a}}></svg>', 3, /dans <svg>/],
    ['a section as an element name', '<{{#a}}>', 3, /<\{\{title_tag\}\}>/],
  ])('F4 %s is an error with its line', (_what, text, line, message) => {
    const fault = faultOf(onLine3(text))
    expect(fault.line).toBe(line)
    expect(fault.message).toMatch(message)
  })

  test('F4 a tag without > at the end of the text is an error with its line', () => {
    const fault = faultOf('<p>a</p>\n<b class="a"')
    expect(fault.line).toBe(2)
    expect(fault.message).toContain('n’est pas fermé par >')
  })

  test.each([
    ['<p><div>x</div></p>', /fermerait le paragraphe/],
    ['<p><b><ul></ul></b></p>', /fermerait le paragraphe/],
    ['<p>{{#a}}<h2>x</h2>{{/a}}</p>', /fermerait le paragraphe/],
    ['<p><{{title_tag}}>x</{{title_tag}}></p>', /fermerait le paragraphe/],
    ['<{{title_tag}}><div>x</div></{{title_tag}}>', /fermerait le paragraphe/],
    ['<h2><h3>x</h3></h2>', /titre/],
    ['<a href="/"><span><a href="/">x</a></span></a>', /autre <a>/],
    ['<button><button>x</button></button>', /autre <button>/],
    ['<div><li>x</li></div>', /<ul> ou <ol>/],
    ['<table><tr><td>x</td></tr></table>', /ne contient que/],
    ['<table><tbody><td>x</td></tbody></table>', /ne contient que/],
    ['<div><td>x</td></div>', /doit être placé directement/],
    ['<tr><td>x</td></tr>', /doit être placé directement/],
    ['<table>x<tbody></tbody></table>', /texte/],
    ['<table><tbody>{{#a}}{{b}}{{/a}}</tbody></table>', /texte/],
  ])('%s is refused, since a browser would rearrange it', (text, message) => {
    expect(faultOf(text).message).toMatch(message)
  })

  test.each([
    '<p><button><span>x</span></button></p>',
    '<table><caption>c</caption><tbody>\n{{#rows}}\n<tr><th>a</th><td><p>b</p></td></tr>\n{{/rows}}\n</tbody></table>',
    '<ul>{{#a}}<li>x</li>{{/a}}</ul>',
    '<li>x</li>',
    '<a href="/"><h2>x</h2></a>',
  ])('%s is accepted', (text) => {
    expect(() => parseTemplate(text, { name: 'card/essai' })).not.toThrow()
  })

  test('F4 a text can’t be of any length', () => {
    expect(faultOf('é'.repeat(MAX_LENGTH + 1)).message).toContain('ligne 1 : le texte dépasse')
    expect(() => parseTemplate('é'.repeat(MAX_LENGTH), { name: 'card/essai' })).not.toThrow()
  })

  test('F4 elements and sections can’t be nested without end', () => {
    expect(faultOf('<b>'.repeat(5000)).message).toContain('imbriqués')
    expect(faultOf('{{#a}}'.repeat(5000)).message).toContain('imbriqués')
    expect(faultOf(`<p class="${'{{#a}}'.repeat(5000)}`).message).toContain('imbriqués')
    expect(faultOf(`<p ${'{{#a}}'.repeat(5000)}`).message).toContain('imbriqués')
  })
})

describe('HTML fields', () => {
  test.each([
    ['beside text', '<div>a {{{text}}}</div>'],
    ['beside a variable', '<div>{{{text}}}{{title}}</div>'],
    ['beside an element', '<div>{{{text}}}<br></div>'],
    ['twice', '<div>{{{text}}}{{{text}}}</div>'],
    ['in a section', '<div>{{#a}}{{{text}}}{{/a}}</div>'],
    ['outside of an element', '{{{text}}}'],
    ['in a paragraph', '<p>{{{text}}}</p>'],
    ['in a title', '<h2>{{{text}}}</h2>'],
    ['in an inline element', '<span>{{{text}}}</span>'],
    ['in an element named by a value', '<{{title_tag}}>{{{text}}}</{{title_tag}}>'],
    ['in a table row', '<table><tbody><tr>{{{text}}}</tr></tbody></table>'],
  ])('F4 an HTML field is refused %s, with its line', (_where, text) => {
    const fault = faultOf(onLine3(text), ['text'])
    expect(fault.line).toBe(3)
    expect(fault.message).toContain('{{{text}}} doit être le seul contenu d’un bloc')
  })

  test('F4 a dotted name is never an HTML field', () => {
    expect(faultOf('<div>{{{a.text}}}</div>', ['text']).message).toContain('n’est pas permis')
  })

  test('F4 a comment and spaces may stand beside an HTML field', () => {
    const text = '<div>\n  <!-- corps -->\n  {{! corps }}\n  {{{ text }}}\n</div>'
    expect(parseTemplate(text, { name: 'a/b', htmlFields: ['text'] })).toEqual([
      { kind: 'element', tag: 'div', attributes: [], children: [], html: 'text' },
    ])
  })
})

import { Children, isValidElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compileTemplate } from './template.tsx'

function draw(text: string, values: object = {}, htmlFields: string[] = []): string {
  return renderToStaticMarkup(
    compileTemplate(text, { name: 'card/essai', htmlFields }).render(values),
  )
}

describe('Mustache: variables', () => {
  test.each([
    ['a text', '{{a}}', { a: 'b' }, 'b'],
    ['a text between others', 'x {{a}} y', { a: 'b' }, 'x b y'],
    ['whatever spaces the tag holds', 'x {{ a }}|{{\ta\n}} y', { a: 'b' }, 'x b|b y'],
    ['a whole number', '{{a}}', { a: 85 }, '85'],
    ['a decimal number', '{{a}}', { a: 1.21 }, '1.21'],
    ['zero', '{{a}}', { a: 0 }, '0'],
    ['true and false', '{{a}} {{b}}', { a: true, b: false }, 'true false'],
    ['nothing for null', '[{{a}}]', { a: null }, '[]'],
    ['nothing for undefined', '[{{a}}]', { a: undefined }, '[]'],
    ['nothing when missing', '[{{a}}]', {}, '[]'],
    ['nothing for an object', '[{{a}}]', { a: { b: 1 } }, '[]'],
    ['nothing for a list', '[{{a}}]', { a: [1, 2] }, '[]'],
  ])('a variable prints %s', (_what, text, values, expected) => {
    expect(draw(text, values)).toBe(expected)
  })

  test('F4 a value is escaped, in text and in attributes', () => {
    const values = { a: `<b>&"'</b>` }
    expect(draw('<i title="{{a}}">{{a}}</i>', values)).toBe(
      '<i title="&lt;b&gt;&amp;&quot;&#x27;&lt;/b&gt;">&lt;b&gt;&amp;&quot;&#x27;&lt;/b&gt;</i>',
    )
  })

  test('F4 an entity in a value is not decoded', () => {
    expect(draw('{{a}}', { a: '&lt;b&gt;' })).toBe('&amp;lt;b&amp;gt;')
  })

  test('F4 Mustache in a value is not run', () => {
    expect(draw('{{a}}', { a: '{{b}}', b: 'x' })).toBe('{{b}}')
  })

  test('a dotted name goes down into objects, to any depth', () => {
    expect(draw('{{a.b}} {{a.c.d.e}}', { a: { b: 'x', c: { d: { e: 'y' } } } })).toBe('x y')
  })

  test('a dotted name is never one key', () => {
    expect(draw('[{{a.b}}]', { 'a.b': 'x' })).toBe('[]')
    expect(draw('[{{a.b}}]', { 'a.b': 'x', a: { b: 'y' } })).toBe('[y]')
  })

  test('a broken chain of a dotted name prints nothing', () => {
    expect(draw('[{{a.b.c}}]', { a: {} })).toBe('[]')
    expect(draw('[{{a.b.c}}]', { a: { b: {} }, c: { c: 'x' } })).toBe('[]')
  })

  test('the first name of a dotted name is found in the outer context', () => {
    expect(draw('{{#a}}{{b.c}}{{/a}}', { a: { x: 1 }, b: { c: 'y' } })).toBe('y')
  })

  test('a name found in the inner context is not looked for again outside', () => {
    expect(draw('[{{#a}}{{b.c}}{{/a}}]', { a: { b: {} }, b: { c: 'x' } })).toBe('[]')
    expect(draw('[{{#a}}{{b}}{{/a}}]', { a: { b: null }, b: 'x' })).toBe('[]')
  })

  test('{{.}} is the current value', () => {
    expect(draw('{{#list}}({{.}}){{/list}}', { list: ['a', 2, '<'] })).toBe('(a)(2)(&lt;)')
  })
})

describe('Mustache: sections', () => {
  test.each([
    ['true', true],
    ['a text', 'x'],
    ['a number', 7],
    ['an object', { b: 1 }],
    ['an empty object', {}],
  ])('a section is drawn once for %s', (_what, a) => {
    expect(draw('[{{#a}}x{{/a}}]', { a })).toBe('[x]')
    expect(draw('[{{^a}}x{{/a}}]', { a })).toBe('[]')
  })

  test.each([
    ['false', false],
    ['null', null],
    ['undefined', undefined],
    ['an empty text', ''],
    ['zero', 0],
    ['an empty list', []],
  ])('a section is not drawn for %s, an inverted one is', (_what, a) => {
    expect(draw('[{{#a}}x{{/a}}]', { a })).toBe('[]')
    expect(draw('[{{^a}}x{{/a}}]', { a })).toBe('[x]')
    expect(draw('[{{#a}}<b>x</b>{{/a}}]', { a })).toBe('[]')
    expect(draw('[{{^a}}<b>x</b>{{/a}}]', { a })).toBe('[<b>x</b>]')
  })

  test('a missing name counts as false', () => {
    expect(draw('[{{#a}}x{{/a}}{{^a}}y{{/a}}]')).toBe('[y]')
  })

  test('an object becomes the context of its section', () => {
    expect(draw('{{#a}}{{b}}{{/a}}', { a: { b: 'x' }, b: 'y' })).toBe('x')
  })

  test('what the context lacks is found around it', () => {
    expect(draw('{{#a}}{{b}}{{c}}{{/a}}', { a: { b: 'x' }, c: 'y' })).toBe('xy')
  })

  test('contexts stack to any depth', () => {
    const values = { a: { one: 1 }, b: { two: 2 }, c: { three: 3 } }
    expect(
      draw(
        '{{#a}}{{one}}{{#b}}{{one}}{{two}}{{#c}}{{one}}{{two}}{{three}}{{/c}}{{/b}}{{/a}}',
        values,
      ),
    ).toBe('112123')
  })

  test('a true value that is no list is the context, as {{.}}', () => {
    expect(draw('{{#a}}{{.}} is {{a}}{{/a}}', { a: 'x' })).toBe('x is x')
  })

  test('a list draws its section once per item, in order', () => {
    expect(draw('{{#a}}{{b}}{{/a}}', { a: [{ b: 1 }, { b: 2 }, { b: 3 }] })).toBe('123')
    expect(draw('<ul>{{#a}}<li>{{b}}</li>{{/a}}</ul>', { a: [{ b: 1 }, { b: 2 }] })).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    )
    expect(draw('{{#a}}<i>{{.}}</i>, <b>{{.}}</b>;{{/a}}', { a: [1, 2] })).toBe(
      '<i>1</i>, <b>1</b>;<i>2</i>, <b>2</b>;',
    )
  })

  test('lists of lists are iterated with {{#.}}', () => {
    expect(draw('{{#a}}({{#.}}{{.}}{{/.}}){{/a}}', { a: [[1, 2], [3]] })).toBe('(12)(3)')
  })

  test('an inverted section keeps the context', () => {
    expect(draw('{{#a}}{{^b}}{{c}}{{/b}}{{/a}}', { a: { c: 'x' } })).toBe('x')
  })

  test('sections of one name may follow each other and stand in each other', () => {
    expect(draw('{{#a}}1{{/a}} {{b}} {{#a}}2{{/a}}', { a: true, b: 'x' })).toBe('1 x 2')
    expect(draw('|{{#a}}b{{#a}}c{{/a}}d{{/a}}|', { a: true })).toBe('|bcd|')
    expect(draw('|{{^a}}b{{^a}}c{{/a}}d{{/a}}|', { a: false })).toBe('|bcd|')
  })

  test('a section may have a dotted name, with a broken chain as false', () => {
    expect(draw('{{#a.b}}{{c}}{{/a.b}}', { a: { b: { c: 'x' } } })).toBe('x')
    expect(draw('[{{#a.b}}x{{/a.b}}{{^a.b}}y{{/a.b}}]', { a: {} })).toBe('[y]')
  })

  test('spaces in the tags of a section do not matter', () => {
    expect(draw('{{# a }}x{{/  a}}{{ ^ b }}y{{ / b }}', { a: true })).toBe('xy')
  })
})

describe('Mustache: comments and lines', () => {
  test('a comment is left out, on one line or several', () => {
    expect(draw('12{{! comment }}34')).toBe('1234')
    expect(draw('12{{!\n  on\n  lines <b>\n}}34')).toBe('1234')
    expect(draw('<b {{! comment }} class="a{{! comment }}">x</b>')).toBe('<b class="a">x</b>')
  })

  test.each([
    ['a comment', '<pre>a\n  {{! x }}  \nb</pre>', '<pre>a\nb</pre>'],
    ['a comment on several lines', '<pre>a\n {{!\n x\n }}\nb</pre>', '<pre>a\nb</pre>'],
    ['a section', '<pre>a\n {{#t}} \n  b\n {{/t}}\nc</pre>', '<pre>a\n  b\nc</pre>'],
    ['an inverted section', '<pre>a\n{{^f}}\nb\n{{/f}}\nc</pre>', '<pre>a\nb\nc</pre>'],
    [
      'a section with other line ends',
      '<pre>a\r\n{{#t}}\r\nb\r\n{{/t}}\r\nc</pre>',
      '<pre>a\nb\nc</pre>',
    ],
    ['a section left out', '<pre>a\n{{#f}}\nb\n{{/f}}\nc</pre>', '<pre>a\nc</pre>'],
  ])('%s that stands alone takes its line with it', (_what, text, expected) => {
    expect(draw(text, { t: true, f: false })).toBe(expected)
  })

  test('the last line of a text may stand alone without a line end', () => {
    expect(draw('a\n  {{! x }}')).toBe('a')
    expect(draw('{{! x }}\na')).toBe('a')
  })

  test.each([
    ['beside text', '<pre>a\n {{#t}} b {{/t}} \nc</pre>', '<pre>a\n  b  \nc</pre>'],
    ['beside another tag', '<pre>a\n{{#t}} {{/t}}\nc</pre>', '<pre>a\n \nc</pre>'],
    ['for a variable', '<pre>a\n  {{v}}\nb</pre>', '<pre>a\n  x\nb</pre>'],
  ])('spaces stay %s', (_what, text, expected) => {
    expect(draw(text, { t: true, v: 'x' })).toBe(expected)
  })

  test('a line that stands alone goes from the value of an attribute too', () => {
    expect(draw('<b title="a\n  {{#t}}\nb\n  {{/t}}\nc">x</b>', { t: true })).toBe(
      '<b title="a\nb\nc">x</b>',
    )
  })

  test('words around a section that stands alone stay apart, drawn or not', () => {
    const text = '<p>a\n  {{#t}}\n  b\n  {{/t}}\n  c</p>'
    expect(draw(text, { t: true })).toBe('<p>a b c</p>')
    expect(draw(text, { t: false })).toBe('<p>a c</p>')
    expect(draw('<p>\n{{#l}}\n  <b>{{.}}</b>\n{{/l}}\n</p>', { l: [1, 2] })).toContain(
      '<b>1</b> <b>2</b>',
    )
  })
})

describe('own properties only', () => {
  test.each([
    'constructor',
    'constructor.name',
    '__proto__',
    '__proto__.constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'list.length',
    'list.constructor',
    'list.map',
    'text.length',
    'text.constructor',
    'number.toFixed',
    'inherited',
  ])('F4 {{%s}} gives nothing', (name) => {
    class Hostile {
      readonly text = 'x'
      get inherited(): string {
        return 'secret'
      }
    }
    for (const values of [
      { list: [1], text: 'x', number: 1 },
      new Hostile(),
      Object.create({ inherited: 'y' }),
    ]) {
      expect(draw(`[{{${name}}}]{{#${name}}}!{{/${name}}}{{^${name}}}?{{/${name}}}`, values)).toBe(
        '[]?',
      )
    }
  })

  test('F4 inside a section the outer prototypes give nothing either', () => {
    const values = { list: ['a'], object: {} }
    expect(draw('{{#list}}[{{length}}{{constructor}}{{constructor.name}}]{{/list}}', values)).toBe(
      '[]',
    )
    expect(draw('{{#object}}[{{__proto__}}{{toString}}]{{/object}}', values)).toBe('[]')
  })

  test('values without prototype are read as others', () => {
    const values: Record<string, unknown> = Object.create(null)
    values['a'] = 'x'
    expect(draw('{{a}}', values)).toBe('x')
  })

  test('F4 a function is never called and counts as absent', () => {
    let calls = 0
    const lambda = (): string => {
      calls += 1
      return 'x'
    }
    const text = '[{{a}}{{a.name}}{{#a}}y{{/a}}{{^a}}z{{/a}}{{#l}}{{.}}{{/l}}]<b title="{{a}}"></b>'
    expect(draw(text, { a: lambda, l: [lambda] })).toBe('[z]<b title=""></b>')
    expect(calls).toBe(0)
  })
})

describe('element names from values', () => {
  const text = '<{{title_tag}} class="{{title_class}}">{{title}}</{{title_tag}}>'

  test.each(['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span'])(
    '%s may come from a value',
    (title_tag) => {
      expect(draw(text, { title_tag, title_class: 'h4', title: 'x' })).toBe(
        `<${title_tag} class="h4">x</${title_tag}>`,
      )
    },
  )

  test.each([
    'h1',
    'script',
    'style',
    'a',
    'H2',
    'h2 onclick=x',
    'iframe',
    '',
    'constructor',
    '__proto__',
    7,
    null,
    ['h2'],
    {},
  ])('F4 %j from a value is drawn as a paragraph', (title_tag) => {
    expect(draw(text, { title_tag, title_class: 'h4', title: 'x' })).toBe('<p class="h4">x</p>')
  })

  test('an element name may be a dotted name with spaces in its tag', () => {
    expect(draw('<{{ a.b }}>x</{{a.b}}>', { a: { b: 'h3' } })).toBe('<h3>x</h3>')
  })
})

describe('attributes', () => {
  test('class, for and the others get the name that React wants', () => {
    expect(
      draw(
        '<label CLASS="a" for="b" tabindex="0" data-b="c" aria-label="d" lazyloading="1">x</label>',
      ),
    ).toBe(
      '<label class="a" for="b" tabindex="0" data-b="c" aria-label="d" lazyloading="1">x</label>',
    )
  })

  test('D1 a class from a value is printed exactly', () => {
    expect(draw('<h3 class="{{c}}">x</h3>', { c: 'item-title text-body h4' })).toBe(
      '<h3 class="item-title text-body h4">x</h3>',
    )
  })

  test('a value mixes text, variables and sections', () => {
    const text =
      '<b class="card {{a}} {{#b}}current active{{/b}}{{^b}}idle{{/b}}" title="{{x}}/{{y}}">z</b>'
    expect(draw(text, { a: 'k', b: true, x: 1, y: 2 })).toBe(
      '<b class="card k current active" title="1/2">z</b>',
    )
    expect(draw(text, { a: '', b: false })).toBe('<b class="card idle" title="/">z</b>')
  })

  test('a section in a value iterates lists with their context', () => {
    expect(draw('<b title="{{#l}}{{n}},{{/l}}">x</b>', { l: [{ n: 1 }, { n: 2 }] })).toBe(
      '<b title="1,2,">x</b>',
    )
  })

  test('a section holds whole attributes and changes their context', () => {
    const text =
      '<a class="x" {{#link}}href="{{url}}" hreflang="fr"{{/link}}{{^link}}role="link" hidden{{/link}}>y</a>'
    expect(draw(text, { link: { url: '/a' } })).toBe('<a class="x" href="/a" hrefLang="fr">y</a>')
    expect(draw(text, {})).toBe('<a class="x" role="link" hidden="">y</a>')
  })

  test('two sections may write the same attribute', () => {
    const text = '<b {{#a}}class="x"{{/a}} {{^a}}class="y"{{/a}}>z</b>'
    expect(draw(text, { a: true })).toBe('<b class="x">z</b>')
    expect(draw(text, { a: false })).toBe('<b class="y">z</b>')
    expect(draw('<b class="x" {{#a}}class="y"{{/a}}>z</b>', { a: false })).toBe(
      '<b class="x">z</b>',
    )
  })

  test.each(['"a b"', "'a b'"])('a value stands between quotes: %s', (value) => {
    expect(draw(`<b title=${value}>x</b>`)).toBe('<b title="a b">x</b>')
  })

  test('a value of one word may stand without quotes, with spaces around =', () => {
    expect(draw('<img width = 10 height=20 alt="">')).toBe('<img width="10" height="20" alt=""/>')
  })

  test('a quote of the other kind, <, > and entities may stand in a value', () => {
    expect(draw(`<b title="l'a > b < c &amp; &eacute; {">x</b>`)).toBe(
      '<b title="l&#x27;a &gt; b &lt; c &amp; é {">x</b>',
    )
  })

  test('a boolean attribute is present alone, with any static value, and by its value otherwise', () => {
    expect(draw('<video controls loop="" muted="muted"></video>')).toBe(
      '<video controls="" loop="" muted=""></video>',
    )
    expect(draw('<track default="{{d}}">', { d: true })).toBe('<track default=""/>')
    expect(draw('<track default="{{d}}">', { d: false })).toBe('<track/>')
    expect(draw('<b hidden="{{#d}}hidden{{/d}}">x</b>', { d: '' })).toBe('<b>x</b>')
  })

  test('another attribute that stands alone has an empty value', () => {
    expect(draw('<a data-a download>x</a>')).toBe('<a data-a="" download="">x</a>')
    expect(draw('<img alt src="/a.jpg" loading="lazy">')).toBe(
      '<img alt="" src="/a.jpg" loading="lazy"/>',
    )
  })

  test.each(['src', 'href', 'srcset', 'poster', 'class', 'id', 'width', 'datetime', 'aria-label'])(
    '%s is left out when its value is only an empty variable',
    (name) => {
      expect(draw(`<a ${name}="{{a}}{{#b}}x{{/b}}">x</a>`, { a: '' })).toBe('<a>x</a>')
    },
  )

  test('alt, value and data attributes stay when they are empty', () => {
    expect(draw('<img alt="{{a}}" data-a="{{a}}">')).toBe('<img alt="" data-a=""/>')
  })

  test.each(['href', 'src', 'poster', 'cite', 'data-src', 'data-url'])(
    'F4 an address with a dangerous scheme is left out of %s',
    (name) => {
      const text = `<q ${name}="{{a}}">x</q>`
      expect(draw(text, { a: 'java\tscript:alert(1)' })).toBe('<q>x</q>')
      expect(draw(text, { a: 'data:text/html,x' })).toBe('<q>x</q>')
      expect(draw(text, { a: '/x' })).toBe(`<q ${name}="/x">x</q>`)
    },
  )

  test('F4 a scheme can’t be put together from pieces', () => {
    expect(draw('<a href="java{{a}}">x</a>', { a: 'script:alert(1)' })).toBe('<a>x</a>')
    expect(draw('<a href="{{a}}:{{b}}">x</a>', { a: 'javascript', b: 'alert(1)' })).toBe('<a>x</a>')
    expect(draw('<svg><use xlink:href="{{a}}"/></svg>', { a: 'data:x' })).toBe(
      '<svg><use></use></svg>',
    )
    expect(draw('<img srcset="{{a}} 2x" alt="">', { a: 'data:x' })).toBe('<img alt=""/>')
  })

  test('D11 an article link keeps its quotes, brackets and bar', () => {
    const pagelink = '/?article=[%22AEF%22,%22AEJ%22]|un-titre'
    expect(draw('<a href="{{pagelink}}">x</a>', { pagelink })).toBe(`<a href="${pagelink}">x</a>`)
  })

  test('F4 a value can’t leave its attribute', () => {
    expect(draw('<b title="{{a}}">x</b>', { a: '" onclick="alert(1)' })).toBe(
      '<b title="&quot; onclick=&quot;alert(1)">x</b>',
    )
  })
})

describe('HTML', () => {
  test('element names are read in any case of letters', () => {
    expect(draw('<DIV><Br><sPaN>x</span></div>')).toBe('<div><br/><span>x</span></div>')
  })

  test('void elements need no end, with or without a slash', () => {
    expect(draw('a<br>b<br/>c<hr />')).toBe('a<br/>b<br/>c<hr/>')
  })

  test('comments are left out with all that they hold', () => {
    expect(draw('a<!-- <script> {{#x}} {{> y}} -->b')).toBe('ab')
  })

  test('entities of the text are decoded', () => {
    expect(draw('&laquo;&nbsp;&eacute;&#233;&nbsp;&raquo; &lt;b&gt; &amp;amp;')).toBe(
      '«\u00A0éé\u00A0» &lt;b&gt; &amp;amp;',
    )
  })

  test('single braces and stray }} are text', () => {
    expect(draw('{a} }} {')).toBe('{a} }} {')
  })

  test('SVG elements and attributes get their capitals back', () => {
    const text =
      '<svg viewbox="0 0 9 9" preserveaspectratio="none"><LINEARGRADIENT id="g" gradientunits="userSpaceOnUse"><stop stop-color="red"/></LINEARGRADIENT>' +
      '<path d="M0 0" stroke-width="2" fill-rule="evenodd"/><use href="#g"/><title>t</title></svg>'
    expect(draw(text)).toBe(
      '<svg viewBox="0 0 9 9" preserveAspectRatio="none"><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop stop-color="red"></stop></linearGradient>' +
        '<path d="M0 0" stroke-width="2" fill-rule="evenodd"></path><use href="#g"></use><title>t</title></svg>',
    )
  })

  test('runs of spaces become one, and none stays at the edges of a block', () => {
    expect(draw('\n<div>\n  <p>\n   a \n b\n  </p>\n  <a>c</a>\n  <a> d </a>\n</div>\n')).toBe(
      '<div><p>a b</p> <a>c</a> <a> d </a></div>',
    )
  })

  test('a no-break space is never taken for a space', () => {
    expect(draw('<p>&nbsp;\u00A0</p>')).toBe('<p>\u00A0\u00A0</p>')
  })

  test('no text stands between the parts of a table or a picture', () => {
    expect(
      draw('<table>\n<tbody>\n{{#l}}\n<tr>\n<td>{{.}}</td>\n</tr>\n{{/l}}\n</tbody>\n</table>', {
        l: [1],
      }),
    ).toBe('<table><tbody><tr><td>1</td></tr></tbody></table>')
    expect(draw('<picture>\n <source>\n <img alt="">\n</picture>')).toBe(
      '<picture><source/><img alt=""/></picture>',
    )
  })

  test('<pre> keeps its spaces, but for a line end at its start', () => {
    expect(draw('<pre>\n a\n  b </pre>')).toBe('<pre> a\n  b </pre>')
  })
})

describe('HTML fields', () => {
  test('F4 a field of sanitised HTML is drawn as it is, with three braces or &', () => {
    const values = { text: '<p>a</p>' }
    expect(draw('<div class="b">{{{text}}}</div>', values, ['text'])).toBe(
      '<div class="b"><p>a</p></div>',
    )
    expect(draw('<div>{{& text }}</div>', values, ['text'])).toBe('<div><p>a</p></div>')
  })

  test('F4 an HTML field written with two braces is escaped', () => {
    expect(draw('<div>{{text}}</div>', { text: '<b>' }, ['text'])).toBe('<div>&lt;b&gt;</div>')
  })

  test('F4 only the outermost field is HTML, not a nested one of the same name', () => {
    const values = { text: '<p>clean</p>', list: [{ text: '<script>' }] }
    expect(draw('{{#list}}<div>{{{text}}}</div>{{/list}}', values, ['text'])).toBe(
      '<div><p>clean</p></div>',
    )
    expect(draw('{{#list}}<div>{{{text}}}</div>{{/list}}', { list: values.list }, ['text'])).toBe(
      '<div></div>',
    )
  })

  test('F4 an HTML field that is no text draws nothing', () => {
    for (const text of [undefined, null, {}, ['<b>'], (): string => '<b>']) {
      expect(draw('<div>{{{text}}}</div>', { text }, ['text'])).toBe('<div></div>')
    }
  })
})

describe('compiled templates', () => {
  test('F3 hasOwnCss and hasOwnJs are words of the text, in either kind of comment', () => {
    const read = (text: string): [boolean, boolean] => {
      const { hasOwnCss, hasOwnJs } = compileTemplate(text, { name: 'a/b' })
      return [hasOwnCss, hasOwnJs]
    }
    expect(read('<b>x</b>')).toEqual([false, false])
    expect(read('{{! hasOwnCss }}<b>x</b>')).toEqual([true, false])
    expect(read('<!-- hasOwnJs --><b>x</b>')).toEqual([false, true])
    expect(read('<!-- hasOwnCss hasOwnJs --><b>x</b>')).toEqual([true, true])
  })

  test('a template keeps its name and draws any number of times', () => {
    const template = compileTemplate('<b>{{a}}</b>', { name: 'card/essai' })
    expect(template.name).toBe('card/essai')
    expect(renderToStaticMarkup(template.render({ a: 1 }))).toBe('<b>1</b>')
    expect(renderToStaticMarkup(template.render({ a: 2 }))).toBe('<b>2</b>')
  })

  test('a template of one element gives that element', () => {
    const node = compileTemplate('{{! x }}\n<b>{{a}}</b>\n', { name: 'a/b' }).render({})
    expect(isValidElement(node)).toBe(true)
    expect(Children.count(node)).toBe(1)
    expect(isValidElement(node) && node.type).toBe('b')
  })

  test('an empty template draws nothing', () => {
    expect(draw('')).toBe('')
    expect(draw(' {{! x }} <!-- y --> ')).toBe('')
  })

  test('E2 a number and its unit are one text node', () => {
    const template = compileTemplate('<p>Lu en {{n}} minute{{#many}}s{{/many}}</p>', {
      name: 'a/b',
    })
    expect(renderToString(template.render({ n: 3, many: true }))).toBe('<p>Lu en 3 minutes</p>')
  })

  test('long lists and static elements draw without a warning of React', () => {
    const list = Array.from({ length: 100 }, (_none, index) => ({ index }))
    const text =
      '<ul>{{#list}}<li><br><i class="x"></i>{{index}}</li>{{/list}}{{#list}}<li></li>{{/list}}</ul>'
    expect(draw(text, { list }).match(/<li>/g)).toHaveLength(200)
  })
})

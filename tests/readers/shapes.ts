import type { Shape } from './measure.ts'

/** Shapes by name. */
export type Shapes = Readonly<Record<string, Shape>>

/** The same piece over and over: openers that nothing closes, runs of one class, many tiny items. */
export const many =
  (piece: string, end = ''): Shape =>
  (length) =>
    piece.repeat(Math.max(0, Math.ceil((length - end.length) / piece.length))) + end

/** Half openers, half closers: as deep as it gets. */
const nested =
  (open: string, close: string, within = ''): Shape =>
  (length) => {
    const times = Math.floor((length - within.length) / (open.length + close.length))
    return open.repeat(Math.max(0, times)) + within + close.repeat(Math.max(0, times))
  }

/** A beginning, then the same piece over and over, then an end. */
export const within =
  (start: string, piece: string, end = ''): Shape =>
  (length) => {
    const room = Math.floor((length - start.length - end.length) / piece.length)
    return start + piece.repeat(Math.max(0, room)) + end
  }

/** Items of which each has a number of its own. */
export const counted =
  (item: (number: number) => string): Shape =>
  (length) => {
    const items: string[] = []
    let written = 0
    for (let number = 0; ; number += 1) {
      const one = item(number)
      written += one.length
      if (written > length) return items.join('')
      items.push(one)
    }
  }

/** Any text: what each of these does to a pattern is the same wherever the text came from. */
export const TEXTS: Shapes = {
  'one letter': many('a'),
  capitals: many('A'),
  digits: many('1'),
  spaces: many(' '),
  'spaces between letters': many(' a'),
  'spaces, then a letter': many(' ', 'a'),
  'no-break spaces': many('\u00A0'),
  'line breaks': many('\n'),
  'carriage returns': many('\r'),
  'letters and digits': many('a1'),
  'letters and hyphens': many('a-'),
  hyphens: many('-'),
  dots: many('.', 'x'),
  'letters and dots': many('a.'),
  commas: many(','),
  apostrophes: many('’'),
  'letters and apostrophes': many("l'"),
  guillemets: many('«', 'x'),
  semicolons: many('a;'),
  'question marks': many('?'),
  colons: many('a:'),
  'digits by three': many('123 '),
  'at signs': many('a@', ' '),
  slashes: many('/'),
  segments: many('/a'),
  links: many('http://a '),
  backslashes: many('\\'),
  quotes: many('"'),
  brackets: many('('),
  'square brackets': many('['),
  braces: many('{'),
  percents: many('%41'),
  'combining accents': many('e\u0301'),
  'accents alone': many('\u0301'),
  'emoji of parts': many('\u{1F469}\u200D'),
  ligatures: many('œ'),
  'halves of characters': many('\uD83D'),
  'different words': counted((number) => `mot${number} `),
  'words of one letter': many('a '),
  sentences: many('Le bilan, plus clair que les autres cabinets ; « oui » ! '),
}

/** Texts in which tags stand. */
export const MARKUP: Shapes = {
  'opened tags': many('<'),
  'tags without end': many('<a'),
  'tags without end, apart': many('<a '),
  'end tags without end': many('</a'),
  'open elements': many('<p>'),
  'open inline elements': many('<b>'),
  'end tags alone': many('</p>'),
  'deep elements': nested('<div>', '</div>', 'x'),
  'deep inline elements': nested('<b>', '</b>', 'x'),
  'headings without end': many('<h2>'),
  'headings of one title': many('<h2>a</h2>'),
  'headings of many titles': counted((number) => `<h2>t${number}</h2>`),
  'lists in lists': nested('<ul><li>', '</li></ul>', 'x'),
  'tables in tables': nested('<table><tr><td>', '</td></tr></table>', 'x'),
  'rows without end': many('<tr><td>'),
  links: many('<a href="/a">b</a>'),
  'links without end': many('<a href="/a">b'),
  'links of many addresses': counted((number) => `<a href="/p-${number}">${number}</a>`),
  images: many('<img src="/media/provider/demo/a.webp" alt="">'),
  attributes: within('<p ', 'a=b ', '>x</p>'),
  'attributes of many names': (length) =>
    `<p ${counted((number) => `a${number}=b `)(Math.max(1, length - 12))}>x</p>`,
  'attributes without value': within('<p ', 'a ', '>'),
  'attributes with spaces': within('<p a', ' ', '=b>'),
  'attributes, quotes open': within('<p ', 'a="', '>'),
  'quotes of both kinds': within('<p a=', `"'`, '>'),
  'equals signs': within('<p ', '=', '>'),
  'a long tag name': within('<', 'a', '>'),
  'a long value': within('<p title="', 'a', '">'),
  classes: within('<p class="', 'a ', '">x</p>'),
  comments: many('<!---->'),
  'comments without end': many('<!--'),
  declarations: many('<!'),
  sections: many('<![CDATA['),
  instructions: many('<?'),
  'scripts without end': many('<script>'),
  'styles without end': many('<style>'),
  'textareas without end': many('<textarea>'),
  scripts: many('<script></script>'),
  frames: many('<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'),
  'frames that close themselves': many('<iframe a/>'),
  'frames without end': many('<iframe '),
  entities: many('&amp;'),
  'entities without end': many('&amp'),
  'numbers as entities': many('&#146;'),
  'numbers of many digits': within('&#', '1', ';'),
  ampersands: many('&'),
  drawings: nested('<svg><g>', '</g></svg>'),
  'mixed up': many('<b><p></b></p>'),
}

/** Markup as it is after cleaning: closed, and no deeper than that lets through. */
export const CLEAN_MARKUP: Shapes = {
  ...Object.fromEntries(
    [
      'headings of one title',
      'headings of many titles',
      'links',
      'links of many addresses',
      'images',
      'classes',
      'entities',
      'numbers as entities',
      'a long value',
    ].flatMap((name) => (MARKUP[name] ? [[name, MARKUP[name]]] : [])),
  ),
  'deep elements': many(`${'<div>'.repeat(90)}x${'</div>'.repeat(90)}`),
  'deep inline elements': many(`${'<b>'.repeat(90)}x${'</b>'.repeat(90)}`),
  'deep lists': many(`${'<ul><li>'.repeat(45)}x${'</li></ul>'.repeat(45)}`),
  'one letter': many('a'),
  'spaces between letters': many(' a'),
  paragraphs: many('<p>a</p>'),
  rows: within('<table>', '<tr><td>a</td></tr>', '</table>'),
}

/** JSON that is deep, wide, or breaks off. */
export const JSONS: Shapes = {
  'open lists': many('['),
  'deep lists': nested('[', ']'),
  'open objects': many('{"a":'),
  'deep objects': nested('{"a":', '}', '1'),
  'one key': within('{', '"a":1,', '"b":2}'),
  'many keys': (length) => `{${counted((number) => `"k${number}":1,`)(length - 12)}"z":1}`,
  'numbered keys': (length) => `{${counted((number) => `"${number}":1,`)(length - 12)}"z":1}`,
  'key of the prototype': within('{', '"__proto__":{},', '"b":2}'),
  'a long list': within('[', '1,', '1]'),
  'a list of objects': within('[', '{},', '{}]'),
  'a long string': within('["', 'a', '"]'),
  escapes: within('["', '\\u0061', '"]'),
  'escapes of quotes': within('["', '\\"', '"]'),
  'a long number': within('[', '1', ']'),
  spaces: within('[', ' ', ']'),
}

/** Of an address's query. */
export const QUERIES: Shapes = {
  'one parameter': within('?a', '=&a'),
  'many parameters': counted((number) => `&p${number}=1`),
  ampersands: many('&'),
  'equals signs': within('a', '='),
  'plus signs': within('q=', '+'),
  percents: within('q=', '%41'),
  'broken percents': within('q=', '%'),
  'percents of half characters': within('q=', '%C3'),
}

/** Feeds and what looks like one. */
const RSS = '<rss version="2.0"><channel><title>t</title>'

export const FEEDS: Shapes = {
  'items without end': within(RSS, '<item>'),
  items: within(
    RSS,
    '<item><title>a</title><link>https://a.test/</link></item>',
    '</channel></rss>',
  ),
  'items of many addresses': (length) =>
    `${RSS}${counted((number) => `<item><title>a</title><link>https://a.test/${number}</link></item>`)(length)}`,
  'empty items': within(RSS, '<item/>', '</channel></rss>'),
  'one long title': within(`${RSS}<item><title>`, 'a ', '</title></item></channel></rss>'),
  'brackets in a title': within(`${RSS}<item><title>`, '<', '</title></item></channel></rss>'),
  'ampersands in a title': within(`${RSS}<item><title>`, '&', '</title></item></channel></rss>'),
  'markup in a text': within(`${RSS}<item><description>`, '&lt;b>', '</description></item>'),
  sections: within(RSS, '<![CDATA[a]]>', '</channel></rss>'),
  'open sections': within(RSS, '<![CDATA['),
  comments: within(RSS, '<!---->'),
  'open comments': within(RSS, '<!--'),
  declarations: within('<!DOCTYPE a [', '<!ENTITY a "b">', ']><rss>'),
  'open declarations': many('<!'),
  'deep elements': (length) => RSS + nested('<a>', '</a>')(length - RSS.length),
  'elements without end': within(RSS, '<a>'),
  attributes: within('<rss ', 'a="b" ', '>'),
  'attributes without quotes': within('<rss ', 'a=b ', '>'),
  categories: within(`${RSS}<item>`, '<category>a</category>', '</item></channel></rss>'),
  authors: within(`${RSS}<item><author>`, '(', '</author></item></channel></rss>'),
  dates: within(`${RSS}<item><pubDate>`, '1 ', '</pubDate></item></channel></rss>'),
  links: within(`${RSS}<item>`, '<link>https://a.test/</link>', '</item></channel></rss>'),
  'Atom entries': within(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title>',
    '<entry><id>a</id><title>b</title></entry>',
    '</feed>',
  ),
  'RDF items': within('<rdf:RDF>', '<item><title>a</title></item>', '</rdf:RDF>'),
  'a JSON feed': within(
    '{"version":"https://jsonfeed.org/version/1.1","items":[',
    '{"id":"a"},',
    '{}]}',
  ),
}

/** Bytes of a PDF, as Latin-1. */
export const PDFS: Shapes = {
  'streams without end': within('%PDF-1.4\n', 'stream\n', '%%EOF\n'),
  'ends without stream': within('%PDF-1.4\n', 'endstream ', '%%EOF\n'),
  streams: within('%PDF-1.4\n', 'stream\na endstream ', '%%EOF\n'),
  codes: within('%PDF-1.4\n', '#41', '%%EOF\n'),
  'broken codes': within('%PDF-1.4\n', '#', '%%EOF\n'),
  slashes: within('%PDF-1.4\n', '/', '%%EOF\n'),
  'beginnings of names': within('%PDF-1.4\n', '/Embedded', '%%EOF\n'),
  brackets: within('%PDF-1.4\n', '<script', '%%EOF\n'),
  'beginnings of archives': within('%PDF-1.4\n', 'PK', '%%EOF\n'),
  'spaces at the end': within('%PDF-1.4\n%%EOF', ' '),
  ends: within('%PDF-1.4\n', '%%EOF ', '%%EOF\n'),
  'one letter': within('%PDF-1.4\n', 'a', '%%EOF\n'),
}

/** Templates: Mustache in HTML. */
export const TEMPLATES: Shapes = {
  'open variables': many('{{'),
  'open html': many('{{{'),
  variables: many('{{a}}'),
  'dotted variables': within('{{a', '.a', '}}'),
  'open sections': many('{{#a}}'),
  'open sections, a line each': many('{{#a}}\n'),
  'deep sections': nested('{{#a}}', '{{/a}}'),
  sections: many('{{#a}}x{{/a}}'),
  'sections, a line each': many('{{#a}}\nx\n{{/a}}\n'),
  'sections behind spaces': many('   {{#a}}   {{/a}}'),
  'spaces before a section': within('', ' ', '{{#a}}{{/a}}'),
  comments: many('{{! a }}'),
  'open comments': many('{{!'),
  elements: many('<p>a</p>'),
  'elements of values': many('<{{a}}>b</{{a}}>'),
  'attributes of values': within('<p ', 'class="{{a}}" ', '>x</p>'),
  'sections in attributes': within('<p class="', '{{#a}}b{{/a}}', '">x</p>'),
  'line breaks': many('\n'),
  'text and breaks': many('a\n'),
  braces: many('{ '),
}

/** Rows of a file of redirects. */
export const TABLES: Shapes = {
  rows: counted((number) => `/a${number};/b\n`),
  'one row': many('a;'),
  'open quotes': many('"'),
  'quoted cells': many('"a";'),
  'doubled quotes': within('"', '""', '"'),
  'one quote': within('"', 'a'),
  'spaces before quotes': many(' "a'),
  'spaces in a cell': many(' '),
  'line breaks': many('\n'),
  'carriage returns': many('\r'),
  separators: many(';\n'),
  addresses: counted((number) => `https://a.test/a${number};https://a.test/b${number}\n`),
}

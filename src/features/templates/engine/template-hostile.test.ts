import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { VALUE_TAGS } from './html-elements.ts'
import { FULL_FEED_ITEM, FULL_MENU, VIDEO_ARTICLE } from './template-examples.ts'
import type { TemplateName } from '../rules/template-name.ts'
import { TemplateError } from './template-error.ts'
import { compileTemplate } from './template.tsx'

const FILES: [TemplateName, object][] = [
  ['menu/menu-icon-top', FULL_MENU],
  ['card/card-magazine', FULL_FEED_ITEM],
  ['card/card-thumbnail', FULL_FEED_ITEM],
  ['article/article', VIDEO_ARTICLE],
]

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc
    .array(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '"',
        "'",
        '`',
        '>',
        '<',
        '</article>',
        '<!--',
        '-->',
        ' onload=x ',
        '" onclick="x',
        'javascript:',
        'java\nscript:',
        'data:text/html,',
        '&quot;',
        '&#34;',
        '{{title}}',
        '{{{text}}}',
        '{{#a}}',
        '\0',
        '\u2028',
        '\uD800',
        'h1',
        'script',
        ' ',
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((pieces) => pieces.join('')),
)

/**
 * The same values with every text replaced by the next hostile one. Empty texts, lists and
 * objects stay, so that the same sections are drawn.
 */
function poisoned(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return value === '' ? '' : next()
  if (Array.isArray(value)) return value.map((item) => poisoned(item, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, poisoned(inside, next)]),
  )
}

interface Tag {
  name: string
  attributes: Map<string, string>
}

/** Tags as a browser's tokenizer reads them: quotes shield `>`, anything else ends a tag. */
function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<(\/?[a-zA-Z!?][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...rest.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)].map(
          ([, attribute = '', double, single, bare]) => [
            attribute.toLowerCase(),
            double ?? single ?? bare ?? '',
          ],
        ),
      ),
    }),
  )
}

const namedByValue = (name: string): string =>
  VALUE_TAGS.some((tag) => tag === name.replace('/', '')) ? name.replace(/\w+/, 'named') : name

function drawFile(name: TemplateName, values: object): string {
  const text = readFileSync(new URL(`./bs4/${name}.html`, import.meta.url), 'utf8')
  return renderToStaticMarkup(compileTemplate(text, { name }).render(values)).replace(
    /<link [^>]*>/g,
    '',
  )
}

describe('any text as a value', () => {
  test.each(FILES.filter(([name]) => name !== 'article/article'))(
    'F4 never adds an element or an attribute to %s',
    (name, values) => {
      const expected = tagsOf(drawFile(name, values))
      fc.assert(
        fc.property(fc.array(hostileText, { minLength: 30, maxLength: 30 }), (texts) => {
          let used = 0
          const hostile = poisoned(values, () => texts[used++ % texts.length] ?? 'x')
          if (typeof hostile !== 'object' || hostile === null)
            throw new Error('values are an object')
          const tags = tagsOf(drawFile(name, hostile))
          expect(tags.map((tag) => namedByValue(tag.name))).toEqual(
            expected.map((tag) => namedByValue(tag.name)),
          )
          tags.forEach((tag, index) => {
            const allowed = new Set(expected[index]?.attributes.keys())
            expect(
              [...tag.attributes.keys()].filter((attribute) => !allowed.has(attribute)),
            ).toEqual([])
            for (const address of ['href', 'src', 'data-src', 'poster']) {
              const url = (tag.attributes.get(address) ?? '').replace(/[\0-\x20]/g, '')
              expect(url).not.toMatch(/^(?:javascript|data):/i)
            }
          })
        }),
        { numRuns: 60 },
      )
    },
  )

  test('F4 never adds an element or an attribute to an article, whose body is the sanitiser’s', () => {
    const text = readFileSync(new URL('./bs4/article/article.html', import.meta.url), 'utf8')
    const template = compileTemplate(text, { name: 'article/article', htmlFields: ['text'] })
    const html = (values: object): string =>
      renderToStaticMarkup(template.render(values)).replace(/<link [^>]*>/g, '')
    const expected = tagsOf(html(VIDEO_ARTICLE))
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 40, maxLength: 40 }), (texts) => {
        let used = 0
        const hostile = poisoned(VIDEO_ARTICLE, () => texts[used++ % texts.length] ?? 'x')
        const values = Object.assign({}, hostile, { text: VIDEO_ARTICLE.text })
        const tags = tagsOf(html(values))
        expect(tags.map((tag) => tag.name)).toEqual(expected.map((tag) => tag.name))
        tags.forEach((tag, index) => {
          const allowed = new Set(expected[index]?.attributes.keys())
          expect([...tag.attributes.keys()].filter((attribute) => !allowed.has(attribute))).toEqual(
            [],
          )
        })
      }),
      { numRuns: 60 },
    )
  })
})

describe('any text as a template', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<b>',
      '</b>',
      '<div ',
      '>',
      '/>',
      '</div>',
      '<br>',
      '<!--',
      '-->',
      '"',
      "'",
      '=',
      'class',
      ' ',
      '\n',
      '{{#a}}',
      '{{^a}}',
      '{{/a}}',
      '{{a}}',
      '{{.}}',
      '{{! c }}',
      '{{{a}}}',
      '{{',
      '}}',
      '<{{a}}>',
      '</{{a}}>',
      '<svg>',
      '</svg>',
      '<path',
      '<p>',
      '</p>',
      '<script>',
      'onclick',
      'href',
      'x',
      '&amp;',
      '&',
      '<pre>',
      '</pre>',
    ),
    fc.string({ maxLength: 4 }),
  )

  test('F4 either draws or is refused with a TemplateError that names a line of the text', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('')
        try {
          const { render } = compileTemplate(text, { name: 'a/b', htmlFields: ['a'] })
          const html = renderToStaticMarkup(render({ a: 'h3' }))
          const tags = tagsOf(html)
          expect(tags.map((tag) => tag.name)).not.toContain('script')
          expect(tags.flatMap((tag) => [...tag.attributes.keys()])).not.toContain('onclick')
        } catch (error) {
          if (!(error instanceof TemplateError)) throw error
          expect(error.line).toBeGreaterThanOrEqual(1)
          expect(error.line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

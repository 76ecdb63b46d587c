import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field, Fields } from '#base/core/field/fields.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import type { Example, Widget } from '#framework/widget-kit/define-widget.ts'
import { registry } from '#app/widgets.ts'
import { createTestApp, type TestApp } from './app.ts'
import { type Html, parsedHtml } from './html.ts'

/** Kinds of which the element says which option it is. */
const MARKED = ['text', 'long-text', 'rich-text', 'media', 'link']

const IN_AN_ATTRIBUTE = 'stands in an attribute'
const KEY = 'names something that is found by it'
const PUBLISHED = 'documents are listed as they were published'

/** Options that no element shows, and why; entries of lists by `*`. */
const UNSEEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carousel: { 'items.*.image_alt': IN_AN_ATTRIBUTE },
  'contact-card': { office: KEY },
  'date-field': { name: IN_AN_ATTRIBUTE },
  downloads: {
    'documents.*.title': PUBLISHED,
    'documents.*.slug': PUBLISHED,
    'documents.*.html': PUBLISHED,
    'documents.*.label': PUBLISHED,
    'documents.*.description': PUBLISHED,
    'documents.*.date': PUBLISHED,
  },
  feed: {
    item_link_text: 'stands in each card, which a template draws',
    'article_talk.text': 'stands in the article, which a template draws',
    credit_label: 'stands in the article, which a template draws',
    title_class_first: IN_AN_ATTRIBUTE,
    title_class: IN_AN_ATTRIBUTE,
    media_index: KEY,
    template: KEY,
    template_article: KEY,
    template_dir: KEY,
  },
  'icon-menu': { template: KEY, template_dir: KEY },
  image: { alt: IN_AN_ATTRIBUTE },
  'job-offer': { office: KEY },
  'lead-form': { figures: 'the simulator that carries the form writes them' },
  map: { office: KEY, latitude: KEY, longitude: KEY },
  'useful-figures': { group: KEY },
  video: {
    external: 'the address of a player that no page opens by itself',
    'captions.*.src': IN_AN_ATTRIBUTE,
    'captions.*.language': IN_AN_ATTRIBUTE,
    'captions.*.label': IN_AN_ATTRIBUTE,
  },
}

interface Said {
  /** Path of the option: `items.0.title`. */
  path: string
  kind: Field<unknown>['kind']
  word: string
}

let count = 0

/** The same options, each text of them a word that stands nowhere else. */
function worded(
  fields: Fields,
  values: Record<string, unknown>,
  unseen: Readonly<Record<string, string>>,
  above = '',
): { values: Record<string, unknown>; said: Said[] } {
  const said: Said[] = []
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const value = values[name] ?? field.default
    const path = above + name
    const within = (inner: unknown, at: string) => {
      const found = worded(field.members ?? {}, inner as Record<string, unknown>, unseen, `${at}.`)
      said.push(...found.said)
      return found.values
    }
    if (field.kind === 'list') {
      return [name, (value as unknown[]).map((entry, index) => within(entry, `${path}.${index}`))]
    }
    if (field.kind === 'group') return [name, within(value, path)]
    const isNoFile = field.kind === 'media' && value === ''
    const stays = field.format || patternOf(path) in unseen || isNoFile
    if (!MARKED.includes(field.kind) || stays) {
      return [name, value]
    }
    count += 1
    const word = `mot${count}x`
    said.push({ path, kind: field.kind, word })
    return [name, textOf(field.kind, word)]
  })
  return { values: { ...values, ...Object.fromEntries(entries) }, said }
}

function textOf(kind: Field<unknown>['kind'], word: string): string {
  if (kind === 'rich-text') return `<p>${word}</p>`
  if (kind === 'media') return `/24-11/${word}.jpg`
  return kind === 'link' ? `https://${word}.example/` : word
}

const patternOf = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*')

/** Options of the kinds that are marked, as `items.*.title`. */
const patternsOf = (fields: Fields, above = ''): string[] =>
  Object.entries(fields).flatMap(([name, { kind, members }]) => {
    if (MARKED.includes(kind)) return above + name
    const inside = kind === 'list' ? `${above}${name}.*.` : `${above}${name}.`
    return members && kind !== 'widgets' ? patternsOf(members, inside) : []
  })

const ADDRESSES = ['href', 'src', 'srcset', 'poster']

/** Whether a word stands in an element, or in an address of it or inside of it. */
const stands = (element: Html, { kind, word }: Said): boolean =>
  kind === 'media' || kind === 'link'
    ? [element, ...element.all('*')].some((one) =>
        ADDRESSES.some((name) => one.attr(name)?.includes(word)),
      )
    : element.text.includes(word)

const examples = [...registry.values()].flatMap((widget) =>
  widget.examples
    .filter(({ ends = 'ready' }) => ends === 'ready')
    .map((example) => ({ type: widget.type, name: example.name, widget, example })),
)

/** How the page of an example is drawn for the editor, by the zone that it stands in. */
const keyOf = (zone = 'content') =>
  zone === 'header' || zone === 'footer'
    ? ({ kind: 'layout', ref: `1/${zone}`, lang: 'fr' } as const)
    : ({ kind: 'page', ref: '1', lang: 'fr' } as const)

describe('in the editor each text of a widget says which option it is', () => {
  let site: TestApp
  const editors = new Map<string, TestApp>()
  const seen = new Map<string, Set<string>>()

  beforeAll(async () => {
    site = await createTestApp({ mode: 'test' })
    for (const zone of ['header', 'content', 'footer']) {
      const editing = { key: keyOf(zone), script: null }
      editors.set(zone, await createTestApp({ mode: 'test', stores: site.stores, editing }))
    }
  })
  afterAll(async () => {
    for (const app of editors.values()) await app.close()
    await site.close()
  })

  /** The root of an example, drawn with other options. */
  async function drawn(app: TestApp, widget: Widget, example: Example, options: object) {
    const { options: own } = example
    try {
      example.options = { ...options }
      const { body } = await app.get(`/_sandbox/${widget.type}/${slugOf(example.name)}`)
      const html = parsedHtml(body.replace(/<script.*?<\/script>/gs, ''))
      const zone = example.page?.zone
      const place = zone === 'header' || zone === 'footer' ? '' : 'main '
      return html.all(`${place}[data-widget-type="${widget.type}"]`)[0]
    } finally {
      example.options = own
    }
  }

  test.each(examples)('$type, « $name »', async ({ type, widget, example }) => {
    const unseen = UNSEEN[type] ?? {}
    const { values, said } = worded(widget.options.fields, example.options, unseen)
    const zone = example.page?.zone ?? 'content'
    const editor = editors.get(zone === 'header' || zone === 'footer' ? zone : 'content')
    const root = editor && (await drawn(editor, widget, example, values))
    expect(root?.attr('data-state'), 'the words leave it as it was').toBe('ready')
    if (!root) return
    const unmarked = said
      .filter((one) => stands(root, one))
      .filter((one) => !root.all(`[data-edit="${one.path}"]`).some((mark) => stands(mark, one)))
    expect(unmarked).toEqual([])
    const known = seen.get(type) ?? new Set()
    seen.set(type, known)
    for (const { path } of said.filter((one) => stands(root, one))) known.add(patternOf(path))
    // What is marked is an option, and says its name.
    const patterns = patternsOf(widget.options.fields)
    for (const mark of root.all('[data-edit]')) {
      const inner = mark.attr('data-edit-label') ?? ''
      expect(inner, mark.attr('data-edit') ?? '').not.toBe('')
      if (root.all('[data-widget-id]').length === 0) {
        expect(patterns).toContain(patternOf(mark.attr('data-edit') ?? ''))
      }
    }
  })

  test.each([...registry.values()].map((widget) => [widget.type, widget] as const))(
    'what no example of %s shows has its reason',
    (type, { options }) => {
      const shown = seen.get(type) ?? new Set()
      const never = patternsOf(options.fields).filter((pattern) => !shown.has(pattern))
      expect(never.toSorted()).toEqual(Object.keys(UNSEEN[type] ?? {}).toSorted())
    },
  )
})

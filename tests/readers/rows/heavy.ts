import type { PageVersion } from '#features/publishing/rules/page-diff.ts'
import { MAX_FEED } from '#features/articles/providers/feeds/feed-reading.ts'
import { MAX_ANSWER } from '#features/articles/providers/http/provider-calls.ts'
import { MAX_DRAWING } from '#features/media/service/clean-svg.ts'
import { PAGE_BYTES } from '#features/publishing/contract/page-body.ts'
import { MAX_HTML } from '#base/core/field/fields.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'
import type { Shape } from '../measure.ts'
import type { Reader } from '../reader.ts'
import { FEEDS, JSONS, MARKUP, type Shapes, TEXTS } from '../shapes.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

/** Some of many: what is done on the way to a thread and back is the same for all. */
const some = (shapes: Shapes, names: readonly string[]): Shapes =>
  Object.fromEntries(Object.entries(shapes).filter(([name]) => names.includes(name)))

const row = (name: string, read: Reader['read'], limit: number, shapes: Shapes): Reader => ({
  name,
  files: ['src/app/workers/heavy-work.ts'],
  limit,
  shapes,
  isElsewhere: true,
  read: async (text) => {
    try {
      await read(text)
    } catch {
      // Refused.
    }
  },
})

/** A version of a page that holds a text, one widget for every few thousand characters of it. */
const versionOf = (text: string, written = (part: string) => part): PageVersion => ({
  fields: { title: '', h1: '', description: '', keywords: '' },
  widgets: Array.from({ length: Math.ceil(text.length / 4000) }, (_, at) => ({
    id: at + 1,
    zone: 'content',
    type: 'text',
    version: 1,
    options: { text: written(text.slice(at * 4000, (at + 1) * 4000)) },
  })),
})

/** JSON, whose bytes the border counts, takes six of them for each. */
const halves: Shape = (length) => '\uD83D'.repeat(Math.floor(length / 6))

const TYPES = {
  text: {
    title: 'Texte',
    nests: [],
    fields: [{ name: 'text', kind: 'text', label: 'Texte', default: '' }],
  },
} as const

/** What is light is read at once, what is heavy in threads: neither holds the loop. */
export const heavyRows = (work: HeavyWork): readonly Reader[] => [
  row(
    'article of an editor, wherever it is cleaned',
    work.clean,
    MAX_HTML,
    some(MARKUP, [
      'open elements',
      'deep inline elements',
      'end tags alone',
      'ampersands',
      'mixed up',
    ]),
  ),
  row(
    'drawing, wherever it is cleaned',
    work.cleanSvg,
    MAX_DRAWING,
    some(MARKUP, ['drawings', 'open elements', 'entities']),
  ),
  row(
    'feed, wherever it is read',
    (text) =>
      work.readFeed(Buffer.from(text), {
        url: 'https://a.test/',
        contentType: undefined,
        now: NOW,
      }),
    MAX_FEED,
    some(FEEDS, ['items', 'brackets in a title', 'elements without end', 'a JSON feed']),
  ),
  row(
    'answer of a provider, wherever it is read',
    (text) =>
      work.readAnswer({
        question: { call: 'list', start: 0, last: null },
        answer: { status: 200, headers: {}, body: Buffer.from(text) },
        mediaBases: [],
        now: NOW,
      }),
    MAX_ANSWER,
    some(JSONS, ['many keys', 'a list of objects', 'deep lists', 'a long string']),
  ),
  row(
    'versions of a page, wherever they are compared',
    (text) =>
      work.comparePages({
        before: versionOf(text),
        after: versionOf(text, (part) => `x ${part.slice(1, -1)} y`),
        types: TYPES,
      }),
    PAGE_BYTES,
    {
      ...some(TEXTS, [
        'one letter',
        'letters and hyphens',
        'different words',
        'words of one letter',
        'combining accents',
      ]),
      'halves of characters': halves,
    },
  ),
]

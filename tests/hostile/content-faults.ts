import { type Fields, type Told, wired } from './calls.ts'
import { ADDRESSES, type Attack, PAYLOADS } from './payloads.ts'

/** Stands for a number that JSON can write and no computer can hold. */
const TOO_BIG = '@@1e400@@'
const DEPTH = 100_000
const FUTURE = '2999-12-31T23:00:00.000Z'
const ODD_DATES = ['demain', '', '2026-02-30T99:00:00Z', null, 1_700_000_000_000, {}, '0000-00-00']
const WRONG_IDS = ['abc', null, {}, -1, TOO_BIG, 1.5, [], true, '', '9'.repeat(400), 0]
const FIELDS = ['title', 'id', 'slug', 'motifs', 'mediasPaths', 'dateUpdate', 'summary']

/** How the answers of one mode are spoiled; what is absent stays healthy. */
interface Spoiler {
  motifs?(motifs: Record<string, unknown>): unknown
  items?(items: Fields[]): unknown
  article?(article: { html: string; fields: Fields }): { html: unknown; fields: unknown }
  articleId?(id: number): unknown
  countArticle?(count: number): unknown
  /** Has the last word on the whole answer. */
  answer?(answer: unknown, told: Told): unknown
}

const pick = <T>(values: readonly T[], place: number): T | undefined =>
  values[place % values.length]

/** Each text with an attack after it, each address replaced, an item more that nobody should show. */
function attack(payloads: readonly string[]): Spoiler {
  const all = payloads.join('\n')
  const spoiled = (fields: Fields, place: number): Fields => {
    const text = pick(payloads, place) ?? ''
    const address = pick(ADDRESSES, place) ?? ''
    const medias = [
      { index: '24-11', url: address, copyright: `Agence ${text}` },
      { index: text, url: `/media/${text}` },
    ]
    return {
      ...fields,
      title: `${String(fields['title'])} ${text}`,
      summary: `${String(fields['summary'])} ${text}`,
      duration: text,
      mediasPaths: typeof fields['mediasPaths'] === 'string' ? JSON.stringify(medias) : medias,
      source: { name: text, url: address, licence: text, icon: text },
    }
  }
  return {
    motifs: (motifs) => ({
      ...Object.fromEntries(
        Object.entries(motifs).map(([code, label], place) => [
          code,
          `${String(label)} ${pick(payloads, place)}`,
        ]),
      ),
      [payloads[0] ?? '']: all,
    }),
    items: (items) => [
      ...items.map(spoiled),
      ...payloads.map((text, place) => ({ ...items[0], id: 90_000 + place, slug: text })),
    ],
    article: ({ html, fields }) => ({
      html: `${all}\n${html}\n${payloads.map((text) => `<p>${text}</p>`).join('\n')}`,
      fields: {
        ...spoiled(fields, 0),
        externalKey: `${all}`,
        copyright_year: all,
        video: {
          url: ADDRESSES[0],
          type: all,
          poster: ADDRESSES[2],
          width: 1,
          height: 1,
          captions: [{ url: ADDRESSES[0], language: all, label: all }],
        },
      },
    }),
  }
}

/** Each text with these characters inside. */
function sprinkle(characters: string): Spoiler {
  const inside = (value: unknown): unknown =>
    typeof value === 'string' ? value.slice(0, 3) + characters + value.slice(3) + characters : value
  const texts = (fields: Fields): Fields => ({
    ...fields,
    title: inside(fields['title']),
    summary: inside(fields['summary']),
    dateUpdate: fields['dateUpdate'],
    copyright_year: inside(fields['copyright_year']),
  })
  return {
    motifs: (motifs) =>
      Object.fromEntries(
        Object.entries(motifs).map(([code, label]) => [code, `${String(label)}${characters}`]),
      ),
    items: (items) => items.map(texts),
    article: ({ html, fields }) => ({ html: inside(html), fields: texts(fields) }),
  }
}

const dated = (dateOf: (place: number) => unknown): Spoiler => {
  const spoiled = (fields: Fields, place: number): Fields => ({
    ...fields,
    dateUpdate: dateOf(place),
    datePublished: dateOf(place),
  })
  return {
    items: (items) => items.map(spoiled),
    article: ({ html, fields }) => ({ html, fields: spoiled(fields, 0) }),
  }
}

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
/** Replaced by that many brackets when the answer is written. */
const DEEP = '@@deep@@'
const LONG = 'Très long. '.repeat(20_000)

const SPOILERS = {
  healthy: {},
  'duplicate-ids': {
    items: (items) => items.flatMap((item) => [item, { ...item, title: 'Doublon' }]),
  },
  'shared-id': {
    items: (items) => items.map((item) => ({ ...item, id: items[0]?.['id'] })),
  },
  'wrong-ids': {
    items: (items) => items.map((item, place) => ({ ...item, id: pick(WRONG_IDS, place) })),
    articleId: () => 'abc',
    article: ({ html, fields }) => ({ html, fields: { ...fields, id: {} } }),
  },
  'missing-fields': {
    items: (items) =>
      items.map((item, place) =>
        Object.fromEntries(Object.entries(item).filter(([key]) => key !== pick(FIELDS, place))),
      ),
    articleId: () => undefined,
    article: ({ html }) => ({ html, fields: {} }),
  },
  'future-dates': dated(() => FUTURE),
  'odd-dates': dated((place) => pick(ODD_DATES, place)),
  'unknown-motifs': {
    motifs: (motifs) => ({
      ...motifs,
      INCONNU: 'INCONNU : Inconnu',
      aef: 'aef : minuscule',
      '../..': '../.. : Ailleurs',
      constructor: 'constructor : Constructeur',
      VIDE: '',
      NOMBRE: 12,
    }),
    items: (items) =>
      items.map((item) => ({ ...item, motifs: ['INCONNU', '../..', null, 'constructor'] })),
    article: ({ html, fields }) => ({ html, fields: { ...fields, motifs: ['INCONNU', {}] } }),
  },
  'odd-labels': {
    motifs: (motifs) => ({ ...motifs, AEF: null, AEJ: 12, AEM: {}, AEP: '' }),
  },
  'null-bytes': sprinkle('\u0000\u0008\u001b'),
  'lone-surrogates': sprinkle('\ud83d \udc00'),
  'deep-json': {
    motifs: (motifs) => ({ ...motifs, PROFOND: DEEP }),
    items: (items) => [
      ...items.map((item, place) => ({
        ...item,
        ...(place === 0 ? { motifs: DEEP, extra: DEEP } : {}),
        ...(place === 1 ? { mediasPaths: nested(DEPTH) } : {}),
      })),
      DEEP,
    ],
    article: ({ html, fields }) => ({ html, fields: { ...fields, mediasPaths: DEEP } }),
    articleId: () => DEEP,
  },
  'deep-envelope': { answer: () => DEEP },
  'deep-html': {
    article: ({ html, fields }) => ({ html: '<b><i>'.repeat(DEPTH / 2) + html, fields }),
  },
  'long-texts': {
    motifs: (motifs) => ({ ...motifs, AEF: `AEF : ${LONG}` }),
    items: (items) => items.map((item) => ({ ...item, title: LONG, summary: LONG })),
    article: ({ html, fields }) => ({ html, fields: { ...fields, title: LONG, summary: LONG } }),
  },
  'data-array': {
    answer: (_answer, told) => ({ data: told.kind === 'list' ? told.items : [] }),
  },
  'success-true': { answer: (answer) => ({ success: true, ...Object(answer) }) },
  'success-false': { answer: () => ({ success: false }) },
  'no-answer': { answer: () => null },
  'empty-lists': { items: () => [], countArticle: () => 0 },
  'lost-items': { items: () => [] },
  'odd-counts': { countArticle: (count) => (count % 2 === 0 ? TOO_BIG : -1) },
  'keyed-by-id': {
    items: (items) => Object.fromEntries(items.map((item) => [String(item['id']), item])),
  },
  'attack-script': attack(PAYLOADS['attack-script']),
  'attack-svg': attack(PAYLOADS['attack-svg']),
  'attack-xmp': attack(PAYLOADS['attack-xmp']),
  'attack-template': attack(PAYLOADS['attack-template']),
  'attack-noscript': attack(PAYLOADS['attack-noscript']),
  'attack-javascript': attack(PAYLOADS['attack-javascript']),
  'foreign-media': attack(PAYLOADS['foreign-media']),
} satisfies Record<string, Spoiler> & Record<Attack, Spoiler>

/** A fault in what is said; it arrives whole and in time. */
export type ContentFault = keyof typeof SPOILERS

export const CONTENT_FAULTS = Object.keys(SPOILERS) as ContentFault[]

/** What a provider tells, spoiled, as the text of its answer. */
export function spoiledAnswer(told: Told, fault: ContentFault): string {
  const spoiler: Spoiler = SPOILERS[fault]
  const answer = spoiledShape(told, spoiler)
  return JSON.stringify(spoiler.answer ? spoiler.answer(answer, told) : answer)
    .replaceAll(`"${TOO_BIG}"`, '1e400')
    .replaceAll(`"${DEEP}"`, () => nested(DEPTH))
}

function spoiledShape(told: Told, spoiler: Spoiler): unknown {
  switch (told.kind) {
    case 'motifs':
      return { data: { motifs: spoiler.motifs?.(told.motifs) ?? told.motifs } }
    case 'list': {
      const { items, countArticle: count } = told
      return {
        data: {
          articles: spoiler.items?.(items) ?? items,
          arrayPagination: { countArticle: spoiler.countArticle?.(count) ?? count },
        },
      }
    }
    case 'slug':
      return {
        data: { articleId: spoiler.articleId ? spoiler.articleId(told.articleId) : told.articleId },
      }
    case 'article': {
      const { html, fields } = spoiler.article?.(told) ?? told
      return { data: { article: html, data: fields } }
    }
    case 'nothing':
      return wired(told)
  }
}

/** @module-tag exhaustive */
import { afterAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import type { SiteDocument } from '#features/documents/pdf/site-document.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { rss } from '#features/articles/providers/feeds/fake-feeds.ts'
import {
  CONTEXT,
  fixture,
  fixtureNames,
} from '#features/articles/providers/feeds/document/feed-document-fixture.ts'
import { FeedUnreadable } from '#features/articles/providers/feeds/document/unreadable-feed.ts'
import type { AnswerToRead } from '#features/articles/providers/http/read-answer.ts'
import {
  type LibraryArticle,
  libraryEditorial,
} from '#features/articles/providers/library/library-gateway.ts'
import { BadSvg } from '#features/media/service/clean-svg.ts'
import { sampled, shares } from '../../../tests/exhaustive.ts'
import { inThisThread } from '../../../tests/in-this-thread.ts'
import { type HeavyWork, heavyWork, isLight } from './heavy-work.ts'

const heavy = heavyWork()
afterAll(() => heavy.close())

const PARAGRAPH =
  '<p>Le <strong>taux</strong> de <a href="https://example.test/tva">TVA</a> est de 20 %.</p>\n'

/** So long that it goes to a thread. */
const long = (text: string): string => text + PARAGRAPH.repeat(170)

const articleAnswer = (
  article: string,
): AnswerToRead<{ call: 'article'; id: number; last: null }> => ({
  question: { call: 'article', id: 7, last: null },
  answer: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(
      JSON.stringify({ data: { article, data: { id: 7, title: 'La TVA', mediasPaths: [] } } }),
    ),
  },
  mediaBases: ['https://medias.example'],
  now: CONTEXT.now,
})

const listAnswer = (count: number): AnswerToRead<{ call: 'list'; start: number; last: null }> => ({
  ...articleAnswer(''),
  question: { call: 'list', start: 0, last: null },
  answer: {
    status: 200,
    headers: {},
    body: Buffer.from(
      JSON.stringify({
        data: {
          articles: Array.from({ length: count }, (_, at) => ({
            id: at + 1,
            title: at % 7 === 0 ? null : `Titre n&deg;&nbsp;${at}`,
            slug: `titre-${at}`,
            summary: 'Un r&eacute;sum&eacute; &amp; plus. '.repeat(9),
          })),
          arrayPagination: { countArticle: count },
        },
      }),
    ),
  },
})

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script>' +
  '<path d="M0 0L9 9" fill="#123456"/>'.repeat(4000) +
  '</svg>'

const document: SiteDocument = {
  kind: 'sheet',
  culture: 'fr-FR',
  firm: { name: 'Cabinet', offices: [], logo: null },
  origin: 'https://www.cabinet.example',
  label: 'Fiche',
  title: 'La TVA',
  intro: 'En bref.',
  updatedAt: '2026-03-01T08:00:00.000Z',
  parts: [{ number: null, path: '', title: '', intro: '', html: PARAGRAPH.repeat(40) }],
  colours: { primary: '#0e4a4f', accent: '#ba7a20', ink: '#16232e', paper: '#ffffff' },
}

const CARD = {
  title: 'La TVA en 2026',
  section: 'Fiscal',
  firm: 'Cabinet',
  town: 'Reims',
  mark: '0123456789',
  colours: {
    paper: '#fbfaf7',
    ink: '#16232e',
    soft: '#4c5a66',
    primary: '#0e4a4f',
    tint: '#e6efed',
    accent: '#ba7a20',
  },
}

/** One pixel. */
const MARK =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const DRAWN = { card: CARD, mark: MARK }

describe('what a thread makes is what this one makes', () => {
  describe.each(shares(3))('of %s', (_share, isIn, isSample) => {
    test(
      'of the articles of the demo, so many together that they are heavy',
      sampled(isSample),
      async () => {
        const { articles: written } = await loadDemo()
        expect(written.length).toBeGreaterThan(40)
        for (let at = 0; at < written.length; at += 14) {
          if (!isIn(at / 14)) continue
          const text = long(
            written
              .slice(at, at + 14)
              .map(({ html }) => html)
              .join('\n'),
          )
          expect(isLight(text)).toBe(false)
          expect(await heavy.clean(text)).toBe(await inThisThread.clean(text))
          const own = { html: text, externalKey: 'a', mediasPaths: [] }
          expect(await heavy.cleanAgain(own)).toBe(await inThisThread.cleanAgain(own))
          const answer = articleAnswer(text)
          expect(await heavy.readAnswer(answer)).toEqual(await inThisThread.readAnswer(answer))
        }
      },
    )
  })

  test('of a list with entries that can’t be read', async () => {
    const answer = listAnswer(300)
    const read = await heavy.readAnswer(answer)
    expect(read).toEqual(await inThisThread.readAnswer(answer))
    expect(read.doubted).toBe(43)
  })

  test('of feeds of every format, small and large', sampled(false), async () => {
    const items = Array.from({ length: 400 }, (_, at) => ({
      title: `N° ${at}`,
      guid: `g${at}`,
      summary: PARAGRAPH,
    }))
    for (const bytes of [...fixtureNames().map(fixture), Buffer.from(rss(items))]) {
      const here = await settled(() => inThisThread.readFeed(bytes, CONTEXT))
      expect(await settled(() => heavy.readFeed(bytes, CONTEXT))).toEqual(here)
    }
  })

  test('of a drawing, a document and a sharing picture', sampled(false), async () => {
    expect(await heavy.cleanSvg(DRAWING)).toEqual(await inThisThread.cleanSvg(DRAWING))
    const [here, there] = [await inThisThread.makePdf(document), await heavy.makePdf(document)]
    expect(there.pages).toBe(here.pages)
    expect(there.bytes.equals(here.bytes)).toBe(true)
    expect(await heavy.sharingDrawing(DRAWN)).toBe(await inThisThread.sharingDrawing(DRAWN))
  })
})

test('of two versions of a page', async () => {
  const version = (word: string) => ({
    fields: { title: word, h1: '', description: '', keywords: '' },
    widgets: Array.from({ length: 40 }, (_, at) => ({
      id: at + 1,
      zone: 'content',
      type: at % 2 === 0 ? 'text' : 'ancien',
      version: 1,
      options: { text: `${word} `.repeat(600) },
    })),
  })
  const fields = [{ name: 'text', kind: 'text', label: 'Texte', default: '' }] as const
  const compared = {
    before: version('avoir'),
    after: version('bilan'),
    types: { text: { title: 'Texte', nests: [], fields } },
  }
  expect(isLight(JSON.stringify(compared))).toBe(false)
  const told = await heavy.comparePages(compared)
  expect(told).toEqual(await inThisThread.comparePages(compared))
  expect(told).toHaveLength(41)
})

test('what a thread refuses is refused by its own name', async () => {
  const other = articleAnswer(long(''))
  await expect(
    heavy.readAnswer({ ...other, question: { ...other.question, id: 8 } }),
  ).rejects.toThrow(new EditorialContractBroken('L’article 8 porte le numéro 7.'))
  await expect(heavy.readFeed(Buffer.from(long('<html>')), CONTEXT)).rejects.toThrow(FeedUnreadable)
  await expect(heavy.cleanSvg(`${DRAWING}<!ENTITY a "b">`)).rejects.toThrow(BadSvg)
})

test('a provider that asks for patience is heard, however long its answer', async () => {
  const { answer, ...asked } = articleAnswer(long(''))
  const patient = { ...answer, status: 429, headers: { 'retry-after': '60' } }
  await expect(heavy.readAnswer({ ...asked, answer: patient })).rejects.toEqual(
    expect.objectContaining({ name: 'EditorialUnavailable', retryAfter: 60_000 }),
  )
})

test('this thread has little to do with what is heavy, and nothing waits for what is light', async () => {
  const bytes = Buffer.from(
    rss(
      Array.from({ length: 500 }, (_, at) => ({
        title: `N° ${at}`,
        guid: `g${at}`,
        summary: PARAGRAPH,
      })),
    ),
  )
  const here = await cpuOf(() => inThisThread.readFeed(bytes, CONTEXT))
  await heavy.readFeed(bytes, CONTEXT)
  expect((await cpuOf(() => heavy.readFeed(bytes, CONTEXT))) * 5).toBeLessThan(here)
  expect(isLight(PARAGRAPH.repeat(100))).toBe(true)
})

test(
  'an own article that other rules cleaned is read without holding this thread',
  sampled(false),
  async () => {
    const article: LibraryArticle = {
      id: 1,
      title: 'Un article',
      summary: '',
      slug: 'un-article',
      motifs: ['AEF'],
      datePublished: '2026-11-20T09:00:00.000Z',
      dateUpdate: '2026-11-20T09:00:00.000Z',
      externalKey: 'a',
      copyright_year: '',
      html: long('<p>Un <b>mot</b> &amp; un autre.</p>'.repeat(5000)),
      mediasPaths: [],
      sanitiserVersion: 0,
    }
    const readBy = (clean: HeavyWork['cleanAgain']) =>
      libraryEditorial(
        {
          motifs: async () => [],
          list: async () => ({ articles: [], countArticle: 0 }),
          idOfSlug: async () => article.id,
          find: async () => article,
        },
        { clock: () => new Date(), language: 'fr', clean },
      ).article({ id: article.id, xsl: 'a', size: 'xbig' })
    const here = await cpuOf(() => readBy(inThisThread.cleanAgain))
    expect(await readBy(heavy.cleanAgain)).toEqual(await readBy(inThisThread.cleanAgain))
    expect((await cpuOf(() => readBy(heavy.cleanAgain))) * 5).toBeLessThan(here)
  },
)

test('after the end nothing heavy is done, and is no fault of the provider’s', async () => {
  const ended = heavyWork()
  await ended.close()
  await expect(ended.readAnswer(articleAnswer(long('')))).rejects.toThrow(EditorialUnavailable)
  await expect(ended.readFeed(Buffer.from(long('<rss>')), CONTEXT)).rejects.toThrow(
    EditorialUnavailable,
  )
  await expect(ended.makePdf(document)).rejects.toEqual(
    expect.objectContaining({ name: 'WorkFailed', statusCode: 503 }),
  )
})

const settled = (work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((cause: unknown) => String(cause))

/** Milliseconds of work of this thread, the least of several rounds: it collects garbage in some. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 4; round += 1) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArticleList } from '#base/core/article/article.ts'
import { isSlug } from '#base/core/article/article-link.ts'
import { createAnswers } from '#features/articles/providers/answers.ts'
import {
  type ArticleGateway,
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { httpEditorials } from '#features/articles/providers/http/http-gateway.ts'
import { providerCalls } from '#features/articles/providers/http/provider-calls.ts'
import { readAnswer } from '#features/articles/providers/http/read-answer.ts'
import type { LastGoodAnswer } from '#features/articles/store/provider-answers.ts'
import type { LastGoodAnswers } from '#features/articles/providers/last-good-answers.ts'
import { unobserved } from '#features/articles/rules/observer.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import {
  type Outgoing,
  OutgoingFailed,
  type OutgoingFault,
} from '#base/platform/outgoing/outgoing.ts'
import { sampled } from './exhaustive.ts'
import { providedArticles } from './hostile/articles.ts'
import { BASE, callOf, tell, wired } from './hostile/calls.ts'
import { MOTIFS } from './hostile/titles.ts'

const TODAY = new Date('2026-11-20T09:00:00Z')
const DAY = 86_400_000
const ARTICLES = providedArticles(TODAY)
const [FIRST] = ARTICLES
const ADDRESS = `http://provider.test${BASE}`
/** How many bad answers are made up for each call. */
const RUNS: [numRuns: number, isSample: boolean][] = [
  [40, true],
  [200, false],
]

/** What comes back for an address of the provider: a status and a body, or a fault. */
type Answerer = (path: string) => { status?: number; body: string } | OutgoingFault

/** An HTTP gateway over whatever `answers` says; `pass` lets time go by. */
function gateway(answersOf: { now: Answerer }) {
  let now = TODAY.getTime()
  const clock = () => new Date(now)
  const rows = new Map<string, LastGoodAnswer>()
  const kept: LastGoodAnswers = {
    find: async (_scope, key) => rows.get(key) ?? null,
    save: async (_scope, key, answer) => void rows.set(key, answer),
    list: async () => [...rows].map(([key, answer]) => ({ key, ...answer })),
    remove: async (_scope, keys) => keys.forEach((key) => rows.delete(key)),
  }
  const outgoing: Outgoing = {
    async send({ url }) {
      const answer = answersOf.now(url.slice('http://provider.test'.length))
      if (typeof answer === 'string') throw new OutgoingFailed(answer, 'Pas de réponse.')
      const { status = 200, body } = answer
      const headers = { 'content-type': 'application/json' }
      return { status, headers, body: Buffer.from(body), url, movedTo: null }
    },
    async close() {},
  }
  const reports: unknown[] = []
  const open = (): { editorial: ArticleGateway; close(): Promise<void> } => {
    const answers = createAnswers({
      kept,
      clock,
      observer: unobserved,
      report: (message, cause) => void reports.push(message, cause),
    })
    const editorial = httpEditorials({
      provider: 'http test',
      scope: 'test',
      calls: (language) =>
        providerCalls({
          url: ADDRESS,
          token: '',
          mediaUrl: 'http://provider.test',
          language,
          outgoing,
          clock,
          dropped() {},
          read: readAnswer,
        }),
      clean: async (html) => sanitiseArticle(html),
      answers,
      clock,
      forget: async () => {},
    })('fr')
    return { editorial, close: () => answers.close() }
  }
  return { open, reports, pass: (milliseconds: number) => void (now += milliseconds) }
}

const held = { motifs: { ...MOTIFS }, articles: ARTICLES }

const healthyAnswer = (path: string): unknown => {
  const call = callOf(path)
  if (call === null || call.endpoint === 'media') throw new Error(`No call: ${path}`)
  return wired(tell(call, held))
}

const healthy: Answerer = (path) => ({ body: JSON.stringify(healthyAnswer(path)) })

/** The five calls, each asked as pages ask it. */
const CALLS: Record<string, (editorial: ArticleGateway) => Promise<unknown>> = {
  subscribedMotifs: (editorial) => editorial.subscribedMotifs(),
  listByMotifs: (editorial) =>
    editorial.listByMotifs({ motifs: ['AEF', 'AES'], perPage: 5, page: 1, size: 'xbig' }),
  listByOffset: (editorial) =>
    editorial.listByOffset({ motifs: ['AEJ'], limit: 4, offset: 2, size: 'xbig' }),
  articleId: (editorial) => editorial.articleId(FIRST?.slug ?? ''),
  article: (editorial) => editorial.article({ id: FIRST?.id ?? 0, xsl: 'X', size: 'xxbig' }),
}

/** Any JSON, and the healthy answer with something else in one place. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.constantFrom<unknown>(null, [], {}, { data: null }, { data: [] }, { success: 1 }, '', 0),
)

/** Replaces what stands at some place of a value; `choices` lead there. */
function grafted(value: unknown, choices: readonly number[], graft: unknown): unknown {
  const [choice, ...rest] = choices
  if (choice === undefined || typeof value !== 'object' || value === null) return graft
  const keys = Object.keys(value)
  if (keys.length === 0) return graft
  const key = keys[choice % keys.length] ?? ''
  const inner = Object.entries(value).find(([name]) => name === key)?.[1]
  const changed = grafted(inner, rest, graft)
  return Array.isArray(value)
    ? value.map((entry: unknown, place) => (String(place) === key ? changed : entry))
    : { ...value, [key]: changed }
}

/** A way of answering badly, as data: what failed can be read. */
type Bad =
  | { kind: 'json'; status: number; json: unknown }
  | { kind: 'grafts'; grafts: [choices: number[], graft: unknown][] }
  | { kind: 'text'; text: string }
  | { kind: 'fault'; fault: OutgoingFault }

const bad: fc.Arbitrary<Bad> = fc.oneof(
  fc.record({
    kind: fc.constant('json'),
    status: fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 })),
    json: anyJson,
  }),
  fc.record({
    kind: fc.constant('grafts'),
    grafts: fc.array(fc.tuple(fc.array(fc.nat({ max: 20 }), { maxLength: 6 }), anyJson), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constant('text'), text: fc.string() }),
  fc.record({
    kind: fc.constant('fault'),
    fault: fc.constantFrom<OutgoingFault[]>(
      'timeout',
      'too-large',
      'unreachable',
      'address',
      'encoding',
    ),
  }),
)

const answererOf =
  (way: Bad): Answerer =>
  (path) => {
    switch (way.kind) {
      case 'json':
        return { status: way.status, body: JSON.stringify(way.json) }
      case 'grafts': {
        const answer = way.grafts.reduce(
          (value, [choices, graft]) => grafted(value, choices, graft),
          healthyAnswer(path),
        )
        return { body: JSON.stringify(answer) }
      }
      case 'text':
        return { body: way.text }
      case 'fault':
        return way.fault
    }
  }

/** Subscriptions as they were: to lose one is no fault, and asks another question. */
const butMotifs =
  (way: Bad): Answerer =>
  (path) =>
    path.endsWith('/subscribed') ? healthy(path) : answererOf(way)(path)

const isEditorialError = (error: unknown) =>
  error instanceof EditorialUnavailable || error instanceof EditorialContractBroken

for (const [name, ask] of Object.entries(CALLS))
  for (const [numRuns, isSample] of RUNS)
    describe(`any of ${numRuns} answers to ${name}`, sampled(isSample), () => {
      test('never throws past the gateway but what the port names', async () => {
        await fc.assert(
          fc.asyncProperty(bad, async (way) => {
            const { open, reports } = gateway({ now: answererOf(way) })
            const { editorial, close } = open()
            const [end] = await Promise.allSettled([ask(editorial)])
            if (end?.status === 'rejected') expect(end.reason).toSatisfy(isEditorialError)
            else isFit(name, end?.value)
            await close()
            expect(reports).toEqual([])
          }),
          { numRuns },
        )
      })

      test('never throws at all once there was a good one, also after a restart', async () => {
        await fc.assert(
          fc.asyncProperty(bad, async (way) => {
            const answersOf = { now: healthy }
            const { open, pass, reports } = gateway(answersOf)
            const first = open()
            isFit(name, await ask(first.editorial))
            answersOf.now = name === 'subscribedMotifs' ? answererOf(way) : butMotifs(way)
            for (let round = 0; round < 3; round += 1) {
              pass(DAY)
              isFit(name, await ask(first.editorial))
            }
            await first.close()
            const second = open()
            pass(DAY)
            isFit(name, await ask(second.editorial))
            await second.close()
            expect(reports).toEqual([])
          }),
          { numRuns },
        )
      })
    })

/** What the port promises of an answer, whatever it is made of. */
function isFit(name: string, answer: unknown): void {
  if (answer === null) return expect(['articleId', 'article']).toContain(name)
  if (name === 'articleId') return expect(answer).toSatisfy(Number.isSafeInteger)
  if (name === 'subscribedMotifs') {
    for (const label of Object.values(answer ?? {})) expect(label).toBeTypeOf('string')
    return
  }
  if (name === 'article') {
    const { html, id } = answer as { html: string; id: number }
    expect(id).toBe(FIRST?.id)
    return expect(sanitiseArticle(html)).toBe(html)
  }
  const { articles, countArticle } = answer as ArticleList
  expect(countArticle).toSatisfy((count: number) => Number.isSafeInteger(count) && count >= 0)
  const ids = articles.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, title, slug, motifs, mediasPaths, dateUpdate } of articles) {
    expect(id > 0 && Number.isSafeInteger(id)).toBe(true)
    expect(title.trim()).not.toBe('')
    expect(isSlug(slug)).toBe(true)
    expect(Array.isArray(motifs) && Array.isArray(JSON.parse(mediasPaths))).toBe(true)
    expect(Date.parse(dateUpdate) > TODAY.getTime() + 5 * DAY).toBe(false)
  }
}

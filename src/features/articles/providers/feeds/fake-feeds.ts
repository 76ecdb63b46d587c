import type { FeedSource } from '#base/core/settings/feed-source.ts'
import {
  type Outgoing,
  type OutgoingAnswer,
  OutgoingFailed,
  type OutgoingRequest,
} from '#base/platform/outgoing/outgoing.ts'
import type { ProviderAnswers, Question } from '../provider-answers.ts'

/** What a server answers in a test: the parts that matter, or that it does not answer. */
export type Reply = Partial<Omit<OutgoingAnswer, 'body'>> & { body?: string }

/** Servers of a test: replies by address, changed as the test goes on, and what they were asked. */
export interface FakeServers {
  replies: Map<string, Reply | OutgoingFailed>
  requests: OutgoingRequest[]
  outgoing: Pick<Outgoing, 'send'>
}

export function fakeServers(replies: Record<string, Reply | OutgoingFailed>): FakeServers {
  const servers = new Map(Object.entries(replies))
  const requests: OutgoingRequest[] = []
  return {
    replies: servers,
    requests,
    outgoing: {
      async send(request) {
        requests.push(request)
        const reply =
          servers.get(request.url) ?? new OutgoingFailed('unreachable', 'Aucun serveur.')
        if (reply instanceof OutgoingFailed) throw reply
        const { body = '', headers = {}, ...others } = reply
        return {
          status: 200,
          url: request.url,
          movedTo: null,
          headers: { 'content-type': 'application/rss+xml', ...headers },
          ...others,
          body: Buffer.from(body),
        }
      },
    },
  }
}

/** Answers that ask every time, and keep the last good one as text for when asking fails. */
export function askingAnswers(): Pick<ProviderAnswers, 'answer'> & { providers: string[] } {
  const kept = new Map<string, string>()
  const providers: string[] = []
  return {
    providers,
    async answer<T>(provider: string, question: Question<T>): Promise<T> {
      providers.push(provider)
      const text = kept.get(question.key)
      const last = text === undefined ? null : await question.read(text, 1)
      try {
        const value = await question.ask(last)
        const written = question.write(value)
        if (written !== null) kept.set(question.key, written)
        return value
      } catch (fault) {
        if (last !== null) return last
        throw fault
      }
    },
  }
}

/** An entry of an RSS document; `date` as RSS writes it. */
export interface RssItem {
  title: string
  guid?: string
  date?: string
  summary?: string
  link?: string
}

/** An RSS document with these entries. */
export function rss(items: readonly RssItem[]): string {
  const entries = items.map(
    ({ title, guid, date, summary, link }) =>
      `<item><title>${title}</title>` +
      (guid === undefined ? '' : `<guid isPermaLink="false">${guid}</guid>`) +
      (date === undefined ? '' : `<pubDate>${date}</pubDate>`) +
      (summary === undefined ? '' : `<description>${summary}</description>`) +
      `<link>${link ?? `https://source.example/${encodeURIComponent(guid ?? title)}`}</link></item>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Flux</title>' +
    `<link>https://source.example/</link>${entries.join('')}</channel></rss>`
  )
}

/** A source that is on, with these changes. */
export const feedSource = (changes: Partial<FeedSource> = {}): FeedSource => ({
  key: 'bofip',
  name: 'BOFiP',
  url: 'https://bofip.example/rss',
  is_active: true,
  kind: 'news',
  motifs: ['AEF'],
  keywords: [],
  icon: 'receipt',
  licence: 'Licence Ouverte 2.0',
  interval: 60,
  ...changes,
})

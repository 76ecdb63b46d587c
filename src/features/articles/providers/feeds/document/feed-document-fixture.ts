import { readdirSync, readFileSync } from 'node:fs'
import { type FeedContext, type FeedDocument, readFeed } from './feed-document.ts'

const FOLDER = new URL('./fixtures/', import.meta.url)

/** When tests read feeds. */
export const NOW = new Date('2026-03-15T10:00:00.000Z')

export const CONTEXT: FeedContext = {
  url: 'https://flux.example/dossier/flux.xml',
  contentType: undefined,
  now: NOW,
}

export const fixtureNames = (): string[] => readdirSync(FOLDER).toSorted()

export const fixture = (name: string): Uint8Array => readFileSync(new URL(name, FOLDER))

export const readFixture = (name: string): FeedDocument => readFeed(fixture(name), CONTEXT)

/** Reads a document given as text, in UTF-8. */
export const readText = (text: string, context: Partial<FeedContext> = {}): FeedDocument =>
  readFeed(new TextEncoder().encode(text), { ...CONTEXT, ...context })

/** An RSS document around items, each given as its inner XML. */
export const rssOf = (...items: string[]): string =>
  '<?xml version="1.0"?><rss version="2.0"><channel><title>Flux</title>' +
  `<link>https://site.example/</link>${items.map((item) => `<item>${item}</item>`).join('')}` +
  '</channel></rss>'

/** The one entry of such a document, read. */
export const entryOf = (inner: string) =>
  readText(rssOf(`<link>https://site.example/a</link>${inner}`)).entries[0]

import type { FastifyRequest } from 'fastify'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { Language } from '#base/kit/language.ts'
import { Refused } from '#base/kit/refused.ts'
import { type CalendarDay, dayInParis } from '#base/kit/time/calendar-day.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { namedWidgets } from '../store/stored-text.ts'
import type { TextStore } from '../store/text-store.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { knownTargets } from './known-targets.ts'
import type { KnownTargets } from './link-fault.ts'

export interface LookDeps {
  stores: { pages: PageStore; texts: TextStore }
  clock(): Date
  /** The draft of a document as visitors would see it. */
  drawDraft(request: FastifyRequest, reader: SiteReader, key: DocumentKey): Promise<string>
  /** Folder of `/media/…`. */
  mediaDir: string
}

/** What a draft is looked at with, before it is published. */
export interface Look {
  reader: SiteReader
  today: CalendarDay
  /** The page that the draft is drawn on; nothing of it where no page of the site shows it. */
  drawn: PageFacts
  /** Contents of the models that pages begin with here. */
  models(): Promise<object[]>
  /** What links on a page in that language may lead to; `path` is the page's. */
  targets(path: string, lang: Language): Promise<KnownTargets>
}

export async function lookAt(
  deps: LookDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
): Promise<Look> {
  const drawn = await pageFacts(await drawnOrNothing(deps, request, reader, key))
  return {
    reader,
    today: dayInParis(deps.clock()),
    drawn,
    models: () => modelContents(deps.stores, reader.site.id),
    targets: (path, lang) => knownTargets(deps, reader, { path, lang, ids: drawn.ids }),
  }
}

/** Contents of the models that pages begin with; what nobody can read is left out. */
export async function modelContents(
  { texts }: Pick<LookDeps['stores'], 'texts'>,
  siteId: number,
): Promise<object[]> {
  const contents: object[] = []
  for (const { content } of await texts.allLive(siteId, 'model')) {
    await yieldToLoop()
    const read = parseStored(namedWidgets, content)
    if ('value' in read) contents.push(read.value.widgets)
  }
  return contents
}

async function drawnOrNothing(
  deps: LookDeps,
  ...order: Parameters<LookDeps['drawDraft']>
): Promise<string> {
  try {
    return await deps.drawDraft(...order)
  } catch (cause) {
    if (cause instanceof Refused && cause.reason === 'invalid') return ''
    throw cause
  }
}

import type { z } from 'zod'
import { type DocumentKey, textDocument, type TextKind } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import type { Documents } from '../contract/documents.ts'
import type { TextCalls } from '../contract/texts.ts'
import { documentWords } from '../rules/document-words.ts'
import type { Kind, KindStores, Live } from '../service/kind.ts'
import type { StoredText } from '../store/text-store.ts'
import { hashOf } from './hash.ts'

/** What is live of a text, or how it began. */
export interface LiveText<C> extends Live, Pick<StoredText, 'id' | 'lang'> {
  content: C
  /** What tells the content apart. */
  canonical: string
}

type OfKind<C extends object> = Kind<C, LiveText<C>>

/** What it takes to read the texts of a kind. */
interface TextReading<C extends object> {
  kind: TextKind
  /** As it is stored. */
  schema: z.ZodType<C>
  /** How one begins. */
  blank(title: string): C
  /** How lists, the trash and the log name one. */
  titleOf(content: C): string
  /** What tells contents apart; all of the content unless said. */
  canonical?(content: C): string
}

/** The parts of a kind of text by which its drafts are read. */
export function textReading<C extends object>({
  kind,
  schema,
  blank,
  canonical = JSON.stringify,
}: Omit<TextReading<C>, 'titleOf'>): Pick<
  OfKind<C>,
  'live' | 'readDraft' | 'readRevision' | 'complete'
> & {} {
  const readDraft = (text: string): C | null => {
    const read = parseStored(schema, text)
    return 'value' in read ? read.value : null
  }
  return {
    readDraft,
    readRevision: readDraft,

    async live({ texts }, siteId, key) {
      const stored = await texts.find(siteId, kind, Number(key.ref))
      if (!stored) throw absentText(key)
      const { id, lang, title, isLive } = stored
      // What nobody can read any more is written anew; the history has what it was.
      const content = readDraft(stored.content) ?? blank(title)
      const words = canonical(content)
      const isBlank = !isLive && words === canonical(blank(title))
      return { id, lang, content, canonical: words, hash: hashOf(words), isLive, isBlank, title }
    },

    complete: ({ content }, draft) => draft ?? content,
  }
}

/** What differs between the kinds of text. */
export interface TextKindParts<C extends object>
  extends
    TextReading<C>,
    Pick<OfKind<C>, 'shown' | 'problems' | 'findings' | 'changes' | 'told'>,
    Partial<Pick<OfKind<C>, 'address' | 'again' | 'over' | 'shows' | 'stays' | 'received'>> {
  documents: Documents & { texts: TextCalls }
}

/** A kind of document without tables of its own: what is live of it lies in the document itself. */
export function textKind<C extends object>(parts: TextKindParts<C>): OfKind<C> {
  const { kind, schema, blank, titleOf, canonical = JSON.stringify, documents, ...said } = parts
  const { over = (_held, sent) => sent } = said
  const { texts: calls, ...ofDocuments } = documents
  const reading = textReading({ kind, schema, blank, canonical })
  const write = (
    { texts }: KindStores,
    siteId: number,
    { id, lang }: LiveText<C>,
    { content, isLive }: { content: C; isLive: boolean },
  ) =>
    texts.write(siteId, kind, {
      id,
      lang,
      title: titleOf(content).trim(),
      content: JSON.stringify(content),
      isLive,
    })
  return {
    address: () => '',
    again: async (_stores, _siteId, _key, content) => content,
    ...ofDocuments,
    ...reading,

    texts: { calls, blank: (title) => JSON.stringify(blank(title)) },
    writeDraft: (content) => JSON.stringify(content),
    over,
    reduce: (live, content) => (canonical(content) === live.canonical ? null : content),
    async names({ texts }, siteId) {
      const all = await texts.list(siteId, kind)
      return all.map(({ id, title }) => ({ key: textDocument(kind, id), name: title }))
    },

    write: (stores, siteId, live, content) =>
      write(stores, siteId, live, { content: over(live.content, content), isLive: true }),
    unpublish: (stores, siteId, live) =>
      write(stores, siteId, live, { content: live.content, isLive: false }),

    revision: ({ content: live }, content) => JSON.stringify(content ?? live),
    hashOfRevision(text) {
      const content = reading.readDraft(text)
      return content ? hashOf(canonical(content)) : ''
    },
    ...said,
  }
}

export function absentText(key: Pick<DocumentKey, 'kind' | 'ref'>): Refused {
  const { This, it } = documentWords(key)
  return new Refused(
    'absent',
    `${This} n’existe pas ou plus : ${it} est peut-être dans la corbeille.`,
  )
}

import type { DocumentState } from '#base/core/document.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { DocumentHead } from '../store/document-store.ts'
import type { DocumentPlace, Kind, Live } from './kind.ts'

/** A document as its editor has it, draft or not. */
export interface EditedDocument<C extends object, L extends Live> {
  live: L
  base: number
  content: C
  isDraft: boolean
  isBehind: boolean
  last: DocumentState['saved']
}

/** What of a kind it takes to read its documents, their drafts and their former versions. */
export type Reading<C extends object, L extends Live> = Pick<
  Kind<C, L>,
  'live' | 'readDraft' | 'readRevision' | 'complete'
>

/** @throws {Refused} `absent` */
export async function editedDocument<C extends object, L extends Live>(
  { stores, siteId, key }: Omit<DocumentPlace, 'kind'>,
  kind: Reading<C, L>,
): Promise<EditedDocument<C, L>> {
  const [live, head] = await Promise.all([
    kind.live(stores, siteId, key),
    stores.documents.find(siteId, key),
  ])
  return edited(kind, live, head)
}

/** The same of what was read already. */
export function edited<C extends object, L extends Live>(
  kind: Reading<C, L>,
  live: L,
  head: DocumentHead,
): EditedDocument<C, L> {
  const draft = kind.readDraft(head.content)
  return {
    live,
    base: head.counter,
    content: kind.complete(live, draft),
    isDraft: draft !== null,
    isBehind: draft !== null && isBehind(head, live),
    last: head.last && { by: head.last.by, at: head.last.at },
  }
}

/** Whether what is live has changed since a draft was begun, as far as anybody knows. */
export const isBehind = ({ liveHash }: Pick<DocumentHead, 'liveHash'>, live: Live): boolean =>
  liveHash !== '' && liveHash !== live.hash

/** Whether something is left without the draft. */
export const canDiscard = ({ hash }: Pick<Live, 'hash'>): boolean => hash !== ''

/** All that an editor is shown of a document when it is opened. */
export async function openDocument(
  place: DocumentPlace,
  reader: SiteReader,
  now: string,
): Promise<DocumentState> {
  const { stores, kind, siteId, key } = place
  const { documents } = stores
  const [document, lock, schedules, request, shares] = await Promise.all([
    editedDocument(place, kind),
    documents.locks.find(siteId, key, now),
    documents.tasks.of(siteId, key),
    documents.requests.of(siteId, key),
    documents.shares.of(siteId, key, now),
  ])
  const { live, content, base, isDraft, isBehind: behind, last: saved } = document
  const isSeen = live.isLive && !kind.visibleFrom?.(live)
  const address = isSeen ? await kind.address(live, reader) : ''
  const state = {
    address,
    base,
    isDraft,
    canDiscard: canDiscard(live),
    stays: Boolean(kind.stays?.(live)),
    isBehind: behind,
    saved,
    lock,
    schedules,
    request,
    shares,
  }
  return { ...kind.shown(live, content), ...(state satisfies DocumentState) }
}

import type { Actor } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import type { PageChange } from '../rules/page-diff.ts'
import { editedDocument, type Reading } from './edited-document.ts'
import type { DocumentPlace, Live } from './kind.ts'
import { saveDocument } from './save-document.ts'

/** A version of a document: of the history by its number, what is live, or the draft. */
export type Version = number | 'live' | 'draft'

/** A version, the draft unless said, beside what is live. @throws {Refused} `absent` for a number that is none of this document */
export async function versionOf<C extends object, L extends Live>(
  { version = 'draft', ...place }: Omit<DocumentPlace, 'kind'> & { version: Version | undefined },
  kind: Reading<C, L>,
): Promise<{ live: L; content: C }> {
  const { stores, siteId, key } = place
  const { live, content } = await editedDocument(place, kind)
  if (typeof version === 'number') {
    const revision = await stores.revisions.find(siteId, version)
    const isOfThis =
      revision?.key.kind === key.kind &&
      revision.key.ref === key.ref &&
      revision.key.lang === key.lang
    const former = isOfThis ? kind.readRevision(revision.content) : null
    if (former) return { live, content: former }
    throw new Refused(
      'absent',
      'Cette version n’est plus dans l’historique : choisissez-en une autre.',
    )
  }
  return { live, content: version === 'draft' ? content : kind.complete(live, null) }
}

const contentOf = async (place: DocumentPlace, version: Version): Promise<object> =>
  (await versionOf({ ...place, version }, place.kind)).content

/** What became of what between two versions. */
export async function compareVersions(
  place: DocumentPlace,
  from: Version,
  to: Version,
): Promise<PageChange[]> {
  const [before, after] = await Promise.all([contentOf(place, from), contentOf(place, to)])
  return place.kind.changes(before, after)
}

/** What stands in a browser alone, in a conflict, against what the server holds. */
export async function compareWithDraft(place: DocumentPlace, sent: object): Promise<PageChange[]> {
  const { kind } = place
  const { content } = await editedDocument(place, kind)
  return kind.changes(content, kind.over(content, sent))
}

/** Makes a version of the history the draft. @throws {Refused} `absent` or `conflict` */
export async function restoreVersion(
  place: DocumentPlace,
  restoring: {
    base: number
    holder?: string | undefined
    revisionId: number
    actor: Actor
    at: string
  },
): Promise<{ base: number; live: Live }> {
  const { stores, kind, siteId, key } = place
  const { revisionId, ...done } = restoring
  const former = await contentOf(place, revisionId)
  const content = await kind.again(stores, siteId, key, former)
  const live = await kind.live(stores, siteId, key)
  const { base } = await saveDocument(place, { ...done, content, instead: true })
  return { base, live }
}

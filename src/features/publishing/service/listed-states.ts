import type { DocumentKey, DocumentKind } from '#base/core/document.ts'
import type { ListedState } from '../contract/listed-state.ts'
import type { DocumentStore } from '../store/document-store.ts'

/** How far the documents of a kind are, beside what of them is live. */
export async function listedStates(
  documents: DocumentStore,
  siteId: number,
  kind: DocumentKind,
): Promise<(key: DocumentKey) => Omit<ListedState, 'isLive'>> {
  const [drafts, requests, schedules] = await Promise.all([
    documents.list(siteId, kind),
    documents.requests.list(siteId),
    documents.tasks.list(siteId),
  ])
  const nameOf = ({ ref, lang }: Pick<DocumentKey, 'ref' | 'lang'>) => `${ref} ${lang}`
  const ofKind = <T extends { kind: string }>(all: readonly T[]) =>
    all.filter((entry) => entry.kind === kind)
  const drafted = new Set(drafts.map(({ key }) => nameOf(key)))
  const requested = new Set(
    ofKind(requests)
      .filter(({ rejected }) => rejected === null)
      .map(nameOf),
  )
  const planned = Map.groupBy(
    ofKind(schedules).filter(({ error }) => error === ''),
    nameOf,
  )
  return (key) => {
    const name = nameOf(key)
    return {
      isDraft: drafted.has(name),
      isRequested: requested.has(name),
      schedules: (planned.get(name) ?? []).map(({ action, due }) => ({ action, due })),
    }
  }
}

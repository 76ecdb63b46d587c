import { type DocumentKey, documentWord } from '#base/core/document.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Serve } from '#framework/api/serve.ts'
import { drafts } from '../contract/drafts-board.ts'
import type { Kind, KindStores } from '../service/kind.ts'

export interface BoardRoutes {
  stores: KindStores
  kinds: readonly Kind[]
}

/** What waits on the whole site, of what one may edit: drafts, requests for publication, what is scheduled or failed. */
export function draftsBoardRoutes(serve: Serve, { stores, kinds }: BoardRoutes): void {
  serve(drafts.board, async ({ siteId, session }) => {
    const { documents } = stores
    const foreign = new Set(
      kinds.filter(({ rights }) => !mayDo(session.role, rights.write)).map(({ kind }) => kind),
    )
    const isOwn = ({ kind }: DocumentKey) => !foreign.has(kind)
    const [waiting, requests, schedules, ...names] = await Promise.all([
      documents.list(siteId),
      documents.requests.list(siteId),
      documents.tasks.list(siteId),
      ...kinds.map((kind) => kind.names(stores, siteId)),
    ])
    const known = new Map(names.flat().map(({ key, name }) => [documentWord(key), name]))
    const named = <T extends DocumentKey>(entry: T) => ({
      ...entry,
      name: known.get(documentWord(entry)) ?? null,
    })
    return {
      drafts: waiting
        .filter(({ key, isKept }) => isOwn(key) && !isKept)
        .map(({ key, by, at, base }) => named({ ...key, by, at, base }))
        .filter(({ name }) => name !== null),
      requests: requests
        .filter(isOwn)
        .map(named)
        .filter(({ name }) => name !== null),
      schedules: schedules.filter(isOwn).map(named),
    }
  })
}

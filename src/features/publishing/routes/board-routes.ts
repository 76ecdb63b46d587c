import type { DraftStore } from '../store/draft-store.ts'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { PageKey } from '#base/core/page/page.ts'
import type { DraftsBoard } from '../contract/drafts-board.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'

interface Stores {
  drafts: DraftStore
  pages: PageStore
}

/** What waits on the whole site: drafts, requests for publication, what is scheduled or failed. */
export function draftsBoardRoutes(route: DefineRoute, { stores }: { stores: Stores }): void {
  route({
    method: 'GET',
    path: '/drafts',
    right: 'pages.write',
    async handle({ siteId }): Promise<DraftsBoard> {
      const { drafts, pages } = stores
      const [waiting, requests, schedules, ...trees] = await Promise.all([
        drafts.list(siteId),
        drafts.requests.list(siteId),
        drafts.schedules.list(siteId),
        pages.tree(siteId, 'fr'),
        pages.tree(siteId, 'en'),
      ])
      const known = new Map(trees.flat().map(({ id, lang, name }) => [`${lang}:${id}`, name]))
      const named = <T extends PageKey>(entry: T) => ({
        ...entry,
        name: known.get(`${entry.lang}:${entry.pageId}`) ?? null,
      })
      return {
        drafts: waiting.map(named).filter(({ name }) => name !== null),
        requests: requests.map(named).filter(({ name }) => name !== null),
        schedules: schedules.map(named),
      }
    },
  })
}

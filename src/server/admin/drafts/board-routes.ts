import type { PageKey } from '#domain/page.ts'
import type { DraftsBoard } from '#domain/drafts-board.ts'
import type { PageDeps } from '../../page-answer.ts'
import type { DefineRoute } from '../admin-route.ts'

/** What waits on the whole site: drafts, requests for publication, what is scheduled or failed. */
export function draftsBoardRoutes(route: DefineRoute, { store }: Pick<PageDeps, 'store'>): void {
  route({
    method: 'GET',
    path: '/drafts',
    right: 'pages.write',
    async handle({ siteId }): Promise<DraftsBoard> {
      const { drafts, pages } = store
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

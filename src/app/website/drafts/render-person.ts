import type { FastifyRequest } from 'fastify'
import { frontPage } from '#base/core/page/front-page.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { Session } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { PERSONS } from '#features/publishing/kinds/person-kind.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { cleanPerson } from '#features/team/rules/person-content.ts'
import { shownPerson } from '#features/team/rules/shown-team.ts'
import { rootPage } from '../load.ts'
import { render } from '../render.ts'
import { type DraftDeps, draftVisit, type DraftPage } from './render-draft.ts'

/** Number of the widget that shows somebody alone: no widget of a page has it. */
const ALONE = 0

/**
 * Draws the draft of somebody of the team, or what is live without one, as the team is shown, between header
 * and footer of the site.
 * @throws {Refused} `absent` when there is no such person
 */
export async function renderDraftPerson(
  deps: DraftDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
  lookedAtBy: Session,
): Promise<DraftPage> {
  const place = { stores: deps.stores, siteId: reader.site.id, key, version: deps.version }
  const { live, content } = await versionOf(place, PERSONS)
  const home = (await frontPage(reader, 'fr')) ?? (await rootPage(reader))
  const person = shownPerson(live.id, cleanPerson(content.fields), await reader.media())
  const name = person.name || live.title
  const alone: SiteReader = { ...reader, team: async () => [{ ...person, name }] }
  const visit = draftVisit(request, { reader: alone, path: home.path, lookedAtBy })
  const shown = { ...home, name, title: name, h1: name, description: '', is_indexable: false }
  const widgets = [
    {
      id: ALONE,
      zone: 'content',
      position: 0,
      type: 'team',
      version: 1,
      options: JSON.stringify({ from: 'all' }),
    },
  ]
  return {
    ...(await render(deps, visit, shown, { widgets, status: 200, after: '' })),
    hasToken: true,
  }
}

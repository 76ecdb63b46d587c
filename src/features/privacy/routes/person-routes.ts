import { erasePerson, type Erasing } from '../service/erase-person.ts'
import { findPerson } from '../service/known-person.ts'
import type { PersonalStores } from '../service/personal-stores.ts'
import type { TeamPerson } from '../service/team-person.ts'
import type { Serve } from '#framework/api/serve.ts'
import { persons } from '#features/leads/contract/leads.ts'
import { leadInList } from '#features/leads/service/shown-lead.ts'

export interface PersonRoutes extends Erasing {
  stores: PersonalStores & Erasing['stores']
}

/** What a person may ask for: all that is kept of them, and that it goes. */
export function personRoutes(serve: Serve<PersonalStores>, deps: PersonRoutes): void {
  const { stores } = deps

  serve(persons.find, async ({ siteId, query }) => {
    const { leads, notes, subscriptions, mails, team, others } = (
      await findPerson(stores, siteId, query.who)
    ).known
    return {
      leads: leads.map(leadInList),
      notes: notes.length,
      files: leads.flatMap(({ files }) => files).length,
      subscriptions: subscriptions.length,
      mails: mails.length,
      team: team.map(({ id, name, places }) => ({ id, name, places })),
      others,
    }
  })

  serve(persons.export, async ({ siteId, query, reply, audited, reader: { site } }) => {
    const { person, known } = await findPerson(stores, siteId, query.who)
    await audited(
      { action: 'person.export', subject: 'person', title: 'Données d’une personne exportées' },
      async () => {},
    )
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="donnees-personnelles.json"')
      .send(`${JSON.stringify({ site: site.name, person, ...known }, null, 2)}\n`)
  })

  serve(persons.erase, async ({ siteId, body, audited }) => {
    const found = await findPerson(stores, siteId, body.who)
    const { leads, mails, team, others } = found.known
    // Whose data went must not stand in the log: that would be keeping them.
    const note = {
      action: 'person.erase',
      subject: 'person',
      title: 'Données d’une personne effacées',
      before: { requests: leads.length, mails: mails.length, team: team.length },
    }
    const remains = await erasePerson(deps, siteId, found, (work) => audited(note, work))
    const { isClean, isInLog, backups } = remains
    return {
      requests: leads.length,
      portraits: portraitsOf(team),
      others,
      isClean,
      isInLog,
      backups: backups.map(({ at, until }) => ({ at, until })),
    }
  })
}

/** Pictures of the library that showed somebody: whether others use them too, only a person can tell. */
const portraitsOf = (team: readonly TeamPerson[]): string[] => [
  ...new Set(team.flatMap(({ contents }) => contents.map(({ photo }) => photo)).filter(Boolean)),
]

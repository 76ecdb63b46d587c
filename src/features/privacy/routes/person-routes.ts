import { z } from 'zod'
import type { LeadStore } from '#features/leads/store/lead-store.ts'
import type { NewsletterStore } from '#features/newsletter/store/newsletter-store.ts'
import type { Outbox } from '#framework/mail/store/outbox.ts'
import { eraseFiles, type PersonalFolders } from '#features/leads/service/erase-files.ts'
import type { Person } from '#features/leads/rules/lead.ts'
import { cleanRemains, eraseRows, knownSince } from '../service/erase-person.ts'
import { isUnknown, type KnownPerson, personOf, readPerson } from '../service/known-person.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { leadInList } from '#features/leads/service/shown-lead.ts'

const asked = z.strictObject({ who: z.string().trim().min(3).max(254) })

interface Stores {
  leads: LeadStore
  newsletter: NewsletterStore
  outbox: Outbox
}

export interface PersonRoutes extends PersonalFolders {
  stores: Stores & { cleanErased(): Promise<boolean>; engine: 'sqlite' | 'postgres' }
  clock(): Date
  /** Folder of backups, with the stamp of the last one. */
  backupDir: string
}

/** What a person may ask for: all that is kept of them, and that it goes. */
export function personRoutes(route: DefineRoute<Stores>, deps: PersonRoutes): void {
  const { stores, clock } = deps

  const known = async (
    siteId: number,
    who: string,
  ): Promise<{ person: Person; known: KnownPerson }> => {
    const person = await personOf(who)
    if (person === null) {
      throw new Refused('invalid', 'Écrivez une adresse électronique ou un numéro de téléphone.')
    }
    const all = await readPerson(stores, siteId, person)
    if (isUnknown(all)) {
      throw new Refused('absent', 'Le site ne garde rien de cette adresse ou de ce numéro.')
    }
    return { person, known: all }
  }

  route({
    method: 'GET',
    path: '/persons',
    right: 'leads.erase',
    query: asked,
    async handle({ siteId, query }) {
      const { leads, notes, subscription, mails, others } = (await known(siteId, query.who)).known
      return {
        leads: leads.map(leadInList),
        notes: notes.length,
        files: leads.flatMap(({ files }) => files).length,
        subscription: subscription?.state ?? null,
        mails: mails.length,
        others,
      }
    },
  })

  route({
    method: 'GET',
    path: '/persons/export',
    right: 'leads.export',
    asksAgain: true,
    query: asked,
    async handle({ siteId, query, reply, audited, reader: { site } }) {
      const { person, known: all } = await known(siteId, query.who)
      await audited(
        { action: 'person.export', subject: 'person', title: 'Données d’une personne exportées' },
        async () => {},
      )
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="donnees-personnelles.json"')
        .send(`${JSON.stringify({ site: site.name, person, ...all }, null, 2)}\n`)
    },
  })

  route({
    method: 'POST',
    path: '/persons/erase',
    right: 'leads.erase',
    body: asked,
    async handle({ siteId, body, audited }) {
      const { person, known: all } = await known(siteId, body.who)
      // Whose data went must not stand in the log: that would be keeping them.
      const erased = await audited(
        {
          action: 'person.erase',
          subject: 'person',
          title: 'Données d’une personne effacées',
          before: { requests: all.leads.length, mails: all.mails.length },
        },
        (within) => eraseRows(within, siteId, person, clock()),
      )
      await eraseFiles(deps, erased, person)
      const { isClean, isInLog, backups } = await cleanRemains(
        stores,
        deps.backupDir,
        knownSince(all),
      )
      return {
        requests: all.leads.length,
        others: all.others,
        isClean,
        isInLog,
        backups: backups.map(({ at, until }) => ({ at, until })),
      }
    },
  })
}

import { writeFile } from 'node:fs/promises'
import { LEAD_FORMS, type Lead, type Person } from '#features/leads/rules/lead.ts'
import { processingOf } from '#features/leads/rules/processing.ts'
import { isStoredName } from '#base/core/address/stored-path.ts'
import { DAYS_TO_ANSWER, type MailingList } from '#features/newsletter/rules/newsletter.ts'
import { numericDate } from '#base/kit/time/calendar-day.ts'
import { leadMails } from '#features/leads/mails/lead-mails.ts'
import { leadLinks } from '#features/leads/service/lead-links.ts'
import { erasePerson as eraseKnown, type Remains } from '#features/privacy/service/erase-person.ts'
import { purgeExpired } from '#features/privacy/service/retention.ts'
import type { Terminal } from '#framework/cli/terminal.ts'
import { leadsCsv } from '#features/leads/service/leads-csv.ts'
import { mailOrigin } from '../work/mail-origin.ts'
import type { Opened } from '../work/opened.ts'
import { isUnknown, type KnownPerson, readPerson } from '#features/privacy/service/known-person.ts'
import type { Asked } from '#features/privacy/service/team-person.ts'

/** What one subscribes to, with the purpose for which an address is kept. */
const LISTS: readonly (readonly [MailingList, title: string, purpose: string])[] = [
  ['letter', 'Lettre d’information', 'Envoyer la lettre à qui l’a demandée'],
  ['agenda', 'Rappels d’échéances', 'Prévenir, sept jours avant chaque échéance, qui l’a demandé'],
]

const day = (instant: string): string => numericDate(instant, 'fr-FR')

const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`

/** The register of processing: each form's purpose and retention, and what is there now. */
export async function list({ stores, site }: Opened, { out }: Terminal): Promise<number> {
  const leads = await stores.leads.list(site.id)
  out(`Registre des traitements de « ${site.name} »\n`)
  for (const form of LEAD_FORMS) {
    const { title, purpose, months, from } = processingOf(form)
    const own = leads.filter((lead) => lead.form === form)
    const held = own.filter(({ status }) => status === 'quarantine').length
    const since = from === 'received' ? 'l’envoi' : 'le dernier échange'
    out(
      `\n${title['fr-FR']} (${form})\n` +
        `  finalité : ${purpose['fr-FR']}\n` +
        `  durée : ${months} mois depuis ${since}\n` +
        `  en base : ${many(own.length, 'demande', 'demandes')}` +
        `${held > 0 ? `, dont ${held} en quarantaine` : ''}\n`,
    )
  }
  const subscribers = await stores.newsletter.list(site.id)
  for (const [mailing, title, purpose] of LISTS) {
    const own = subscribers.filter((subscriber) => subscriber.list === mailing)
    const confirmed = own.filter(({ state }) => state === 'confirmed').length
    out(
      `\n${title}\n  finalité : ${purpose}\n` +
        '  durée : jusqu’au désabonnement, ou trois ans sans nouvelles : un courriel demande alors s’il faut ' +
        `continuer, et sans réponse sous ${DAYS_TO_ANSWER} jours l’adresse est effacée. La preuve du consentement reste\n` +
        `  en base : ${many(own.length, 'adresse', 'adresses')}, dont ${confirmed} confirmées\n`,
    )
  }
  return 0
}

/** Everything about one person as JSON, to a file that the operator alone can read or to the screen. */
export async function exportPerson(
  { stores, site, leadFolder }: Opened,
  { out, err }: Terminal,
  person: Asked,
  file: string | undefined,
): Promise<number> {
  const known = await readPerson(stores, site.id, person)
  if (isUnknown(known)) return unknown(err)
  const { leads, notes, subscriptions, mails, team } = known
  const withPaths = leads.map((lead) => ({
    ...lead,
    files: lead.files
      .filter(({ stored }) => isStoredName('lead', stored))
      .map((held) => ({ ...held, path: leadFolder.path(held.stored) })),
  }))
  const text = `${JSON.stringify({ site: site.name, person, leads: withPaths, notes, subscriptions, mails, team }, null, 2)}\n`
  if (file === undefined) out(text)
  else {
    try {
      await writeFile(file, text, { mode: 0o600, flag: 'wx' })
    } catch (cause) {
      err(
        `« ${file} » n’a pas pu être écrit (${codeOf(cause)}) : donnez un nom qui n’existe pas encore.\n`,
      )
      return 1
    }
    out(`Écrit dans « ${file} » : ${summary(known)}.\n`)
  }
  tellOthers(known, err)
  return 0
}

/** Removes everything about one person; without `isSure` it only says what would go. */
export async function erasePerson(
  { stores, site, leadFolder, outboxDir, backupDir }: Opened,
  { out, err }: Terminal,
  person: Asked,
  isSure: boolean,
): Promise<number> {
  const known = await readPerson(stores, site.id, person)
  if (isUnknown(known)) return unknown(err)
  for (const lead of known.leads) out(`  ${lineOf(lead)}\n`)
  if (!isSure) {
    out(`À effacer : ${summary(known)}. Rien n’a été effacé : ajoutez --yes pour le faire.\n`)
    tellOthers(known, err)
    return 0
  }
  const deps = { stores, leadFolder, outboxDir, backupDir, clock: () => new Date() }
  const remains = await eraseKnown(deps, site.id, { person, known }, (work) => work(stores))
  out(`Effacé : ${summary(known)}.\n`)
  tellPortraits(known, out)
  tellRemains(remains, out)
  tellOthers(known, err)
  return 0
}

/** Pictures are shared: only a person can tell whether one of somebody erased has to go as well. */
function tellPortraits({ team }: KnownPerson, out: Terminal['out']): void {
  const photos = team.flatMap(({ contents }) => contents.map(({ photo }) => photo)).filter(Boolean)
  if (photos.length > 0) {
    out(`À supprimer de la médiathèque : ${[...new Set(photos)].join(', ')}\n`)
  }
}

/** Where bytes of whoever was erased still lie, and until when. */
function tellRemains({ isClean, isInLog, backups }: Remains, out: Terminal['out']): void {
  if (!isClean) {
    out(
      'La base était occupée : ses fichiers seront nettoyés à la prochaine purge (chaque nuit).\n',
    )
  }
  if (isInLog) {
    out(
      'Les tables ont été nettoyées (VACUUM) ; le journal de PostgreSQL (WAL) garde ces lignes jusqu’à ' +
        'sa rotation, ses propres sauvegardes aussi longtemps que vous les gardez.\n',
    )
  }
  if (backups.length === 0) return
  out('Ces sauvegardes peuvent encore contenir la personne :\n')
  for (const { name, until } of backups) {
    const end =
      until === null ? 'jusqu’à ce que vous la supprimiez' : `jusqu’au ${day(until)} environ`
    out(`  ${name} : ${end}\n`)
  }
  out('S’y ajoutent celles que vous avez rangées ailleurs.\n')
}

/** There was an exchange with a person today: what is kept from the last one is kept from today. */
export async function noteContact(
  { stores, site }: Opened,
  { out, err }: Terminal,
  person: Person,
): Promise<number> {
  const known = await stores.leads.findByPerson(site.id, person)
  if (known.length === 0) return unknown(err)
  const kept = await stores.leads.touched(site.id, person, new Date().toISOString())
  out(`Échange noté : ${many(kept, 'demande prolongée', 'demandes prolongées')}.\n`)
  return 0
}

/** Removes what is past its retention. */
export async function purge(
  { stores, leadFolder, outboxDir }: Opened,
  { out }: Terminal,
): Promise<number> {
  const { leads, subscribers, files, trash } = await purgeExpired({
    stores,
    leadFolder,
    outboxDir,
    now: new Date(),
  })
  const count = Object.values(leads).reduce((sum, one) => sum + one, 0)
  out(
    `Effacé : ${many(count, 'demande', 'demandes')}, ${many(subscribers, 'adresse', 'adresses')} de ` +
      `la lettre, ${many(files, 'fichier sans demande', 'fichiers sans demande')}, ` +
      `${many(trash, 'page', 'pages')} de la corbeille.\n`,
  )
  return 0
}

/** The requests, newest first: a line each, or a table for a spreadsheet. */
export async function listLeads(
  { stores, site }: Opened,
  { out }: Terminal,
  choice: { csv: boolean; quarantine: boolean },
): Promise<number> {
  const leads = await stores.leads.list(site.id, choice.quarantine ? { status: 'quarantine' } : {})
  if (choice.csv) out(leadsCsv(leads, site))
  else for (const lead of leads) out(`${lineOf(lead)}\n`)
  return 0
}

/** Takes a request out of quarantine: its mails leave as they would have. */
export async function release(
  { stores, site, env }: Opened,
  { out, err }: Terminal,
  id: number,
): Promise<number> {
  const origin = mailOrigin({ env, site })
  const held = await stores.leads.find(site.id, id)
  const links = await leadLinks(stores, { siteId: site.id, origin }, { lang: held?.lang ?? 'fr' })
  const mails = (lead: Lead) => leadMails(lead, site, links)
  const lead = await stores.leads.release(site.id, id, mails, new Date().toISOString())
  if (lead === null) {
    err(`Aucune demande en quarantaine ne porte le numéro ${id}.\n`)
    return 1
  }
  out(`Sortie de quarantaine : ${lineOf(lead)}. Ses courriels partiront avec le prochain envoi.\n`)
  return 0
}

/** One request on one line: nothing that a visitor typed can move the terminal's cursor. */
function lineOf({ id, form, received_at, name, email, phone, status, spam, files }: Lead): string {
  const parts = [
    `n° ${id}`,
    day(received_at),
    processingOf(form).title['fr-FR'],
    name,
    email,
    phone,
  ]
  const held = status === 'quarantine' ? [`en quarantaine (${spam.reasons.join(', ')})`] : []
  const attached = files.length > 0 ? [many(files.length, 'fichier', 'fichiers')] : []
  return [...parts.filter(Boolean), ...attached, ...held].join(', ').replace(/\p{C}/gu, ' ')
}

const summary = ({ leads, subscriptions, mails, team }: KnownPerson): string =>
  [
    many(leads.length, 'demande', 'demandes'),
    many(leads.flatMap(({ files }) => files).length, 'fichier', 'fichiers'),
    subscriptions.length === 0
      ? 'aucun abonnement'
      : many(subscriptions.length, 'abonnement', 'abonnements'),
    many(mails.length, 'courriel en attente', 'courriels en attente'),
    ...(team.length > 0 ? [many(team.length, 'fiche de l’équipe', 'fiches de l’équipe')] : []),
  ].join(', ')

function tellOthers({ others }: KnownPerson, err: Terminal['err']): void {
  if (others.length === 0) return
  err(`On y lit aussi : ${others.join(', ')}. Relancez la commande pour chacun.\n`)
}

export function unknown(err: Terminal['err']): number {
  err('Le site ne connaît personne de cette adresse, de ce numéro ou de ce nom.\n')
  return 1
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)

import { nestedSetFaults } from '#features/pages/store/tree/nested-set.ts'
import { sitesFaults } from '#features/operations/store/site-faults.ts'
import { excess } from '#features/pages/store/redirects/redirect-rules.ts'
import type { AuditTables } from '#features/audit/store/audit-store.ts'
import type { DocumentTables } from '#features/publishing/store/document-tables.ts'
import type { TextTables } from '#features/publishing/store/text-store.ts'
import type { LeadTables } from '#features/leads/store/lead-tables.ts'
import type { MediaTables } from '#features/media/store/media-tables.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { ArchiveFault } from '../format/archive-fault.ts'

/** Tables whose numbers a site counts. */
type CountedTables = PageTables &
  DocumentTables &
  TextTables &
  LeadTables &
  AuditTables &
  MediaTables

/** Faults that are told: the first says what kind of archive it is. */
const told = (faults: readonly string[]): string => faults.slice(0, 3).join(' ')

/**
 * Refuses the rows of an installation that no server would start over: without sites, or with a default
 * site that is none. Faults of other sites are told by the server that serves them.
 * @throws {ArchiveFault}
 */
export async function refuseUnservable(db: Db<PageTables>): Promise<void> {
  const { ofAll, ofSites } = await sitesFaults(db)
  const ofDefault = ofSites.filter(({ isDefault }) => isDefault)
  const faults = [...ofAll, ...ofDefault.flatMap(({ faults: own, tree }) => [...own, ...tree])]
  if (faults.length === 0) return
  throw new ArchiveFault(
    `Aucun serveur ne démarrerait sur le contenu de cette archive : ${told(faults)} ` +
      'Rien n’a été changé : prenez une autre sauvegarde.',
  )
}

/**
 * Refuses the rows of one site, alone in a database, when they do not hold together: a tree of pages that
 * is none, a number that would be given out twice, more redirects than a site may have.
 * @throws {ArchiveFault} naming the table
 */
export async function refuseInconsistentSite(db: Db<CountedTables>): Promise<void> {
  const nodes = await db
    .selectFrom('page')
    .select(['id', 'lft', 'rgt', 'level'])
    .orderBy('lft')
    .orderBy('id')
    .execute()
  const faults = [
    ...nestedSetFaults(nodes).map((fault) => `dans la table page, ${fault}`),
    ...(await counterFaults(db)),
    ...(await redirectFaults(db)),
  ]
  if (faults.length === 0) return
  throw new ArchiveFault(
    `Les lignes de l’archive ne vont pas ensemble : ${told(faults)} ` +
      'Rien n’a été changé ; vérifiez d’où vient ce fichier.',
  )
}

const COUNTERS = [
  ['last_page_id', 'page'],
  ['last_widget_id', 'widget'],
  ['last_revision_id', 'editorial_revision'],
  ['last_lead_id', 'lead'],
  ['last_audit_id', 'audit'],
  ['last_trash_id', 'editorial_trash'],
  ['last_tree_change_id', 'tree_change'],
  ['last_media_id', 'media_file'],
  ['last_text_id', 'editorial_text'],
] as const

/** A counter behind its rows would give a number to two of them. */
async function counterFaults(db: Db<CountedTables>): Promise<string[]> {
  const site = await db.selectFrom('site').selectAll().executeTakeFirst()
  const faults: string[] = []
  for (const [counter, table] of COUNTERS) {
    const highest = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max<number | null>('id').as('id'))
      .executeTakeFirst()
    if ((highest?.id ?? 0) > (site?.[counter] ?? 0)) {
      faults.push(`dans la table site, ${counter} est inférieur au plus grand numéro de ${table}.`)
    }
  }
  return faults
}

async function redirectFaults(db: Db<PageTables>): Promise<string[]> {
  const counts = await db
    .selectFrom('redirect')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
  return counts.flatMap(({ kind, count }) => {
    const fault = excess(kind === 'moved' ? 'moved' : 'manual', count)
    return fault === null ? [] : [`dans la table redirect, il y a ${count} lignes. ${fault}`]
  })
}

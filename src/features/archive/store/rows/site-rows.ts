import { type RawBuilder, sql } from 'kysely'
import type { AccountTables } from '#features/accounts/store/account-tables.ts'
import type { SiteTables } from '#features/sites/store/site-tables.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { ArchiveHead } from '../format/archive-format.ts'
import type { RowChange } from './read-rows.ts'
import type { TablePlan } from './table-plans.ts'
import { isCarried, NOT_OF_A_SITE } from './table-policy.ts'

/** Number that stands for the site in an archive of it, so that archives of equal sites are equal. */
export const NO_NUMBER = 0

/** Whether rows of a table may belong to one site; `filterOfSite` says which. */
export const mayBeOfASite = (table: string): boolean =>
  isCarried(table, 'backup') && !Object.hasOwn(NOT_OF_A_SITE, table)

/** The rows of a table that belong to a site; `null` for a table of the whole installation. */
export function filterOfSite(plan: TablePlan, siteId: number): RawBuilder<unknown> | null {
  const id = sql.lit(siteId)
  if (plan.name === 'site') return sql`id = ${id}`
  if (plan.name === 'consent_text') {
    return sql`version in (select consent_version from lead where site_id = ${id})`
  }
  return plan.columns.some(({ name }) => name === 'site_id') ? sql`site_id = ${id}` : null
}

/** The tables of a site, without those that belong to the whole installation. */
export const plansOfASite = (plans: readonly TablePlan[]): TablePlan[] =>
  plans.filter((plan) => mayBeOfASite(plan.name) && filterOfSite(plan, NO_NUMBER) !== null)

/** A row without what it says of itself and a stranger can write: that its HTML is clean already. */
export const unproven =
  (plan: TablePlan): RowChange =>
  (row) =>
    plan.name === 'article' ? { ...row, sanitiser_version: 0 } : row

/** A row without the number of its site and what nobody believes elsewhere, and not the default one. */
export const withoutNumber =
  (plan: TablePlan, siteId: number): RowChange =>
  (row) =>
    plan.name === 'site'
      ? { ...row, id: NO_NUMBER, is_default: 0 }
      : renumbered(unproven(plan)(row), siteId, NO_NUMBER)

/** The same row under the number that the site has here. */
export const withNumber =
  (plan: TablePlan, siteId: number): RowChange =>
  (row) =>
    plan.name === 'site'
      ? { ...row, id: siteId }
      : renumbered(unproven(plan)(row), NO_NUMBER, siteId)

function renumbered(row: Readonly<Record<string, unknown>>, from: number, to: number) {
  const changed = Object.entries(row).map(([name, value]) => {
    if (name === 'site_id') return [name, to]
    const isText = typeof value === 'string' && value.includes('template_dir')
    return [name, isText ? withFolder(value, from, to) : value]
  })
  return Object.fromEntries(changed)
}

/**
 * The folder of a site's own templates bears its number, in options of widgets however deep their
 * JSON lies in other JSON.
 */
const FOLDER = /("template_dir\\*"\s*:\s*\\*")site-([^"\\]*)(?=\\*")/g

const withFolder = (json: string, from: number, to: number): string =>
  json.replace(FOLDER, (whole, name: string, number: string) =>
    number === String(from) ? `${name}site-${to}` : whole,
  )

/** Whom the site gave a role, and what it is called, for whoever imports it. */
export async function aboutSite(
  db: Db<SiteTables & AccountTables>,
  siteId: number,
): Promise<NonNullable<ArchiveHead['site']>> {
  const { name } = await db
    .selectFrom('site')
    .select('name')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const hosts = await db
    .selectFrom('site_host')
    .select('host')
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute()
  const members = await db
    .selectFrom('account_membership')
    .innerJoin('account_user', 'account_user.id', 'account_membership.user_id')
    .select(['email', 'account_user.name', 'role'])
    .where('site_id', '=', siteId)
    .orderBy('email')
    .execute()
  return { name, hosts: hosts.map(({ host }) => host), members }
}

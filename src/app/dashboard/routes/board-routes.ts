import type { Stores } from '#app/stores.ts'
import { siteFreshness } from '#app/freshness/site-freshness.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { board, type BoardState, type ToLookAt } from '../contract/board.ts'
import type { Role } from '#base/core/session.ts'
import { isDemoFirm, isPublicAddress } from '#base/core/demo-firm.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import { CROWDED } from '#features/leads/rules/lead.ts'
import { withoutAddresses } from '#base/kit/text/without-addresses.ts'
import type { Serve } from '#framework/api/serve.ts'
import { mayDo, type Right } from '#framework/api/rights.ts'
import { lastBackup } from '#features/operations/service/last-backup.ts'

/** Mails that are looked at, of all sites. */
const MAILS = 500
const MAILS_SHOWN = 5
const LOOKS_SHOWN = 20

export interface BoardRoutes {
  stores: Stores
  widgets: Widgets
  clock(): Date
  /** Folder of backups, with the stamp of the last one. */
  backupDir: string
  /** `PUBLIC_URL`, without trailing slash. */
  publicUrl: string | null
  /** A mail server is given. */
  sendsMail: boolean
}

/** What asks for attention on a site: each part for whoever may see it. */
export function boardRoutes(
  serve: Serve,
  { stores, widgets, clock, backupDir, publicUrl, sendsMail }: BoardRoutes,
): void {
  async function homeOf(siteId: number): Promise<BoardState['home']> {
    const home = (await stores.pages.records(siteId, 'fr')).find(({ path }) => path === '/')
    return home === undefined ? null : { id: home.id, layoutId: home.layout_id }
  }

  async function leadsOf(siteId: number): Promise<BoardState['leads']> {
    const [unread, quarantine, hasCome] = await Promise.all([
      stores.leads.list(siteId, { status: 'new' }),
      stores.leads.list(siteId, { status: 'quarantine' }),
      stores.leads.hasCome(siteId),
    ])
    const oldest = unread.at(-1)?.received_at ?? null
    const crowded = quarantine.filter(({ spam }) => spam.reasons.includes(CROWDED))
    return {
      unread: unread.length,
      oldest,
      hasCome,
      quarantine: quarantine.length,
      crowded: crowded.length,
    }
  }

  async function mailsOf(siteId: number): Promise<BoardState['mails']> {
    const [waiting, failed] = await Promise.all([
      stores.outbox.list('waiting', MAILS),
      stores.outbox.list('failed', MAILS),
    ])
    const ours = waiting.filter((mail) => mail.siteId === siteId)
    const lost = failed.filter((mail) => mail.siteId === siteId)
    return {
      waiting: ours.length,
      oldest: ours.map(({ createdAt }) => createdAt).toSorted()[0] ?? null,
      failed: lost.slice(0, MAILS_SHOWN).map(({ kind, createdAt, at, attempts, error }) => ({
        kind,
        createdAt,
        at,
        attempts,
        // Mail servers name the recipient; who that is concerns the desk alone.
        error: withoutAddresses(error, '…'),
      })),
      failedCount: lost.length,
      areSent: sendsMail,
    }
  }

  async function demoOf(siteId: number): Promise<BoardState['demo']> {
    const site = await stores.sites.find(siteId)
    if (site === null || !isDemoFirm(site)) return null
    return { isPublic: isPublicAddress(publicUrl ?? undefined) }
  }

  serve(board.read, async ({ siteId, session: { role } }) => {
    const allowed = <T>(right: Right, part: () => Promise<T>): Promise<T | null> =>
      mayDo(role, right) ? part() : Promise.resolve(null)
    const [home, leads, mails, freshness, backup, hosts, demo] = await Promise.all([
      allowed('pages.write', () => homeOf(siteId)),
      allowed('leads.read', () => leadsOf(siteId)),
      allowed(mayDo(role, 'leads.read') ? 'leads.read' : 'firm.read', () => mailsOf(siteId)),
      freshnessOf({ stores, widgets, now: clock() }, siteId, role),
      allowed('settings.read', async () => ({ known: await lastBackup(backupDir, clock()) })),
      allowed('hosts.decide', () => stores.hosts.waiting()),
      demoOf(siteId),
    ])
    return { home, leads, mails, freshness, backup, hosts, demo }
  })
}

/** Who may do something about a line. */
const RIGHT_OF: Readonly<Record<ToLookAt['kind'], Right>> = {
  figure: 'firm.read',
  deadline: 'firm.read',
  text: 'pages.write',
  changed: 'pages.write',
  legal: 'pages.write',
  link: 'pages.write',
}

/** What a role is to look at on a site, the first of it, by date; `null` where that is nothing ever. */
async function freshnessOf(
  { stores, widgets, now }: Pick<BoardRoutes, 'stores' | 'widgets'> & { now: Date },
  siteId: number,
  role: Role,
): Promise<BoardState['freshness']> {
  if (!Object.values(RIGHT_OF).some((right) => mayDo(role, right))) return null
  const site = await stores.sites.find(siteId)
  const all = site === null ? [] : await siteFreshness({ stores, widgets }, site, now)
  const list = all.filter(({ kind }) => mayDo(role, RIGHT_OF[kind]))
  const day = dayInParis(now)
  const figures = site?.settings.useful_figures ?? []
  const keys = [...new Set(figures.map(({ key }) => key))]
  const missing = keys.filter((key) => figureOn(figures, key, day).state === 'missing').length
  return {
    list: list.slice(0, LOOKS_SHOWN),
    count: list.length,
    missing: mayDo(role, RIGHT_OF.figure) ? missing : null,
    today: isoDay(day),
  }
}

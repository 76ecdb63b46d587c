import type { Stores } from '#app/stores.ts'
import { siteFreshness } from '#app/freshness/site-freshness.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { board, type BoardState } from '../contract/board.ts'
import { isDemoFirm, isPublicAddress } from '#base/core/demo-firm.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import { figuresToRead } from '#features/figures/rules/figures-to-read.ts'
import { CROWDED } from '#features/leads/rules/lead.ts'
import { withoutAddresses } from '#base/kit/text/without-addresses.ts'
import type { Serve } from '#framework/api/serve.ts'
import { mayDo, type Right } from '#framework/api/rights.ts'
import { lastBackup } from '#features/operations/service/last-backup.ts'
import { stalePages } from './stale-pages.ts'

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
  async function pagesOf(siteId: number): Promise<BoardState['pages']> {
    const [french, english] = await Promise.all([
      stores.pages.records(siteId, 'fr'),
      stores.pages.records(siteId, 'en'),
    ])
    const home = french.find(({ path }) => path === '/')
    return {
      ...stalePages([...french, ...english], clock()),
      home: home === undefined ? null : { id: home.id, layoutId: home.layout_id },
    }
  }

  async function leadsOf(siteId: number): Promise<BoardState['leads']> {
    const [unread, quarantine] = await Promise.all([
      stores.leads.list(siteId, { status: 'new' }),
      stores.leads.list(siteId, { status: 'quarantine' }),
    ])
    const oldest = unread.at(-1)?.received_at ?? null
    const crowded = quarantine.filter(({ spam }) => spam.reasons.includes(CROWDED))
    return {
      unread: unread.length,
      oldest,
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

  async function figuresOf(siteId: number): Promise<BoardState['figures']> {
    const figures = (await stores.sites.find(siteId))?.settings.useful_figures ?? []
    const today = dayInParis(clock())
    const keys = new Set(figures.map(({ key }) => key))
    const missing = [...keys].filter((key) => figureOn(figures, key, today).state === 'missing')
    return { toRead: figuresToRead(figures, today), missing: missing.length }
  }

  async function demoOf(siteId: number): Promise<BoardState['demo']> {
    const site = await stores.sites.find(siteId)
    if (site === null || !isDemoFirm(site)) return null
    return { isPublic: isPublicAddress(publicUrl ?? undefined) }
  }

  serve(board.read, async ({ siteId, session: { role } }) => {
    const allowed = <T>(right: Right, part: () => Promise<T>): Promise<T | null> =>
      mayDo(role, right) ? part() : Promise.resolve(null)
    const [pages, leads, mails, figures, freshness, backup, hosts, demo] = await Promise.all([
      allowed('pages.write', () => pagesOf(siteId)),
      allowed('leads.read', () => leadsOf(siteId)),
      allowed(mayDo(role, 'leads.read') ? 'leads.read' : 'firm.read', () => mailsOf(siteId)),
      allowed('firm.read', () => figuresOf(siteId)),
      allowed('firm.read', () => freshnessOf({ stores, widgets, now: clock() }, siteId)),
      allowed('settings.read', async () => ({ known: await lastBackup(backupDir, clock()) })),
      allowed('hosts.decide', () => stores.hosts.waiting()),
      demoOf(siteId),
    ])
    return { pages, leads, mails, figures, freshness, backup, hosts, demo }
  })
}

/** What is to be looked at on a site, the first of it, by date. */
async function freshnessOf(
  { stores, widgets, now }: Pick<BoardRoutes, 'stores' | 'widgets'> & { now: Date },
  siteId: number,
): Promise<BoardState['freshness']> {
  const site = await stores.sites.find(siteId)
  const list = site === null ? [] : await siteFreshness({ stores, widgets }, site, now)
  return { list: list.slice(0, LOOKS_SHOWN), count: list.length, today: isoDay(dayInParis(now)) }
}

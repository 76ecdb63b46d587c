import type { ToLookAt } from '#app/dashboard/contract/board.ts'
import type { Stores } from '#app/stores.ts'
import { isDemoFirm } from '#base/core/demo-firm.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { Site } from '#base/core/site.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { longDateOf, monthName } from '#base/kit/time/french-date.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import { mayDo } from '#framework/api/rights.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { siteFreshness } from './site-freshness.ts'

export interface FreshnessParts {
  stores: Stores
  widgets: Widgets
  clock(): Date
  addressesOf(site: Site): MailedAddresses
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
  warn: Warn
}

/** Days of a month on which its mail is written: a server that was off on the first has a week. */
const FIRST_DAYS = 7

/** Lines of a mail; the rest is on the board. */
const MOST_LINES = 20

/**
 * Writes each site’s mail of the month, in its first week: what is to be looked at, by date. Once for each month and
 * reader, by whichever process comes first: its key says so. Nothing where there is nothing to say.
 */
export async function mailFreshness(parts: FreshnessParts): Promise<void> {
  const { stores, clock, mailed, warn } = parts
  const now = clock()
  if (dayInParis(now).day > FIRST_DAYS) return
  let isAny = false
  for (const site of await stores.sites.list()) {
    try {
      const drafts = await draftsOf(parts, site, now)
      if (drafts.length === 0) continue
      await stores.outbox.add(site.id, drafts, now.toISOString())
      isAny = true
    } catch (cause) {
      // The other firms' mails leave.
      warn(`La lettre du mois du site ${site.id} n’a pas pu être préparée.`, cause, site.id)
    }
  }
  if (isAny) mailed()
}

async function draftsOf(parts: FreshnessParts, site: Site, now: Date): Promise<MailDraft[]> {
  // Nobody keeps a firm that is invented.
  if (isDemoFirm(site)) return []
  const readers = await readersOf(parts.stores, site.id)
  if (readers.length === 0) return []
  const list = await siteFreshness(parts, site, now)
  if (list.length === 0) return []
  const { backOffice } = parts.addressesOf(site)
  return readers.map((email) => freshnessMail(list, { site, email, backOffice, now }))
}

/** Whoever may change what the firm says and works for this site; of none, the super-admins. */
async function readersOf(stores: Pick<Stores, 'accounts'>, siteId: number): Promise<string[]> {
  const holders = (await stores.accounts.list(siteId)).filter(
    ({ email, role, isDisabled, hasPassword }) =>
      !isDisabled &&
      hasPassword &&
      role !== null &&
      mayDo(role, 'firm.write') &&
      isMailAddress(email),
  )
  const own = holders.filter(({ role }) => role !== 'super-admin')
  return (own.length > 0 ? own : holders).map(({ email }) => email)
}

interface Letter {
  site: Pick<Site, 'name'>
  email: string
  /** Base of the back office, `/admin` included. */
  backOffice: string
  now: Date
}

/** The mail of a month to one reader. */
export function freshnessMail(
  list: readonly ToLookAt[],
  { site, email, backOffice, now }: Letter,
): MailDraft {
  const { year, month } = dayInParis(now)
  const subject = oneLine(
    frTypography(`${site.name} : à relire en ${monthName(month)} ${year} (${list.length})`),
  )
  const more = list.length - MOST_LINES
  const body = mailBody(subject, 'fr-FR', [
    {
      kind: 'paragraph',
      text: frTypography('Voici ce qui mérite un regard sur votre site, par date.'),
    },
    {
      kind: 'facts',
      rows: list.slice(0, MOST_LINES).map(({ at, name, detail }) => ({
        label: longDateOf(at),
        value: frTypography(`${oneLine(name)} : ${detail}`),
      })),
    },
    ...(more > 0
      ? [
          {
            kind: 'note' as const,
            text: frTypography(`Et ${more} ${more === 1 ? 'autre' : 'autres'} au tableau de bord.`),
          },
        ]
      : []),
    { kind: 'action', text: 'Ouvrir le tableau de bord', href: backOffice },
  ])
  const key = `freshness ${isoDay({ year, month, day: 1 }).slice(0, 7)} ${email}`
  return { kind: 'freshness', key, to: email, subject, ...body }
}

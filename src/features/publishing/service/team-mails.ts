import type { Actor } from '#base/core/account.ts'
import { editAddress, type PublishRequest } from '#base/core/document.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { SessionUser } from '#base/core/session.ts'
import type { Site } from '#base/core/site.ts'
import type { MailedAddresses } from '#base/platform/http/site-origin.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Outbox } from '#framework/mail/store/outbox.ts'
import { isMailAddress } from '#framework/mail/message.ts'
import type { AccountStore } from '#features/accounts/store/account-store.ts'
import type { AccountHolder } from '#features/accounts/store/account-holders.ts'
import {
  failedMail,
  publishedMail,
  rejectionMail,
  requestKeyStart,
  requestMail,
  scheduledMail,
  type MailedDocument,
} from '../mails/publication-mails.ts'
import type { DocumentPlace, KindStores, Live } from './kind.ts'
import { LINK_DAYS } from './request-link.ts'

/** Who is told, and where mails wait to be sent. */
export interface TeamStores {
  accounts: AccountStore
  outbox: Outbox
}

/** A document in the stores of a transaction that mails are written in too. */
export interface MailedPlace extends DocumentPlace {
  stores: KindStores & TeamStores
}

/** What happened to it: when, on which site, and what the links of its mails begin with. */
export interface Telling extends MailedAddresses {
  live: Live
  site: Site
  /** Instant. */
  at: string
}

/**
 * Tells those who may publish that somebody asks for it. Who runs the installation for many firms is told
 * where nobody of the firm could answer.
 * @returns how many are told, as all of these
 */
export async function tellPublishers(
  place: MailedPlace,
  telling: Telling,
  { by, note, href }: Pick<PublishRequest, 'by' | 'note'> & { href: string },
): Promise<number> {
  const { stores, siteId } = place
  const may = (await stores.accounts.list(siteId)).filter(
    (holder) => holder.id !== by.id && canBeTold(holder) && mayPublish(place, holder),
  )
  const own = may.filter(({ role }) => role !== 'super-admin')
  const document = { ...told(place, telling), href }
  const words = { by, note, days: LINK_DAYS }
  return write(
    place,
    telling,
    (own.length > 0 ? own : may).map((to) => requestMail(to, document, words)),
  )
}

/** Of a request that is over, what nobody has been told of yet is not told. @returns of how many mails */
export const takeBackRequest = (
  { stores, siteId, key }: MailedPlace,
  { at }: Pick<PublishRequest, 'at'>,
): Promise<number> => stores.outbox.takeBack(siteId, requestKeyStart({ key, at }))

/** Tells who asked that it came back. */
export const tellRejected = async (
  place: MailedPlace,
  telling: Telling,
  { asker, by, reason }: { asker: Actor; by: Actor; reason: string },
): Promise<number> =>
  tellAsker(place, telling, { asker, by }, (to) =>
    rejectionMail(to, told(place, telling), { by, reason }),
  )

/** Tells who asked for it that a document is published. */
export async function tellPublished(
  place: MailedPlace,
  telling: Telling,
  { asker, by }: { asker: Actor; by: Actor },
): Promise<number> {
  const { stores, kind, siteId } = place
  const { live, site, origin } = telling
  const tree = (lang: 'fr' | 'en') => stores.pages.tree(siteId, lang)
  const address = await kind.address(live, { site, tree })
  const visibleFrom = kind.visibleFrom?.(live) ?? ''
  const isPublic = address !== ''
  const document = told(place, telling)
  const shown = isPublic && !visibleFrom ? { ...document, href: origin + address } : document
  return tellAsker(place, telling, { asker, by }, (to) =>
    publishedMail(to, shown, { by, visibleFrom, isPublic }),
  )
}

/** Tells who asked for it that a document will be published by itself. */
export const tellScheduled = async (
  place: MailedPlace,
  telling: Telling,
  { asker, by, due }: { asker: Actor; by: Actor; due: string },
): Promise<number> =>
  tellAsker(place, telling, { asker, by }, (to) =>
    scheduledMail(to, told(place, telling), { by, due }),
  )

/** Tells who planned a publication, and who asked for it, that it could not be done. */
export async function tellFailed(
  place: MailedPlace,
  telling: Telling,
  { people, due, reason }: { people: readonly Actor[]; due: string; reason: string },
): Promise<number> {
  const ids = [...new Set(people.map(({ id }) => id))]
  const holders = await Promise.all(ids.map((id) => holderOf(place, id)))
  const document = told(place, telling)
  const drafts = holders.flatMap((to) => (to ? [failedMail(to, document, { due, reason })] : []))
  return write(place, telling, drafts)
}

/** Nobody is told of what they did themselves. */
async function tellAsker(
  place: MailedPlace,
  telling: Telling,
  { asker, by }: { asker: Actor; by: Actor },
  mail: (to: SessionUser) => MailDraft,
): Promise<number> {
  if (asker.id === by.id) return 0
  const holder = await holderOf(place, asker.id)
  return write(place, telling, holder ? [mail(holder)] : [])
}

/** Somebody of the site who reads mails; `null` when their account is gone, shut or without an address. */
async function holderOf(
  { stores, siteId }: MailedPlace,
  id: string,
): Promise<AccountHolder | null> {
  const holder = await stores.accounts.find(siteId, { id })
  return holder && holder.role !== null && canBeTold(holder) ? holder : null
}

const canBeTold = ({ isDisabled, hasPassword, email }: AccountHolder): boolean =>
  !isDisabled && hasPassword && isMailAddress(email)

const mayPublish = ({ kind }: MailedPlace, { role }: AccountHolder): boolean =>
  role !== null && mayDo(role, kind.rights.publish)

/** The document as its mails name it; their link opens its editor. */
const told = ({ key }: MailedPlace, { live, site, backOffice, at }: Telling): MailedDocument => ({
  key,
  title: live.title,
  site,
  href: backOffice + editAddress(key),
  at,
})

async function write(
  { stores, siteId }: MailedPlace,
  { at }: Telling,
  drafts: readonly MailDraft[],
): Promise<number> {
  await stores.outbox.add(siteId, drafts, at)
  return drafts.length
}

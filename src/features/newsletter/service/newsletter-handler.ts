import { createHash } from 'node:crypto'
import type { Outbox } from '#framework/mail/store/outbox.ts'
import type { NewsletterStore } from '../store/newsletter-store.ts'
import type { FormLimits } from '#base/platform/security/rate-limit.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import { isUnansweredCommit } from '#base/platform/db/storage-fault.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { FORM_TOKEN, FORM_TRAP } from '#base/core/form-controls.ts'
import type { FormDefinition, FormError } from '#base/core/form.ts'
import {
  PROFILE_PARAMS,
  profileParams,
  readProfile,
} from '#features/agenda/rules/profile-params.ts'
import {
  LEAVE_PARAM,
  leaveForm,
  LIST_FORMS,
  NEWSLETTER_FORMS,
  newsletterConsent,
  newsletterForm,
} from '../rules/newsletter-form.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { MailingList, Subscriber, Subscription } from '../rules/newsletter.ts'
import { MIN_FILLING, readToken } from '#framework/forms/form-token.ts'
import { formWords } from '#framework/forms/form-messages.ts'
import {
  confirmationEnd,
  confirmationLink,
  leaveLinks,
  readConfirmation,
  readLeave,
} from './newsletter-link.ts'
import { readAnswers } from '#features/leads/service/read-answers.ts'
import { BadOptions } from '#framework/widget-kit/define-options.ts'
import { signedReceipt } from '#framework/forms/receipt.ts'
import {
  alreadyMail,
  confirmationMail,
  leaveMail,
  renewalMail,
  welcomeMail,
} from '../mails/newsletter-mails.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'
import type { FormAnswer, FormHandler, FormPost } from '#framework/forms/form-handler.ts'
import { formMarks } from '#framework/forms/form-marks.ts'
import { newsletterNotices } from './newsletter-notices.ts'

type Again = Extract<FormAnswer, { kind: 'again' }>

export interface NewsletterDeps {
  stores: { newsletter: NewsletterStore; outbox: Outbox }
  signer: Signer
  /** How often forms may be sent. */
  formLimits: FormLimits
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

/** Which list a widget with such a form is about; read by whoever knows the widget. @throws {BadOptions} */
export type ReadList = (widget: FormPost['widget']) => { list: MailingList }

/** Forms of the widget `newsletter`: asking for the mails of a list, and confirming it. */
export const newsletterHandler = (read: ReadList): FormHandler<NewsletterDeps> => ({
  async take(post, deps) {
    const list = listOf(post, read)
    if (list === null) return { kind: 'none' }
    const link = post.posted.values[LIST_FORMS[list].param]?.[0]
    return link === undefined ? join(list, post, deps) : confirm(list, link, post, deps)
  },
})

function listOf({ widget }: FormPost, read: ReadList): MailingList | null {
  try {
    return read(widget).list
  } catch (cause) {
    if (cause instanceof BadOptions) return null
    throw cause
  }
}

/** Forms of the widget `newsletter-unsubscribe`: leaving by a link, and asking for that link. */
export const leaveHandler: FormHandler<NewsletterDeps> = {
  async take(post, deps) {
    const link = post.posted.values[LEAVE_PARAM]?.[0]
    return link === undefined ? askToLeave(post, deps) : leave(link, post, deps)
  },
}

/** Firms that an address may be reminded of: nobody fills a stranger's box with requests to confirm. */
const MOST_FIRMS = 5

/** Pending until the link of a mail is followed; the answer is the same for every address. */
async function join(list: MailingList, post: FormPost, deps: NewsletterDeps): Promise<FormAnswer> {
  const { site, page, culture, now } = post
  const { newsletter } = deps.stores
  const read = await readForm(newsletterForm(site, list), LIST_FORMS[list].join, post, deps)
  if ('kind' in read) return read
  const { answers, refused, spread } = read
  const notices = newsletterNotices(culture)
  const name = textOf(answers['nom'])
  if (withoutLinks(name, '') !== name) return again(post, 422, notices.suspicious)
  if (refused) return refused
  const { profile, wrong } = describedFirm(list, post)
  if (wrong.length > 0) return again(post, 422, notices.unreadable(wrong))
  const text = newsletterConsent(site, list)[culture]
  const wish: Subscription = {
    email: textOf(answers['email']),
    name,
    lang: page.lang,
    list,
    about: new URLSearchParams(profileParams(profile)).toString(),
    consent: { version: createHash('sha256').update(text).digest('hex').slice(0, 16), text },
    form: page.path,
  }
  return kept(post, deps, LIST_FORMS[list].join, async () => {
    if (list === 'agenda' && (await isFull(newsletter, site.id, wish))) return
    await newsletter.subscribe(site.id, wish, now.toISOString(), (subscriber) =>
      spread(
        isAsked(subscriber)
          ? renewalMail(subscriber, site, {
              link: confirmUrl(post, deps, subscriber),
              links: waysOut(post, deps, subscriber),
              key: now.toISOString(),
            })
          : subscriber.state === 'confirmed'
            ? alreadyMail(subscriber, site, waysOut(post, deps, subscriber), now)
            : confirmationMail(subscriber, site, confirmUrl(post, deps, subscriber), now),
      ),
    )
  })
}

/** The firm that a form carries, as an address of the calendar describes one. */
function describedFirm(list: MailingList, { posted }: FormPost): ReturnType<typeof readProfile> {
  if (list === 'letter') return { profile: {}, wrong: [] }
  return readProfile(
    Object.fromEntries(PROFILE_PARAMS.map((name) => [name, posted.values[name]?.[0]])),
  )
}

/** Whether an address is reminded of as many other firms as it may be. */
async function isFull(store: NewsletterStore, siteId: number, wish: Subscription) {
  const others = (await store.findAll(siteId, wish.email)).filter(
    ({ list, about, state }) =>
      list === wish.list && about !== wish.about && state !== 'unsubscribed',
  )
  return others.length >= MOST_FIRMS
}

async function confirm(
  list: MailingList,
  link: string,
  post: FormPost,
  deps: NewsletterDeps,
): Promise<FormAnswer> {
  const { site, culture, now } = post
  const named = readConfirmation(deps.signer, site.id, link, now)
  const notices = newsletterNotices(culture)
  if (named === null) return again(post, 422, notices.expired)
  let isKnown = true
  const answer = await kept(post, deps, LIST_FORMS[list].confirm, async () => {
    const subscriber = await deps.stores.newsletter.confirm(
      site.id,
      named.addressHash,
      named.round,
      now.toISOString(),
      (confirmed) => [welcomeMail(confirmed, site, waysOut(post, deps, confirmed))],
    )
    isKnown = subscriber !== null
  })
  return isKnown ? answer : again(post, 422, notices.expired)
}

async function leave(link: string, post: FormPost, deps: NewsletterDeps): Promise<FormAnswer> {
  const { site, culture, now } = post
  const addressHash = readLeave(deps.signer, site.id, link)
  if (addressHash === null) return again(post, 422, newsletterNotices(culture).badLeaveLink)
  return kept(post, deps, NEWSLETTER_FORMS.leave, () =>
    deps.stores.newsletter.unsubscribe(site.id, addressHash, now.toISOString()),
  )
}

/** The answer is the same whether the address gets the letter or not. */
async function askToLeave(post: FormPost, deps: NewsletterDeps): Promise<FormAnswer> {
  const { site, now } = post
  const read = await readForm(leaveForm, NEWSLETTER_FORMS.askToLeave, post, deps)
  if ('kind' in read) return read
  if (read.refused) return read.refused
  return kept(post, deps, NEWSLETTER_FORMS.askToLeave, async () => {
    const all = await deps.stores.newsletter.findAll(site.id, textOf(read.answers['email']))
    const mails = all
      .filter(({ state }) => state !== 'unsubscribed')
      .flatMap((known) => read.spread(leaveMail(known, site, waysOut(post, deps, known), now)))
    if (mails.length > 0) await deps.stores.outbox.add(site.id, mails, now.toISOString())
  })
}

/** Milliseconds between two mails when more are asked for than are sent at once. */
const SPREAD = 60_000

/** Mails that wait so at most. */
const MAX_SPREAD = 500

interface ReadForm {
  answers: Record<string, string | string[]>
  /** The answer to a sending that is too frequent, or `null`. */
  refused: Again | null
  /**
   * The mail of this sending: at once, or one a minute when many are asked for. Strangers' boxes get no
   * flood from us, and nobody who is honest is turned away for one.
   */
  spread(mail: MailDraft): MailDraft[]
}

/** The answers of a form that was drawn by us, by a person and not too often. */
async function readForm(
  definition: FormDefinition,
  form: string,
  post: FormPost,
  deps: NewsletterDeps,
): Promise<Again | ReadForm> {
  const { site, culture, posted, now } = post
  const words = formWords(culture)
  const { answers, errors } = await readAnswers(definition, posted.values, {
    culture,
    today: dayInParis(now),
  })
  const given = posted.values[FORM_TOKEN]?.[0] ?? ''
  const token = readToken(deps.signer, given, { siteId: site.id, form, now })
  if (token.state !== 'good') return again(post, 422, words[token.state], errors)
  if (errors.length > 0) return again(post, 422, '', errors)
  const isTrapped = (posted.values[FORM_TRAP] ?? []).some((text) => text !== '')
  if (isTrapped || token.age < MIN_FILLING) {
    return again(post, 422, newsletterNotices(culture).suspicious)
  }
  const { phonetotext } = site.constants
  const refusedFor = (status: 429 | 503, notice: string, retryAfter: number): ReadForm => ({
    answers,
    refused: { ...again(post, status, notice), retryAfter },
    spread: () => [],
  })
  const wait = await deps.formLimits.wait(formMarks(deps.signer, site.id, post.address))
  if (wait !== null) return refusedFor(429, words.tooMany(wait, phonetotext), wait)
  const beyond = await deps.formLimits.beyond(`${site.id} ${form}`)
  if (beyond > MAX_SPREAD) return refusedFor(503, words.full(phonetotext), 3600)
  const notBefore = new Date(now.getTime() + beyond * SPREAD).toISOString()
  return {
    answers,
    refused: null,
    spread: (mail) => [beyond === 0 ? mail : { ...mail, notBefore }],
  }
}

/** Writes something down and sends the visitor on; what can't be written is said. */
async function kept(
  post: FormPost,
  deps: NewsletterDeps,
  form: string,
  write: () => Promise<unknown>,
): Promise<FormAnswer> {
  const { site, page, culture, href } = post
  try {
    await write()
  } catch (cause) {
    post.warn('Une demande pour la lettre d’information n’a pas pu être enregistrée.', cause)
    const words = formWords(culture)
    const said = isUnansweredCommit(cause) ? words.maybeStored : words.notStored
    return again(post, 503, said(site.constants.phonetotext))
  }
  deps.mailed()
  const receipt = signedReceipt(deps.signer, site.id, { form, lines: [] })
  return { kind: 'done', location: `${href(page.id) ?? page.path}?recu=${receipt}` }
}

const again = (
  { posted }: FormPost,
  status: Again['status'],
  notice: string,
  errors: readonly FormError[] = [],
): Again => ({ kind: 'again', status, sent: { values: posted.values, errors, notice } })

function confirmUrl(
  { site, page, origin, now }: FormPost,
  { signer }: NewsletterDeps,
  to: Subscriber,
) {
  // Of who is asked whether to go on, as long as the question stands.
  const until = isAsked(to) ? new Date(to.unsubscribedAt) : confirmationEnd(now)
  const link = confirmationLink(signer, site.id, to, until)
  return `${origin}${page.path}?${LIST_FORMS[to.list].param}=${link}`
}

/** Whether somebody who gets the mails of a list is asked whether to go on. */
const isAsked = ({ state, unsubscribedAt }: Subscriber): boolean =>
  state === 'confirmed' && unsubscribedAt !== ''

const waysOut = ({ site, origin }: FormPost, { signer }: NewsletterDeps, to: Subscriber) =>
  leaveLinks(signer, { siteId: site.id, origin }, to)

const textOf = (answer: string | readonly string[] | undefined): string =>
  typeof answer === 'string' ? answer : ''

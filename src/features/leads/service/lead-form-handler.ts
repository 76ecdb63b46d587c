import type { Outbox } from '#framework/mail/store/outbox.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { FormLimits } from '#base/platform/security/rate-limit.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { LeadFolder } from './lead-folder.ts'
import { isUnansweredCommit } from '#base/platform/db/storage-fault.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { FORM_TOKEN, FORM_TRAP } from '#base/core/form-controls.ts'
import type { FormError } from '#base/core/form.ts'
import type { LeadForm, NewLead } from '../rules/lead.ts'
import { fileWords } from '#framework/forms/file-words.ts'
import { answerLines } from '../rules/answers.ts'
import { isFormOn, siteForm } from '../rules/lead-forms.ts'
import { readToken, type TokenState } from '#framework/forms/form-token.ts'
import { formWords } from '#framework/forms/form-words.ts'
import { newLead, type Sending } from './new-lead.ts'
import { readAnswers } from './read-answers.ts'
import { signedReceipt } from '#framework/forms/receipt.ts'
import { crowdedMail, leadMails } from '../mails/lead-mails.ts'
import { BadOptions } from '#framework/widget-kit/define-options.ts'
import type {
  FileAdmission,
  FormAnswer,
  FormHandler,
  FormPost,
} from '#framework/forms/form-handler.ts'
import { formMarks } from '#framework/forms/form-marks.ts'
import { readFiles, type ReadFiles } from './lead-form-files.ts'
import { shownValues } from '#framework/forms/read-post.ts'

/** What a widget says of the lead that its form makes. */
interface LeadFormOptions {
  form: LeadForm
  /** Page that confirms; 0 is the page of the form itself. */
  answerPage: number
  /** Which guide is asked for; empty for other forms. */
  guide: string
  /** Job or simulator; empty: the name of the page. */
  subject: string
}

/** What the options of a widget with such a form say; read by whoever knows the widget. @throws {BadOptions} */
export type ReadLeadForm = (widget: FormPost['widget']) => {
  form: LeadForm
  answer_page: number
  guide: string
  subject: string
}

export interface LeadFormDeps {
  stores: { leads: LeadStore; outbox: Outbox }
  signer: Signer
  /** How often forms may be sent. */
  formLimits: FormLimits
  leadFolder: LeadFolder
  /** Counts what happens to a firm; nobody does unless given. */
  firms?: {
    lead(siteId: number, outcome: 'taken' | 'quarantined' | 'returned' | 'refused'): void
  }
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
}

/** Forms of the widget `lead-form`. */
export const leadFormHandler = (read: ReadLeadForm): FormHandler<LeadFormDeps> => ({
  async take(post, deps) {
    const about = formOf(post, read)
    if (about === null) return { kind: 'none' }
    const answer = await takeLead(about, post, deps)
    if (answer.kind === 'again') {
      deps.firms?.lead(post.site.id, answer.status === 422 ? 'returned' : 'refused')
    }
    return answer
  },

  async admitFiles(post, deps) {
    const about = formOf(post, read)
    return about === null ? NO_FILES : admittedFiles(about, post, deps)
  },
})

/** The form of a widget, unless it is switched off or names none. */
function formOf({ widget, site }: FormPost, read: ReadLeadForm): LeadFormOptions | null {
  try {
    const { form, answer_page, guide, subject } = read(widget)
    if (!isFormOn(form, site.settings) || (form === 'guide' && guide === '')) return null
    return { form, answerPage: answer_page, guide, subject }
  } catch (cause) {
    if (cause instanceof BadOptions) return null
    throw cause
  }
}

const NO_FILES: FileAdmission = { fields: new Set(), refusal: 'again' }

/** The files of a form that we drew, while there is room and its sender has not brought too many. */
async function admittedFiles(
  about: LeadFormOptions,
  post: FormPost,
  deps: LeadFormDeps,
): Promise<FileAdmission> {
  const { site } = post
  const { form, guide } = about
  if (tokenOf(form, post, deps).state !== 'good') return NO_FILES
  const { steps } = siteForm(form, site, { guide })
  const fields = steps.flatMap((step) => step.fields).filter(({ kind }) => kind === 'file')
  const marks = formMarks(deps.signer, site.id, post.address)
  const refusal = await deps.formLimits.refusesFile(`${site.id} ${form}`, marks)
  return refusal === null
    ? { fields: new Set(fields.map(({ name }) => name)), refusal: 'again' }
    : { fields: new Set(), refusal }
}

const tokenOf = (form: LeadForm, { site, posted, now }: FormPost, deps: LeadFormDeps): TokenState =>
  readToken(deps.signer, posted.values[FORM_TOKEN]?.[0] ?? '', { siteId: site.id, form, now })

/**
 * Takes a lead: everything wrong with it is told at once; what is right is stored before anything
 * else happens, and its mails with it.
 */
async function takeLead(
  about: LeadFormOptions,
  post: FormPost,
  deps: LeadFormDeps,
): Promise<FormAnswer> {
  const { site, page, culture, posted, now } = post
  const { form } = about
  const words = formWords(culture)
  const again = againOf(post)
  const definition = siteForm(form, site, { guide: about.guide })
  const values = { ...posted.values, ...writtenByPage(about, post) }
  const { answers, errors } = await readAnswers(definition, values, {
    culture,
    today: dayInParis(now),
  })
  const token = tokenOf(form, post, deps)
  try {
    const files = await readFiles(definition, post)
    const faults = [...errors, ...files.errors]
    if (token.state !== 'good') return again(422, words[token.state], faults)
    if (faults.length > 0) return again(422, '', faults)
    const sending: Sending = {
      form,
      definition,
      answers,
      site,
      lang: page.lang,
      pagePath: page.path,
      nonce: token.nonce,
      trap: posted.values[FORM_TRAP] ?? [],
      age: token.age,
      isCrowded: false,
      now,
    }
    const refused = await counted(sending, files, post, deps)
    return refused ?? done(about, post, deps, sending)
  } catch (cause) {
    post.warn('Une demande n’a pas pu être enregistrée.', cause)
    // The answer to a write may be lost after the write: sent again, it must not be another lead.
    const refused = again(
      503,
      (isUnansweredCommit(cause) ? words.maybeStored : words.notStored)(site.constants.phonetotext),
    )
    const kept = posted.values[FORM_TOKEN]?.[0] ?? ''
    return { ...refused, retryAfter: RETRY_AFTER, sent: { ...refused.sent, token: kept } }
  }
}

/**
 * Counts a request and writes it down with its mails; beyond what a firm reads in an hour it waits in
 * quarantine, without files. @returns why it was not taken, or `null`
 */
async function counted(
  sending: Sending,
  files: ReadFiles,
  post: FormPost,
  deps: LeadFormDeps,
): Promise<FormAnswer | null> {
  const { site, culture, address } = post
  const words = formWords(culture)
  const again = againOf(post)
  const { phonetotext } = site.constants
  const known = await deps.stores.leads.known(site.id, newLead(sending, files.described))
  if (known?.outcome === 'same') return null
  if (known?.outcome === 'other') return again(409, words.used)
  const wait = await deps.formLimits.wait(formMarks(deps.signer, site.id, address))
  if (wait !== null) return { ...again(429, words.tooMany(wait, phonetotext)), retryAfter: wait }
  const isSpam = newLead(sending).status === 'quarantine'
  const isCrowded = !isSpam && (await deps.formLimits.beyond(`${site.id} ${sending.form}`)) > 0
  const withoutFiles = () => {
    const message = fileWords(culture).crowded
    return again(
      422,
      '',
      files.taken.map(({ field }) => ({ field, message })),
    )
  }
  if (isCrowded && files.taken.length > 0) return withoutFiles()
  const { outcome } = await stored({ ...sending, isCrowded }, files, post, deps)
  switch (outcome) {
    case 'other':
      return again(409, words.used)
    case 'no-room-for-files':
      return withoutFiles()
    case 'full':
      return { ...again(503, words.full(phonetotext)), retryAfter: HOUR }
    default:
      if (outcome === 'stored') {
        deps.firms?.lead(site.id, isSpam || isCrowded ? 'quarantined' : 'taken')
      }
      if (isCrowded) await tellOfCrowd(post, deps)
      deps.mailed()
      return null
  }
}

/** The form as it comes back. */
const againOf =
  ({ posted }: FormPost) =>
  (
    status: Extract<FormAnswer, { kind: 'again' }>['status'],
    notice: string,
    errors: readonly FormError[] = [],
  ): Extract<FormAnswer, { kind: 'again' }> => ({
    kind: 'again',
    status,
    sent: { values: shownValues(posted.values), errors, notice },
  })

/** Fields that no visitor fills in: what the widget says counts, whatever was posted. */
function writtenByPage(
  { form, guide, subject }: LeadFormOptions,
  { page }: FormPost,
): Record<string, string[]> {
  const named = subject || page.name
  if (form === 'guide') return { guide: [guide] }
  if (form === 'candidature') return { poste: [named] }
  return form === 'simulation' ? { simulateur: [named] } : {}
}

/** Files first, on the disk itself; then the lead and its mails, or the files go again. */
async function stored(
  sending: Sending,
  { taken, described }: ReadFiles,
  { site, origin }: FormPost,
  deps: LeadFormDeps,
) {
  const names: string[] = []
  let isKept = false
  try {
    for (const { incoming } of taken) names.push(await incoming.keep())
    const lead: NewLead = newLead(
      sending,
      described.map((file, place) => ({ ...file, stored: names[place] ?? '' })),
    )
    const received = await deps.stores.leads.receive(site.id, lead, (written) =>
      leadMails(written, site, origin),
    )
    isKept = received.outcome === 'stored'
    return received
  } finally {
    if (!isKept) await deps.leadFolder.remove(names)
  }
}

/** One mail a day: the desk shows the rest. A request that is written down is not lost without it. */
async function tellOfCrowd(
  { site, now, origin, warn }: FormPost,
  { stores }: LeadFormDeps,
): Promise<void> {
  try {
    await stores.outbox.add(site.id, crowdedMail(site, origin, now), now.toISOString())
  } catch (cause) {
    warn('Le cabinet n’a pas pu être averti d’un afflux de demandes.', cause)
  }
}

/** Seconds after which a database that was away may be back. */
const RETRY_AFTER = 10

/** Seconds after which a form is no longer crowded. */
const HOUR = 3600

/** What the visitor chose among, read back on the answer page: no name, address or message. */
const TOLD: ReadonlySet<string> = new Set(['slot', 'select', 'radio', 'date'])

function done(
  { form, answerPage }: LeadFormOptions,
  { site, page, culture, href }: FormPost,
  { signer }: LeadFormDeps,
  { definition, answers }: Sending,
): FormAnswer {
  const lines = answerLines(definition, answers, culture)
    .filter(({ field }) => TOLD.has(field.kind))
    .map(({ label, value }) => ({ label, value }))
  const receipt = signedReceipt(signer, site.id, { form, lines })
  const path = href(answerPage) ?? href(page.id) ?? page.path
  return { kind: 'done', location: `${path}?recu=${receipt}` }
}

import { polishedPage } from '#base/core/page/polished-page.ts'
import { isUnansweredCommit } from '#base/platform/db/storage-fault.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { FORM_TOKEN, FORM_TRAP } from '#base/core/form-controls.ts'
import type { FormError } from '#base/core/form.ts'
import type { FirmPerson } from '#base/core/person.ts'
import { addresseeField } from '../rules/common-fields.ts'
import type { LeadForm } from '../rules/lead.ts'
import { fileWords } from '#framework/forms/file-messages.ts'
import { answerLines } from '../rules/answers.ts'
import { isFormOn, siteForm } from '../rules/lead-forms.ts'
import { readToken, type TokenState } from '#framework/forms/form-token.ts'
import { formWords } from '#framework/forms/form-messages.ts'
import type { Sending } from './new-lead.ts'
import { readAnswers } from './read-answers.ts'
import { signedReceipt } from '#framework/forms/receipt.ts'
import { BadOptions } from '#framework/widget-kit/define-options.ts'
import type {
  FileAdmission,
  FormAnswer,
  FormHandler,
  FormPost,
} from '#framework/forms/form-handler.ts'
import { formMarks } from '#framework/forms/form-marks.ts'
import { readFiles, type ReadFiles } from './lead-form-files.ts'
import { MOMENTS, slotHours } from '../rules/slot-hours.ts'
import { type LeadOutcome, type LeadTaking, takeLead } from './take-lead.ts'
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

/** Forms of the widget `lead-form`. */
export const leadFormHandler = (read: ReadLeadForm): FormHandler<LeadTaking> => ({
  async take(post, deps) {
    const about = formOf(post, read)
    if (about === null) return { kind: 'none' }
    const answer = await answered(about, post, deps)
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
  deps: LeadTaking,
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

const tokenOf = (form: LeadForm, { site, posted, now }: FormPost, deps: LeadTaking): TokenState =>
  readToken(deps.signer, posted.values[FORM_TOKEN]?.[0] ?? '', { siteId: site.id, form, now })

/**
 * Takes a lead: everything wrong with it is told at once; what is right is stored before anything
 * else happens, and its mails with it.
 */
async function answered(
  about: LeadFormOptions,
  post: FormPost,
  deps: LeadTaking,
): Promise<FormAnswer> {
  const { site, page, culture, posted, now } = post
  const { form } = about
  const words = formWords(culture)
  const again = againOf(post)
  const definition = siteForm(form, site, { guide: about.guide })
  const addressee = await addresseeOf(post)
  const values = {
    ...posted.values,
    ...writtenByPage(about, post),
    [addresseeField.name]: addressee === null ? [] : [addressee.name],
  }
  const isThere = (values['mode'] ?? ['sur_place']).includes('sur_place')
  const office = isThere ? values['bureau']?.[0] : undefined
  const { answers, errors } = await readAnswers(definition, values, {
    culture,
    today: dayInParis(now),
    isClosed: (day) =>
      MOMENTS.every((moment) => slotHours(site.offices, { day, moment, office }) === null),
    isOpenAt: (day, moment) => slotHours(site.offices, { day, moment, office }) !== null,
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
      addressee: addressee?.email ?? '',
      now,
    }
    const refused = refusalOf(await takeLead(sending, files, post, deps), files, post)
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

/** Why a request was not taken, as its form comes back; `null` when it was. */
function refusalOf(taken: LeadOutcome, files: ReadFiles, post: FormPost): FormAnswer | null {
  const { culture } = post
  const words = formWords(culture)
  const { phonetotext } = post.site.constants
  const again = againOf(post)
  switch (taken.outcome) {
    case 'taken':
      return null
    case 'used':
      return again(409, words.used)
    case 'too-many': {
      const { wait } = taken
      return { ...again(429, words.tooMany(wait, phonetotext)), retryAfter: wait }
    }
    case 'no-room-for-files': {
      const message = fileWords(culture).crowded
      const errors = files.taken.map(({ field }) => ({ field, message }))
      return again(422, '', errors)
    }
    case 'full':
      return { ...again(503, words.full(phonetotext)), retryAfter: HOUR }
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
  const named = subject || polishedPage(page).name
  if (form === 'guide') return { guide: [guide] }
  if (form === 'candidature') return { poste: [named] }
  return form === 'simulation' ? { simulateur: [named] } : {}
}

/** Whoever of the team the page wrote the name of, as long as they are in it. */
async function addresseeOf({ posted, team }: FormPost): Promise<FirmPerson | null> {
  const [name = ''] = posted.values[addresseeField.name] ?? []
  return name === '' ? null : ((await team()).find((one) => one.name === name) ?? null)
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
  { signer }: LeadTaking,
  { definition, answers }: Sending,
): FormAnswer {
  const lines = answerLines(definition, answers, culture)
    .filter(({ field }) => TOLD.has(field.kind))
    .map(({ label, value }) => ({ label, value }))
  const receipt = signedReceipt(signer, site.id, { form, lines })
  const path = href(answerPage) ?? href(page.id) ?? page.path
  return { kind: 'done', location: `${path}?recu=${receipt}` }
}

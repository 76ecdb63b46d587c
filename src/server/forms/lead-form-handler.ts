import { dayInParis } from '#domain/calendar-day.ts'
import { FORM_TOKEN, FORM_TRAP } from '#domain/form-controls.ts'
import type { FormDefinition, FormError } from '#domain/form.ts'
import type { LeadFile, LeadForm, NewLead } from '#domain/lead.ts'
import { answerLines } from '#domain/lead-forms/answers.ts'
import { isFormOn, siteForm } from '#domain/lead-forms/lead-forms.ts'
import { harmlessName, type PostedFile, refusalOf } from '#leads/check-file.ts'
import { fileWords } from '#domain/lead-forms/file-words.ts'
import { readToken } from '#leads/form-token.ts'
import { formWords } from '#leads/form-words.ts'
import { networkOf } from '#leads/network.ts'
import { newLead, type Sending } from '#leads/new-lead.ts'
import { isAsked, readAnswers } from '#leads/read-answers.ts'
import { signedReceipt } from '#leads/receipt.ts'
import { leadMails } from '#mail/lead-mails.ts'
import { BadOptions } from '#widgets/define-options.ts'
import { options } from '#widgets/lead-form/options.ts'
import { shownValues } from './read-post.ts'
import type { FormAnswer, FormDeps, FormHandler, FormPost } from './form-handler.ts'

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

/** Forms of the widget `lead-form`. */
export const leadFormHandler: FormHandler = async (post, deps) => {
  const read = optionsOf(post)
  return read === null ? { kind: 'none' } : takeLead(read, post, deps)
}

function optionsOf({ widget }: FormPost): LeadFormOptions | null {
  try {
    const { form, answer_page, guide, subject } = options.read(widget.options, widget.version)
    return { form, answerPage: answer_page, guide, subject }
  } catch (cause) {
    if (cause instanceof BadOptions) return null
    throw cause
  }
}

/**
 * Takes a lead: everything wrong with it is told at once; what is right is stored before anything
 * else happens, and its mails with it.
 */
async function takeLead(
  about: LeadFormOptions,
  post: FormPost,
  deps: FormDeps,
): Promise<FormAnswer> {
  const { site, page, culture, posted, now } = post
  const { form } = about
  if (!isFormOn(form, site.settings) || (form === 'guide' && about.guide === '')) {
    return { kind: 'none' }
  }
  const words = formWords(culture)
  const again = againOf(post)
  const definition = siteForm(form, site, { guide: about.guide })
  const values = { ...posted.values, ...writtenByPage(about, post) }
  const { answers, errors } = await readAnswers(definition, values, {
    culture,
    today: dayInParis(now),
  })
  const files = await readFiles(definition, post)
  const faults = [...errors, ...files.errors]
  const token = readToken(deps.signer, posted.values[FORM_TOKEN]?.[0] ?? '', {
    siteId: site.id,
    form,
    now,
  })
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
    now,
  }
  const confirmed = () => done(about, post, deps, sending)
  try {
    const known = await deps.store.leads.known(site.id, newLead(sending, files.described))
    if (known?.outcome === 'same') return confirmed()
    if (known?.outcome === 'other') return again(409, words.used)
    const mark = deps.signer.mark('address', `${site.id} ${networkOf(post.address)}`)
    const wait = await deps.formLimits.count(`${site.id} ${form}`, mark)
    if (wait !== null) {
      return { ...again(429, words.tooMany(Math.ceil(wait / 60))), retryAfter: wait }
    }
    const { outcome } = await stored(sending, files, post, deps)
    if (outcome === 'other') return again(409, words.used)
  } catch (cause) {
    post.warn('Une demande n’a pas pu être enregistrée.', cause)
    // The answer to a write may be lost after the write: sent again, it must not be another lead.
    const refused = again(503, words.notStored(site.constants.phonetotext))
    const kept = posted.values[FORM_TOKEN]?.[0] ?? ''
    return { ...refused, retryAfter: RETRY_AFTER, sent: { ...refused.sent, token: kept } }
  }
  deps.mailed()
  return confirmed()
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

interface ReadFiles {
  files: PostedFile[]
  /** As a lead says them, before they have a name on disk. */
  described: LeadFile[]
  errors: FormError[]
}

/** The files that the form asks for; others were never asked for and are left where they are. */
async function readFiles(
  { steps }: FormDefinition,
  { posted, culture }: FormPost,
): Promise<ReadFiles> {
  const words = fileWords(culture)
  const read: ReadFiles = { files: [], described: [], errors: [] }
  for (const field of steps.flatMap(({ fields }) => fields)) {
    if (field.kind !== 'file' || !isAsked(field, posted.values)) continue
    const [file, ...more] = posted.files.filter(({ field: name }) => name === field.name)
    if (file === undefined) continue
    const refusal = more.length > 0 ? words.several : await refusalOf(file, words)
    if (refusal !== null) {
      read.errors.push({ field: field.name, message: refusal })
      continue
    }
    read.files.push(file)
    read.described.push({
      stored: '',
      name: harmlessName(file.name),
      type: 'application/pdf',
      size: file.bytes.length,
    })
  }
  return read
}

/** Files first, on the disk itself; then the lead and its mails, or the files go again. */
async function stored(
  sending: Sending,
  { files, described }: ReadFiles,
  { site, origin }: FormPost,
  deps: FormDeps,
) {
  const names: string[] = []
  let isKept = false
  try {
    for (const { bytes } of files) names.push(await deps.leadFolder.save(bytes))
    const lead: NewLead = newLead(
      sending,
      described.map((file, place) => ({ ...file, stored: names[place] ?? '' })),
    )
    const received = await deps.store.leads.receive(site.id, lead, (written) =>
      leadMails(written, site, origin),
    )
    isKept = received.outcome === 'stored'
    return received
  } finally {
    if (!isKept) await deps.leadFolder.remove(names)
  }
}

/** Seconds after which a database that was away may be back. */
const RETRY_AFTER = 10

/** What the visitor chose among, read back on the answer page: no name, address or message. */
const TOLD: ReadonlySet<string> = new Set(['slot', 'select', 'radio', 'date'])

function done(
  { form, answerPage }: LeadFormOptions,
  { site, page, culture, href }: FormPost,
  { signer }: FormDeps,
  { definition, answers }: Sending,
): FormAnswer {
  const lines = answerLines(definition, answers, culture)
    .filter(({ field }) => TOLD.has(field.kind))
    .map(({ label, value }) => ({ label, value }))
  const receipt = signedReceipt(signer, site.id, { form, lines })
  const path = href(answerPage) ?? href(page.id) ?? page.path
  return { kind: 'done', location: `${path}?recu=${receipt}` }
}

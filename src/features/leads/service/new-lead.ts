import { createHash } from 'node:crypto'
import type { FormDefinition } from '#base/core/form.ts'
import { CROWDED, type LeadFile, type LeadForm, type NewLead } from '../rules/lead.ts'
import { consentText, processingOf } from '../rules/processing.ts'
import type { Answers } from '../rules/answers.ts'
import { monthsLater } from '#base/kit/time/months-later.ts'
import type { Site } from '#base/core/site.ts'
import { cultureOf, type Language } from '#base/kit/language.ts'
import { QUARANTINE, spamOf } from '#framework/forms/spam.ts'

/** What a lead is made of, beside its answers. */
export interface Sending {
  form: LeadForm
  definition: FormDefinition
  answers: Answers
  site: Site
  lang: Language
  pagePath: string
  nonce: string
  /** What stood in the field that is out of sight. */
  trap: readonly string[]
  /** Milliseconds between the drawing of the form and its sending. */
  age: number
  /** More come than the firm reads: it waits for a person to look at it. */
  isCrowded: boolean
  /** Mail address of whoever of the team it is meant for; empty for nobody. */
  addressee: string
  now: Date
}

/** A lead as it is written down; the files are named once they lie on the disk. */
export function newLead(sending: Sending, files: readonly LeadFile[] = []): NewLead {
  const { form, answers, site, lang, now } = sending
  const text = consentText(form, site, cultureOf(lang))
  const { purpose, months } = processingOf(form)
  const received = now.toISOString()
  const name = single(answers['nom'])
  const email = single(answers['email'])
  const spam = spamOf({
    trap: sending.trap,
    age: sending.age,
    name,
    email,
    texts: freeTexts(sending),
  })
  return {
    form,
    nonce: sending.nonce,
    status: sending.isCrowded || spam.score >= QUARANTINE ? 'quarantine' : 'new',
    lang,
    page_path: sending.pagePath,
    name,
    email,
    phone: single(answers['telephone']),
    fields: answers,
    consent: { version: versionOf(text), text },
    purpose: purpose['fr-FR'],
    received_at: received,
    expires_at: monthsLater(received, months),
    spam: sending.isCrowded ? { ...spam, reasons: [CROWDED, ...spam.reasons] } : spam,
    files,
  }
}

const single = (answer: Answers[string] | undefined): string =>
  typeof answer === 'string' ? answer : ''

/** The version of a consent text: the beginning of its hash. */
const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What the visitor wrote beside the name, not what the page wrote or offered. */
function freeTexts({ definition, answers }: Sending): string[] {
  return definition.steps.flatMap(({ fields }) =>
    fields.flatMap(({ kind, name }) =>
      (kind === 'text' || kind === 'textarea') && name !== 'nom' ? [single(answers[name])] : [],
    ),
  )
}

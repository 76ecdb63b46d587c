import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { wordedDate } from '#base/kit/time/worded-date.ts'
import type { DescribedJob } from '#framework/widget-kit/described.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { beginOfDay } from '#base/kit/time/expiry.ts'
import type { Office } from '#base/core/site.ts'
import type { Culture } from '#base/kit/language.ts'
import { daysLater, parseIsoDay } from '#base/kit/time/working-days.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { parseSalary } from '../../rules/salary.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { type JobOfferModel, JobOfferView } from './view.tsx'

type Values = typeof options.defaults

const WORDS = {
  'fr-FR': { contract: 'Contrat', place: 'Lieu', start: 'Prise de poste', pay: 'Rémunération' },
  'en-GB': { contract: 'Contract', place: 'Place', start: 'Start', pay: 'Pay' },
}

const DATES = {
  'fr-FR': { posted: 'Publiée le', until: 'Candidatures jusqu’au' },
  'en-GB': { posted: 'Posted', until: 'Apply until' },
}

/**
 * An offer of the firm as visitors read it, and as machines do when it is complete (requirements P4). One
 * that has ended is not shown: the page about the trade stays.
 */
export const widget = defineWidget({
  type: 'job-offer',
  title: 'Offre d’emploi',
  sentence: 'Une offre d’emploi que les moteurs de recherche reconnaissent.',
  keywords: 'recrutement poste',
  options,
  root: 'section',
  async load(values, { clean, culture, href, now, site, widgetId }) {
    const office = site.offices.find(({ key }) => !values.office || key === values.office)
    if (!values.title || !values.description || isOver(values, now)) return { state: 'empty' }
    const type = typography(culture)
    const html = await clean(values.description)
    const model: JobOfferModel = {
      title: type.text(values.title),
      facts: factsOf(values, office, culture),
      html: type.html(html),
      apply: values.apply.startsWith('#') ? values.apply : href(values.apply),
    }
    const describes = describedJob(values, { html, office, identifier: String(widgetId) })
    const last = parseIsoDay(values.valid_through)
    const until = last && beginOfDay(daysLater(last, 1))
    return { state: 'ready', until, model, head: describes ? { describes } : {} }
  },
  View: JobOfferView,
  examples,
})

function isOver({ valid_through }: Values, now: Date): boolean {
  const { year, month, day } = dayInParis(now)
  const pad = (part: number) => String(part).padStart(2, '0')
  return valid_through !== '' && valid_through < `${year}-${pad(month)}-${pad(day)}`
}

function factsOf(
  values: Values,
  office: Office | undefined,
  culture: Culture,
): JobOfferModel['facts'] {
  const words = { ...WORDS[culture], ...DATES[culture] }
  const type = typography(culture)
  return [
    { name: words.contract, value: CONTRACT_NAMES[culture][values.contract] },
    { name: words.place, value: office ? `${office.name}, ${office.town}` : '' },
    { name: words.start, value: type.text(values.start), path: 'start' },
    { name: words.pay, value: type.text(values.pay), path: 'pay' },
    { name: words.posted, value: wordedDate(values.posted, culture) },
    { name: words.until, value: wordedDate(values.valid_through, culture) },
  ].filter(({ value }) => value !== '')
}

const CONTRACT_NAMES = {
  'fr-FR': {
    cdi: 'CDI, temps plein',
    cdi_partiel: 'CDI, temps partiel',
    cdd: 'CDD',
    interim: 'Intérim',
    alternance: 'Alternance',
    stage: 'Stage',
  },
  'en-GB': {
    cdi: 'Permanent, full time',
    cdi_partiel: 'Permanent, part time',
    cdd: 'Fixed term',
    interim: 'Temporary',
    alternance: 'Apprenticeship',
    stage: 'Internship',
  },
}

/** An offer that says too little for a search engine is for readers alone. */
function describedJob(
  { title, contract, posted, valid_through, pay }: Values,
  { html, office, identifier }: { html: string; office: Office | undefined; identifier: string },
): DescribedJob | null {
  const isComplete = office && posted && valid_through && posted <= valid_through
  if (!isComplete || htmlToText(html) === '') return null
  return {
    kind: 'job',
    title,
    description: html,
    contract,
    office: office.key,
    posted,
    validThrough: valid_through,
    salary: parseSalary(pay),
    identifier,
  }
}

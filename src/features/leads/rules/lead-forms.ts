import type { SiteSettings } from '#base/core/settings/settings.ts'
import type { FormDefinition, FormField } from '#base/core/form.ts'
import type { LeadForm } from './lead.ts'
import type { Site } from '#base/core/site.ts'
import { isPageSwitch } from '#base/core/page/feature-pages.ts'
import { guide, PAPER_FIELD } from './guide.ts'
import { leadProjet } from './lead-projet.ts'
import { leadRappel } from './lead-rappel.ts'
import { leadRdv } from './lead-rdv.ts'
import { simulation } from './simulation.ts'
import { addresseeField, emailField, messageField, nameField } from './common-fields.ts'
import { momentChoices } from './slot-hours.ts'
import { words } from './messages.ts'

/** A message to the firm. */
const contact: FormDefinition = {
  steps: [
    {
      title: words('Nous écrire', 'Write to us'),
      fields: [addresseeField, nameField, emailField, { ...messageField, required: true }],
    },
  ],
  submit: words('Envoyer mon message', 'Send my message'),
}

/** An application; `poste` names the job offer it answers, when the page shows one. */
const candidature: FormDefinition = {
  steps: [
    {
      title: words('Votre candidature', 'Your application'),
      fields: [
        { kind: 'hidden', name: 'poste', label: words('Poste', 'Job'), max: 150 },
        nameField,
        emailField,
        { ...messageField, required: true },
        {
          kind: 'file',
          name: 'cv',
          label: words('Votre CV', 'Your CV'),
          help: words('Un fichier PDF de 5 Mo au plus', 'One PDF file, 5 MB at most'),
        },
      ],
    },
  ],
  submit: words('Envoyer ma candidature', 'Send my application'),
}

const FORMS: Readonly<Record<LeadForm, FormDefinition>> = {
  lead_projet: leadProjet,
  lead_rappel: leadRappel,
  lead_rdv: leadRdv,
  contact,
  guide,
  candidature,
  simulation,
}

/** A form as it is defined for every site. */
export const leadForm = (name: LeadForm): FormDefinition => FORMS[name]

/** Whether a site takes this form: three of them are switched by the setting of their name. */
export const isFormOn = (name: LeadForm, settings: SiteSettings): boolean =>
  !isPageSwitch(name) || settings[name] === '1'

/** What the page says with a form: which guide it is about. */
export interface FormSubject {
  guide?: string
}

/**
 * A form as one site shows it: its offices as choices, the parts of a day by their hours, the printed guide only where the firm sends
 * it (`guide_…_send_paper`), no field that nothing could answer.
 */
export function siteForm(
  name: LeadForm,
  { settings, offices }: Pick<Site, 'settings' | 'offices'>,
  subject: FormSubject = {},
): FormDefinition {
  const form = leadForm(name)
  const sendsPaper =
    new Map<string, unknown>(Object.entries(settings)).get(
      `guide_${subject.guide ?? ''}_send_paper`,
    ) === '1'
  const named = offices.map(({ key, name: label }) => ({
    value: key,
    label: { 'fr-FR': label, 'en-GB': label },
  }))
  const shown = (field: FormField): FormField[] => {
    if (name === 'guide' && !sendsPaper && isForPaper(field)) return []
    if (field.kind === 'slot') return [{ ...field, moments: momentChoices(offices) }]
    if (!('choices' in field) || field.choices !== 'offices') return [field]
    return named.length > 0 ? [{ ...field, choices: named }] : []
  }
  return {
    ...form,
    steps: form.steps.map((step) => ({ ...step, fields: step.fields.flatMap(shown) })),
  }
}

const isForPaper = (field: FormField): boolean =>
  field.name === PAPER_FIELD || field.when?.field === PAPER_FIELD

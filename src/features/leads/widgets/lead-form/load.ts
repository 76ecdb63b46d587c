import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { endOfDay } from '#base/kit/time/expiry.ts'
import type { FormDefinition } from '#base/core/form.ts'
import { ADDRESSEE } from '#base/core/person.ts'
import { addresseeField } from '../../rules/common-fields.ts'
import { isFormOn, siteForm } from '../../rules/lead-forms.ts'
import { consentText, PRIVACY_PAGE } from '../../rules/processing.ts'
import { withScriptName } from '#base/core/address/link.ts'
import { isoDay, slotDays } from '#base/kit/time/working-days.ts'
import type { LoadResult, WidgetContext } from '#framework/widget-kit/define-widget.ts'
import type { ValuesOf } from '#base/core/field/fields.ts'
import type { FormState } from './form-state.ts'
import type { options } from './options.ts'
import type { LeadFormModel } from './model.ts'

/**
 * A form of the site, empty when a setting switches it off (requirements L1) or when it would ask
 * for no guide in particular.
 */
export async function loadForm(
  values: ValuesOf<typeof options.fields>,
  context: WidgetContext,
): Promise<LoadResult<LeadFormModel>> {
  const { site, culture, request, now, page, form: forms } = context
  const name = values.form
  if (!isFormOn(name, site.settings) || (name === 'guide' && !values.guide)) {
    return { state: 'empty' }
  }
  const addressee = await addresseeOf(context)
  const definition = addressedForm(siteForm(name, site, { guide: values.guide }), addressee)
  const fields = definition.steps.flatMap((step) => step.fields)
  const subject = values.subject || page.name
  const today = dayInParis(now)
  const { first, last } = slotDays(today)
  const form: FormState = {
    widgetId: context.widgetId,
    culture,
    sent: forms.sent,
    given: {
      guide: values.guide,
      poste: subject,
      simulateur: subject,
      chiffres: values.figures,
      [addresseeField.name]: addressee,
    },
    today: isoDay(today),
    slots: { first: isoDay(first), last: isoDay(last) },
    fields,
  }
  // A form without a page of its own for the answer comes back to its page.
  const isReceived = forms.sent === null && forms.receipt?.form === name
  const type = typography(culture)
  const model: LeadFormModel = {
    name,
    form,
    definition,
    action: withScriptName(request.path, request.scriptName),
    token: forms.token(name),
    title: type.text(values.title),
    intro: type.text(values.intro),
    subject: name === 'candidature' || name === 'simulation' ? subject : '',
    addressee,
    consent: consentLeft(definition, consentText(name, site, culture), culture),
    privacy: context.pageHref(PRIVACY_PAGE),
    email: site.settings.site_email,
    canFold: values.folded,
    isOpen: forms.sent !== null || isReceived,
    isReceived,
  }
  return { state: 'ready', until: endOfDay(now), model }
}

/** The name of whoever of the team the address, or the form that comes back, is meant for; empty for nobody. */
async function addresseeOf({ form, request, team }: WidgetContext): Promise<string> {
  const posted = form.sent?.values[addresseeField.name]?.[0] ?? ''
  const asked = request.query[ADDRESSEE]
  if (posted === '' && asked === undefined) return ''
  const person = (await team()).find(({ id, name }) => name === posted || String(id) === asked)
  return person?.name ?? ''
}

/** A form that is meant for nobody in particular says nothing of it. */
const addressedForm = (definition: FormDefinition, addressee: string): FormDefinition =>
  addressee === ''
    ? {
        ...definition,
        steps: definition.steps.map((step) => ({
          ...step,
          fields: step.fields.filter(({ name }) => name !== addresseeField.name),
        })),
      }
    : definition

/** What the consent says beyond the box that has to be ticked for it. */
function consentLeft(
  { steps }: FormDefinition,
  consent: string,
  culture: WidgetContext['culture'],
): string {
  const boxes = steps.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      field.kind === 'checkboxes' && field.choices !== 'offices'
        ? field.choices.map(({ label }) => label[culture])
        : [],
    ),
  )
  const said = boxes.find((label) => consent.startsWith(label)) ?? ''
  return consent.slice(said.length).trim()
}

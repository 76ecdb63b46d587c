import type { FormDefinition } from '#base/core/form.ts'
import type { LeadForm } from '../../rules/lead.ts'
import type { FormState } from './form-state.ts'

/** A form as it is drawn. */
export interface LeadFormModel {
  name: LeadForm
  form: FormState
  definition: FormDefinition
  action: string
  token: string
  title: string
  intro: string
  /** The job or the simulator that the form is about; empty when it is about neither. */
  subject: string
  /** Name of whoever of the team it is meant for; empty for nobody. */
  addressee: string
  /** What becomes of the answers, beyond the box that has to be ticked for it. */
  consent: string
  /** Address of the page on data protection; `null` when the site has none. */
  privacy: string | null
  email: string
  /** Under its title until a visitor opens it. */
  canFold: boolean
  isOpen: boolean
  /** The page confirms a request of this form. */
  isReceived: boolean
}

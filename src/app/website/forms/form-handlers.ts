import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import type { FormHandler } from '#framework/forms/form-handler.ts'
import { leadFormHandler } from '#features/leads/service/lead-form-handler.ts'
import { leaveHandler, newsletterHandler } from '#features/newsletter/service/newsletter-handler.ts'
import { signInHandler } from '#features/accounts/service/sign-in-handler.ts'

/** Who takes the forms of a widget, by its type. */
export const FORM_HANDLERS: ReadonlyMap<string, FormHandler> = new Map<string, FormHandler>([
  ['lead-form', leadFormHandler],
  ['newsletter', newsletterHandler],
  ['newsletter-unsubscribe', leaveHandler],
  [SIGN_IN_WIDGET, signInHandler],
])

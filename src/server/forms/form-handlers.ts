import { SIGN_IN_WIDGET } from '#domain/sign-in-form.ts'
import type { FormHandler } from './form-handler.ts'
import { leadFormHandler } from './lead-form-handler.ts'
import { leaveHandler, newsletterHandler } from './newsletter-handler.ts'
import { signInHandler } from './sign-in-handler.ts'

/** Who takes the forms of a widget, by its type. */
export const FORM_HANDLERS: ReadonlyMap<string, FormHandler> = new Map<string, FormHandler>([
  ['lead-form', leadFormHandler],
  ['newsletter', newsletterHandler],
  ['newsletter-unsubscribe', leaveHandler],
  [SIGN_IN_WIDGET, signInHandler],
])

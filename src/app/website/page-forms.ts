import type { FormContext, SentForm } from '#base/core/form.ts'
import { newToken, readToken } from '#framework/forms/form-token.ts'
import { readReceipt } from '#framework/forms/receipt.ts'
import type { Signer } from '#base/platform/security/signed.ts'

/** A form that comes back: the widget it stands in, and what is shown there. */
export interface ReturnedForm {
  widgetId: number
  sent: SentForm
}

/** What the widgets of one page know of forms. */
export interface PageForms {
  formOf(widgetId: number): FormContext
  /** Whether a token was drawn: such a page is one visitor's and is kept by nobody. */
  hasToken(): boolean
}

/** The forms of a page as one request sees them. */
export function pageForms(
  signer: Signer,
  { siteId, now, query, returned, sendsMail }: PageFormsRequest,
): PageForms {
  let drawn = false
  const receipt = readReceipt(signer, siteId, query['recu'])
  return {
    formOf: (widgetId) => ({
      token(form) {
        drawn = true
        const kept = returned?.widgetId === widgetId ? returned.sent.token : undefined
        const isGood =
          kept !== undefined && readToken(signer, kept, { siteId, form, now }).state === 'good'
        return isGood ? kept : newToken(signer, siteId, form, now)
      },
      sent: returned?.widgetId === widgetId ? returned.sent : null,
      receipt,
      sendsMail,
    }),
    hasToken: () => drawn,
  }
}

interface PageFormsRequest {
  siteId: number
  now: Date
  query: Readonly<Record<string, unknown>>
  returned: ReturnedForm | null
  sendsMail: boolean
}

import type { FormDefinition } from '#base/core/form.ts'
import { emailField, messageField, nameField } from './common-fields.ts'
import { words } from './messages.ts'

/** A message to the firm. */
export const contact: FormDefinition = {
  steps: [
    {
      title: words('Nous écrire', 'Write to us'),
      fields: [nameField, emailField, { ...messageField, required: true }],
    },
  ],
  submit: words('Envoyer mon message', 'Send my message'),
}

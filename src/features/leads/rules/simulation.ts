import type { FormDefinition } from '#base/core/form.ts'
import { emailField, messageField, nameField, phoneField } from './common-fields.ts'
import { words } from './messages.ts'

/** The figures of a simulator, sent to one's accountant with a question. */
export const simulation: FormDefinition = {
  steps: [
    {
      title: words('Envoyer à mon expert-comptable', 'Send to my accountant'),
      fields: [
        {
          kind: 'hidden',
          name: 'simulateur',
          label: words('Simulateur', 'Simulator'),
          required: true,
          max: 150,
        },
        {
          kind: 'readonly',
          name: 'chiffres',
          label: words('Vos chiffres', 'Your figures'),
          required: true,
          max: 4000,
        },
        nameField,
        emailField,
        phoneField,
        messageField,
      ],
    },
  ],
  submit: words('Envoyer mes chiffres', 'Send my figures'),
}

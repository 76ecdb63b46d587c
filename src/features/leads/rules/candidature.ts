import type { FormDefinition } from '#base/core/form.ts'
import { emailField, messageField, nameField } from './common-fields.ts'
import { words } from './messages.ts'

/** An application; `poste` names the job offer it answers, when the page shows one. */
export const candidature: FormDefinition = {
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

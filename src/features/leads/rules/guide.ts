import type { FormDefinition, FormField } from '#base/core/form.ts'
import { emailField, nameField } from './common-fields.ts'
import { choice, words } from './messages.ts'

/** The box that asks for the printed guide; the address is asked for with it alone. */
export const PAPER_FIELD = 'papier'

const onPaper = {
  field: PAPER_FIELD,
  is: ['oui'],
  said: words('Pour la version papier.', 'For the printed copy.'),
} as const

/** Asked for only when the firm sends this guide by post. */
const paperFields: readonly FormField[] = [
  {
    kind: 'checkboxes',
    name: PAPER_FIELD,
    label: words('Version papier', 'Printed copy'),
    choices: [choice('oui', 'Recevoir la version papier par la poste', 'Send me a printed copy')],
  },
  {
    kind: 'text',
    name: 'adresse',
    label: words('Numéro et rue', 'Street and number'),
    required: true,
    autocomplete: 'address-line1',
    max: 150,
    when: onPaper,
  },
  {
    kind: 'text',
    name: 'code_postal',
    label: words('Code postal', 'Postcode'),
    required: true,
    autocomplete: 'postal-code',
    max: 12,
    when: onPaper,
  },
  {
    kind: 'text',
    name: 'commune',
    label: words('Commune', 'Town'),
    required: true,
    autocomplete: 'address-level2',
    max: 80,
    when: onPaper,
  },
]

/** A request for one of the firm's guides; `guide` names which: `creation`, `facturation`… */
export const guide: FormDefinition = {
  steps: [
    {
      title: words('Recevoir le guide', 'Get the guide'),
      fields: [
        { kind: 'hidden', name: 'guide', label: words('Guide', 'Guide'), required: true, max: 40 },
        nameField,
        emailField,
        ...paperFields,
      ],
    },
  ],
  submit: words('Recevoir le guide', 'Get the guide'),
}

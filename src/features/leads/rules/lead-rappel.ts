import type { FormDefinition } from '#base/core/form.ts'
import { addresseeField, nameField, phoneField } from './common-fields.ts'
import { choice, words } from './messages.ts'

/** « Être rappelé »: the box that asks for the call is the consent to it. */
export const leadRappel: FormDefinition = {
  steps: [
    {
      title: words('Être rappelé', 'Ask for a call'),
      fields: [
        addresseeField,
        nameField,
        { ...phoneField, required: true },
        {
          kind: 'slot',
          name: 'creneau',
          label: words('Quand pouvons-nous vous appeler ?', 'When may we call you?'),
          help: words(
            'Du lundi au vendredi, sauf les jours fériés',
            'Monday to Friday, except on public holidays',
          ),
          required: true,
          moments: 'hours',
        },
        {
          kind: 'text',
          name: 'sujet',
          label: words('Sujet de l’appel', 'Subject of the call'),
          help: words('En une ligne : « une embauche »', 'In one line: “hiring someone”'),
          max: 200,
        },
        {
          kind: 'checkboxes',
          name: 'accord',
          label: words('Votre accord', 'Your agreement'),
          required: true,
          choices: [
            choice(
              'oui',
              'Je demande que l’on me rappelle au numéro indiqué au sujet de ma demande, sur le ' +
                'créneau choisi. Ce numéro ne servira à aucun autre appel.',
              'I ask to be called back on this number about my request, at the time I chose. ' +
                'This number will not be used for any other call.',
            ),
          ],
        },
      ],
    },
  ],
  submit: words('Demander à être rappelé', 'Ask for a call'),
}

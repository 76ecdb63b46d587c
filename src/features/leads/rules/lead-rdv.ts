import type { FormDefinition, FormField } from '#base/core/form.ts'
import { addresseeField, emailField, nameField, phoneField } from './common-fields.ts'
import { choice, words } from './messages.ts'

const wished = (number: 1 | 2 | 3, french: string, english: string): FormField => ({
  kind: 'slot',
  name: `creneau_${number}`,
  label: words(french, english),
  required: number === 1,
  moments: 'hours',
})

/** « Prendre rendez-vous »: a request, not a booking. */
export const leadRdv: FormDefinition = {
  steps: [
    {
      title: words('Demander un rendez-vous', 'Ask for an appointment'),
      fields: [
        addresseeField,
        nameField,
        emailField,
        phoneField,
        {
          kind: 'radio',
          name: 'mode',
          label: words('Comment nous rencontrer ?', 'How shall we meet?'),
          required: true,
          choices: [
            choice('sur_place', 'Dans un de nos bureaux', 'At one of our offices'),
            choice('telephone', 'Par téléphone', 'By telephone'),
            choice('visio', 'En visioconférence', 'By video call'),
          ],
        },
        {
          kind: 'select',
          name: 'bureau',
          label: words('Bureau', 'Office'),
          choices: 'offices',
          when: {
            field: 'mode',
            is: ['sur_place'],
            said: words('Si vous venez dans un bureau.', 'If you come to an office.'),
          },
        },
        {
          kind: 'select',
          name: 'motif',
          label: words('Motif du rendez-vous', 'Reason for the appointment'),
          choices: [
            choice('creation', 'Créer une activité', 'Starting a business'),
            choice('reprise', 'Reprendre une affaire', 'Taking over a business'),
            choice('changement', 'Changer de cabinet', 'Changing accountants'),
            choice('embauche', 'Embaucher', 'Hiring'),
            choice('patrimoine', 'Parler patrimoine', 'Personal wealth'),
            choice('autre', 'Autre motif', 'Another reason'),
          ],
        },
        wished(1, 'Premier créneau souhaité', 'First choice of time'),
        wished(2, 'Deuxième créneau souhaité', 'Second choice of time'),
        wished(3, 'Troisième créneau souhaité', 'Third choice of time'),
      ],
    },
  ],
  submit: words('Demander un rendez-vous', 'Ask for an appointment'),
}

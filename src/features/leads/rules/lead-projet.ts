import type { FormDefinition } from '#base/core/form.ts'
import { emailField, messageField, nameField } from './common-fields.ts'
import { choice, words } from './messages.ts'

/** « Parlons de votre projet »: three steps. */
export const leadProjet: FormDefinition = {
  steps: [
    {
      title: words('Votre situation', 'Your situation'),
      fields: [
        {
          kind: 'radio',
          name: 'situation',
          label: words('Où en êtes-vous ?', 'Where do you stand?'),
          required: true,
          choices: [
            choice('creation', 'Je crée une entreprise', 'I am starting a business'),
            choice('reprise', 'Je reprends une entreprise', 'I am taking over a business'),
            choice(
              'changement',
              'Mon entreprise change de cabinet',
              'My business is changing accountants',
            ),
            choice(
              'question',
              'Mon entreprise a un besoin précis',
              'My business has a particular need',
            ),
            choice('association', 'Je représente une association', 'I represent an association'),
          ],
        },
        {
          kind: 'text',
          name: 'activite',
          label: words('Votre activité', 'Your line of business'),
          help: words('Par exemple : menuiserie, restaurant', 'For example: joinery, restaurant'),
          max: 150,
        },
        {
          kind: 'siren',
          name: 'siren',
          label: words('Numéro SIREN', 'SIREN number'),
          help: words('Neuf chiffres', 'Nine digits'),
          when: {
            field: 'situation',
            is: ['changement', 'question', 'association'],
            said: words('Si l’entreprise existe déjà.', 'If the business already exists.'),
          },
        },
        {
          kind: 'date',
          name: 'date_projet',
          label: words('Date espérée du projet', 'Date you hope to start'),
          help: words('Une date approximative suffit', 'A rough date is enough'),
          when: {
            field: 'situation',
            is: ['creation', 'reprise'],
            said: words(
              'Si vous créez ou reprenez une entreprise.',
              'If you start or take over a business.',
            ),
          },
          from: 0,
          to: 1095,
        },
        {
          kind: 'select',
          name: 'effectif',
          label: words('Effectif', 'Number of people'),
          choices: [
            choice('0', 'Personne d’autre que moi', 'Nobody but me'),
            choice('1-5', 'De 1 à 5 salariés', '1 to 5 employees'),
            choice('6-19', 'De 6 à 19 salariés', '6 to 19 employees'),
            choice('20-49', 'De 20 à 49 salariés', '20 to 49 employees'),
            choice('50', '50 salariés et plus', '50 employees or more'),
          ],
        },
      ],
    },
    {
      title: words('Vos besoins', 'Your needs'),
      fields: [
        {
          kind: 'checkboxes',
          name: 'besoins',
          label: words('De quoi avez-vous besoin ?', 'What do you need?'),
          choices: [
            choice('comptabilite', 'Comptabilité et comptes annuels', 'Bookkeeping and accounts'),
            choice('fiscalite', 'Déclarations fiscales', 'Tax returns'),
            choice('paie', 'Paie et ressources humaines', 'Payroll and human resources'),
            choice('juridique', 'Secrétariat juridique', 'Company secretarial work'),
            choice('previsionnel', 'Prévisionnel et financement', 'Forecast and financing'),
            choice('conseil', 'Conseil et tableaux de bord', 'Advice and management reports'),
            choice('patrimoine', 'Patrimoine du dirigeant', 'Owner’s personal wealth'),
          ],
        },
        {
          ...messageField,
          label: words('Votre projet en quelques lignes', 'Your project in a few lines'),
        },
      ],
    },
    {
      title: words('Vos coordonnées', 'How to reach you'),
      fields: [nameField, emailField],
    },
  ],
  submit: words('Envoyer ma demande', 'Send my request'),
}

import { lineField, type SettingField } from './described-setting.ts'

const dayField = (name: string, label: string, help: string): SettingField => ({
  ...lineField(name, label, help),
  format: 'day',
})

const contact = (name: string, label: string, help: string): SettingField => ({
  name,
  kind: 'group',
  label,
  help,
  default: {},
  members: [
    lineField('name', 'Nom'),
    lineField('address', 'Adresse'),
    lineField('phone', 'Téléphone'),
  ],
})

/** Members of setting `legal`, in the order in which the legal pages say them. */
export const LEGAL_FIELDS: readonly SettingField[] = [
  lineField(
    'legal_form',
    'Forme juridique',
    'Par exemple « Société par actions simplifiée (SAS) ».',
  ),
  lineField(
    'capital',
    'Capital social',
    'Par exemple « 90 000 € » ; vide pour une forme sans capital.',
  ),
  lineField('seat', 'Siège social', 'Rue, code postal et ville.'),
  lineField('siren', 'Numéro SIREN', 'Neuf chiffres.'),
  lineField('rcs', 'Registre du commerce', 'La ville du registre.'),
  lineField('vat', 'TVA intracommunautaire', 'Par exemple « FR 12 345678901 ».'),
  lineField('director', 'Directeur de la publication', 'Prénom et nom.'),
  lineField('director_role', 'Sa fonction dans le cabinet', 'Par exemple « associée ».'),
  contact('host', 'Hébergeur du site', 'La société chez qui le site est installé.'),
  contact('storage', 'Stockage des données', 'À remplir seulement si ce n’est pas l’hébergeur.'),
  lineField('order_region', 'Région de l’Ordre', 'Celle du tableau auquel le cabinet est inscrit.'),
  lineField(
    'auditor',
    'Commissariat aux comptes',
    'Une phrase ; vide si le cabinet n’en fait pas.',
  ),
  lineField('insurer', 'Assureur de responsabilité civile'),
  lineField('insurance_territory', 'Territoire de l’assurance', 'Là où la garantie joue.'),
  lineField('mediator', 'Médiateur de la consommation'),
  lineField('mediator_address', 'Adresse ou site du médiateur'),
  dayField('updated_on', 'Vérifié le', 'Jour de la dernière relecture complète.'),
  {
    name: 'accessibility',
    kind: 'group',
    label: 'Accessibilité',
    help: 'Ce que dit la déclaration d’accessibilité.',
    default: {},
    members: [
      {
        name: 'state',
        kind: 'choice',
        label: 'Conformité au RGAA',
        default: 'non',
        choices: {
          non: 'Non conforme',
          partiellement: 'Partiellement conforme',
          totalement: 'Totalement conforme',
        },
      },
      dayField('checked_on', 'Évaluée le', 'Jour de la dernière évaluation.'),
      lineField('method', 'Méthode', 'Ce qui a été regardé, et comment.'),
      {
        ...lineField('faults', 'Obstacles connus', 'Un par ligne.'),
        kind: 'long-text',
        format: 'lines',
        default: [],
      },
    ],
  },
]

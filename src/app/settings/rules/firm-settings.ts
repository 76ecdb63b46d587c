import { type DescribedSetting, lineField } from './described-setting.ts'
import { LEGAL_FIELDS } from './legal-fields.ts'

/** Who the firm is. */
export const FIRM_CONSTANTS = {
  nomcabinet: {
    group: 'identity',
    kind: 'text',
    label: 'Nom du cabinet',
    help: 'Dans l’en-tête, le pied de page, les titres et les mentions légales.',
    demo: 'Cabinet Lhermine-Dauval',
  },
  phonetotext: {
    group: 'identity',
    kind: 'text',
    label: 'Téléphone affiché',
    help: 'Tel que les visiteurs le lisent : « 01 99 00 12 34 ».',
    demo: '01 99 00 12 34',
  },
  phonetolink: {
    group: 'identity',
    kind: 'text',
    label: 'Téléphone composé',
    help: 'Le même en forme internationale, sans espaces : « +33199001234 ».',
    demo: '+33199001234',
  },
  localite: {
    group: 'identity',
    kind: 'text',
    label: 'Ville',
    help: 'La ville pour laquelle on cherche le cabinet ; elle entre dans les titres.',
    demo: 'Villebourg-sur-Aure',
  },
} as const satisfies Record<string, DescribedSetting>

/** What the firm says of itself, and how. */
export const FIRM_SETTINGS = {
  site_name: {
    group: 'identity',
    kind: 'text',
    label: 'Nom du site',
    help: 'Donné aux moteurs de recherche et aux réseaux sociaux ; d’ordinaire le nom du cabinet.',
    demo: 'Cabinet Lhermine-Dauval',
  },
  site_email: {
    group: 'identity',
    kind: 'text',
    label: 'Adresse électronique du cabinet',
    help: 'Là où arrivent les demandes des visiteurs ; aussi dans les mentions légales.',
    demo: 'contact@lhermine-dauval.example',
  },
  legal: {
    group: 'legal',
    kind: 'group',
    label: 'Identité légale',
    help: 'De quoi sont faites les mentions légales et les pages de confidentialité.',
    demo: null,
    members: LEGAL_FIELDS,
  },
  share: {
    group: 'share',
    kind: 'group',
    label: 'Boutons de partage',
    help: 'Ce que disent les boutons sous un article.',
    demo: null,
    members: [
      lineField('title', 'Titre au-dessus des boutons'),
      lineField('facebook', 'Facebook'),
      lineField('twitter', 'X (Twitter)'),
      lineField('linkedin', 'LinkedIn'),
      lineField('copy', 'Copier le lien'),
      lineField('email', 'Courriel'),
    ],
  },
  title_patterns: {
    group: 'titles',
    kind: 'group',
    label: 'Titres des pages',
    help: 'Faits de {title}, {nomcabinet}, {localite}, {town} (ville du bureau) et {trade} (métier).',
    demo: null,
    members: [
      lineField('home', 'Page d’accueil', 'Tant que personne ne lui a écrit de titre.'),
      lineField('office', 'Page d’un bureau', 'Tant que personne ne lui a écrit de titre.'),
      lineField('page', 'Toute autre page'),
    ],
  },
  useful_figures: {
    group: 'figures',
    kind: 'own-screen',
    label: 'Chiffres utiles',
    help: 'Taux, barèmes et plafonds, par période, avec leur source.',
    demo: null,
  },
} as const satisfies Record<string, DescribedSetting>

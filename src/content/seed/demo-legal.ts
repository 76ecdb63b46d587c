import type { LegalSetting } from '#domain/legal-setting.ts'

/** The demo firm's legal facts: complete, and every name and number fictional. */
export const demoLegal: LegalSetting = {
  updated_on: '2026-11-02',
  legal_form: 'Société par actions simplifiée (SAS)',
  capital: '90 000 €',
  seat: '14 rue des Tisserands, 99120 Villebourg-sur-Aure',
  siren: '000 000 000 (numéro fictif du site de démonstration)',
  rcs: 'Villebourg-sur-Aure (registre fictif)',
  vat: 'FR 00 000 000 000 (numéro fictif du site de démonstration)',
  director: 'Claire Dauval',
  director_role: 'associée',
  host: {
    name: 'Hébergeur de démonstration (nom fictif)',
    address: '1 rue de l’Exemple, 99120 Villebourg-sur-Aure',
    phone: '01 99 00 56 78',
  },
  storage: { name: '', address: '', phone: '' },
  order_region: 'démonstration (région fictive)',
  auditor:
    'Claire Dauval est inscrite sur la liste des commissaires aux comptes (inscription fictive).',
  insurer: 'Assureur de démonstration (nom fictif)',
  insurance_territory: 'les missions exercées en France',
  mediator: 'Médiateur de démonstration (nom fictif)',
  mediator_address: '2 rue de l’Exemple, 99120 Villebourg-sur-Aure',
  accessibility: {
    state: 'partiellement',
    checked_on: '2026-11-02',
    method:
      'Évaluation par le cabinet lui-même, au clavier, avec agrandissement du texte, contrôle des contrastes et outil automatique, sur l’accueil, le contact, une liste d’articles, un article, un simulateur, un guide et la présente page.',
    faults: [
      'Quelques tableaux larges demandent un défilement horizontal sur petit écran.',
      'Des articles reçus d’un fournisseur peuvent comporter une image mal décrite.',
    ],
  },
}

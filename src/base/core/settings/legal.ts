import { day, defaultsOf, group, inGroup, lines, text, type ValuesOf } from '../field/fields.ts'

/** Someone who must be named with an address and a telephone. */
const contact = (label: string, help: string) =>
  group({
    label,
    help,
    members: {
      name: text({ label: 'Nom' }),
      address: text({ label: 'Adresse' }),
      phone: text({ label: 'Téléphone' }),
    },
  })

/** How far a site follows the RGAA: it follows from its grid. */
export type AccessibilityState = 'non' | 'partiellement' | 'totalement'

/**
 * What the legal pages are made of (domain research, 4.1, 4.2 and 4.8), in the order in which they say
 * it. An empty line is missing.
 */
export const LEGAL = {
  legal_form: text({
    label: 'Forme juridique',
    example: 'Société par actions simplifiée (SAS)',
  }),
  capital: text({
    label: 'Capital social',
    help: 'Vide pour une forme sans capital.',
    example: '90 000 €',
  }),
  seat: text({
    label: 'Siège social',
    help: 'Rue, code postal et ville ; vide : l’adresse du bureau principal.',
  }),
  ...inGroup('Immatriculation', {
    siren: text({ label: 'Numéro SIREN', help: 'Neuf chiffres.', example: '123 456 789' }),
    rcs: text({ label: 'Registre du commerce', help: 'La ville du registre.' }),
    vat: text({ label: 'TVA intracommunautaire', example: 'FR 12 345678901' }),
  }),
  ...inGroup('Directeur de la publication', {
    director: text({
      label: 'Directeur de la publication',
      help: 'Prénom et nom du représentant légal, que la loi désigne : président ou gérant.',
    }),
    director_role: text({
      label: 'Sa fonction dans le cabinet',
      help: 'Celle qui en fait le représentant légal.',
      example: 'présidente',
    }),
  }),
  ...inGroup('Ordre et commissariat aux comptes', {
    order_region: text({
      label: 'Région de l’Ordre',
      help: 'Celle du tableau auquel le cabinet est inscrit.',
    }),
    order_address: text({
      label: 'Adresse du conseil régional de l’Ordre',
      help: 'Celui qui reçoit une demande de conciliation.',
    }),
    auditor: text({
      label: 'Commissariat aux comptes',
      help: 'Une phrase ; vide si le cabinet n’en fait pas.',
    }),
    auditor_company: text({
      label: 'Compagnie régionale des commissaires aux comptes',
      help: 'Son nom ; vide si le cabinet n’y est pas inscrit.',
    }),
  }),
  ...inGroup('Assurance et médiation', {
    insurer: text({ label: 'Assureur de responsabilité civile' }),
    insurer_address: text({ label: 'Adresse de l’assureur' }),
    insurance_territory: text({
      label: 'Territoire de l’assurance',
      help: 'Là où la garantie joue.',
    }),
    mediator: text({ label: 'Médiateur de la consommation' }),
    mediator_address: text({ label: 'Adresse ou site du médiateur' }),
  }),
  ...inGroup('Données personnelles', {
    data_contact: text({
      label: 'Contact pour la protection des données',
      help: 'Une personne, ou votre délégué s’il y en a un ; vide : le courriel du site seul.',
    }),
    data_transfers: text({
      label: 'Données hors de l’Union européenne',
      help: 'Une phrase : rien n’en sort, ou vers qui et avec quelle garantie. Vide : rien n’en est dit.',
    }),
  }),
  updated_on: day({ label: 'Vérifié le', help: 'Jour de la dernière relecture complète.' }),
  host: contact('Hébergeur du site', 'La société chez qui le site est installé.'),
  storage: contact('Stockage des données', 'À remplir seulement si ce n’est pas l’hébergeur.'),
  accessibility: group({
    label: 'Accessibilité',
    help: 'Ce que dit la déclaration d’accessibilité.',
    members: {
      checked_on: day({ label: 'Évaluée le', help: 'Jour de la dernière évaluation.' }),
      method: text({ label: 'Méthode', help: 'Ce qui a été regardé, et comment.' }),
      grid: lines({
        label: 'Grille du RGAA',
        help:
          'Les 106 critères, un par ligne : « 1.1 C » (conforme), « 1.2 NC » (non conforme), « 1.3 NA » ' +
          '(non applicable). Le taux et l’état de la déclaration en découlent ; tant qu’il manque un ' +
          'critère, elle dit « non conforme ».',
        max: 106,
      }),
      faults: lines({ label: 'Obstacles connus', help: 'Un par ligne.' }),
    },
  }),
}

export interface LegalSetting extends ValuesOf<typeof LEGAL> {}

/** A site of which nobody has filled in the legal setting. */
export const NO_LEGAL: LegalSetting = defaultsOf(LEGAL)

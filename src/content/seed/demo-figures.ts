import type { DatedFigure, FigureSource } from '#domain/dated-figure.ts'

const source = (name: string, url = `https://${name}/`): FigureSource => ({
  name,
  url,
  licence: '',
})

const IMPOTS = source('impots.gouv.fr', 'https://www.impots.gouv.fr/')
const BOFIP = source('bofip.impots.gouv.fr')
const URSSAF = source('urssaf.fr', 'https://www.urssaf.fr/')
const BOSS = source('boss.gouv.fr')
const SERVICE_PUBLIC = source('service-public.gouv.fr', 'https://www.service-public.gouv.fr/')
const ENTREPRENDRE = source('entreprendre.service-public.gouv.fr')
const TRAVAIL = source('code.travail.gouv.fr')
const NOTAIRES = source('notaires.fr', 'https://www.notaires.fr/')
const BANQUE_DE_FRANCE = source('banque-france.fr', 'https://www.banque-france.fr/')
const INSEE = source('insee.fr', 'https://www.insee.fr/')
const CODE_DE_COMMERCE: FigureSource = {
  name: 'Code de commerce, Légifrance',
  url: 'https://www.legifrance.gouv.fr/',
  licence: 'Licence Ouverte 2.0',
}

type Confirming = Pick<DatedFigure, 'key' | 'label' | 'rhythm' | 'source'> &
  Partial<Pick<DatedFigure, 'unit' | 'note'>>

/** A figure of which the firm gives the way to its source, not a value. */
const toConfirm =
  (group: string) =>
  (figure: Confirming): DatedFigure => ({
    unit: '',
    note: '',
    ...figure,
    group,
    value: null,
    values: null,
    from: '',
    to: '',
    checked_on: '',
    to_verify: false,
  })

type Secondary = Pick<DatedFigure, 'key' | 'label' | 'unit' | 'note'> & { value: number }

/** Terms of payment as secondary texts of November 2026 give them: the code itself was not read. */
const ofPayment = (figure: Secondary): DatedFigure => ({
  ...figure,
  group: 'delais-de-paiement',
  values: null,
  from: '',
  to: '',
  source: CODE_DE_COMMERCE,
  checked_on: '2026-11',
  to_verify: true,
  rhythm: '',
})

const pay = [
  {
    key: 'smic',
    label: 'SMIC horaire et mensuel',
    unit: '€',
    rhythm: '1er janvier, parfois en cours d’année',
    source: SERVICE_PUBLIC,
  },
  {
    key: 'plafond_securite_sociale',
    label: 'Plafond de la Sécurité sociale',
    unit: '€',
    rhythm: 'chaque année',
    source: URSSAF,
  },
  {
    key: 'taux_cotisations',
    label: 'Taux de cotisations',
    unit: '%',
    rhythm: 'chaque année',
    source: URSSAF,
  },
  {
    key: 'allegements_cotisations',
    label: 'Allègements de cotisations',
    rhythm: 'loi de financement',
    source: BOSS,
  },
  {
    key: 'repas_petits_deplacements',
    label: 'Repas et petits déplacements',
    unit: '€',
    rhythm: 'chaque année',
    source: URSSAF,
  },
  {
    key: 'gratification_stage',
    label: 'Gratification de stage',
    unit: '€',
    rhythm: 'suit le plafond horaire',
    source: SERVICE_PUBLIC,
  },
  {
    key: 'cadeaux_salaries',
    label: 'Cadeaux et bons d’achat aux salariés',
    unit: '€',
    rhythm: 'chaque année',
    source: URSSAF,
  },
  {
    key: 'minima_conventionnels',
    label: 'Minima conventionnels',
    unit: '€',
    rhythm: 'au gré des accords',
    source: TRAVAIL,
  },
].map(toConfirm('paie-et-cotisations'))

const companies = [
  {
    key: 'taux_is',
    label: 'Taux de l’impôt sur les sociétés',
    unit: '%',
    rhythm: 'loi de finances',
    source: IMPOTS,
  },
  {
    key: 'taux_reduit_is',
    label: 'Condition du taux réduit',
    rhythm: 'loi de finances',
    source: BOFIP,
  },
  {
    key: 'taux_tva',
    label: 'Taux de TVA par produit',
    unit: '%',
    rhythm: 'rare, mais possible',
    source: BOFIP,
  },
  {
    key: 'franchise_tva',
    label: 'Franchise en base de TVA',
    unit: '€',
    rhythm: 'révision périodique',
    source: IMPOTS,
  },
  {
    key: 'plafonds_micro',
    label: 'Plafonds des régimes micro',
    unit: '€',
    rhythm: 'révision périodique',
    source: ENTREPRENDRE,
  },
  {
    key: 'cfe',
    label: 'CFE : base et taux',
    rhythm: 'chaque année, par commune',
    source: source('votre avis, dans l’espace professionnel', ''),
  },
].map(toConfirm('fiscalite-des-entreprises'))

const persons = [
  {
    key: 'bareme_ir',
    label: 'Tranches de l’impôt sur le revenu',
    rhythm: 'chaque année',
    source: IMPOTS,
  },
  {
    key: 'plafond_quotient_familial',
    label: 'Plafond du quotient familial',
    unit: '€',
    rhythm: 'chaque année',
    source: IMPOTS,
  },
  {
    key: 'prelevement_dividendes',
    label: 'Prélèvement sur les dividendes',
    unit: '%',
    rhythm: 'loi de finances',
    source: IMPOTS,
  },
  {
    key: 'prelevements_sociaux',
    label: 'Prélèvements sociaux',
    unit: '%',
    rhythm: 'loi de financement',
    source: BOFIP,
  },
  {
    key: 'plafond_epargne_retraite',
    label: 'Plafond d’épargne retraite',
    unit: '€',
    rhythm: 'personnel, chaque année',
    source: source('votre dernier avis d’impôt', ''),
  },
  {
    key: 'abattements_donation',
    label: 'Abattements sur donation',
    unit: '€',
    rhythm: 'stable, à vérifier',
    source: NOTAIRES,
  },
].map(toConfirm('fiscalite-personnelle'))

const rents = [
  {
    key: 'irl',
    label: 'Indice de référence des loyers (IRL), habitation',
    rhythm: 'trimestre',
    source: INSEE,
    note: 'Série 001515333',
  },
  {
    key: 'ilc',
    label: 'Indice des loyers commerciaux (ILC), commerce et artisanat',
    rhythm: 'trimestre',
    source: INSEE,
    note: 'Série 001532540',
  },
  {
    key: 'ilat',
    label: 'Indice des loyers des activités tertiaires (ILAT), bureaux',
    rhythm: 'trimestre',
    source: INSEE,
    note: 'Série 001617112',
  },
  {
    key: 'icc',
    label: 'Indice du coût de la construction (ICC), baux anciens',
    rhythm: 'trimestre',
    source: INSEE,
    note: 'Série 000008630',
  },
].map(toConfirm('indices-et-loyers'))

const travel = [
  {
    key: 'bareme_kilometrique',
    label: 'Barème kilométrique',
    unit: '€',
    rhythm: 'chaque année',
    source: IMPOTS,
  },
  {
    key: 'exoneration_frais',
    label: 'Limites d’exonération des frais',
    unit: '€',
    rhythm: 'chaque année',
    source: URSSAF,
  },
  {
    key: 'grand_deplacement',
    label: 'Grand déplacement et repas',
    unit: '€',
    rhythm: 'chaque année',
    source: BOSS,
  },
  {
    key: 'avantage_vehicule',
    label: 'Avantage en nature véhicule',
    rhythm: 'révision fréquente',
    source: BOSS,
  },
  {
    key: 'taxes_vehicules',
    label: 'Taxes annuelles sur les véhicules',
    unit: '€',
    rhythm: 'chaque année',
    source: ENTREPRENDRE,
  },
  {
    key: 'plafond_amortissement_vehicule',
    label: 'Plafond d’amortissement',
    unit: '€',
    rhythm: 'selon les émissions',
    source: BOFIP,
  },
].map(toConfirm('vehicules-et-deplacements'))

const rates = [
  {
    key: 'taux_interet_legal',
    label: 'Intérêt légal',
    unit: '%',
    rhythm: 'semestre',
    source: SERVICE_PUBLIC,
  },
  { key: 'taux_usure', label: 'Usure', unit: '%', rhythm: 'trimestre', source: BANQUE_DE_FRANCE },
  {
    key: 'taux_comptes_courants',
    label: 'Comptes courants d’associés',
    unit: '%',
    rhythm: 'trimestre',
    source: BOFIP,
  },
].map(toConfirm('taux-dinteret'))

const payment = [
  {
    key: 'delai_paiement_maximal',
    label: 'Délai de paiement maximal entre entreprises',
    unit: 'jours',
    value: 60,
    note: 'À compter de la facture (article L. 441-10).',
  },
  {
    key: 'delai_paiement_fin_de_mois',
    label: 'Délai maximal « fin de mois »',
    unit: 'jours',
    value: 45,
    note: 'S’il est convenu (article L. 441-10).',
  },
  {
    key: 'indemnite_recouvrement',
    label: 'Indemnité forfaitaire de recouvrement',
    unit: '€',
    value: 40,
    note: 'Par facture payée en retard entre professionnels (article D. 441-5).',
  },
  {
    key: 'penalites_multiple_interet_legal',
    label: 'Pénalités de retard : taux minimal',
    unit: 'fois l’intérêt légal',
    value: 3,
    note: 'Le contrat ne peut pas descendre plus bas (article L. 441-10).',
  },
  {
    key: 'penalites_majoration_bce',
    label: 'Pénalités de retard : à défaut d’accord, taux de la BCE majoré de',
    unit: 'points',
    value: 10,
    note: 'Quand rien n’est écrit (article L. 441-10).',
  },
].map(ofPayment)

/**
 * The demo's useful figures: values only where the firm has a text that states them, with their
 * mark; all others say « valeur à confirmer » and where to read it.
 */
export const demoFigures: DatedFigure[] = [
  ...pay,
  ...companies,
  ...persons,
  ...rents,
  ...travel,
  ...rates,
  ...payment,
]

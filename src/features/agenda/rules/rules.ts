import type { AgendaRule, RuleSource } from './rule.ts'

const IMPOTS: RuleSource = { name: 'impots.gouv.fr', url: 'https://www.impots.gouv.fr/' }
const URSSAF: RuleSource = { name: 'urssaf.fr', url: 'https://www.urssaf.fr/' }
const ENTREPRENDRE: RuleSource = {
  name: 'entreprendre.service-public.gouv.fr',
  url: 'https://entreprendre.service-public.gouv.fr/',
}

/** Last period of the simplified VAT return and its instalments (domain notes, section 7.1). */
const LAST_SIMPLIFIED_VAT = '2026-12-31'

const always = { from: '', to: '' } as const
const monthly = { ...always, months: [], period: 'month-before', source: URSSAF } as const
const vat = { concern: 'tva', confidence: 'assumed', day: 15, lastDay: 24, source: IMPOTS } as const
const simplified = {
  ...vat,
  who: 'Entreprises au régime simplifié de TVA',
  period: 'year',
  from: '',
  to: LAST_SIMPLIFIED_VAT,
} as const
const byNotice = { ...always, day: null, confidence: 'assumed', source: IMPOTS } as const

/** The rules of the tax and social calendar (domain notes, section 7.1, « Agenda »). */
export const AGENDA_RULES: readonly AgendaRule[] = [
  {
    ...monthly,
    key: 'dsn-5',
    concern: 'social',
    title: 'DSN et cotisations des paies',
    who: 'Employeurs dont l’échéance est le 5',
    explanation:
      'Déclaration sociale nominative des paies du mois précédent. L’échéance est le 5 ou le 15 selon l’employeur : la vôtre figure dans votre espace Urssaf.',
    day: 5,
    confidence: 'certain',
  },
  {
    ...monthly,
    key: 'dsn-15',
    concern: 'social',
    title: 'DSN et cotisations des paies',
    who: 'Employeurs dont l’échéance est le 15',
    explanation:
      'Déclaration sociale nominative des paies du mois précédent. L’échéance est le 5 ou le 15 selon l’employeur : la vôtre figure dans votre espace Urssaf.',
    day: 15,
    confidence: 'certain',
  },
  {
    ...always,
    ...vat,
    key: 'tva-mois',
    title: 'TVA',
    who: 'Entreprises qui déclarent la TVA chaque mois',
    explanation:
      'Déclaration et paiement de la TVA du mois précédent. Le jour exact dépend de la forme de l’entreprise et de son numéro.',
    months: [],
    period: 'month-before',
  },
  {
    ...always,
    ...vat,
    key: 'tva-trimestre',
    title: 'TVA',
    who: 'Entreprises qui déclarent la TVA par trimestre',
    explanation:
      'Déclaration et paiement de la TVA du trimestre précédent. Le jour exact dépend de la forme de l’entreprise et de son numéro.',
    months: [1, 4, 7, 10],
    period: 'quarter-before',
  },
  {
    ...simplified,
    key: 'tva-acompte-juillet',
    title: 'Acompte de TVA de juillet',
    explanation:
      'Premier acompte du régime simplifié, qui disparaît pour les périodes ouvertes à partir du 1er janvier 2027.',
    months: [7],
  },
  {
    ...simplified,
    key: 'tva-acompte-decembre',
    title: 'Acompte de TVA de décembre',
    explanation:
      'Second acompte du régime simplifié, qui disparaît pour les périodes ouvertes à partir du 1er janvier 2027.',
    months: [12],
  },
  {
    ...byNotice,
    key: 'ca12',
    concern: 'tva',
    title: 'Déclaration annuelle de TVA (CA12)',
    who: 'Entreprises au régime simplifié de TVA, exercice clos en décembre',
    explanation:
      'Régularisation annuelle du régime simplifié, pour la dernière fois au titre de 2026. La date limite est publiée chaque année.',
    months: [5],
    period: 'year-before',
    to: LAST_SIMPLIFIED_VAT,
  },
  {
    ...always,
    key: 'is-acompte',
    concern: 'is',
    title: 'Acompte d’impôt sur les sociétés',
    who: 'Sociétés soumises à l’impôt sur les sociétés',
    explanation:
      'Quatre acomptes par an. Une petite société, ou une société nouvelle, peut en être dispensée.',
    months: [3, 6, 9, 12],
    day: 15,
    period: 'year',
    confidence: 'certain',
    source: IMPOTS,
  },
  {
    ...always,
    key: 'is-solde',
    concern: 'is',
    title: 'Solde d’impôt sur les sociétés',
    who: 'Sociétés qui clôturent au 31 décembre',
    explanation:
      'Ce qui reste dû une fois les acomptes déduits. Pour une autre date de clôture : le 15 du quatrième mois suivant.',
    months: [5],
    day: 15,
    period: 'year-before',
    confidence: 'certain',
    source: IMPOTS,
  },
  {
    ...byNotice,
    key: 'resultats',
    concern: 'revenus',
    title: 'Déclaration de résultats',
    who: 'Entreprises qui clôturent au 31 décembre',
    explanation: 'La liasse fiscale de l’exercice. La date limite est publiée chaque année.',
    months: [5],
    period: 'year-before',
  },
  {
    ...byNotice,
    key: 'revenus-ouverture',
    concern: 'revenus',
    title: 'Ouverture de la déclaration des revenus',
    who: 'Foyers, dont celui du dirigeant',
    explanation: 'Le calendrier par zone paraît chaque année sur impots.gouv.fr.',
    months: [4],
    period: 'year-before',
  },
  {
    ...byNotice,
    key: 'revenus',
    concern: 'revenus',
    title: 'Déclaration des revenus',
    who: 'Foyers, dont celui du dirigeant',
    explanation: 'La date limite dépend de la zone et de la façon de déclarer.',
    months: [5],
    period: 'year-before',
  },
  {
    ...always,
    key: 'assemblee',
    concern: 'societe',
    title: 'Assemblée d’approbation des comptes',
    who: 'Sociétés qui clôturent au 31 décembre',
    explanation: 'L’assemblée se tient dans les six mois de la clôture de l’exercice.',
    months: [6],
    day: 30,
    period: 'year-before',
    confidence: 'certain',
    source: ENTREPRENDRE,
  },
  {
    ...always,
    key: 'depot-comptes',
    concern: 'societe',
    title: 'Dépôt au greffe des comptes',
    who: 'Sociétés dont l’assemblée s’est tenue le 30 juin',
    explanation:
      'Dans le mois qui suit l’assemblée ; la date se compte depuis la vôtre. Le dépôt en ligne laisse deux mois.',
    months: [7],
    day: 30,
    period: 'year-before',
    confidence: 'assumed',
    source: ENTREPRENDRE,
  },
  {
    ...always,
    key: 'depot-comptes-en-ligne',
    concern: 'societe',
    title: 'Dépôt en ligne des comptes',
    who: 'Sociétés dont l’assemblée s’est tenue le 30 juin',
    explanation: 'Dans les deux mois qui suivent l’assemblée ; la date se compte depuis la vôtre.',
    months: [8],
    day: 30,
    period: 'year-before',
    confidence: 'assumed',
    source: ENTREPRENDRE,
  },
  {
    ...byNotice,
    key: 'taxe-fonciere',
    concern: 'cfe',
    title: 'Taxe foncière des locaux',
    who: 'Propriétaires de locaux, et locataires dont le bail le prévoit',
    explanation: 'La date limite est portée sur l’avis.',
    months: [10],
    period: 'year',
  },
  {
    ...byNotice,
    key: 'cfe-avis',
    concern: 'cfe',
    title: 'Avis de cotisation foncière des entreprises',
    who: 'Entreprises qui disposent d’un local',
    explanation: 'L’avis est déposé dans l’espace professionnel, sans courrier.',
    months: [11],
    period: 'year',
  },
  {
    ...always,
    key: 'cfe',
    concern: 'cfe',
    title: 'Cotisation foncière des entreprises',
    who: 'Entreprises qui disposent d’un local',
    explanation: 'Paiement du solde de l’année, d’après l’avis déposé dans l’espace professionnel.',
    months: [12],
    day: 15,
    period: 'year',
    confidence: 'certain',
    source: IMPOTS,
  },
]

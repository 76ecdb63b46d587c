import type { Form } from './profile.ts'
import type { RuleSource } from './rule.ts'

const card = (name: string, number: string): RuleSource => ({
  name: `${name} (service-public)`,
  url: `https://entreprendre.service-public.gouv.fr/vosdroits/${number}`,
})
const household = (name: string, number: string): RuleSource => ({
  name: `${name} (service-public)`,
  url: `https://www.service-public.gouv.fr/particuliers/vosdroits/${number}`,
})

/** Pages about a rule. */
export const SOURCES = {
  vat: card('Déclarer et payer la TVA', 'F23566'),
  foreignVat: card('Remboursement de la TVA intracommunautaire', 'F31673'),
  companyTax: card('Impôt sur les sociétés', 'F23510'),
  results: {
    name: 'Résultat imposable à l’IR ou à l’IS (impots.gouv.fr)',
    url: 'https://www.impots.gouv.fr/professionnel/resultat-imposable-limpot-sur-le-revenu-ir-ou-limpot-sur-les-societes',
  },
  instalments: {
    name: 'CGI, annexe III, art. 360',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006299585',
  },
  cfe: card('Cotisation foncière des entreprises', 'F23547'),
  cvae: { name: 'CVAE (BOFiP)', url: 'https://bofip.impots.gouv.fr/bofip/7208-PGP.html' },
  payroll: card('Déclaration sociale nominative', 'F34059'),
  wageTax: card('Taxe sur les salaires', 'F22576'),
  vehicles: card('Taxes sur les véhicules', 'F22203'),
  liberalResults: card('Bénéfices non commerciaux, régime réel', 'F32105'),
  propertyIncome: {
    name: 'Revenus fonciers, obligations déclaratives (BOFiP)',
    url: 'https://bofip.impots.gouv.fr/bofip/4144-PGP.html',
  },
  fees: card('Déclaration d’honoraires ou de commissions', 'F31431'),
  dividendTax: {
    name: 'Prélèvement sur les revenus distribués (BOFiP)',
    url: 'https://bofip.impots.gouv.fr/bofip/7080-PGP.html',
  },
  incomeSlips: {
    name: 'Imprimé fiscal unique (BOFiP)',
    url: 'https://bofip.impots.gouv.fr/bofip/4217-PGP.html',
  },
  withholding: household('Prélèvement à la source', 'F34009'),
  incomeReturn: household('Date limite de la déclaration de revenus', 'F359'),
  shopTax: card('Taxe sur les surfaces commerciales', 'F22790'),
  occupation: {
    name: 'Déclaration d’occupation (impots.gouv.fr)',
    url: 'https://www.impots.gouv.fr/particulier/la-declaration-doccupation',
  },
  propertyTax: household('Taxe foncière sur les propriétés bâties', 'F59'),
  eInvoicing: {
    name: 'Facturation électronique et plateformes agréées (impots.gouv.fr)',
    url: 'https://www.impots.gouv.fr/facturation-electronique-et-plateformes-agreees',
  },
  contributions: card('Déclarer et payer les cotisations des salariés', 'F24013'),
  payRates: {
    name: 'Taux de cotisations du secteur privé (urssaf.fr)',
    url: 'https://www.urssaf.fr/accueil/outils-documentation/taux-baremes/taux-cotisations-secteur-prive.html',
  },
  apprenticeship: {
    name: 'Taxe d’apprentissage et contribution supplémentaire (urssaf.fr)',
    url: 'https://www.urssaf.fr/accueil/employeur/cotisations/liste-cotisations/taxe-apprentissage-csa.html',
  },
  disability: card('Déclaration d’emploi des travailleurs handicapés', 'F22523'),
  selfEmployed: card('Protection sociale du commerçant et de l’artisan', 'F23890'),
  micro: card('Cotisations sociales du micro-entrepreneur', 'F36232'),
  microOption: {
    name: 'Opter pour le versement libératoire (service-public)',
    url: 'https://entreprendre.service-public.gouv.fr/actualites/A16752',
  },
  customs: {
    name: 'Échanges de biens dans l’Union européenne (douane)',
    url: 'https://www.douane.gouv.fr/demarche/repondre-lenquete-statistique-sur-les-echanges-de-biens-au-sein-de-lunion-europeenne-emebi',
  },
  equality: card('Index de l’égalité professionnelle', 'F35103'),
  accounts: card('Dépôt des comptes annuels d’une société', 'F31214'),
} as const satisfies Record<string, RuleSource>

/** Who declares real results. */
export const AT_REAL: readonly Form[] = ['ei', 'eurl', 'sarl', 'sas', 'sasu', 'sa', 'sci', 'scm']

/** Who has a head with a household: all but associations. */
export const HEADED: readonly Form[] = ['micro', ...AT_REAL]

/** Companies that approve and file their accounts. */
export const COMMERCIAL: readonly Form[] = ['eurl', 'sarl', 'sas', 'sasu', 'sa']

export const always = { from: '', to: '', carried: true } as const
export const EVERY_MONTH: readonly number[] = []
export const QUARTERS: readonly number[] = [1, 4, 7, 10]

/** The second working day after 1 May (CGI, ann. III, art. 344 I-0 bis). */
export const secondOfMay = (online?: number) =>
  ({
    kind: 'nth-open',
    months: [5],
    count: 2,
    week: 5,
    ...(online === undefined ? {} : { online }),
  }) as const

import type { Form } from '../profile.ts'
import type { RuleSource } from '../rule.ts'

const card = (name: string, number: string): RuleSource => ({
  name: `${name} (service-public)`,
  url: `https://entreprendre.service-public.gouv.fr/vosdroits/${number}`,
})

/** Pages that say a rule, or the home page of who publishes it where no page was read. */
export const SOURCES = {
  vat: card('Déclarer et payer la TVA', 'F23566'),
  companyTax: card('Impôt sur les sociétés', 'F23510'),
  instalments: {
    name: 'CGI, annexe III, art. 360',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006299585',
  },
  cfe: card('Cotisation foncière des entreprises', 'F23547'),
  cvae: { name: 'CVAE (BOFiP)', url: 'https://bofip.impots.gouv.fr/bofip/7208-PGP.html' },
  payroll: card('Déclaration sociale nominative', 'F34059'),
  wageTax: card('Taxe sur les salaires', 'F22576'),
  vehicles: card('Taxes sur les véhicules', 'F22203'),
  impots: { name: 'impots.gouv.fr', url: 'https://www.impots.gouv.fr/' },
  urssaf: { name: 'urssaf.fr', url: 'https://www.urssaf.fr/' },
  micro: {
    name: 'autoentrepreneur.urssaf.fr',
    url: 'https://www.autoentrepreneur.urssaf.fr/',
  },
  customs: {
    name: 'Échanges de biens dans l’Union européenne (douane)',
    url: 'https://www.douane.gouv.fr/demarche/repondre-lenquete-statistique-sur-les-echanges-de-biens-au-sein-de-lunion-europeenne-emebi',
  },
  equality: { name: 'egapro.travail.gouv.fr', url: 'https://egapro.travail.gouv.fr/' },
  entreprendre: {
    name: 'entreprendre.service-public.gouv.fr',
    url: 'https://entreprendre.service-public.gouv.fr/',
  },
} as const satisfies Record<string, RuleSource>

/** Who declares real results. */
export const AT_REAL: readonly Form[] = ['ei', 'eurl', 'sarl', 'sas', 'sasu', 'sa', 'sci', 'scm']

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

import { typedDate } from '#base/kit/time/typed-date.ts'
import { AID_PERIODS } from './apprentice-aid.ts'

type Raw = Readonly<Record<string, unknown>>

/** What is put in the place of something in the body of a rule, and the law that says so. */
interface Correction {
  rule: string
  law: string
  of(body: Raw): Raw
}

const APPRENTICE = 'salarié . contrat . apprentissage'
const REDUCED = `${APPRENTICE} . assiette réduite apprentissage`
const AID = 'salarié . coût total employeur . aides . embauche . apprentissage'
/** A rule of ours: what the day of hiring, the size and the diploma give for the first year. */
export const AID_OF_YEAR = `${APPRENTICE} . aide annuelle`
const HIRED = "contrat . date d'embauche"
const FIRST_YEAR = 'contrat . apprentissage . ancienneté < 1 an'

/** Replaces one text within a body. @throws {Error} where the package no longer says it so often */
function replacing(body: Raw, from: string, to: string, times = 1): Raw {
  const parts = JSON.stringify(body).split(JSON.stringify(from))
  if (parts.length !== times + 1) throw new Error(`« ${from} » stands elsewhere in the rules.`)
  return JSON.parse(parts.join(JSON.stringify(to))) as Raw
}

/** The aid of a year by day of hiring, diploma and size. */
const aidOfYear = (): Raw => ({
  variations: [
    ...AID_PERIODS.map(({ from, to, small, large }) => ({
      si: {
        'toutes ces conditions': [`${HIRED} >= ${typedDate(from)}`, `${HIRED} <= ${typedDate(to)}`],
      },
      alors: {
        variations: [
          { si: 'entreprise . salariés . effectif < 250', alors: byDiploma(small) },
          { sinon: byDiploma(large) },
        ],
      },
    })),
    { sinon: '0 €/an' },
  ],
})

const byDiploma = ([bac, bac2, master]: readonly number[]): Raw => ({
  variations: [
    { si: "contrat . apprentissage . diplôme = 'niveau 4 ou moins'", alors: `${bac} €/an` },
    { si: "contrat . apprentissage . diplôme = 'niveau 5'", alors: `${bac2} €/an` },
    { si: "contrat . apprentissage . diplôme = 'niveau 6 ou 7'", alors: `${master} €/an` },
    { sinon: '0 €/an' },
  ],
})

/** Where the package is not the law, or not on all days that we ask. */
export const CORRECTIONS: readonly Correction[] = [
  {
    rule: 'salarié . rémunération . net . imposable',
    law: 'CGI, art. 83, 1° quater: of what the employer pays for covers that of health care alone is taxed (BOI-RSA-BASE-30-10-20)',
    of: (body) =>
      replacing(
        body,
        'cotisations . prévoyances . employeur',
        'cotisations . prévoyances . santé . employeur',
      ),
  },
  {
    rule: REDUCED,
    law: 'Décret 2025-290, art. 2: contracts of before 1 March 2025 keep 79 % of the minimum wage',
    of: (body) => replacing(body, 'date >= 03/2025', `${HIRED} >= 01/03/2025`),
  },
  {
    rule: `${REDUCED} . CSG-CRDS`,
    law: 'LFSS 2025, art. 22: contracts of before 1 March 2025 keep the whole exoneration',
    of: (body) => replacing(body, 'date >= 03/2025', `${HIRED} >= 01/03/2025`),
  },
  {
    rule: `${APPRENTICE} . rémunération minimale`,
    law: 'Code du travail, art. D. 6222-26: a share of the minimum wage, of which no euro is taken off',
    of: (body) => ({ ...body, arrondi: '2 décimales' }),
  },
  {
    rule: AID,
    law: 'Code du travail, art. D. 6243-2 and the decrees of its periods: of the first year alone',
    of: () => ({
      'applicable si': {
        'toutes ces conditions': [
          'contrat . apprentissage',
          FIRST_YEAR,
          'entreprise . salariés . effectif < 250',
        ],
      },
      valeur: AID_OF_YEAR,
    }),
  },
  {
    rule: 'salarié . régimes spécifiques . apprentissage . participation employeur',
    law: 'Code du travail, art. L. 6332-14: once for a contract',
    of: (body) => {
      const { 'toutes ces conditions': all } = body['applicable si'] as Record<string, string[]>
      return {
        ...body,
        'applicable si': { 'toutes ces conditions': [...(all ?? []), FIRST_YEAR] },
      }
    },
  },
  {
    rule: 'dirigeant . auto-entrepreneur . Acre',
    law: 'Décret 2026-69: three quarters of the rate remain due of what is created from 1 July 2026 on',
    of: (body) => {
      const within = body['avec'] as Record<string, Raw>
      const rate = within['taux CIPAV'] as { variations: readonly Raw[] }
      const share =
        'taux Acre * cotisations et contributions . cotisations . service BNC Cipav . taux'
      return {
        ...body,
        avec: {
          ...within,
          'taux CIPAV': {
            ...rate,
            variations: [
              { si: 'entreprise . date de création >= 01/07/2026', alors: share },
              ...rate.variations,
            ],
          },
        },
      }
    },
  },
]

/** The package's rules with what is not the law put right; the same of rules without their texts. */
export const corrected = (rules: Raw): Raw => ({
  ...rules,
  [AID_OF_YEAR]: aidOfYear(),
  ...Object.fromEntries(
    CORRECTIONS.map(({ rule, of }) => {
      const body = rules[rule]
      if (typeof body !== 'object' || body === null) throw new Error(`No rule « ${rule} ».`)
      return [rule, of(body as Raw)]
    }),
  ),
})

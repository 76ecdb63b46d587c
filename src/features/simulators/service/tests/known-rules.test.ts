import { readFile } from 'node:fs/promises'
import rules from 'modele-social'
import Engine, { serializeUnit } from 'publicodes'
import { expect, test } from 'vitest'
import { sampled } from '../../../../../tests/exhaustive.ts'
import { RULES } from '../../rules/known-rules.ts'
import { answered, type Situation, type Values } from '../../rules/question.ts'
import { ASKINGS } from '../../rules/questions/askings.ts'
import { withoutTexts } from '../../rules/without-texts.ts'
import type { Tool } from '../../widgets/simulator/tools/tool.ts'
import { TOOLS } from '../../widgets/simulator/tools/tools.ts'

const LOGGER = { log: () => {}, warn: () => {}, error: () => {} }
const engineOf = (all: typeof rules) => new Engine(all, { logger: LOGGER, warn: false })
const engine = engineOf(rules)

/** Figures of the law that the rules can tell, by rule; those of a rule within another by its raw body. */
const CONTRIBUTIONS = 'salarié . cotisations'
const MICRO = 'dirigeant . auto-entrepreneur . cotisations et contributions . cotisations'
const TAX = 'impôt . foyer fiscal'
const FIGURES: readonly string[] = [
  'SMIC . horaire',
  'SMIC',
  'plafond sécurité sociale',
  'plafond sécurité sociale . journalier',
  'plafond sécurité sociale . horaire',
  'salarié . rémunération . frais professionnels . titres-restaurant . déductible . plafond unitaire',
  'salarié . rémunération . avantages en nature . nourriture . montant . repas forfaitaire',
  "salarié . convention collective . HCR . montant forfaitaire d'un repas",
  `${CONTRIBUTIONS} . ATMP . taux moyen`,
  `${CONTRIBUTIONS} . ATMP . taux minimum`,
  `${CONTRIBUTIONS} . ATMP . taux fonctions support . montant`,
  `${CONTRIBUTIONS} . vieillesse . employeur . déplafonnée . taux`,
  `${CONTRIBUTIONS} . chômage . taux`,
  `${CONTRIBUTIONS} . AGS . taux`,
  'salarié . activité partielle . indemnisation entreprise . plancher horaire',
  'protection sociale . retraite . complémentaire . AGIRC ARRCO . valeur du point',
  "entreprise . chiffre d'affaires . seuil micro . total",
  "entreprise . chiffre d'affaires . seuil micro . libérale",
  `${MICRO} . vente restauration hébergement . taux`,
  `${MICRO} . service BIC . taux`,
  `${MICRO} . service BNC . taux`,
  `${MICRO} . service BNC Cipav . taux`,
  'dirigeant . auto-entrepreneur . impôt . versement libératoire . plafond',
  `${TAX} . impôt sur le revenu . quotient familial . plafond avantage . plafonnement général`,
  `${TAX} . impôt sur le revenu . quotient familial . plafond avantage . plafonnement parent isolé`,
  'entreprise . imposition . IS . montant . taux normal',
  'entreprise . imposition . IS . montant . taux réduit',
  'entreprise . coût formalités . annonce légale . forfaitaire . SASU',
]

/** Days on which something of the rules changes, in order. */
const CUTS = [
  ...new Set(
    [...JSON.stringify(rules).matchAll(/date (?:>=|<) (?:(\d\d)\/)?(\d\d)\/(\d{4})/g)].map(
      ([, day = '01', month, year]) => `${year}-${month}-${day}`,
    ),
  ),
].toSorted()

const bodyOf = (rule: string): Situation | null => {
  const body: unknown = engine.getRule(rule as never).rawNode
  return body as Situation | null
}

/** `since value unit`, for each step of a figure. */
function historyOf(rule: string): string[] {
  const steps: string[] = []
  const raw = bodyOf(rule)
  for (const day of CUTS) {
    engine.setSituation({ date: day.split('-').toReversed().join('/') })
    let found = engine.evaluate(rule)
    // A rule below one that has no object has a value all the same.
    if (typeof found.nodeValue !== 'number' && raw && 'variations' in raw) {
      found = engine.evaluate({ variations: raw['variations'] } as never)
    }
    const { nodeValue, unit } = found
    const said = `${typeof nodeValue === 'number' ? Number(nodeValue.toFixed(4)) : String(nodeValue)} ${serializeUnit(unit) ?? ''}`
    if (steps.at(-1)?.slice(11) !== said) steps.push(`${day} ${said}`)
  }
  return steps
}

test('the version that is named is the one that is installed', async () => {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  expect([devDependencies['modele-social'], devDependencies['publicodes']]).toEqual([
    RULES.version,
    RULES.engine,
  ])
})

// They change with the package alone, whose version the test above holds.
test('figures and names of the rules are those that somebody read', sampled(false), async () => {
  const figures = FIGURES.flatMap((rule) => [rule, ...historyOf(rule).map((step) => `  ${step}`)])
  const names = Object.values(ASKINGS)
    .flatMap((asking) =>
      'parts' in asking ? Object.values(asking.parts).map((part) => part.asking) : [asking],
    )
    .flatMap(({ outputs }) => Object.values(outputs).map(([rule]) => rule))
  const text = [
    `modele-social ${RULES.version}`,
    '',
    ...figures,
    '',
    ...[...new Set(names)].toSorted(),
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('./known-rules.txt')
})

test(
  'without their texts the rules find the same, from less than half the bytes',
  sampled(false),
  () => {
    const lean = withoutTexts(rules) as typeof rules
    expect(withoutTexts(lean)).toEqual(lean)
    expect(JSON.stringify(lean).length).toBeLessThan(255_000)
    const other = engineOf(lean)
    const tools: [string, readonly [string, Tool]][] = Object.entries(TOOLS)
    for (const [name, [, { asks }]] of tools) {
      const asking = ASKINGS[name]
      const values: Values | null | undefined = asks?.valuesOf({}, {})
      if (!asking || !values) continue
      for (const day of ['2025-07-01', '2026-11-22']) {
        expect(answered(other, asking, { values, day }), name).toEqual(
          answered(engine, asking, { values, day }),
        )
      }
    }
  },
)

import { readFile } from 'node:fs/promises'
import rules from 'modele-social'
import Engine, { serializeUnit } from 'publicodes'
import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { cellOf } from '#base/core/dated-figure.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { sampled } from '../../../../../tests/exhaustive.ts'
import { RULES } from '../../rules/known-rules.ts'
import { answered, type Situation, type Values } from '../../rules/question.ts'
import { ASKINGS } from '../../rules/questions/askings.ts'
import { corrected, CORRECTIONS } from '../../rules/corrections.ts'
import { withoutTexts } from '../../rules/without-texts.ts'
import type { Tool } from '../../widgets/simulator/tools/tool.ts'
import { TOOLS } from '../../widgets/simulator/tools.ts'

const LOGGER = { log: () => {}, warn: () => {}, error: () => {} }
const engineOf = (all: typeof rules) => new Engine(all, { logger: LOGGER, warn: false })
const engine = engineOf(corrected(rules) as typeof rules)

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
  `${TAX} . impôt sur le revenu . quotient familial . plafond avantage . plafonnement parent isolé`,
  'entreprise . imposition . IS . montant . taux normal',
  'entreprise . imposition . IS . montant . taux réduit',
  'entreprise . coût formalités . annonce légale . forfaitaire . SASU',
]

/** Figures that a rule holds as a scale or a formula: its whole body is what somebody read. */
const SCALES: readonly string[] = [
  `${TAX} . impôt sur le revenu . quotient familial . plafond avantage . plafonnement général`,
  `${TAX} . impôt sur le revenu . impôt brut . par part`,
  `${TAX} . impôt sur le revenu . décote`,
  `${TAX} . revenu imposable . revenu d'activité abattu`,
  `${TAX} . CEHR`,
  'impôt . dividendes . PFU',
  'bénéficiaire . dividendes . cotisations et contributions',
  'entreprise . imposition . IS . contribution sociale',
  'entreprise . imposition . régime . micro-entreprise . revenu abattu',
  'dirigeant . auto-entrepreneur . impôt . versement libératoire . montant',
  'dirigeant . auto-entrepreneur . Acre . taux Acre',
  `${CONTRIBUTIONS} . exonérations . RGDU . coefficient`,
  'salarié . contrat . stage . gratification minimale',
]

/** Figures of the preset that the package knows too: a key, or a cell of a scale; how many of its rule's unit one is. */
const SAME: readonly (readonly [key: string, rule: string, times?: number])[] = [
  ['smic_horaire', 'SMIC . horaire'],
  ['smic_mensuel', 'SMIC'],
  ['plafond_securite_sociale', 'plafond sécurité sociale', 12],
  ['plafond_mensuel', 'plafond sécurité sociale'],
  ['plafond_journalier', 'plafond sécurité sociale . journalier'],
  ['plafond_horaire', 'plafond sécurité sociale . horaire'],
  ['gratification_stage', 'plafond sécurité sociale . horaire', 0.15],
  [
    'titres_restaurant',
    'salarié . rémunération . frais professionnels . titres-restaurant . déductible . plafond unitaire',
  ],
  [
    'avantage_repas',
    'salarié . rémunération . avantages en nature . nourriture . montant . repas forfaitaire',
  ],
  ['avantage_repas_hcr', "salarié . convention collective . HCR . montant forfaitaire d'un repas"],
  [
    'taux_cotisations.vieillesse.taux',
    `${CONTRIBUTIONS} . vieillesse . employeur . déplafonnée . taux`,
  ],
  ['taux_cotisations.chomage.taux', `${CONTRIBUTIONS} . chômage . taux`],
  ['taux_cotisations.ags.taux', `${CONTRIBUTIONS} . AGS . taux`],
  ['taux_cotisations.accidents.taux', `${CONTRIBUTIONS} . ATMP . taux moyen`],
  ['plafonds_micro.vente.plafond', "entreprise . chiffre d'affaires . seuil micro . total"],
  ['plafonds_micro.services.plafond', "entreprise . chiffre d'affaires . seuil micro . libérale"],
  ['micro_cotisations.vente.taux', `${MICRO} . vente restauration hébergement . taux`],
  ['micro_cotisations.services.taux', `${MICRO} . service BIC . taux`],
  ['micro_cotisations.liberal.taux', `${MICRO} . service BNC . taux`],
  [
    'plafond_quotient_parent_isole',
    `${TAX} . impôt sur le revenu . quotient familial . plafond avantage . plafonnement parent isolé`,
  ],
  ['taux_is', 'entreprise . imposition . IS . montant . taux normal'],
  ['taux_reduit_is', 'entreprise . imposition . IS . montant . taux réduit'],
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

/** What a rule is worth on a day, `yyyy-mm-dd`. */
function valueOn(day: string, rule: string) {
  const raw = bodyOf(rule)
  engine.setSituation({ date: day.split('-').toReversed().join('/') })
  const found = engine.evaluate(rule)
  // A rule below one that has no object has a value all the same.
  return typeof found.nodeValue !== 'number' && raw && 'variations' in raw
    ? engine.evaluate({ variations: raw['variations'] } as never)
    : found
}

/** `since value unit`, for each step of a figure. */
function historyOf(rule: string): string[] {
  const steps: string[] = []
  for (const day of CUTS) {
    const { nodeValue, unit } = valueOn(day, rule)
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
  const scales = SCALES.flatMap((rule) => [
    rule,
    `  ${JSON.stringify(withoutTexts({ [rule]: bodyOf(rule) })[rule])}`,
  ])
  // As the package says them: where that changes, a correction may have lost its reason.
  const lean = withoutTexts(rules)
  const corrections = CORRECTIONS.flatMap(({ rule, law }) => [
    `corrected: ${rule}`,
    `  ${law}`,
    `  ${JSON.stringify(lean[rule])}`,
  ])
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
    ...scales,
    '',
    ...corrections,
    '',
    ...[...new Set(names)].toSorted(),
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('./known-rules.txt')
})

test('the preset says what the package says of the same figures', sampled(false), async () => {
  const { useful_figures: figures } = (await loadDemo()).site.settings
  const day = { year: 2026, month: 11, day: 22 }
  const preset = (name: string) => {
    const [key = '', row, column] = name.split('.')
    const { state, figure } = figureOn(figures, key, day)
    if (state !== 'current') return null
    return row === undefined || column === undefined
      ? figure.value
      : figure.values && cellOf(figure.values, row, column)
  }
  const told = (rule: string) => Number(valueOn(isoDay(day), rule).nodeValue)
  expect(SAME.map(([key]) => [key, preset(key)])).toEqual(
    SAME.map(([key, rule, times = 1]) => [key, Number((told(rule) * times).toFixed(2))]),
  )
})

test(
  'without their texts the rules find the same, from less than half the bytes',
  sampled(false),
  () => {
    const lean = withoutTexts(rules) as typeof rules
    expect(withoutTexts(lean)).toEqual(lean)
    expect(JSON.stringify(lean).length).toBeLessThan(255_000)
    const other = engineOf(corrected(lean) as typeof rules)
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

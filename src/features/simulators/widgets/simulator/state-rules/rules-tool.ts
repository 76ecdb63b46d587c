import { frenchNumber } from '#base/kit/text/french-number.ts'
import { typedDate } from '#base/kit/time/typed-date.ts'
import { RULES, standingOn } from '../../../rules/known-rules.ts'
import type { Outputs, Values } from '../../../rules/question.ts'
import { inForce } from '../tools/dated.ts'
import type { Fault, Remark, Result } from '../tools/result.ts'
import {
  defineTool,
  type Figures,
  type Inputs,
  read,
  type Tool,
  type ToolParts,
  type ValuesOf,
} from '../tools/tool.ts'
import { MissingLine, outputsOf, type Told } from './outputs.ts'

interface RulesToolParts<I extends Inputs> extends Omit<
  ToolParts<I>,
  'compute' | 'given' | 'periods'
> {
  /** What is asked; or what is wrong where inputs meet. */
  asked(values: ValuesOf<I>, figures: Figures): Values | readonly Fault[]
  /** What the rules found for what stands in its inputs at first. */
  example: Outputs
  /** The same calculation of the State's own site. */
  official: { href: string; text: string }
  /** `null` when it was found by other figures of the site than those of today. */
  told(found: Told, values: ValuesOf<I>, figures: Figures): Result | null
  /** Under which name the rules' minimum wage is found. */
  minimum?: string
}

/** The dated figure by which the site knows that the rules are behind. */
const TRIPWIRE = 'smic_horaire'

/** Ties inputs of a tool and what the State's rules find together; it finds nothing by itself. */
export function defineRulesTool<const I extends Inputs>(parts: RulesToolParts<I>): Tool {
  const { asked, told, official, example, limits, minimum = TRIPWIRE, ...rest } = parts
  const tool = defineTool({
    ...rest,
    limits: [...limits, ...NOTICE],
    figures: [TRIPWIRE, ...(rest.figures ?? [])],
    compute: () => [],
  })
  /** What is asked of what was typed, with the values that it was made of; or what is wrong. */
  const question = (typed: Readonly<Record<string, string>>, figures: Figures) => {
    const { values, faults } = read(rest.inputs, { ...tool.initial({}), ...typed })
    if (faults.length > 0) return { faults }
    // Each value was read by the input that gives the type.
    const given = values as ValuesOf<I>
    const wanted = asked(given, figures)
    return isFaults(wanted) ? { faults: wanted } : { given, wanted }
  }
  return {
    ...tool,
    asks: {
      valuesOf: (typed, figures) => question(typed, figures).wanted ?? null,
      // Of a year that the rules do not know, it says so as any other result.
      example: (today) => ({
        outputs: example,
        day: standingOn(today) === 'known' ? RULES.knownOn : today,
      }),
    },
    simulate(typed, figures, found = { refused: UNASKED }) {
      const { faults, given } = question(typed, figures)
      if (faults) return { state: 'faults', faults }
      if ('refused' in found) return { state: 'refused', why: found.refused }
      const known = inForce(figures, TRIPWIRE)?.value ?? null
      const smic = found.outputs[minimum]
      if (known !== null && typeof smic === 'number' && Math.abs(smic - known) > A_THIRD_OF_A_CENT)
        return { state: 'refused', why: behind(known, smic) }
      const result = toldOf(() => told(outputsOf(found.outputs), given, figures))
      if (result === null) return { state: 'refused', why: UNASKED }
      if (result === 'missing') return { state: 'refused', why: MISSING }
      return {
        state: 'found',
        result: { ...result, remarks: [...result.remarks, ...standing(found.day, official)] },
      }
    },
  }
}

/** A result whose lines do not add up is none. */
function toldOf(tell: () => Result | null): Result | null | 'missing' {
  try {
    return tell()
  } catch (cause) {
    if (cause instanceof MissingLine) return 'missing'
    throw cause
  }
}

const isFaults = (wanted: Values | readonly Fault[]): wanted is readonly Fault[] =>
  Array.isArray(wanted)

const A_THIRD_OF_A_CENT = 0.0034

const UNASKED = 'Pour connaître le résultat de ces chiffres, appuyez sur « Calculer ».'

const MISSING =
  'Le détail de ce calcul ne retrouve pas son total : il n’est pas donné. Demandez-nous le résultat avec le formulaire de cette page.'

const behind = (site: number, rules: number): string =>
  `Le SMIC horaire est aujourd’hui de ${frenchNumber(String(site))} € et ces règles en sont restées à ${frenchNumber(String(rules))} € : le calcul serait faux. Il revient avec leur mise à jour.`

/** What every result of these rules says of itself. */
const NOTICE = [
  `Calculé avec les règles ouvertes modele-social ${RULES.version} (mon-entreprise, Urssaf et beta.gouv.fr, licence MIT), modifiées par nous : textes retirés, et quelques règles remises à la lettre de la loi. Ce site n’est ni édité ni approuvé par l’Urssaf.`,
  'Cette estimation ne remplace ni un bulletin de paie, ni une déclaration, ni un conseil adapté à votre situation.',
] as const

/** Which day's law was asked, and where else it is. */
function standing(day: string, official: RulesToolParts<Inputs>['official']): Remark[] {
  const known = typedDate(RULES.knownOn)
  return [
    standingOn(day) === 'known'
      ? {
          tone: 'note',
          text: `Règles connues au ${known}${day === RULES.knownOn ? '' : `, appliquées au ${typedDate(day)}`}. Le même calcul ailleurs :`,
          link: official,
        }
      : {
          tone: 'warning',
          text: `Calcul selon les règles connues au ${known} : celles de ${day.slice(0, 4)} n’y sont pas. Le même calcul ailleurs :`,
          link: official,
        },
    { tone: 'note', text: 'Licences des règles et du moteur :', link: LICENCES },
  ]
}

const LICENCES = { href: '/licences.txt', text: 'licences.txt' }

/** The picture of a slug: the same slug, motif and aspect always give the same SVG. */
import { compositions, type CompositionName } from './compositions/index.ts'
import { chosenFor } from './choose-composition.ts'
import { frame } from './frame.ts'
import { motifOf, type Tint, tintsOf } from './palette.ts'
import { randomOf } from './random.ts'
import { HEIGHT } from './scene.ts'

export interface IllustrationOptions {
  /** Width divided by height, for example 3 / 2. */
  aspect: number
  /** Composition to use; without it, the slug chooses. */
  composition?: CompositionName
  /** Strength of the grain. */
  grain?: number
}

/** Grounds that would be lost on a page of paper where the motif is nearly its colour. */
const LIGHT: ReadonlySet<Tint> = new Set(['white', 'paper', 'pale'])

/** An illustration as the text of an SVG document. */
export function illustration(slug: string, motif: string, options: IllustrationOptions): string {
  const { aspect, composition = chosenFor(slug, motif), grain } = options
  const random = randomOf(`${slug}/${motif}/${composition}`)
  const tints = tintsOf(motifOf(motif))
  const { ground, mirror, draw } = compositions[composition]
  const width = HEIGHT * aspect
  const chosen = random.pick(ground)
  const onSand = motifOf(motif) === 'AEP'
  return frame({
    width,
    height: HEIGHT,
    tints,
    ground: onSand && LIGHT.has(chosen) ? 'sand' : chosen,
    mirror: mirror && random.chance(0.5),
    grain: grain ?? (onSand ? 0.14 : undefined),
    content: draw({ w: width, h: HEIGHT, random, tints, front: onSand ? 'sand' : 'white' }),
  })
}

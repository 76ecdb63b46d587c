import type { Tint, Tints } from './palette.ts'
import type { Random } from './random.ts'

/** What a composition draws in: a frame 960 high, as wide as the aspect asks, lit from above. */
export interface Scene {
  w: number
  h: number
  random: Random
  tints: Tints
  /** The sheet in front of all others, where it fills the picture. */
  front: Tint
}

/** A way to compose a picture: returns SVG elements, and the tint of the ground it wants. */
export interface Composition {
  ground: readonly Tint[]
  /** False when left and right are not the same thing (for example stairs that go down). */
  mirror: boolean
  draw(scene: Scene): string
}

/** Height of every frame. */
export const HEIGHT = 960

import { frameBoxes } from '../load-frame.ts'

/** The outside map comes when its button is clicked, and not before. */
export const mount = frameBoxes

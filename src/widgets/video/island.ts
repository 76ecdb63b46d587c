import { frameBoxes } from '../load-frame.ts'

/** A video of an outside service comes when its button is clicked (requirements E8). */
export const mount = frameBoxes

/** A truth value as both engines store it. */
export type Bit = 0 | 1

/** A truth value as it is stored. */
export const bit = (value: boolean): Bit => (value ? 1 : 0)

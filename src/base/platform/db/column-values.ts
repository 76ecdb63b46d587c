/** A truth value as both engines store it. */
export type Bit = 0 | 1

/** A truth value as it is stored. */
export const bit = (value: boolean): Bit => (value ? 1 : 0)

/** Highest number that an `integer` column of PostgreSQL holds. */
export const MAX_INTEGER = 2_147_483_647

/** Whether a number can be an id; asking for another one has no row as its answer, not an error. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER

/** Whether a text can be stored: PostgreSQL refuses the null character, even in a question. */
export const isStorableText = (text: string): boolean => !text.includes('\0')

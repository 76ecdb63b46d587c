const COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** A colour of a theme as it may stand in a drawing; `null` for anything else a theme may hold. */
export const safeColour = (value: string | undefined): string | null =>
  value !== undefined && COLOUR.test(value) ? value : null

/** Whether an instant has not come yet; an empty one has. */
export const isToCome = (instant: string): boolean =>
  instant !== '' && Date.parse(instant) > Date.now()

/** The instant so many milliseconds after another one, or after now where that is past or empty. */
export const after = (instant: string, milliseconds: number): string =>
  new Date(Math.max(Date.now(), Date.parse(instant) || 0) + milliseconds).toISOString()

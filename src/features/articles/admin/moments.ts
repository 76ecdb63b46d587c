/** Whether an instant has not come yet; an empty one has. */
export const isToCome = (instant: string): boolean =>
  instant !== '' && Date.parse(instant) > Date.now()

/** The instant so many milliseconds from now. */
export const fromNow = (milliseconds: number): string =>
  new Date(Date.now() + milliseconds).toISOString()

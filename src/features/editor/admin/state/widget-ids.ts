/** Numbers asked for at once, and how many must wait ready. */
const ASKED = 60
const READY = 30

/** Numbers for new widgets, asked of the server ahead of their use. */
export interface WidgetIds {
  /** The number of a new widget, the same for as long as the page is open. @throws {NoIdYet} */
  of(name: string): number
  /** Resolves when numbers are ready. */
  fill(): Promise<void>
}

/** The server could not be asked for numbers yet. */
export class NoIdYet extends Error {
  override name = 'NoIdYet'
}

export function widgetIds(ask: (count: number) => Promise<number[]>): WidgetIds {
  const given = new Map<string, number>()
  const ready: number[] = []
  let asking: Promise<void> | null = null

  const fill = async (): Promise<void> => {
    if (ready.length >= READY) return
    asking ??= ask(ASKED)
      .then((numbers) => void ready.push(...numbers))
      .finally(() => {
        asking = null
      })
    await asking
  }

  return {
    of(name) {
      const known = given.get(name)
      if (known !== undefined) return known
      const number = ready.shift()
      if (ready.length < READY) void fill().catch(() => {})
      if (number === undefined) throw new NoIdYet('Pas encore de numéro pour ce bloc.')
      given.set(name, number)
      return number
    },
    fill,
  }
}

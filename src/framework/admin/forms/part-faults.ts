import type { Refused } from '../shell/http.ts'

/** Nothing was refused. */
export const NO_FAULT = { fault: '', faults: {}, isConflict: false }

export const NOTHING_SAVED = 'Rien n’a été enregistré : corrigez les champs signalés.'

/** A refusal with its faults by field, whatever the body's member that they lie in. */
export function refusalOf({ message, details }: Refused): typeof NO_FAULT {
  const given = typeof details['faults'] === 'object' ? { ...details['faults'] } : {}
  const faults = Object.fromEntries(
    Object.entries(given).map(([field, words]) => [
      field.replace(/^(?:change\.)?(?:values|texts|shared)\./, ''),
      String(words),
    ]),
  )
  const hasFields = Object.keys(faults).length > 0
  return {
    fault: hasFields ? NOTHING_SAVED : message,
    faults,
    isConflict: details['conflict'] === true,
  }
}

/** Faults of a field and below it: `offices.0.name` gives `name` for `offices.0`, which gives ``. */
export function faultsBelow(
  faults: Readonly<Record<string, string>>,
  field: string,
): Record<string, string> {
  const beginning = `${field}.`
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([name]) => name === field || name.startsWith(beginning))
      .map(([name, words]) => [name.slice(beginning.length), words]),
  )
}

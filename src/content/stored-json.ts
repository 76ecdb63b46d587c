import type { z } from 'zod'

/** Told of a stored value that can't be used, as a French sentence for the operator. */
export type ReportFault = (fault: string) => void

/** How many different faults are remembered as already told. */
const FAULTS_KEPT = 1000

/**
 * Tells each fault once: a bad value is read again with every page view, and its line would
 * drown all others in the log.
 */
export function onceEach(report: ReportFault): ReportFault {
  const told = new Set<string>()
  return (fault) => {
    if (told.has(fault)) return
    if (told.size >= FAULTS_KEPT) told.clear()
    told.add(fault)
    report(fault)
  }
}

/**
 * A JSON column as a checked value, or the reason why it can't be one: corrupt content costs what
 * it says, never the page (issue 1, « bad input »).
 */
export function parseStored<T>(
  schema: z.ZodType<T>,
  text: string,
): { value: T } | { reason: string } {
  try {
    const parsed = schema.safeParse(JSON.parse(text))
    return parsed.success ? { value: parsed.data } : { reason: issuesAsText(parsed.error) }
  } catch (error) {
    // Also a RangeError: nesting deeper than the stack.
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}

/** The faults of a refused value on one line: `where : what`. */
export function issuesAsText(error: z.core.$ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')} : ${message}`))
    .join(' ; ')
}

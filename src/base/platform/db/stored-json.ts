import { z } from 'zod'

/** Told of a stored value of a site that can't be used, as a French sentence for the operator. */
export type ReportFault = (fault: string, siteId: number) => void

/** Operators read why a value is refused. */
export const IN_FRENCH = { error: z.locales.fr().localeError }

/** How many different faults are remembered as already told. */
const FAULTS_KEPT = 1000

/**
 * Tells each fault once: a bad value is read again with every page view, and its line would
 * drown all others in the log.
 */
export function onceEach(report: ReportFault): ReportFault {
  const told = new Set<string>()
  return (fault, siteId) => {
    const news = `${siteId} ${fault}`
    if (told.has(news)) return
    if (told.size >= FAULTS_KEPT) told.clear()
    told.add(news)
    report(fault, siteId)
  }
}

/**
 * A JSON column as a checked value, or the reason why it can't be one: corrupt content costs what
 * it says, never the page.
 */
export function parseStored<T>(
  schema: z.ZodType<T>,
  text: string,
): { value: T } | { reason: string } {
  try {
    const parsed = schema.safeParse(JSON.parse(text), IN_FRENCH)
    return parsed.success ? { value: parsed.data } : { reason: issuesAsText(parsed.error) }
  } catch {
    // Also a RangeError: nesting deeper than the stack.
    return { reason: 'le texte enregistré n’est pas du JSON' }
  }
}

/** The faults of a refused value on one line: `where : what`, whose sentence goes on. */
export function issuesAsText(error: z.core.$ZodError): string {
  return error.issues
    .map(({ path, message }) => {
      const what = message.endsWith('.') ? message.slice(0, -1) : message
      return path.length === 0 ? what : `${path.join('.')} : ${what}`
    })
    .join(' ; ')
}

import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { RedirectStore } from '#features/pages/store/redirects/redirect-store.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import { type CsvRow, csvRows } from '#base/kit/text/csv-rows.ts'
import { MOST_LINES } from '#features/pages/rules/edited-redirects.ts'
import type { ImportedLine, ImportReport } from '../contract/redirects.ts'
import { Refused } from '#base/kit/refused.ts'
import { type Addresses, caughtPages, problemOf, targetOf } from './redirect-facts.ts'

/** Names of the first line's cells when it is a header. */
const HEADER = /^(?:source|ancienne adresse|ancien|from|de|old)$/i

/** A line that may be saved, and what is known of it. */
interface Candidate extends ImportedLine {
  redirect: Redirect | null
}

/**
 * Saves the redirects of a CSV text, `source;destination` a line: each line is taken or refused for
 * itself, all of it in one transaction.
 */
export async function importRedirects(
  stores: { redirects: RedirectStore },
  siteId: number,
  text: string,
  addresses: Addresses,
): Promise<ImportReport> {
  const known = new Map(
    (await stores.redirects.list(siteId))
      .filter(({ kind }) => kind === 'manual')
      .map((redirect) => [redirect.source, redirect.destination]),
  )
  const candidates = await candidatesOf(text, known, addresses)
  const wanted = candidates.flatMap(({ redirect }) => redirect ?? [])
  const refusals = await stores.redirects.saveAll(siteId, wanted)
  const refusalOf = new Map(wanted.map((redirect, index) => [redirect, refusals[index] ?? null]))
  const lines = candidates.map(({ redirect, ...line }): ImportedLine => {
    const refusal = redirect === null ? null : (refusalOf.get(redirect) ?? null)
    return refusal === null ? line : { ...line, outcome: 'refused', note: refusal }
  })
  const count = (outcome: ImportedLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length
  return {
    lines,
    counts: {
      new: count('new'),
      replaces: count('replaces'),
      same: count('same'),
      refused: count('refused'),
    },
  }
}

async function candidatesOf(
  text: string,
  known: ReadonlyMap<string, string>,
  addresses: Addresses,
): Promise<Candidate[]> {
  const rows: CsvRow[] = []
  for (const row of csvRows(text)) {
    rows.push(row)
    await yieldToLoop()
  }
  const body = HEADER.test(rows[0]?.cells[0] ?? '') ? rows.slice(1) : rows
  if (body.length > MOST_LINES) {
    throw new Refused(
      'invalid',
      `Le fichier a ${body.length} lignes : importez-en ${MOST_LINES} au plus à la fois.`,
    )
  }
  const seen = new Map<string, number>()
  const candidateOf = ({ line, cells }: CsvRow): Candidate => {
    const [source = '', destination = ''] = cells.map(asPath)
    const of = (
      outcome: ImportedLine['outcome'],
      note: string,
      redirect: Redirect | null,
    ): Candidate => ({ line, source, destination, outcome, note, redirect })
    if (cells.length !== 2 || source === '' || destination === '') {
      return of('refused', 'Il faut deux colonnes : ancienne adresse ; nouvelle adresse.', null)
    }
    const before = seen.get(source)
    if (before !== undefined) {
      return of('refused', `Cette ancienne adresse est déjà à la ligne ${before}.`, null)
    }
    seen.set(source, line)
    if (known.get(source) === destination) return of('same', 'Elle est déjà là.', null)
    const redirect: Redirect = { source, destination, kind: 'manual' }
    const target = targetOf(redirect, source.replace(/\*$/, ''), addresses)
    const note = [
      known.has(source) ? `Elle menait à ${known.get(source)}.` : '',
      problemOf(redirect, target, addresses),
      caughtPages(source, addresses),
      leadsNowhere(target, addresses),
    ]
    return of(known.has(source) ? 'replaces' : 'new', note.filter(Boolean).join(' '), redirect)
  }
  const candidates: Candidate[] = []
  for (const row of body) {
    candidates.push(candidateOf(row))
    await yieldToLoop()
  }
  return candidates
}

/** Old sites give whole addresses: of those, the path is what this site is asked for. */
const asPath = (cell: string, column: number): string =>
  column === 0 && URL.canParse(cell) && /^https?:/.test(cell)
    ? decoded(new URL(cell).pathname)
    : cell

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function leadsNowhere(target: string | null, { shown }: Addresses): string {
  if (target === null || !target.startsWith('/')) return ''
  const [path = ''] = target.split(/[?#]/, 1)
  const isPage = shown.has(path) || /^\/(?:media|documents|uploads)\//.test(path)
  return isPage ? '' : `Aucune page en ligne n’est à ${path}.`
}

import type { NamedSite } from '#base/core/site.ts'
import { counted, type Finding, type Level } from './finding.ts'

const MARKS: Readonly<Record<Level, string>> = { ok: '✓', todo: '○', warning: '!', error: '✗' }
const COLOURS: Readonly<Record<Level, string>> = {
  ok: '32',
  todo: '36',
  warning: '33',
  error: '31',
}

/** Sites that have lines of their own; of more of them, lines that say the same become one. */
const ONE_BY_ONE = 3

/** Sites that a line names. */
const MAX_NAMED = 5

/** Where lines are printed. */
interface Look {
  hasColours: boolean
}

const coloured = (level: Level, text: string) => `\u001B[${COLOURS[level]}m${text}\u001B[0m`

/** « ✓ name — finding — what to do », a line a finding. */
export const findingLine = (finding: Finding, look: Look): string =>
  line(finding, finding.site === undefined ? [] : [finding.site], look)

function line(
  { name, level, finding, advice }: Finding,
  sites: readonly NamedSite[],
  { hasColours }: Look,
): string {
  const mark = MARKS[level]
  const whom = sites.length === 0 ? '' : `${sitesText(sites)}\u00A0: `
  const parts = [name, `${whom}${finding}`, ...(advice === '' ? [] : [advice])]
  return `${hasColours ? coloured(level, mark) : mark} ${parts.join(' — ')}\n`
}

/** « site 3 « Cabinet X » (www.x.fr) », or « 12 sites (3 www.x.fr, 4 www.y.fr et 10 autres) ». */
function sitesText(sites: readonly NamedSite[]): string {
  const [only] = sites
  if (only === undefined) return ''
  if (sites.length === 1) {
    return `site ${only.id} « ${only.name} »${only.host === '' ? '' : ` (${only.host})`}`
  }
  const named = sites.slice(0, MAX_NAMED).map(({ id, name, host }) => `${id} ${host || name}`)
  const more = sites.length - MAX_NAMED
  return `${sites.length} sites (${named.join(', ')}${more > 0 ? ` et ${more} autres` : ''})`
}

/**
 * Prints findings as they come, those of a few sites too. Of many sites nobody reads a line each: what is
 * well is counted, what is not is told once for all whom it concerns, the worst first.
 */
export function findingPrinter(out: (text: string) => void, siteCount: () => number, look: Look) {
  const kept: Finding[] = []
  const isGrouped = () => siteCount() > ONE_BY_ONE
  return {
    print(finding: Finding): void {
      if (isGrouped() && finding.site !== undefined) kept.push(finding)
      else out(findingLine(finding, look))
    },
    end(): void {
      for (const group of groupsOf(kept)) out(line(group.finding, group.sites, look))
      if (!isGrouped()) return
      const touched = new Set(
        kept.flatMap(({ level, site }) => (level === 'ok' || !site ? [] : [site.id])),
      )
      const well = siteCount() - touched.size
      const text = `${counted(well, 'site')} sur ${siteCount()} sans rien à corriger ni à compléter`
      out(line({ name: 'sites', level: 'ok', finding: text, advice: '' }, [], look))
    },
  }
}

const RANK: Readonly<Record<Level, number>> = { error: 0, warning: 1, todo: 2, ok: 3 }

/** What several sites share, told once; what is well is not told. */
function groupsOf(findings: readonly Finding[]): { finding: Finding; sites: NamedSite[] }[] {
  const groups = new Map<string, { finding: Finding; sites: NamedSite[] }>()
  for (const finding of findings) {
    const { site, ...said } = finding
    if (site === undefined || finding.level === 'ok') continue
    const key = JSON.stringify(said)
    const group = groups.get(key) ?? { finding, sites: [] }
    group.sites.push(site)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted((a, b) => RANK[a.finding.level] - RANK[b.finding.level])
}

/** How many findings of each kind there are. */
export interface Summary {
  errors: number
  warnings: number
  todo: number
  sites: number
}

export function summaryOf(findings: readonly Finding[], sites: number): Summary {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  return { errors: count('error'), warnings: count('warning'), todo: count('todo'), sites }
}

/** How it went, in one line. */
export function summaryLine({ errors, warnings, todo }: Omit<Summary, 'sites'>): string {
  const parts = [
    ...(errors > 0 ? [counted(errors, 'erreur')] : []),
    ...(warnings > 0 ? [counted(warnings, 'avertissement')] : []),
    ...(todo > 0 ? [`${todo} ${todo < 2 ? 'point' : 'points'} à compléter par les cabinets`] : []),
  ]
  if (parts.length === 0) return 'Tout va bien.\n'
  const isWell = errors + warnings === 0
  return `${isWell ? 'L’installation va bien\u00A0; ' : ''}${parts.join(', ')}.\n`
}

import { counted, type Finding, type Level } from './finding.ts'

const MARKS: Readonly<Record<Level, string>> = { ok: '✓', warning: '!', error: '✗' }
const COLOURS: Readonly<Record<Level, string>> = { ok: '32', warning: '33', error: '31' }

const coloured = (level: Level, text: string) => `\u001B[${COLOURS[level]}m${text}\u001B[0m`

/** « ✓ name — finding — what to do », a line a finding. */
export function findingLine(
  { name, level, finding, advice }: Finding,
  { hasColours }: { hasColours: boolean },
): string {
  const mark = MARKS[level]
  const parts = [name, finding, ...(advice === '' ? [] : [advice])]
  return `${hasColours ? coloured(level, mark) : mark} ${parts.join(' — ')}\n`
}

/** How it went, in one line. */
export function summaryLine(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  const errors = count('error')
  const warnings = count('warning')
  if (errors + warnings === 0) return 'Tout va bien.\n'
  const parts = [
    ...(errors > 0 ? [counted(errors, 'erreur')] : []),
    ...(warnings > 0 ? [counted(warnings, 'avertissement')] : []),
  ]
  return `${parts.join(', ')}.\n`
}

import { ArchiveFault } from '../format/archive-fault.ts'
import { PROSE } from './column-rules.ts'
import type { ColumnKind } from '../format/columns.ts'
import { type PortableValue, valuesOf } from '../format/row-line.ts'
import { bit, instant, integer, type Rule } from './row-rules.ts'
import { ruleOf } from './table-rules.ts'
import type { TablePlan } from './table-plans.ts'

/** Where a line stands, and whose rows may stand there. */
export interface LinePlace {
  /** Counted from 1. */
  row: number
  /** Number of the one site that all rows belong to; `null`: rows of a whole installation. */
  owner: number | null
}

/**
 * The values of a line of a table, each of them one that its column may hold.
 * @throws {ArchiveFault} naming table, line and column
 */
export function checkedValues(
  plan: TablePlan,
  line: string,
  { row, owner }: LinePlace,
): PortableValue[] {
  const values = readValues(plan, line, row)
  for (const [index, { name, kind, isNullable }] of plan.columns.entries()) {
    const value = values[index] ?? null
    const fault =
      value === null
        ? isNullable
          ? null
          : 'manque'
        : (strangerFault(plan.name, name, value, owner) ??
          (ruleOf(plan.name, name) ?? UNKNOWN[kind])(value))
    if (fault !== null) throw rowFault(plan.name, row, { column: name, value, fault })
  }
  return values
}

/** For a column of a later program: what any column of its kind may hold. */
const UNKNOWN: Readonly<Record<ColumnKind, Rule>> = {
  number: integer,
  text: PROSE,
  flag: bit,
  instant,
}

function readValues(plan: TablePlan, line: string, row: number): PortableValue[] {
  try {
    return valuesOf(plan.columns, line)
  } catch (cause) {
    if (!(cause instanceof ArchiveFault)) throw cause
    throw new ArchiveFault(
      `Dans la table ${plan.name}, ligne ${row} : ${cause.message} ${UNCHANGED}`,
    )
  }
}

/** Whether a row says that it belongs to another site than the one that the archive holds. */
const strangerFault = (
  table: string,
  column: string,
  value: PortableValue,
  owner: number | null,
): string | null =>
  owner !== null &&
  value !== owner &&
  (column === 'site_id' || (table === 'site' && column === 'id'))
    ? 'est le numéro d’un autre site que celui de l’archive'
    : null

interface ColumnFault {
  column: string
  value: PortableValue
  /** The end of a French sentence. */
  fault: string
}

const UNCHANGED = 'Rien n’a été changé ; vérifiez d’où viennent ces données.'

const rowFault = (table: string, row: number, { column, value, fault }: ColumnFault) =>
  new ArchiveFault(
    `Dans la table ${table}, ligne ${row}, colonne ${column} : ` +
      `${value === null ? 'la valeur' : `« ${printable(String(value))} »`} ${fault}. ${UNCHANGED}`,
  )

/** What a row of a table does to the others that no column shows, in the words of the database. */
export const refusedRow = (table: string, row: number, cause: unknown): ArchiveFault =>
  new ArchiveFault(`Dans la table ${table}, ligne ${row} : ${refusalOf(cause)}. ${UNCHANGED}`, {
    cause,
  })

function refusalOf(cause: unknown): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  if (/foreign key/i.test(said)) return 'elle renvoie à une ligne qui n’existe pas'
  if (/unique|duplicate key/i.test(said)) return `elle y est déjà (${printable(said)})`
  return `la base la refuse (${printable(said)})`
}

/** Nothing of a foreign file moves the terminal's cursor, nor fills it. */
export const printable = (value: string, length = 60): string => {
  const line = value.slice(0, 4 * length).replace(/\p{C}/gu, ' ')
  return line.length > length ? `${line.slice(0, length)}…` : line
}

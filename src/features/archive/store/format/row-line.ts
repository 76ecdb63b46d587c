import { z } from 'zod'
import { jsonExcess } from '#base/kit/json-bounds.ts'
import { ArchiveFault } from './archive-fault.ts'
import type { Column, ColumnKind } from './columns.ts'

/** A value of a row in a form that both engines share: flags are 0 or 1, instants ISO 8601 text. */
export type PortableValue = number | string | null

/** A value as a driver gives it or takes it. */
export type DriverValue = PortableValue | boolean | Date

const values = z.array(z.union([z.number(), z.string(), z.null()]))

/** How many bytes a line may have: a row holds texts that editors write, never files. */
export const MAX_LINE = 64 * 1024 ** 2

/** A row as one line of JSON without its end: its values in the order of the columns. */
export function lineOf(columns: readonly Column[], row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(columns.map(({ name, kind }) => portable(row[name], kind, name)))
}

/**
 * The values of a line.
 * @throws ArchiveFault when it is none, or does not fit the columns
 */
export function valuesOf(columns: readonly Column[], line: string): PortableValue[] {
  // Lists in lists by the million would fill the memory before their shape is looked at.
  const isFlat = jsonExcess(line, { depth: 1, values: columns.length }) === null
  const read = values.safeParse(isFlat ? parsed(line) : null)
  if (!read.success || read.data.length !== columns.length) {
    throw new ArchiveFault('elle n’a pas la forme attendue.')
  }
  for (const [index, { kind, name }] of columns.entries()) {
    checkKind(read.data[index] ?? null, kind, name)
  }
  return read.data
}

/** A portable value as a driver takes it. */
export function driverValue(
  value: PortableValue,
  kind: ColumnKind,
  engine: 'sqlite' | 'postgres',
): DriverValue {
  return kind === 'flag' && engine === 'postgres' && value !== null ? value === 1 : value
}

function portable(value: unknown, kind: ColumnKind, name: string): PortableValue {
  if (value === null || value === undefined) return null
  if (kind === 'flag') return value === true || value === 1 ? 1 : 0
  if (kind === 'instant') return instant(value, name)
  if (typeof value === 'number' || typeof value === 'string') return value
  throw new ArchiveFault(
    `La colonne ${name} contient une valeur qui n’est ni un nombre ni un texte : corrigez la base.`,
  )
}

/** An instant in the one form of texts, to the millisecond. */
function instant(value: unknown, name: string): string {
  const date = value instanceof Date ? value : new Date(String(value))
  if (!Number.isNaN(date.getTime())) return date.toISOString()
  throw new ArchiveFault(
    `La colonne ${name} contient « ${String(value)} », qui n’est pas un instant : corrigez la base.`,
  )
}

function checkKind(value: PortableValue, kind: ColumnKind, name: string): void {
  if (value === null) return
  const fits = {
    number: () => Number.isSafeInteger(value),
    text: () => typeof value === 'string',
    flag: () => value === 0 || value === 1,
    instant: () => typeof value === 'string' && isInstant(value),
  }[kind]
  if (!fits()) {
    throw new ArchiveFault(`la colonne ${name} a une valeur d’une autre sorte.`)
  }
}

const isInstant = (text: string): boolean => {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

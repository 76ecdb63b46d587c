import { z } from 'zod'
import type { DatedFigure, FigureTable } from '#base/core/dated-figure.ts'

const line = z.string().max(500)
const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, 'seuls a–z, 0–9, « _ » et « - » sont admis')

const WRONG_DAY = 'une date s’écrit aaaa-mm-jj et doit exister, par exemple 2026-12-31'

/** A day of the calendar that exists, or nothing. */
const day = z.union([z.literal(''), z.iso.date(WRONG_DAY)], WRONG_DAY)

/** The day or the month on which somebody looked. */
const checkedOn = z.union(
  [day, z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)],
  'une date s’écrit aaaa-mm-jj ou aaaa-mm',
)

const tableSchema = z
  .object({
    columns: z
      .array(z.object({ key, label: line, unit: line }))
      .min(1)
      .max(12),
    rows: z
      .array(z.object({ key, label: line, cells: z.array(z.number().nullable()) }))
      .min(1)
      .max(60),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'chaque ligne d’un barème compte autant de cases que de colonnes',
  ) satisfies z.ZodType<FigureTable>

const figureSchema = z
  .object({
    key,
    group: key,
    label: line.min(1, 'le libellé est vide'),
    unit: line,
    value: z.number('une valeur est un nombre, avec un point, ou null').nullable(),
    values: tableSchema.nullable(),
    from: day,
    to: day,
    // Figures that were stored before this member was have no such bound.
    known_until: day.default(''),
    source: z.object({
      name: line,
      url: z.union([
        z.literal(''),
        z
          .url({ protocol: /^https?$/, error: 'ce n’est pas une adresse http:// ou https://' })
          .max(2000),
      ]),
      licence: line,
    }),
    checked_on: checkedOn,
    to_verify: z.boolean(),
    rhythm: line,
    note: z.string().max(2000),
  })
  .refine(
    ({ value, values }) => value === null || values === null,
    'un chiffre a une valeur ou un barème, pas les deux',
  )
  .refine(
    ({ from, to }) => to === '' || from <= to,
    'la fin de validité (to) précède son début (from)',
  )
  .refine(
    ({ from, known_until }) => known_until === '' || from <= known_until,
    'ce chiffre serait connu (known_until) avant d’être en vigueur',
  )
  .refine(
    ({ value, values, checked_on, source }) =>
      (value === null && values === null) || (checked_on !== '' && source.name !== ''),
    'une valeur se publie avec sa source (source.name) et la date de sa vérification (checked_on)',
  ) satisfies z.ZodType<DatedFigure>

export const MAX_FIGURES = 500

/** The setting `useful_figures`: figures by key and period. */
export const usefulFiguresSchema = z
  .array(figureSchema)
  .max(MAX_FIGURES)
  .refine(
    (figures) =>
      new Set(figures.map(({ key: name, from }) => `${name} ${from}`)).size === figures.length,
    'deux chiffres portent la même clé et commencent le même jour',
  )
  .refine(
    (figures) => figures.every((one) => !overlapsNext(one, figures)),
    'deux périodes d’un même chiffre se chevauchent',
  )

/** Whether a period ends after the next of its key begins; one without end gives way to it. */
const overlapsNext = ({ key: name, from, to }: DatedFigure, all: readonly DatedFigure[]): boolean =>
  to !== '' && all.some((other) => other.key === name && from < other.from && other.from <= to)

import type { Figure, Target } from './figure.ts'

const TITLES = ['', 'mesure', 'référence', 'rapport', 'objectif', 'atteint'] as const

/** French digits; three that count below ten, none after the comma above a hundred. */
export const shown = (value: number): string =>
  Number.isNaN(value)
    ? '?'
    : value.toLocaleString('fr-FR', {
        maximumFractionDigits: Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0,
      })

/** « ≥ 0,9 », with « rapport » when it is the ratio that counts. */
const shownTarget = ({ of, bound, limit }: Target): string =>
  `${of === 'ratio' ? 'rapport ' : ''}${bound === 'at least' ? '≥' : '≤'} ${shown(limit)}`

/** The cells of a figure, in the order of the titles. */
export const cellsOf = ({ name, value, unit, baseline, ratio, target, met }: Figure): string[] => [
  name,
  `${shown(value)} ${unit}`.trimEnd(),
  baseline === undefined ? '' : shown(baseline),
  ratio === undefined ? '' : shown(ratio),
  target ? shownTarget(target) : '',
  met === null ? '' : met ? 'oui' : 'non',
]

/** A table for a terminal: names to the left, everything else to the right. */
export function textTable(figures: readonly Figure[]): string {
  const rows = [[...TITLES], ...figures.map(cellsOf)]
  const widths = TITLES.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The same as a table of a Markdown file. */
export function markdownTable(figures: readonly Figure[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = TITLES.map((_, column) => (column === 0 ? '---' : '--:'))
  return [
    row(['figure', ...TITLES.slice(1)]),
    `|${rule.join('|')}|`,
    ...figures.map(cellsOf).map(row),
  ].join('\n')
}

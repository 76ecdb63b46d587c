import type { Curve } from './curve.ts'
import { shown } from './table.ts'

const PANEL = { width: 380, height: 240 }
const MARGIN = { left: 60, right: 20, top: 40, bottom: 50 }
const COLUMNS = 2
/** Lines across a panel. */
const TICKS = 4

/** Curves side by side as one SVG: sizes on a logarithmic axis, values from zero up. */
export function plot(curves: readonly Curve[]): string {
  const width = PANEL.width * Math.min(COLUMNS, curves.length)
  const height = PANEL.height * Math.ceil(curves.length / COLUMNS)
  const panels = curves.map((curve, index) => {
    const x = (index % COLUMNS) * PANEL.width
    const y = Math.floor(index / COLUMNS) * PANEL.height
    return `<g transform="translate(${x} ${y})">\n${panel(curve)}\n</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"` +
      ` height="${height}" font-family="sans-serif" font-size="11" fill="#222">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n')
}

function panel({ name, unit, size, points }: Curve): string {
  const right = PANEL.width - MARGIN.right
  const bottom = PANEL.height - MARGIN.bottom
  const sizes = points.map((point) => Math.log10(point.size))
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const top = rounded(Math.max(...points.map(({ value }) => value)))
  const span = most - least || 1
  const xOf = (at: number) =>
    round(MARGIN.left + ((Math.log10(at) - least) / span) * (right - MARGIN.left))
  const yOf = (value: number) => round(bottom - (value / top) * (bottom - MARGIN.top))
  const lines = Array.from({ length: TICKS + 1 }, (_, tick) => {
    const value = (top / TICKS) * tick
    const y = yOf(value)
    return (
      `<path d="M${MARGIN.left} ${y}H${right}" stroke="#ddd"/>` +
      `<text x="${MARGIN.left - 6}" y="${y + 4}" text-anchor="end">${shown(value)}</text>`
    )
  })
  const marks = points.map(
    ({ size: at, value }) =>
      `<circle cx="${xOf(at)}" cy="${yOf(value)}" r="3" fill="#1f5c99"/>` +
      `<text x="${xOf(at)}" y="${bottom + 16}" text-anchor="middle">${shown(at)}</text>`,
  )
  const line = points.map(({ size: at, value }) => `${xOf(at)},${yOf(value)}`).join(' ')
  return [
    `<text x="${MARGIN.left}" y="20" font-weight="bold">${escaped(`${name} (${unit})`)}</text>`,
    ...lines,
    `<polyline points="${line}" fill="none" stroke="#1f5c99" stroke-width="2"/>`,
    ...marks,
    `<text x="${(MARGIN.left + right) / 2}" y="${PANEL.height - 12}" text-anchor="middle">${escaped(size)}</text>`,
  ].join('\n')
}

/** The next of 1, 2, 5, 10, 20… above a value. */
function rounded(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1))
  return power * ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10)
}

const round = (value: number): number => Math.round(value * 10) / 10

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

import { Text } from '#framework/widget-kit/text.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import type { FigureRow, ScaleModel } from './figure-rows.ts'

export interface UsefulFiguresModel {
  title: string
  text: string
  /** No row has a value: the table says where each is read. */
  isToRead: boolean
  rows: FigureRow[]
  licence: string
}

interface UsefulFiguresProps {
  model: UsefulFiguresModel
  view: ViewContext
}

/** The figures of a group, each with its days and its source; scales follow as tables. */
export function UsefulFiguresView({ model, view }: UsefulFiguresProps) {
  return (
    <>
      <Text view={view} path="text" as="p" className="useful-figures-text">
        {model.text}
      </Text>
      <table className="useful-figures">
        <caption {...view.mark('title')}>{model.title}</caption>
        <thead>
          <tr>
            <th scope="col">Donnée</th>
            {model.isToRead ? null : <th scope="col">Valeur</th>}
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {model.rows.map((row) => (
            <Row key={row.key} row={row} hasValue={!model.isToRead} />
          ))}
        </tbody>
      </table>
      {model.rows.map(({ key, label, table }) =>
        table ? <Scale key={key} label={label} scale={table} /> : null,
      )}
      {model.licence ? <p className="useful-figures-licence">{model.licence}</p> : null}
    </>
  )
}

const Row = ({ row, hasValue }: { row: FigureRow; hasValue: boolean }) => (
  <tr>
    <th scope="row">
      {row.label}
      {row.note ? <span className="useful-figures-note">{row.note}</span> : null}
      {row.rhythm ? (
        <span className="useful-figures-note">{`Rythme\u00A0: ${row.rhythm}`}</span>
      ) : null}
    </th>
    {hasValue ? <Value row={row} /> : null}
    <td>{row.source.url ? <a href={row.source.url}>{row.source.name}</a> : row.source.name}</td>
  </tr>
)

const Value = ({ row }: { row: FigureRow }) => (
  <td>
    {row.value === null ? null : <strong className="useful-figures-value">{row.value}</strong>}
    {row.table ? 'barème ci-dessous' : null}
    {row.toVerify ? <ToVerify /> : null}
    {row.remarks.map((remark) => (
      <span key={remark} className="useful-figures-note">
        {remark}
      </span>
    ))}
    {row.past.length > 0 ? <Past row={row} /> : null}
  </td>
)

const ToVerify = () => <span className="useful-figures-mark">à confirmer</span>

const Past = ({ row: { past, course } }: { row: FigureRow }) => (
  <details className="useful-figures-past">
    <summary>Valeurs précédentes</summary>
    {course.length > 0 ? <Course values={course} /> : null}
    <ul>
      {past.map(({ value, period, toVerify }) => (
        <li key={period}>
          {value}
          {toVerify ? <ToVerify /> : null}
          <span className="useful-figures-note">{period}</span>
        </li>
      ))}
    </ul>
  </details>
)

/** Units of the drawing: as many to each value, and over the greatest as below the smallest. */
const STEP = 40
const HEIGHT = 48
const MARGIN = 4

/** How a value went from period to period, in steps; the list beside says the same in words. */
function Course({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const yOf = (value: number) =>
    Math.round(HEIGHT - MARGIN - ((value - low) / (high - low || 1)) * (HEIGHT - 2 * MARGIN))
  const path = values.map(
    (value, at) => `${at === 0 ? 'M0 ' : 'V'}${yOf(value)}H${(at + 1) * STEP}`,
  )
  return (
    <svg
      className="useful-figures-course"
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      width={values.length * STEP}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={path.join('')} />
    </svg>
  )
}

const Scale = ({ label, scale }: { label: string; scale: ScaleModel }) => (
  // oxlint-disable-next-line no-noninteractive-tabindex, prefer-tag-over-role -- scrolled by keyboard, no set of fields.
  <div className="useful-figures-scroll" role="group" aria-label={label} tabIndex={0}>
    <table className="useful-figures-scale">
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Cas</th>
          {scale.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scale.rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell, place) => (
              <td key={scale.columns[place]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

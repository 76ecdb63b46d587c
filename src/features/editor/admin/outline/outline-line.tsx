import { memo } from 'react'
import type { OutlineRow } from './outline-rows.ts'

/** A row as props that stay the same for as long as it says the same. */
export const flat = (row: OutlineRow) => ({
  id: row.key,
  kind: row.kind,
  title: row.title,
  depth: row.depth,
  isEmpty: row.kind === 'place' && row.isEmpty,
})

interface LineProps extends ReturnType<typeof flat> {
  isChosen: boolean
  /** The one line that the Tab key stops at. */
  isReachable: boolean
  choose(id: string): void
  openMenu(id: string, anchor: HTMLElement): void
}

/** Plain elements: a hundred of them are drawn with every change of the page. */
export const Line = memo(function Line(props: LineProps) {
  const { id, kind, title, depth, isEmpty, isChosen, isReachable, choose, openMenu } = props
  const indent = { '--depth': depth } as object
  if (kind === 'place') {
    return (
      <li className="outline-place" style={indent}>
        {title}
        {isEmpty ? <span className="outline-empty"> — vide</span> : null}
      </li>
    )
  }
  const tabIndex = isReachable ? 0 : -1
  return (
    <li className="outline-line" style={indent}>
      <button
        type="button"
        className="outline-widget"
        aria-current={isChosen}
        tabIndex={tabIndex}
        onClick={() => choose(id)}
      >
        {title}
      </button>
      <button
        type="button"
        className="outline-menu"
        aria-label={`Actions : ${title}`}
        aria-haspopup="menu"
        tabIndex={tabIndex}
        onClick={({ currentTarget }) => openMenu(id, currentTarget)}
      >
        <span aria-hidden="true">⋮</span>
      </button>
    </li>
  )
})

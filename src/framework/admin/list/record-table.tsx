import UnfoldIcon from '@mui/icons-material/ExpandMore'
import {
  Box,
  IconButton,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material'
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { HIDDEN_TEXT } from '../shell/hidden-text.ts'
import { useListContext } from './list-query.ts'
import { type ListCall, useRows } from './use-rows.ts'

export interface Column<Row> {
  label: string
  /** The field of the call by which a click on the head sorts. */
  sortBy?: string
  /** A phone has no room for it: it stands in what its row opens. */
  isSpare?: boolean
  render(row: Row): ReactNode
}

interface RecordTableProps<Row> {
  call: ListCall<Row>
  columns: readonly Column<Row>[]
  /** What it says when nothing is in it. */
  empty: ReactNode
  /** Where a click on a row leads, below `/admin`; its name has the same link (`RowLink`). */
  addressOf?: (row: Row) => string | null
  /** What a row unfolds to; `null` for nothing. */
  unfold?: (row: Row) => ReactNode
  /** Rows as they are shown, of those that were asked for. */
  arrange?: (rows: readonly Row[]) => readonly Row[]
}

const asTheyAre = <Row,>(rows: readonly Row[]): readonly Row[] => rows

/** The rows of a list as a table: sorted by its heads, opened or unfolded by a click anywhere in a row. */
export function RecordTable<Row extends { id: number | string }>(props: RecordTableProps<Row>) {
  const { call, columns, empty, unfold, arrange = asTheyAre } = props
  const { data, error, isPlaceholderData } = useRows(call)
  if (!data) return error ? null : <LinearProgress aria-label="Lecture de la liste" />
  if (data.data.length === 0) return <Box sx={{ p: 4 }}>{empty}</Box>
  return (
    // On a phone a table is moved sideways inside of its list, not the whole screen.
    <Box sx={{ overflowX: 'auto' }} aria-busy={isPlaceholderData}>
      <Table size="small" sx={LOOK}>
        <TableHead>
          <TableRow>
            {unfold ? (
              <TableCell padding="checkbox">
                <Box component="span" sx={HIDDEN_TEXT}>
                  Détail
                </Box>
              </TableCell>
            ) : null}
            {columns.map((column) => (
              <Head key={column.label} {...column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {arrange(data.data).map((row) => (
            <Row key={row.id} {...props} row={row} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const SPARE = 'not-on-phone'

const LOOK = {
  '& td': { py: 1.25 },
  '& tbody tr:last-child > td': { borderBottom: 0 },
  '& tr[data-opens]': { cursor: 'pointer' },
  '@media (max-width: 599px)': {
    '& td:first-of-type': { minWidth: 136 },
    '& td, & th': { px: 1 },
    [`& .${SPARE}`]: { display: 'none' },
  },
} as const

function Head<Row>({ label, sortBy, isSpare }: Column<Row>) {
  const { sort, order, change } = useListContext()
  const isSorted = sortBy === sort
  const way = order === 'ASC' ? 'asc' : 'desc'
  return (
    <TableCell
      className={isSpare ? SPARE : undefined}
      sortDirection={sortBy && isSorted ? way : false}
    >
      {sortBy ? (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? way : 'asc'}
          onClick={() =>
            change({ sort: sortBy, order: isSorted && order === 'ASC' ? 'DESC' : 'ASC' })
          }
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  )
}

/** Whether something in a row was clicked that does something by itself, or stands over the row. */
const isOwn = ({ target, currentTarget }: MouseEvent): boolean =>
  !(target instanceof Element) ||
  !currentTarget.contains(target) ||
  target.closest('a, button, input, label') !== null

function Row<Row extends { id: number | string }>({
  row,
  columns,
  addressOf,
  unfold,
}: RecordTableProps<Row> & { row: Row }) {
  const navigate = useNavigate()
  const [isUnfolded, setUnfolded] = useState(false)
  const address = addressOf?.(row) ?? null
  const more = unfold?.(row) ?? null
  const opens = address !== null || more !== null
  const turn = () => setUnfolded(!isUnfolded)
  return (
    <Fragment>
      <TableRow
        hover={opens}
        data-opens={opens ? '' : undefined}
        onClick={(event) => {
          if (isOwn(event)) return
          if (address !== null) void navigate(address)
          else if (more !== null) turn()
        }}
      >
        {unfold ? (
          <TableCell padding="checkbox">
            {more === null ? null : (
              <IconButton
                size="small"
                aria-label={isUnfolded ? 'Replier' : 'Déplier'}
                aria-expanded={isUnfolded}
                onClick={turn}
              >
                <UnfoldIcon sx={{ transform: isUnfolded ? 'rotate(180deg)' : undefined }} />
              </IconButton>
            )}
          </TableCell>
        ) : null}
        {columns.map(({ label, isSpare, render }) => (
          <TableCell key={label} className={isSpare ? SPARE : undefined}>
            {render(row)}
          </TableCell>
        ))}
      </TableRow>
      {isUnfolded && more !== null ? (
        <TableRow>
          <TableCell colSpan={columns.length + 1}>{more}</TableCell>
        </TableRow>
      ) : null}
    </Fragment>
  )
}

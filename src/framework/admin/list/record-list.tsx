import { Alert, Box, Button, Card, MenuItem, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { Title } from '../shell/title.tsx'
import { ListFilters, type ListFilter } from './list-filters.tsx'
import {
  type Filter,
  ListContext,
  ROWS_PER_PAGE,
  useListContext,
  useListControl,
} from './list-query.ts'
import { type ListCall, useRows } from './use-rows.ts'

interface RecordListProps<Row> {
  title: string
  call: ListCall<Row>
  /** As it is before anybody has chosen: by which field, narrowed by what. */
  sort: readonly [field: string, order: 'ASC' | 'DESC']
  filter?: Filter
  filters: readonly ListFilter[]
  /** Buttons above it. */
  actions?: ReactNode
  /** Its rows: a `RecordTable`, or whatever asks for them by `useRows`. */
  children: ReactNode
}

const NO_FILTER: Filter = {}

/** A list of records, a page at a time: filters, buttons, rows, and the way to the other pages. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { title, call, sort, filter = NO_FILTER, filters, actions, children } = props
  const control = useListControl({ filter, sort: sort[0], order: sort[1], page: 1, perPage: 25 })
  return (
    <ListContext value={control}>
      <Title title={title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <ListFilters filters={filters} />
        {actions ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box> : null}
      </Box>
      <Card>
        <Unread call={call} />
        {children}
      </Card>
      <Pages call={call} />
    </ListContext>
  )
}

/** Says why there are no rows: nothing was answered, or it was asked for a page that is not there. */
function Unread<Row>({ call }: { call: ListCall<Row> }) {
  const { page, change, reset } = useListContext()
  const { data, error, refetch } = useRows(call)
  if (error)
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          error.status >= 400 && error.status < 500 ? (
            <Button color="inherit" onClick={reset}>
              Voir toute la liste
            </Button>
          ) : (
            <Button color="inherit" onClick={() => void refetch()}>
              Réessayer
            </Button>
          )
        }
      >
        {error.message}
      </Alert>
    )
  if (!data || data.data.length > 0 || page === 1) return null
  return (
    <Alert
      severity="info"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => change({ page: 1 })}>
          Première page
        </Button>
      }
    >
      {fr(`Il n’y a pas de page ${page}.`)}
    </Alert>
  )
}

function Pages<Row>({ call }: { call: ListCall<Row> }) {
  const { page, perPage, change } = useListContext()
  const { data } = useRows(call)
  const total = data?.total ?? 0
  if (total <= Math.min(...ROWS_PER_PAGE)) return null
  const last = Math.max(1, Math.ceil(total / perPage))
  const at = Math.min(page, last)
  const turn = (step: number) => {
    change({ page: at + step })
    scrollTo({ top: 0 })
  }
  return (
    <Box component="nav" aria-label="Pages de la liste" sx={PAGES}>
      <TextField
        select
        label="Par page"
        fullWidth={false}
        value={perPage}
        onChange={({ target }) => change({ perPage: Number(target.value) })}
      >
        {ROWS_PER_PAGE.map((count) => (
          <MenuItem key={count} value={count}>
            {count}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" component="output">
        {`${(at - 1) * perPage + 1}–${Math.min(at * perPage, total)} sur ${total}`}
      </Typography>
      <Button disabled={at === 1} onClick={() => turn(-1)}>
        Page précédente
      </Button>
      <Button disabled={at === last} onClick={() => turn(1)}>
        Page suivante
      </Button>
    </Box>
  )
}

const PAGES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
}

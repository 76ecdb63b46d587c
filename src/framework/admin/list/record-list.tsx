import {
  Alert,
  Box,
  Button,
  Card,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { HIDDEN_TEXT } from '../shell/hidden-text.ts'
import { MAIN } from '../shell/skip-link.tsx'
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
      <Card sx={{ position: 'relative' }}>
        <Asking call={call} />
        {children}
      </Card>
      <Pages call={call} />
    </ListContext>
  )
}

/** That other rows are asked for, or why there are none. */
function Asking<Row>({ call }: { call: ListCall<Row> }) {
  const { reset } = useListContext()
  const { error, isPlaceholderData, refetch } = useRows(call)
  if (!error)
    return isPlaceholderData ? (
      <LinearProgress aria-label="Lecture de la liste" sx={{ position: 'absolute', inset: 0 }} />
    ) : null
  const isNonsense = error.status === 400 || error.status === 422
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => (isNonsense ? reset() : void refetch())}>
          {isNonsense ? 'Voir toute la liste' : 'Réessayer'}
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}

const counted = (count: number): string => count.toLocaleString('fr-FR')

function Pages<Row>({ call }: { call: ListCall<Row> }) {
  const { page, perPage, change } = useListContext()
  const { data, isPlaceholderData } = useRows(call)
  const total = data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / perPage))
  const isBeyond = data !== undefined && !isPlaceholderData && page > last
  const toLast = useEffectEvent(() => change({ page: last }, true))
  useEffect(() => {
    if (isBeyond) toLast()
  }, [isBeyond])
  if (data === undefined) return null
  const at = Math.min(page, last)
  const turn = (step: number) => {
    change({ page: at + step })
    document.getElementById(MAIN)?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }
  const isWhole = total <= Math.min(...ROWS_PER_PAGE)
  return (
    <Box component="nav" aria-label="Pages de la liste" sx={PAGES}>
      <Typography variant="body2" component="output" sx={isWhole ? HIDDEN_TEXT : {}}>
        {total === 0
          ? 'Rien dans cette liste'
          : `${counted((at - 1) * perPage + 1)}–${counted(Math.min(at * perPage, total))} sur ${counted(total)}`}
      </Typography>
      {isWhole ? null : (
        <>
          <TextField
            select
            label="Par page"
            sx={{ minWidth: 96 }}
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
          <Button disabled={at === 1} onClick={() => turn(-1)}>
            Page précédente
          </Button>
          <Button disabled={at === last} onClick={() => turn(1)}>
            Page suivante
          </Button>
        </>
      )}
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

import ClearIcon from '@mui/icons-material/CloseOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Box, Chip, IconButton, Link, Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import {
  Datagrid,
  DateInput,
  FunctionField,
  List,
  ListContextProvider,
  SelectInput,
  TextInput,
  useListContext,
  useRecordContext,
  type SelectInputProps,
  TopToolbar,
  useNotify,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useMay } from '#framework/admin/shell/context.tsx'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { ACTION_KINDS, actionName } from './action-names.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { changedFields, changeInWords } from './changed-fields.ts'
import { Changes } from './changes.tsx'
import { audit } from '../contract/audit.ts'
import { grouped, type LoggedRow } from './grouped-entries.ts'
import { subjectLink } from './subject-link.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { download } from '#framework/admin/download.ts'

const FILTERS = [
  <PersonInput key="userId" source="userId" label="Qui" alwaysOn />,
  <SelectInput key="action" source="action" label="Quoi" choices={[...ACTION_KINDS]} alwaysOn />,
  <TextInput key="title" source="title" label="Sur quoi" alwaysOn />,
  <DateInput key="from" source="from" label="Du" alwaysOn />,
  <DateInput key="until" source="until" label="Au" alwaysOn />,
]

/** Who did what, newest first: filtered, unfolded, taken away as a file. */
export const AuditList = () => (
  <List
    title="Journal"
    sort={{ field: 'id', order: 'DESC' }}
    filters={FILTERS}
    actions={<AuditExport />}
    exporter={false}
    empty={false}
    perPage={25}
  >
    <ChosenSubject />
    <Rows />
  </List>
)

/** What was done in one go is one line, which unfolds. */
function Rows() {
  const context = useListContext<LoggedRow>()
  const data = useMemo(() => context.data && grouped(context.data), [context.data])
  return (
    <ListContextProvider value={{ ...context, data } as typeof context}>
      <Datagrid
        bulkActionButtons={false}
        rowClick="expand"
        expand={<Unfolded />}
        isRowExpandable={({ before, after, others }: LoggedRow) =>
          others.length > 0 || changedFields(before, after).length > 0
        }
        empty={<Nothing />}
      >
        <FunctionField<LoggedRow> label="Quand" render={({ at }) => dateTimeOf(at)} />
        <FunctionField<LoggedRow>
          label="Qui"
          render={({ actor }) => actor.name || 'Le serveur lui-même'}
        />
        <FunctionField<LoggedRow>
          label="Quoi"
          render={({ action, others }) =>
            others.length > 0
              ? fr(`${actionName(action)} : ${others.length + 1} fois`)
              : actionName(action)
          }
        />
        <FunctionField<LoggedRow> label="Sur quoi" render={(row) => <Subject {...row} />} />
      </Datagrid>
    </ListContextProvider>
  )
}

/** What a line changed, or each thing that was meant. */
function Unfolded() {
  const row = useRecordContext<LoggedRow>()
  if (!row || row.others.length === 0) return <Changes />
  return (
    <Box component="ul" sx={{ m: 0, py: 1 }}>
      {[row, ...row.others].map((entry) => (
        <li key={entry.id}>
          <Subject {...entry} others={[]} />
        </li>
      ))}
    </Box>
  )
}

/** The one thing that the log was narrowed to, and the way back. */
function ChosenSubject() {
  const { filterValues, setFilters } = useListContext()
  const { subject, ...others } = filterValues
  if (typeof subject !== 'string') return null
  return (
    <Chip
      label={`Historique de ${subject}`}
      onDelete={() => setFilters(others)}
      deleteIcon={<ClearIcon titleAccess="Revenir à tout le journal" />}
      sx={{ m: 1.5 }}
    />
  )
}

/** What it was done to, and everything else that was done to it. */
function Subject({ subject, title, before, after, others }: LoggedRow) {
  const { filterValues, setFilters } = useListContext()
  const link = subjectLink(subject, useMay())
  const name = title || subject
  const changed = changeInWords(before, after)
  return (
    <Box
      // The row itself unfolds.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      {link === null ? (
        name
      ) : (
        <Link component={RouterLink} to={link}>
          {name}
        </Link>
      )}
      {filterValues['subject'] !== subject && (
        <IconButton
          size="small"
          aria-label={`Tout l’historique de ${name}`}
          title="Tout l’historique"
          onClick={() => setFilters({ subject })}
        >
          <HistoryIcon fontSize="inherit" />
        </IconButton>
      )}
      {others.length > 0 ? (
        <Box component="span">{`et ${others.length} autres`}</Box>
      ) : changed === '' ? null : (
        <Typography
          variant="body2"
          sx={{ width: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {changed}
        </Typography>
      )}
    </Box>
  )
}

/** An empty log, or filters that let nothing through. */
function Nothing() {
  const { filterValues } = useListContext()
  return (
    <Box sx={{ p: 4, color: 'text.secondary' }}>
      {Object.keys(filterValues).length > 0
        ? 'Rien ne correspond à ces filtres.'
        : 'Le journal est vide : il se remplit à chaque modification du site.'}
    </Box>
  )
}

/** Whoever stands in the log, by name. */
function PersonInput(props: Omit<SelectInputProps, 'choices'>) {
  const people = useCall(audit.people).data?.data ?? []
  return <SelectInput {...props} choices={people.filter(({ id }) => id !== '')} />
}

/** The log as it is filtered, for a spreadsheet or for a program. */
function AuditExport() {
  const { filterValues } = useListContext()
  const notify = useNotify()
  const filter = JSON.stringify(filterValues)
  const take = async (format: 'csv' | 'json') => {
    try {
      await download(`journal.${format}`, audit.export, { query: { format, filter } })
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
    }
  }
  return (
    <TopToolbar>
      <Button startIcon={<DownloadIcon />} onClick={() => void take('csv')}>
        Tableur (CSV)
      </Button>
      <Button startIcon={<DownloadIcon />} onClick={() => void take('json')}>
        JSON
      </Button>
    </TopToolbar>
  )
}

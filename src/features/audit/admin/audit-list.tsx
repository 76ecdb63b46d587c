import ClearIcon from '@mui/icons-material/CloseOutlined'
import { Box, Chip, Link, Button } from '@mui/material'
import {
  Datagrid,
  DateInput,
  FunctionField,
  List,
  SelectInput,
  TextInput,
  useListContext,
  type SelectInputProps,
  TopToolbar,
  useNotify,
} from 'react-admin'
import { Link as RouterLink } from 'react-router'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useMay } from '#framework/admin/shell/context.tsx'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { ACTION_KINDS, actionName } from './action-names.ts'
import { changedFields } from './changed-fields.ts'
import { Changes } from './changes.tsx'
import { audit, type LoggedEntry } from '../contract/audit.ts'
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
    <Datagrid
      bulkActionButtons={false}
      rowClick="expand"
      expand={<Changes />}
      isRowExpandable={(entry: LoggedEntry) => changedFields(entry.before, entry.after).length > 0}
      empty={<Nothing />}
    >
      <FunctionField<LoggedEntry> label="Quand" render={({ at }) => dateTimeOf(at)} />
      <FunctionField<LoggedEntry>
        label="Qui"
        render={({ actor }) => actor.name || 'Le serveur lui-même'}
      />
      <FunctionField<LoggedEntry> label="Quoi" render={({ action }) => actionName(action)} />
      <FunctionField<LoggedEntry> label="Sur quoi" render={(entry) => <Subject {...entry} />} />
    </Datagrid>
  </List>
)

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
function Subject({ subject, title }: LoggedEntry) {
  const { filterValues, setFilters } = useListContext()
  const link = subjectLink(subject, useMay())
  const name = title || subject
  return (
    <Box
      // The row itself unfolds.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}
    >
      {link === null ? (
        name
      ) : (
        <Link component={RouterLink} to={link}>
          {name}
        </Link>
      )}
      {filterValues['subject'] !== subject && (
        <Link
          component="button"
          color="textSecondary"
          variant="caption"
          aria-label={`Tout l’historique de ${name}`}
          onClick={() => setFilters({ subject })}
        >
          historique
        </Link>
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

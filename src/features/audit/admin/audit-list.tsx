import ClearIcon from '@mui/icons-material/CloseOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Box, Chip, IconButton, Link, Button, Typography } from '@mui/material'
import { useListContext } from '#framework/admin/list/list-query.ts'
import { RecordList } from '#framework/admin/list/record-list.tsx'
import { type Column, RecordTable } from '#framework/admin/list/record-table.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
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

/** Who did what, newest first: filtered, unfolded, taken away as a file. */
export function AuditList() {
  const people = useCall(audit.people).data?.data ?? []
  return (
    <RecordList
      title="Journal"
      call={audit.list}
      sort={['id', 'DESC']}
      filters={[
        { kind: 'choice', name: 'userId', label: 'Qui', choices: people.filter(({ id }) => id) },
        { kind: 'choice', name: 'action', label: 'Quoi', choices: ACTION_KINDS },
        { kind: 'text', name: 'title', label: 'Sur quoi' },
        { kind: 'date', name: 'from', label: 'Du' },
        { kind: 'date', name: 'until', label: 'Au' },
      ]}
      actions={<AuditExport />}
    >
      <ChosenSubject />
      <RecordTable
        call={audit.list}
        columns={COLUMNS}
        empty={<Nothing />}
        // What was done in one go is one line, which unfolds.
        arrange={grouped}
        unfold={unfolded}
      />
    </RecordList>
  )
}

const COLUMNS: readonly Column<LoggedRow>[] = [
  { label: 'Quand', render: ({ at }) => dateTimeOf(at) },
  { label: 'Qui', render: ({ actor }) => actor.name || 'Le serveur lui-même' },
  {
    label: 'Quoi',
    render: ({ action, others = [] }) =>
      others.length > 0
        ? fr(`${actionName(action)} : ${others.length + 1} fois`)
        : actionName(action),
  },
  { label: 'Sur quoi', render: (row) => <Subject {...row} /> },
]

/** What a line changed, or each thing that was meant. */
function unfolded(row: LoggedRow) {
  if (row.others?.length)
    return (
      <Box component="ul" sx={{ m: 0, py: 1 }}>
        {[row, ...row.others].map((entry) => (
          <li key={entry.id}>
            <Subject {...entry} others={[]} />
          </li>
        ))}
      </Box>
    )
  return changedFields(row.before, row.after).length > 0 ? <Changes entry={row} /> : null
}

/** The one thing that the log was narrowed to, and the way back. */
function ChosenSubject() {
  const { filter, change } = useListContext()
  const { subject, ...others } = filter
  if (typeof subject !== 'string') return null
  return (
    <Chip
      label={`Historique de ${subject}`}
      onDelete={() => change({ filter: others })}
      deleteIcon={<ClearIcon titleAccess="Revenir à tout le journal" />}
      sx={{ m: 1.5 }}
    />
  )
}

/** What it was done to, and everything else that was done to it. */
function Subject({ subject, title, before, after, others = [] }: LoggedRow) {
  const { filter, change } = useListContext()
  const link = subjectLink(subject, useMay())
  const name = title || subject
  const changed = changeInWords(before, after)
  return (
    <Box sx={{ display: 'flex', columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {link === null ? (
        name
      ) : (
        <Link component={RouterLink} to={link}>
          {name}
        </Link>
      )}
      {filter['subject'] !== subject && (
        <IconButton
          size="small"
          aria-label={`Tout l’historique de ${name}`}
          title="Tout l’historique"
          onClick={() => change({ filter: { subject } })}
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
  const { filter } = useListContext()
  return Object.keys(filter).length > 0
    ? 'Rien ne correspond à ces filtres.'
    : 'Le journal est vide : il se remplit à chaque modification du site.'
}

/** The log as it is filtered, for a spreadsheet or for a program. */
function AuditExport() {
  const filter = JSON.stringify(useListContext().filter)
  const take = async (format: 'csv' | 'json') => {
    try {
      await download(`journal.${format}`, audit.export, { query: { format, filter } })
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
    }
  }
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={() => void take('csv')}>
        Tableur (CSV)
      </Button>
      <Button startIcon={<DownloadIcon />} onClick={() => void take('json')}>
        JSON
      </Button>
    </>
  )
}

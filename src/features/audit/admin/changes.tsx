import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { changedFields, fieldName } from './changed-fields.ts'
import type { LoggedEntry } from '../contract/audit.ts'

/** What an entry changed: each member as it was and as it is. */
export function Changes({ entry }: { entry: LoggedEntry }) {
  return (
    <Table size="small" aria-label={`Changements de ${entry.title || entry.subject}`}>
      <TableHead>
        <TableRow>
          <TableCell>Champ</TableCell>
          <TableCell>Avant</TableCell>
          <TableCell>Après</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changedFields(entry.before, entry.after).map(({ name, before, after }) => (
          <TableRow key={name} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
              {fieldName(name)}
            </TableCell>
            <Value tag="del" text={before} />
            <Value tag="ins" text={after} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Value = ({ tag, text }: { tag: 'del' | 'ins'; text: string }) => (
  <TableCell sx={{ maxWidth: 360 }}>
    {text === '' ? (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        vide
      </Box>
    ) : (
      <Box
        component={tag}
        sx={{ textDecoration: 'none', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </Box>
    )}
  </TableCell>
)

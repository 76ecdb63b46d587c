import { Box, Button, Chip, Stack } from '@mui/material'
import type { ListFilter } from '#framework/admin/list/list-filters.tsx'
import { RecordList } from '#framework/admin/list/record-list.tsx'
import { type Column, RecordTable } from '#framework/admin/list/record-table.tsx'
import { Link } from 'react-router'
import { ROLE_NAMES } from '#base/core/account.ts'
import { type AccountRecord, type AccountState, users } from '../../contract/users.ts'
import { RowLink } from '#framework/admin/row-link.tsx'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { ROLE_CHOICES } from './role-help.ts'
import { UserActions } from './user-actions.tsx'

const STATES: Readonly<
  Record<AccountState, { name: string; color: 'default' | 'success' | 'warning' }>
> = {
  active: { name: 'Actif', color: 'success' },
  invited: { name: 'Invité', color: 'warning' },
  disabled: { name: 'Désactivé', color: 'default' },
}

const FILTERS: readonly ListFilter[] = [
  { kind: 'search', name: 'q', label: 'Nom ou adresse' },
  { kind: 'choice', name: 'role', label: 'Rôle', choices: ROLE_CHOICES },
  {
    kind: 'choice',
    name: 'state',
    label: 'État',
    choices: Object.entries(STATES).map(([id, { name }]) => ({ id, name })),
  },
]

/** Whoever may sign in on this site. */
export const UserList = () => (
  <RecordList
    title="Utilisateurs"
    call={users.list}
    sort={['name', 'ASC']}
    filters={FILTERS}
    actions={
      <Button component={Link} to="/users/create" variant="contained">
        Inviter quelqu’un
      </Button>
    }
  >
    <RecordTable
      call={users.list}
      columns={COLUMNS}
      empty="Personne ne correspond à ces filtres."
      addressOf={({ id }) => `/users/${encodeURIComponent(id)}`}
    />
  </RecordList>
)

const COLUMNS: readonly Column<AccountRecord>[] = [
  {
    label: 'Nom',
    sortBy: 'name',
    render: ({ id, name, email }) => (
      <Stack>
        <strong>
          <RowLink to={`/users/${encodeURIComponent(id)}`}>{name}</RowLink>
        </strong>
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {email}
        </Box>
      </Stack>
    ),
  },
  { label: 'Rôle', sortBy: 'role', render: ({ role }) => ROLE_NAMES[role] },
  {
    label: 'État',
    sortBy: 'state',
    render: ({ state, secondFactor }) => (
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        <Chip
          size="small"
          variant="outlined"
          color={STATES[state].color}
          label={STATES[state].name}
        />
        {secondFactor && <Chip size="small" variant="outlined" label="Second facteur" />}
      </Stack>
    ),
  },
  {
    label: 'Dernière connexion',
    isSpare: true,
    sortBy: 'lastSignInAt',
    render: ({ lastSignInAt }) => dateOf(lastSignInAt) || 'jamais',
  },
  { label: 'Actions', render: (user) => <UserActions user={user} /> },
]

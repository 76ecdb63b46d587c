import { Box, Button, Chip, Stack } from '@mui/material'
import { Datagrid, FunctionField, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router'
import { ROLE_NAMES } from '#base/core/account.ts'
import type { AccountRecord, AccountState } from '../../contract/users.ts'
import { RowLink } from '#framework/admin/row-link.tsx'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { ROLE_CHOICES } from './role-help.ts'
import { UserActions } from './user-actions.tsx'
import { NOT_ON_PHONE } from '#framework/admin/shell/theme-components.ts'

const STATES: Readonly<
  Record<AccountState, { name: string; color: 'default' | 'success' | 'warning' }>
> = {
  active: { name: 'Actif', color: 'success' },
  invited: { name: 'Invité', color: 'warning' },
  disabled: { name: 'Désactivé', color: 'default' },
}

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Nom ou adresse" />,
  <SelectInput key="role" source="role" label="Rôle" choices={ROLE_CHOICES} alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="État"
    choices={Object.entries(STATES).map(([id, { name }]) => ({ id, name }))}
    alwaysOn
  />,
]

/** Whoever may sign in on this site. */
export const UserList = () => (
  <List
    title="Utilisateurs"
    sort={{ field: 'name', order: 'ASC' }}
    filters={FILTERS}
    actions={
      <TopToolbar>
        <Button component={Link} to="/users/create" variant="contained">
          Inviter quelqu’un
        </Button>
      </TopToolbar>
    }
    empty={false}
    exporter={false}
    perPage={25}
  >
    <Datagrid
      bulkActionButtons={false}
      rowClick="edit"
      empty={<Box sx={{ p: 4 }}>Personne ne correspond à ces filtres.</Box>}
    >
      <FunctionField<AccountRecord>
        label="Nom"
        sortBy="name"
        render={({ id, name, email }) => (
          <Stack>
            <strong>
              <RowLink to={`/users/${id}`}>{name}</RowLink>
            </strong>
            <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {email}
            </Box>
          </Stack>
        )}
      />
      <FunctionField<AccountRecord>
        label="Rôle"
        sortBy="role"
        render={({ role }) => ROLE_NAMES[role]}
      />
      <FunctionField<AccountRecord>
        label="État"
        sortBy="state"
        render={({ state, secondFactor }) => (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            <Chip
              size="small"
              variant="outlined"
              color={STATES[state].color}
              label={STATES[state].name}
            />
            {secondFactor && <Chip size="small" variant="outlined" label="Second facteur" />}
          </Stack>
        )}
      />
      <FunctionField<AccountRecord>
        label="Dernière connexion"
        {...NOT_ON_PHONE}
        sortBy="lastSignInAt"
        render={({ lastSignInAt }) => dateOf(lastSignInAt) || 'jamais'}
      />
      <FunctionField<AccountRecord>
        label="Actions"
        sortable={false}
        render={(user) => <UserActions user={user} />}
      />
    </Datagrid>
  </List>
)

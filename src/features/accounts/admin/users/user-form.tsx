import { FormHelperText, LinearProgress } from '@mui/material'
import { useParams } from 'react-router'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { RecordForm } from '#framework/admin/forms/record-form.tsx'
import type { Values } from '#framework/admin/inputs/sections.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { useAct, useLost, useOpened } from '#framework/admin/shell/use-call.ts'
import { users } from '../../contract/users.ts'
import { USER } from '../../rules/user-fields.ts'
import { useInvited } from './invited.tsx'
import { roleHelp } from './role-help.ts'

const LIST = '/users'

/** An invitation: whoever receives it chooses a password. */
export function UserCreate() {
  const { mutateAsync } = useAct(users.create)
  const sayInvited = useInvited()
  return (
    <RecordForm
      isNew
      title="Inviter quelqu’un"
      name={users.create.path}
      fields={USER}
      stored={NOBODY}
      saveLabel="Inviter"
      list={LIST}
      send={(body) => mutateAsync({ body })}
      done={({ name, link }) => sayInvited(name, link)}
      renderUnder={underRole}
    />
  )
}

/** Nobody is given a role by oversight. */
const NOBODY = { name: '', email: '', role: '' }

/** Name and role of somebody; the rest is done from the list. */
export function UserEdit() {
  const { id = '' } = useParams()
  const isOneself = id === useAdmin().user.id
  const { data, error } = useOpened(users.one, { params: { id } })
  const { mutateAsync } = useAct(users.change)
  useLost(error !== null, LIST)
  if (data === undefined) return <LinearProgress aria-label="Lecture du compte" />
  const { name, email, role } = data
  return (
    <RecordForm
      title="Modifier un utilisateur"
      name={`/users/${id}`}
      fields={isOneself ? OWN : EDITED}
      stored={{ name, email, role }}
      done="Le compte est enregistré."
      list={LIST}
      send={({ name: named, role: given }) =>
        mutateAsync({ params: { id }, body: { name: named, role: given } })
      }
      renderUnder={underRole}
    />
  )
}

const EDITED = { ...USER, email: { ...USER.email, help: '', isReadOnly: true as const } }

const OWN = {
  ...EDITED,
  role: {
    ...USER.role,
    help: 'Votre propre rôle se change par un autre administrateur.',
    isReadOnly: true as const,
  },
}

/** What the role that is chosen allows. */
const underRole = ({ name, isReadOnly }: DescribedField, { role }: Values) =>
  name === 'role' && !isReadOnly ? <FormHelperText>{roleHelp(role)}</FormHelperText> : null

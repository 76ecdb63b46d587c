import {
  Edit,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin'
import type { AccountRecord } from '../../contract/users.ts'
import { useAdmin } from '#framework/admin/shell/context.tsx'
import { RoleInput } from './role-input.tsx'

/** Name and role of somebody; the rest is done from the list. */
export const UserEdit = () => (
  <Edit
    title="Modifier un utilisateur"
    mutationMode="pessimistic"
    redirect="list"
    transform={changed}
  >
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <TextInput source="email" label="Adresse e-mail" readOnly />
      <TextInput source="name" label="Prénom et nom" validate={required()} />
      <Role />
    </SimpleForm>
  </Edit>
)

function Role() {
  const record = useRecordContext<AccountRecord>()
  return <RoleInput disabled={record?.id === useAdmin().user.id} />
}

/** What the interface takes of the record. */
const changed = ({ name, role }: Partial<AccountRecord>) => ({ name, role })

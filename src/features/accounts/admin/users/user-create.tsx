import { Create, email, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin'
import { RoleInput } from './role-input.tsx'

const addressed = [required(), email()]

/** An invitation: whoever receives it chooses a password. */
export const UserCreate = () => (
  <Create
    title="Inviter quelqu’un"
    redirect="list"
    mutationOptions={{ meta: {} }}
    sx={{ maxWidth: 640 }}
  >
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton label="Envoyer l’invitation" icon={<></>} />
        </Toolbar>
      }
    >
      <TextInput source="name" label="Prénom et nom" validate={required()} />
      <TextInput
        source="email"
        label="Adresse e-mail"
        type="email"
        validate={addressed}
        helperText="Un message y est envoyé avec un lien pour choisir un mot de passe."
      />
      <RoleInput />
    </SimpleForm>
  </Create>
)

import { Create, Edit, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin'

interface Written {
  source: string
  destination: string
}

/** Only what is written is sent: the rest of the record is the server's. */
const written = ({ source, destination }: Written): Written => ({ source, destination })

const Fields = () => (
  <SimpleForm
    toolbar={
      <Toolbar>
        <SaveButton label="Enregistrer" />
      </Toolbar>
    }
  >
    <TextInput
      source="source"
      label="Ancienne adresse"
      validate={required('Écrivez l’ancienne adresse.')}
      helperText="Un chemin, /ancienne-page. Une étoile à la fin prend tout ce qui commence ainsi : /ancien-site/*"
    />
    <TextInput
      source="destination"
      label="Nouvelle adresse"
      validate={required('Écrivez la nouvelle adresse.')}
      helperText="Un chemin (/contact), une adresse complète (https://…) ou une page par son numéro (page:12), qu’elle suivra. Une étoile à la fin reprend la suite de l’ancienne : /nouveau/*"
    />
  </SimpleForm>
)

/** Writes a redirect. */
export const RedirectCreate = () => (
  <Create title="Ajouter une redirection" redirect="list" transform={written}>
    <Fields />
  </Create>
)

/** Changes a redirect. */
export const RedirectEdit = () => (
  <Edit
    title="Modifier une redirection"
    mutationMode="pessimistic"
    redirect="list"
    transform={written}
  >
    <Fields />
  </Edit>
)

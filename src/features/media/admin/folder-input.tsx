import { Autocomplete, TextField } from '@mui/material'

interface FolderProps {
  value: string
  folders: readonly string[]
  onChange(folder: string): void
  disabled?: boolean
}

/** A folder of the library: one that is there, or a new one. */
export const FolderInput = ({ value, folders, onChange, disabled }: FolderProps) => (
  <Autocomplete
    freeSolo
    options={[...folders]}
    inputValue={value}
    value={value}
    disabled={disabled ?? false}
    onInputChange={(_event, folder) => onChange(folder)}
    renderInput={(input) => (
      <TextField
        {...input}
        label="Dossier"
        helperText="Un nouveau nom crée le dossier ; « / » sépare les niveaux : Équipe/Portraits."
      />
    )}
  />
)

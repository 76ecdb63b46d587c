import { MAX_FOLDER, SECURE_FOLDER } from '#base/core/media/media-file.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { Autocomplete, TextField } from '@mui/material'

interface FolderProps {
  value: string
  folders: readonly string[]
  onChange(folder: string): void
  disabled?: boolean
}

const HELP =
  'Un nouveau nom crée le dossier ; « / » sépare les niveaux : Équipe/Portraits. Ce qui est rangé ' +
  `dans « ${SECURE_FOLDER} » n’est servi qu’aux clients connectés et à l’équipe.`

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
      <TextField {...input} label="Dossier" {...bounded(value, MAX_FOLDER, HELP)} />
    )}
  />
)

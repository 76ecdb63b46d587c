import Autocomplete from '@mui/material/Autocomplete'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { choices } from '#framework/api/choice-calls.ts'
import type { InputProps } from './input-props.ts'
import { useCall } from '../shell/use-call.ts'

/** Motifs that one list may hold (requirements G4). */
const MOST = 50

/** Several motifs, chosen by their names; the value holds their codes. */
export function MotifPicker({
  label,
  help,
  value,
  onChange,
  error,
  disabled = false,
  isRequired = false,
}: InputProps<string[]> & { isRequired?: boolean }) {
  const { data, error: failure } = useCall(choices.motifs)
  const motifs = data?.data ?? []
  const nameOf = (code: string): string => {
    const known = motifs.find((motif) => motif.code === code)?.name
    return known ?? (data ? `${code} (motif inconnu)` : code)
  }
  const problem = error || failure?.message
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disabled={disabled}
      loading={!data && !failure}
      loadingText="Lecture des motifs…"
      noOptionsText="Aucun autre motif"
      options={motifs.map(({ code }) => code)}
      groupBy={(code) =>
        motifs.find((motif) => motif.code === code)?.isOwn === false ? 'Du fournisseur' : 'Du site'
      }
      getOptionLabel={nameOf}
      value={value}
      onChange={(_event, codes) => onChange(codes.slice(0, MOST))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          // The mark alone: what is typed here is no value, and no browser is to ask for it.
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, required: isRequired },
          }}
          error={Boolean(problem)}
          helperText={problem || help}
        />
      )}
    />
  )
}

/** One motif, chosen by its name; the value is its code. */
export function OneMotif({ label, help, value, onChange, error, disabled }: InputProps<string>) {
  const { data, error: failure } = useCall(choices.motifs)
  const motifs = data?.data ?? []
  const problem = error || failure?.message
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      error={Boolean(problem)}
      helperText={problem || help}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(target.value)}
    >
      {motifs.some(({ code }) => code === value) ? null : (
        <MenuItem value={value}>{value || 'Choisissez un thème'}</MenuItem>
      )}
      {motifs.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { InputProps } from './input-props.ts'
import { useRemote } from './use-remote.ts'

/** A motif as `GET /admin/api/motifs` gives it. */
export interface Motif {
  code: string
  name: string
  /** One of the site's own, rather than a provider's. */
  isOwn: boolean
}

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
}: InputProps<string[]>) {
  const { data, error: failure } = useRemote<{ data: Motif[] }>('/motifs')
  const motifs = data?.data ?? []
  const nameOf = (code: string): string => {
    const known = motifs.find((motif) => motif.code === code)?.name
    return known ?? (data ? `${code} (motif inconnu)` : code)
  }
  const problem = error || failure
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
          error={Boolean(problem)}
          helperText={problem || help}
        />
      )}
    />
  )
}

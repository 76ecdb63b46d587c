import MenuItem from '@mui/material/MenuItem'
import { choices } from '#framework/api/choice-calls.ts'
import { useCall } from '../shell/use-call.ts'
import { SomeFound } from './found-inputs.tsx'
import type { InputProps } from './input-props.ts'
import { SelectField } from './plain-inputs.tsx'

/** Motifs that one list may hold (requirements G4). */
const MOST = 50

/** Several motifs, chosen by their names; the value holds their codes. */
export function MotifPicker(props: InputProps<string[]> & { isRequired?: boolean }) {
  const { data, error } = useCall(choices.motifs)
  const ofProvider = new Set(data?.data.filter(({ isOwn }) => !isOwn).map(({ code }) => code))
  return (
    <SomeFound
      {...props}
      onChange={(codes) => props.onChange(codes.slice(0, MOST))}
      all={data?.data}
      failure={error?.message}
      loadingText="Lecture des thèmes…"
      noneText="Aucun autre thème"
      unknown="thème inconnu"
      groupBy={(code) => (ofProvider.has(code) ? 'Du fournisseur' : 'Du site')}
    />
  )
}

/** One motif, chosen by its name; the value is its code. */
export function OneMotif(props: InputProps<string>) {
  const { value, error } = props
  const { data, error: failure } = useCall(choices.motifs)
  const motifs = data?.data ?? []
  return (
    <SelectField {...props} error={error || failure?.message}>
      {motifs.some(({ code }) => code === value) ? null : (
        <MenuItem value={value}>{value || 'Choisissez un thème'}</MenuItem>
      )}
      {motifs.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name}
        </MenuItem>
      ))}
    </SelectField>
  )
}

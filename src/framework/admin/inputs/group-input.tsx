import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { memo } from 'react'
import type { DescribedField } from '#base/core/described-field.ts'
import type { Faults, Holder } from './field-input-props.ts'
import type { InputProps } from './input-props.ts'
import { useStable } from './use-stable.ts'

type Values = Readonly<Record<string, unknown>>

interface GroupInputProps extends InputProps<Values>, Holder {
  field: DescribedField
  faults?: Faults | undefined
}

/** Options that belong together; members that nobody describes stay as they are. */
export function GroupInput({ label, help, error, field, ...members }: GroupInputProps) {
  return (
    <FormControl component="fieldset" fullWidth error={Boolean(error)}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Members {...members} fields={field.members ?? []} />
      {error || help ? <FormHelperText>{error || help}</FormHelperText> : null}
    </FormControl>
  )
}

interface MembersProps extends Pick<InputProps<Values>, 'value' | 'onChange' | 'disabled'>, Holder {
  fields: readonly DescribedField[]
  faults?: Faults | undefined
}

/** The inputs of some members; a keystroke in one leaves the others alone. */
export function Members({ Input, fields, value, onChange, disabled, faults }: MembersProps) {
  const change = useStable((name: string, member: unknown) =>
    onChange({ ...value, [name]: member }),
  )
  return (
    <Stack spacing={2}>
      {fields.map((field) => (
        <Member
          key={field.name}
          Input={Input}
          field={field}
          value={Object.hasOwn(value, field.name) ? value[field.name] : field.default}
          change={change}
          disabled={disabled}
          faults={faults}
        />
      ))}
    </Stack>
  )
}

interface MemberProps extends Holder {
  field: DescribedField
  value: unknown
  change(name: string, member: unknown): void
  disabled: boolean | undefined
  faults: Faults | undefined
}

const Member = memo(function Member({
  Input,
  field,
  value,
  change,
  disabled,
  faults,
}: MemberProps) {
  const onChange = useStable((member: unknown) => change(field.name, member))
  return (
    <Input
      field={field}
      value={value}
      onChange={onChange}
      disabled={disabled}
      error={faults?.[field.name]}
      faults={below(faults, field.name)}
    />
  )
})

/** Faults of what lies below a name, by the rest of their names. */
export function below(faults: Faults | undefined, name: string): Faults | undefined {
  const found = Object.entries(faults ?? {}).filter(([path]) => path.startsWith(`${name}.`))
  if (found.length === 0) return undefined
  return Object.fromEntries(found.map(([path, why]) => [path.slice(name.length + 1), why]))
}

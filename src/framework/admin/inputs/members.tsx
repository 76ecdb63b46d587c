import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { memo } from 'react'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { useMay } from '../shell/context.tsx'
import { Disclosure } from './disclosure.tsx'
import type { Faults, Holder } from './field-input-props.ts'
import type { InputProps } from './input-props.ts'
import { countSet, sectionsOf, shownFields, valueOf, type Values } from './sections.ts'
import { useStable } from './use-stable.ts'

interface MembersProps extends Pick<InputProps<Values>, 'value' | 'onChange' | 'disabled'>, Holder {
  fields: readonly DescribedField[]
  faults?: Faults | undefined
}

/**
 * The inputs of some fields, group by group; a keystroke in one leaves the others alone. What has a
 * fault is shown, whatever hides it; what only developers see stays as it is stored for the others.
 */
export function Members({ Input, fields, value, onChange, disabled, faults }: MembersProps) {
  const isDeveloper = useMay()('templates.write')
  const change = useStable((name: string, member: unknown) =>
    onChange({ ...value, [name]: member }),
  )
  const shown = shownFields(fields, value)
  const told = fields.filter((field) => shown.includes(field) || hasFault(faults, field))
  const drawn = (held: readonly DescribedField[]) =>
    held.map((field) => (
      <Member
        key={field.name}
        Input={Input}
        field={field}
        value={valueOf(value, field)}
        change={change}
        disabled={disabled}
        faults={faults}
      />
    ))
  const { essential, folded } = sectionsOf(told.filter(({ only }) => isDeveloper || !only))
  return (
    <Stack spacing={2}>
      {drawn(essential)}
      {folded.length > 0 ? (
        <Stack spacing={1}>
          {folded.map(({ name, fields: held }) => (
            <Disclosure
              key={name}
              name={name}
              set={countSet(held, value)}
              faults={held.reduce((sum, field) => sum + countFaults(faults, field), 0)}
            >
              <Stack spacing={2}>{drawn(held)}</Stack>
            </Disclosure>
          ))}
        </Stack>
      ) : null}
      {isDeveloper
        ? null
        : told
            .filter((field) => field.only && hasFault(faults, field))
            .map(({ name, label }) => (
              <Alert key={name} severity="error">
                {`« ${label} » est refusé, et réservé aux développeurs du site : prévenez-les.`}
              </Alert>
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

const countFaults = (faults: Faults | undefined, { name }: DescribedField): number =>
  Object.keys(faults ?? {}).filter((path) => path === name || path.startsWith(`${name}.`)).length

const hasFault = (faults: Faults | undefined, field: DescribedField): boolean =>
  countFaults(faults, field) > 0

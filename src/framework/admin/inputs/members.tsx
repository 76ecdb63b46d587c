import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { memo, type ReactNode } from 'react'
import type { DescribedField, FieldKind } from '#base/core/field/described-field.ts'
import { useMay } from '../shell/context.tsx'
import { Disclosure } from './disclosure.tsx'
import type { Faults, Holder } from './field-input-props.ts'
import type { InputProps } from './input-props.ts'
import { countSet, recordOf, sectionsOf, shownFields, valueOf, type Values } from './sections.ts'
import { useStable } from './use-stable.ts'

interface MembersProps extends Pick<InputProps<Values>, 'value' | 'onChange' | 'disabled'>, Holder {
  fields: readonly DescribedField[]
  faults?: Faults | undefined
  /** Two short fields stand side by side where there is room. */
  isWide?: boolean
  /** What stands under a field: what it does, how it is called. */
  renderUnder?(field: DescribedField): ReactNode
}

/**
 * The inputs of some fields, group by group; a keystroke in one leaves the others alone. What has a
 * fault is shown, whatever hides it; what only developers see stays as it is stored for the others.
 */
export function Members(props: MembersProps) {
  const { Input, fields, value, onChange, disabled, faults, isWide = false, renderUnder } = props
  const isDeveloper = useMay()('templates.write')
  const change = useStable((name: string, member: unknown) =>
    onChange({ ...value, [name]: member }),
  )
  const shown = shownFields(fields, value)
  const told = fields.filter((field) => shown.includes(field) || hasFault(faults, field))
  const drawn = (held: readonly DescribedField[]) =>
    held.map((field) => (
      <Box key={field.name} sx={SHORT.has(field.kind) ? undefined : { gridColumn: '1 / -1' }}>
        <Member
          Input={Input}
          field={field}
          value={valueOf(value, field)}
          change={change}
          disabled={disabled}
          faults={faults}
        />
        {renderUnder?.(field)}
      </Box>
    ))
  const { essential, folded } = sectionsOf(told.filter(({ only }) => isDeveloper || !only))
  const [only] = shown
  if (shown.length === 1 && only?.kind === 'group') {
    return (
      <>
        <Members
          Input={Input}
          fields={only.members ?? []}
          value={recordOf(valueOf(value, only))}
          onChange={(members) => change(only.name, members)}
          disabled={disabled}
          faults={below(faults, only.name)}
          isWide={isWide}
        />
        {renderUnder?.(only)}
      </>
    )
  }
  return (
    <Stack spacing={2}>
      <Box sx={isWide && essential.length > FEW ? COLUMNS : COLUMN}>{drawn(essential)}</Box>
      {folded.length > 0 ? (
        <Stack spacing={1}>
          {folded.map(({ name, fields: held }) => (
            <Disclosure
              key={name}
              name={name}
              set={countSet(held, value)}
              faults={held.reduce((sum, field) => sum + countFaults(faults, field), 0)}
            >
              <Box sx={COLUMN}>{drawn(held)}</Box>
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

/** Fields that stand better under each other. */
const FEW = 3

const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }

const COLUMNS = {
  ...COLUMN,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  alignItems: 'start',
}

/** Kinds that half of a wide form is enough for. */
const SHORT: ReadonlySet<FieldKind> = new Set([
  'text',
  'day',
  'number',
  'choice',
  'page',
  'menu',
  'block',
])

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

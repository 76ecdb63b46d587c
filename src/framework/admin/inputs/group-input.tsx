import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { Disclosure } from './disclosure.tsx'
import type { Faults, Holder } from './field-input-props.ts'
import type { InputProps } from './input-props.ts'
import { Members } from './members.tsx'
import { countSet, type Values } from './sections.ts'

interface GroupInputProps extends InputProps<Values>, Holder {
  field: DescribedField
  faults?: Faults | undefined
}

/** Options that belong together, folded under their name; members that nobody describes stay as they are. */
export function GroupInput({ label, help, error, field, faults, ...members }: GroupInputProps) {
  const fields = field.members ?? []
  return (
    <Disclosure
      name={label}
      set={countSet(fields, members.value)}
      faults={Object.keys(faults ?? {}).length + (error ? 1 : 0)}
    >
      {help ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {help}
        </Typography>
      ) : null}
      <Members {...members} fields={fields} faults={faults} />
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Disclosure>
  )
}

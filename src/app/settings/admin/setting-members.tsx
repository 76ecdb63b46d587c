import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { SettingField } from '../rules/described-setting.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { ChoiceField, WordsField } from '#framework/admin/forms/plain-fields.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'

interface SettingMembersProps {
  fields: readonly SettingField[]
  /** The record that the fields are of. */
  value: unknown
  onChange(value: Record<string, unknown>): void
  faults: Readonly<Record<string, string>>
  disabled: boolean
}

/** The members of a setting that is a record, and of records in it. */
export function SettingMembers({ fields, value, onChange, faults, disabled }: SettingMembersProps) {
  const record = typeof value === 'object' && value !== null ? { ...value } : {}
  const members = new Map<string, unknown>(Object.entries(record))
  const inputs = fields.map((field) => {
    const { name } = field
    const set = (next: unknown) => onChange({ ...record, [name]: next })
    const member = members.get(name)
    if (field.kind === 'group') {
      return (
        <Group key={name} field={field}>
          <SettingMembers
            fields={field.members ?? []}
            value={member}
            onChange={set}
            faults={faultsBelow(faults, name)}
            disabled={disabled}
          />
        </Group>
      )
    }
    const common = {
      label: fr(field.label),
      help: field.help === undefined ? undefined : fr(field.help),
      error: faults[name] ?? Object.values(faultsBelow(faults, name))[0],
      disabled,
    }
    return (
      <Box key={name} sx={{ mb: 1 }}>
        <Member field={field} common={common} value={member} onChange={set} />
      </Box>
    )
  })
  return <Box sx={fields.length > FEW ? COLUMNS : {}}>{inputs}</Box>
}

/** Fields that stand better under each other. */
const FEW = 3

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 3,
  alignItems: 'start',
}

interface MemberProps {
  field: SettingField
  common: {
    label: string
    help: string | undefined
    error: string | undefined
    disabled: boolean
  }
  value: unknown
  onChange(value: unknown): void
}

function Member({ field, common, value, onChange }: MemberProps) {
  if (field.kind === 'choice') {
    const choices = field.choices ?? {}
    return <ChoiceField {...common} choices={choices} value={String(value)} onChange={onChange} />
  }
  if (field.format === 'lines') {
    const lines = Array.isArray(value) ? value.map(String) : []
    const split = (text: string) => onChange(text === '' ? [] : text.split('\n'))
    return <WordsField {...common} rows={3} value={lines.join('\n')} onChange={split} />
  }
  const words = typeof value === 'string' ? value : ''
  return (
    <WordsField
      {...common}
      {...(field.format === 'day' ? { type: 'date' as const } : {})}
      value={words}
      onChange={onChange}
    />
  )
}

function Group({ field, children }: { field: SettingField; children: ReactNode }) {
  const id = useId()
  return (
    <FieldGroup
      labelledBy={id}
      sx={{ gridColumn: '1 / -1', mt: 2, mb: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}
    >
      <Typography id={id} variant="h3">
        {fr(field.label)}
      </Typography>
      {field.help ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {fr(field.help)}
        </Typography>
      ) : null}
      {children}
    </FieldGroup>
  )
}

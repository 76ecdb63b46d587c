import { Box, Chip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { isPublicSetting, type NamedSetting } from '../rules/described-settings.ts'
import { MotifPicker } from '#framework/admin/inputs/motif-picker.tsx'
import { PagePicker } from '#framework/admin/inputs/page-picker.tsx'
import { ChoiceField, SwitchField, WordsField } from '#framework/admin/forms/plain-fields.tsx'
import { SecretField } from '#framework/admin/forms/secret-field.tsx'
import { SettingMembers } from './setting-members.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import type { Part } from '#framework/admin/forms/use-part.ts'

/** Values of a group of settings. */
export type Values = Record<string, unknown>

interface SettingInputProps {
  setting: NamedSetting
  part: Part<Values>
  /** Says the stored name, the demo value and who may see it, for whoever sets a site up. */
  isDetailed?: boolean
  /** What it does to the site, under its help. */
  effect?: ReactNode
}

/** One described setting of a group. */
export function SettingInput({ setting, part, isDetailed = false, effect }: SettingInputProps) {
  return (
    <Box sx={{ mb: 2 }}>
      <Input setting={setting} part={part} />
      {effect}
      {setting.isWithoutEffect ? (
        <Chip size="small" variant="outlined" label="Conservé, sans effet" sx={{ mb: 0.5 }} />
      ) : null}
      {isDetailed ? <Details setting={setting} /> : null}
    </Box>
  )
}

function Input({ setting, part }: Pick<SettingInputProps, 'setting' | 'part'>) {
  const { name, kind, label, help, choices, members, isSecret, isReadOnly } = setting
  const value = part.values[name]
  const common = {
    label: fr(label),
    help: fr(help),
    error: part.faults[name],
    disabled: !part.mayWrite || part.isSaving,
  }
  const set = (next: unknown) => part.change({ [name]: next })
  if (isReadOnly) return <ReadOnly label={common.label} help={common.help} value={value} />
  if (isSecret) {
    const isSet = part.shown.secrets?.[name] === true
    return <SecretField {...common} isSet={isSet} value={value} onChange={set} />
  }
  if (kind === 'switch') {
    return (
      <SwitchField {...common} value={value === '1'} onChange={(isOn) => set(isOn ? '1' : '0')} />
    )
  }
  if (kind === 'choice') {
    return <ChoiceField {...common} choices={choices ?? {}} value={String(value)} onChange={set} />
  }
  if (kind === 'page') {
    return <PagePicker {...common} value={typeof value === 'number' ? value : 0} onChange={set} />
  }
  if (kind === 'motifs') {
    const codes = Array.isArray(value) ? value.map(String) : []
    return <MotifPicker {...common} value={codes} onChange={set} />
  }
  if (kind === 'group') {
    return (
      <SettingMembers
        fields={members ?? []}
        value={value}
        onChange={set}
        faults={faultsBelow(part.faults, name)}
        disabled={common.disabled}
      />
    )
  }
  return <WordsField {...common} value={String(value ?? '')} onChange={set} />
}

const ReadOnly = ({ label, help, value }: { label: string; help: string; value: unknown }) => (
  <Box sx={{ my: 1 }}>
    <Typography>
      {fr(`${label} : `)}
      <strong>{String(value)}</strong>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {help}
    </Typography>
  </Box>
)

function Details({ setting }: { setting: NamedSetting }) {
  const { name, kind } = setting
  const demo = demoWords(setting)
  const told = isPublicSetting(name) ? 'visible dans les pages' : 'reste sur le serveur'
  const shown = demo === null ? '' : ` · démonstration : ${demo}`
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ ml: kind === 'switch' ? '50px' : 0 }}
    >
      <code>{name}</code> · {told}
      {fr(shown)}
    </Typography>
  )
}

/** The demo value as people say it. */
function demoWords({ demo, kind, choices }: NamedSetting): string | null {
  if (demo === null) return null
  if (kind === 'switch') return demo === '1' ? 'oui' : 'non'
  if (demo === '' || demo === '[]') return 'vide'
  return choices?.[demo] ?? demo
}

import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { resolveLink } from '#base/core/address/link.ts'
import {
  type LinkKind,
  storedLink,
  tidyTarget,
  type WrittenLink,
  writtenLink,
} from '#base/core/address/written-link.ts'
import type { InputProps } from './input-props.ts'
import { partLater } from '../shell/later.tsx'
import { MediaInput } from './media-input.tsx'

const PagePicker = partLater(
  async () => (await import('./page-picker.tsx')).PagePicker,
  ({ label }) => <TextField label={label} disabled />,
)

const KINDS: Readonly<Record<LinkKind, string>> = {
  none: 'Aucun lien',
  page: 'Une page du site',
  address: 'Une adresse',
  phone: 'Un téléphone',
  mail: 'Un courriel',
  file: 'Un fichier',
}

/** What is asked for each kind that is typed. */
const TARGETS = {
  address: { label: 'Adresse', help: 'Par exemple https://www.impots.gouv.fr ou /contact' },
  phone: { label: 'Numéro', help: 'Par exemple +33 1 99 00 12 34' },
  mail: { label: 'Adresse électronique', help: 'Par exemple contact@exemple.fr' },
} as const

/** Where something leads: a page, an address, a telephone, a mail, a file (base/core/address/link.ts). */
export function LinkPicker({ label, help, value, onChange, error, disabled }: InputProps<string>) {
  const id = useId()
  const [chosen, setChosen] = useState<LinkKind | null>(null)
  const stored = writtenLink(value)
  // A kind just chosen has no target yet, so that nothing is stored that would tell it.
  const link: WrittenLink =
    chosen !== null && stored.kind === 'none' ? { ...stored, kind: chosen } : stored
  const write = (changes: Partial<WrittenLink>) => onChange(storedLink({ ...link, ...changes }))
  const choose = (kind: LinkKind) => {
    setChosen(kind)
    onChange('')
  }
  const isBroken = value !== '' && resolveLink(value, () => '/') === null
  const problem =
    error ||
    (isBroken ? 'Cette adresse ne mène nulle part : vérifiez comment elle est écrite.' : '')
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={Boolean(problem)}
      disabled={disabled ?? false}
      aria-describedby={problem || help ? `${id}-help` : undefined}
    >
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Mène vers"
          value={link.kind}
          disabled={disabled ?? false}
          onChange={({ target }) => choose(kindOf(target.value))}
          sx={{ minWidth: 180 }}
        >
          {Object.entries(KINDS).map(([kind, name]) => (
            <MenuItem key={kind} value={kind}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ flex: '1 1 240px' }}>
          <Target link={link} write={write} disabled={disabled} />
        </Box>
      </Box>
      {problem || help ? (
        <FormHelperText id={`${id}-help`}>{problem || help}</FormHelperText>
      ) : null}
    </FormControl>
  )
}

interface TargetProps {
  link: WrittenLink
  write(changes: Partial<WrittenLink>): void
  disabled: boolean | undefined
}

function Target({ link, write, disabled }: TargetProps) {
  const { kind, target, page } = link
  if (kind === 'none') return null
  if (kind === 'page') {
    return (
      <PagePicker
        label="Page"
        value={page}
        onChange={(id) => write({ page: id })}
        disabled={disabled}
      />
    )
  }
  if (kind === 'file') {
    return (
      <MediaInput
        label="Fichier"
        value={target}
        onChange={(path) => write({ target: path })}
        disabled={disabled}
      />
    )
  }
  return (
    <TypedTarget
      key={kind}
      {...TARGETS[kind]}
      kind={kind}
      target={target}
      write={write}
      disabled={disabled}
    />
  )
}

interface TypedTargetProps {
  kind: LinkKind
  label: string
  help: string
  target: string
  write(changes: Partial<WrittenLink>): void
  disabled: boolean | undefined
}

/** Keeps what is typed as it is typed, spaces too; what is stored is tidy. */
function TypedTarget({ kind, label, help, target, write, disabled }: TypedTargetProps) {
  const [typed, setTyped] = useState(target)
  const shown = tidyTarget(kind, typed) === target ? typed : target
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      helperText={help}
      value={shown}
      disabled={disabled ?? false}
      onChange={({ target: field }) => {
        setTyped(field.value)
        write({ target: tidyTarget(kind, field.value) })
      }}
    />
  )
}

const kindOf = (value: string): LinkKind =>
  (Object.keys(KINDS) as LinkKind[]).find((kind) => kind === value) ?? 'none'

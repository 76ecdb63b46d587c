import { MenuItem, Stack, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { MEDIA_KINDS } from '#base/core/media/media-file.ts'
import { KIND_LABELS, type MediaFilter } from './media-api.ts'

interface FiltersProps {
  value: MediaFilter
  folders: readonly string[]
  onChange(changes: Partial<MediaFilter>): void
  /** With the bin and whatever else is for keeping order. */
  isWhole: boolean
}

const STATES = {
  undescribed: 'Pas encore décrites',
  unused: 'Inutilisés',
  removed: 'Corbeille',
} as const

/** What the library shows. */
export const LibraryFilters = ({ value, folders, onChange, isWhole }: FiltersProps) => (
  <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
    <TextField
      type="search"
      label="Chercher"
      size="small"
      margin="none"
      value={value.q}
      onChange={({ target }) => onChange({ q: target.value })}
      sx={{ flex: '1 1 200px' }}
    />
    <Choice label="Dossier" value={value.folder} choose={(folder) => onChange({ folder })}>
      <MenuItem value="">Tous</MenuItem>
      {folders.map((folder) => (
        <MenuItem key={folder} value={folder}>
          {folder}
        </MenuItem>
      ))}
    </Choice>
    <Choice
      label="Genre"
      value={value.kind}
      choose={(text) => onChange({ kind: MEDIA_KINDS.find((kind) => kind === text) ?? '' })}
    >
      <MenuItem value="">Tous</MenuItem>
      {MEDIA_KINDS.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {KIND_LABELS[kind]}
        </MenuItem>
      ))}
    </Choice>
    {isWhole ? (
      <Choice
        label="État"
        value={value.state}
        choose={(text) => onChange({ state: isState(text) ? text : '' })}
      >
        <MenuItem value="">Tous</MenuItem>
        {Object.entries(STATES).map(([state, label]) => (
          <MenuItem key={state} value={state}>
            {label}
          </MenuItem>
        ))}
      </Choice>
    ) : null}
  </Stack>
)

const isState = (text: string): text is keyof typeof STATES => text in STATES

interface ChoiceProps {
  label: string
  value: string
  choose(value: string): void
  children: ReactNode
}

const Choice = ({ label, value, choose, children }: ChoiceProps) => (
  <TextField
    select
    size="small"
    margin="none"
    label={label}
    value={value}
    onChange={({ target }) => choose(target.value)}
    sx={{ flex: '1 1 150px', maxWidth: 260 }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {children}
  </TextField>
)

import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { changeEntry } from '../rules/change-entry.ts'
import { entryAt } from '../rules/entry-at.ts'
import { type EntryInfos, readInfos, writeInfos } from '../rules/entry-infos.ts'
import { linkEntry } from '../rules/link-entry.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { IconPicker } from '#framework/admin/inputs/icon-picker.tsx'
import { LinkPicker } from '#framework/admin/inputs/link-picker.tsx'
import { MediaPicker } from '#features/media/admin/media-picker.tsx'
import { MotifPicker } from '#framework/admin/inputs/motif-picker.tsx'
import type { EntryEditing } from './entry-editing.ts'

export interface EntryEditingProps {
  editing: EntryEditing
  disabled: boolean
}

/** The entry that is being written. */
export function EntryForm({ editing, disabled }: EntryEditingProps) {
  const { data, selected, edit, faults } = editing
  const entry = selected && entryAt(data.menu, selected)
  if (!entry || selected === null) {
    return (
      <Typography color="textSecondary" sx={{ py: 2 }}>
        Choisissez une entrée pour la modifier.
      </Typography>
    )
  }
  const change = (changes: Partial<MenuEntry>) => edit(changeEntry(data.menu, selected, changes))
  const place = `menu.${selected.join('.childs.')}`
  return (
    <Card
      component="section"
      aria-label="Entrée choisie"
      sx={{
        p: 2,
        alignSelf: 'start',
        position: { sm: 'sticky' },
        top: 132,
        maxHeight: { sm: 'calc(100vh - 148px)' },
        overflow: 'auto',
      }}
    >
      <Stack key={selected.join('.')} spacing={2.5}>
        <TextField
          label="Libellé"
          value={entry.label}
          disabled={disabled}
          error={Boolean(faults[`${place}.label`])}
          helperText={faults[`${place}.label`]}
          onChange={({ target }) => change({ label: target.value })}
        />
        <LinkPicker
          label="Lien"
          help="Sans lien, l’entrée est un titre au-dessus de ses sous-entrées."
          value={entry.link}
          onChange={(link) => edit(linkEntry(data.menu, selected, link))}
          error={faults[`${place}.link`]}
          disabled={disabled}
        />
        <Infos entry={entry} change={change} fault={faults[`${place}.infos`]} disabled={disabled} />
        <MediaPicker
          label="Image"
          help="Pour les menus en images ; vide : celle de la page."
          kind="image"
          value={entry.mediaPage}
          onChange={(mediaPage) => change({ mediaPage })}
          disabled={disabled}
        />
      </Stack>
    </Card>
  )
}

interface InfosProps {
  entry: MenuEntry
  change(changes: Partial<MenuEntry>): void
  fault: string | undefined
  disabled: boolean
}

function Infos({ entry, change, fault, disabled }: InfosProps) {
  const infos = readInfos(entry.infos)
  if (infos === null) {
    return (
      <Alert severity="warning">
        Les informations de cette entrée sont illisibles et restent telles quelles. Icône et texte
        ne peuvent pas être changés ici.
      </Alert>
    )
  }
  const set = (changes: Partial<EntryInfos>) => change({ infos: writeInfos(entry.infos, changes) })
  return (
    <>
      <IconPicker
        label="Icône"
        value={infos.icon}
        onChange={(icon) => set({ icon })}
        error={fault}
        disabled={disabled}
      />
      <TextField
        label="Texte"
        helperText="Une ligne sous le libellé, pour les menus en tuiles."
        value={infos.text}
        disabled={disabled}
        onChange={({ target }) => set({ text: target.value })}
      />
      <MotifPicker
        label="Motif"
        help="Il donne sa couleur à la tuile."
        value={infos.motif ? [infos.motif] : []}
        onChange={(motifs) => set({ motif: motifs.at(-1) ?? '' })}
        disabled={disabled}
      />
    </>
  )
}

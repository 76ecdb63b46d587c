import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { describeFields } from '#base/core/field/fields.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { changeEntry } from '../rules/change-entry.ts'
import { entryAt } from '../rules/entry-at.ts'
import { ENTRY_FIELDS, entryValues, INFOS, writtenEntry } from '../rules/entry-fields.ts'
import { readInfos } from '../rules/entry-infos.ts'
import { linkEntry } from '../rules/link-entry.ts'
import type { EntryEditing } from './entry-editing.ts'

export interface EntryEditingProps {
  editing: EntryEditing
  disabled: boolean
}

const FIELDS = describeFields(ENTRY_FIELDS)
const WITHOUT_INFOS = FIELDS.filter(({ name }) => !INFOS.some((one) => one === name))

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
  const values = entryValues(entry)
  const isReadable = readInfos(entry.infos) !== null
  const place = `menu.${selected.join('.childs.')}`
  const change = (next: Partial<typeof values>) => {
    const written = { ...values, ...next }
    const changed = changeEntry(data.menu, selected, writtenEntry(entry, written))
    edit(written.link === entry.link ? changed : linkEntry(changed, selected, written.link))
  }
  const told = Object.keys(values).map((name) => [
    name,
    faults[`${place}.${name}`] ?? (name === 'icon' && isReadable ? faults[`${place}.infos`] : ''),
  ])
  return (
    <Card
      component="section"
      aria-label="Entrée choisie"
      sx={{
        p: 2,
        alignSelf: { sm: 'start' },
        flexShrink: 0,
        position: { sm: 'sticky' },
        top: 132,
        maxHeight: { sm: 'calc(100vh - 148px)' },
        overflow: 'auto',
      }}
    >
      {isReadable ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Les informations de cette entrée sont illisibles et restent telles quelles. Icône et texte
          ne peuvent pas être changés ici.
        </Alert>
      )}
      <Members
        key={selected.join('.')}
        Input={FieldInput}
        fields={isReadable ? FIELDS : WITHOUT_INFOS}
        value={values}
        onChange={change}
        faults={Object.fromEntries(told.filter(([, why]) => why))}
        disabled={disabled}
      />
    </Card>
  )
}

import { Box, Typography } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { openingHours } from '#features/sites/rules/opening-hours.ts'
import type { Office } from '#base/core/site.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'
import { WordsField } from '#framework/admin/forms/plain-fields.tsx'

/** A part of an office’s form. */
export interface OfficePartProps {
  office: Office
  set(changes: Partial<Office>): void
  disabled: boolean
}

/** Opening hours, line by line, and whether machines understand them. */
export function OfficeHours({ office, set, disabled }: OfficePartProps) {
  const isRead = office.hours.length === 0 || openingHours(office.hours).length > 0
  return (
    <FieldGroup label={`Horaires de ${office.name}`} sx={{ my: 2 }}>
      <Typography variant="h4" sx={{ mb: 0.5 }}>
        Horaires
      </Typography>
      <OrderedList
        entries={office.hours}
        onChange={(hours) => set({ hours })}
        nameOf={({ days }, index) => days || `ligne ${index + 1}`}
        blank={() => ({ days: '', times: '' })}
        addLabel="Ajouter une ligne d’horaires"
        emptyText="Aucun horaire : le bureau n’en montre pas."
        disabled={disabled}
      >
        {(line, _index, change) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
            <WordsField
              label="Jours"
              value={line.days}
              disabled={disabled}
              onChange={(days) => change({ ...line, days })}
            />
            <WordsField
              label="Heures"
              value={line.times}
              disabled={disabled}
              onChange={(times) => change({ ...line, times })}
            />
          </Box>
        )}
      </OrderedList>
      <Typography variant="body2" color="textSecondary">
        {isRead
          ? fr(
              'Écrivez « Lundi au vendredi » et « 9 h – 12 h 30, 14 h – 18 h » : les moteurs de recherche les comprennent.',
            )
          : fr(
              'Les visiteurs lisent ces horaires, les moteurs de recherche ne les comprennent pas : écrivez « Lundi au vendredi » et « 9 h – 12 h 30, 14 h – 18 h ».',
            )}
      </Typography>
    </FieldGroup>
  )
}

import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { ShownOffice } from '#features/sites/rules/office-form.ts'
import { closedWeek, hoursInOneLine, linesOf } from '#features/sites/rules/week.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { Folded } from '#framework/admin/forms/folded.tsx'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import { WordsField } from '#framework/admin/forms/plain-fields.tsx'
import { WeekGrid } from './week-grid.tsx'

interface OfficeHoursProps {
  /** Of the office. */
  name: string
  hours: ShownOffice['hours']
  onChange(hours: ShownOffice['hours']): void
  /** `week.0.1.closes`, `lines.0.days`. */
  faults: Readonly<Record<string, string>>
  disabled: boolean
}

/** Opening hours as a grid of the week; lines that say what a grid can’t hold stay text. */
export function OfficeHours({ name, hours, onChange, faults, disabled }: OfficeHoursProps) {
  const { lines, week } = hours
  const [isNew] = useState(lines.length === 0)
  const said = hoursInOneLine(week === null ? lines : linesOf(week), 'fr-FR')
  return (
    <FieldGroup label={`Horaires de ${name}`} sx={{ my: 3 }}>
      <Typography variant="h4">Horaires</Typography>
      <Folded
        name={`Horaires de ${name}`}
        summary={said || 'Aucun horaire.'}
        isOpen={isNew || Object.keys(faults).length > 0}
      >
        {week === null ? (
          <>
            <HourLines
              lines={hours.lines}
              onChange={(changed) => onChange({ ...hours, lines: changed })}
              faults={faultsBelow(faults, 'lines')}
              disabled={disabled}
            />
            <Button
              variant="outlined"
              disabled={disabled}
              onClick={() => onChange({ ...hours, week: closedWeek() })}
              sx={{ minHeight: 44 }}
            >
              Remplacer par une grille
            </Button>
          </>
        ) : (
          <WeekGrid
            week={week}
            onChange={(changed) => onChange({ ...hours, week: changed })}
            faults={faultsBelow(faults, 'week')}
            disabled={disabled}
          />
        )}
      </Folded>
    </FieldGroup>
  )
}

type Lines = ShownOffice['hours']['lines']

interface HourLinesProps extends Pick<OfficeHoursProps, 'faults' | 'disabled'> {
  lines: Lines
  onChange(lines: Lines): void
}

/** Hours that search engines don’t understand, line by line. */
const HourLines = ({ lines, onChange, faults, disabled }: HourLinesProps) => (
  <>
    <Typography color="textSecondary" sx={{ mb: 1 }}>
      {fr(
        'Les visiteurs lisent ces horaires, mais pas les moteurs de recherche : une grille les dit aux deux.',
      )}
    </Typography>
    <OrderedList
      entries={lines}
      onChange={onChange}
      nameOf={({ days }, index) => days || `ligne ${index + 1}`}
      disabled={disabled}
    >
      {(line, index, change) => {
        const words = (member: 'days' | 'times', label: string) => (
          <WordsField
            label={label}
            value={line[member]}
            error={faults[`${index}.${member}`]}
            disabled={disabled}
            onChange={(value) => change({ ...line, [member]: value })}
          />
        )
        return (
          <Box sx={LINE}>
            {words('days', 'Jours')}
            {words('times', 'Heures')}
          </Box>
        )
      }}
    </OrderedList>
  </>
)

const LINE = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }

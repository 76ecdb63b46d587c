import { Box, Typography } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { Office } from '#base/core/site.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { PagePicker } from '#framework/admin/inputs/page-picker.tsx'
import { OfficeHours, type OfficePartProps } from './office-hours.tsx'
import { OfficePlan } from './office-plan.tsx'
import { WordsField } from '#framework/admin/forms/plain-fields.tsx'

interface OfficeFieldsProps {
  office: Office
  onChange(office: Office): void
  faults: Readonly<Record<string, string>>
  disabled: boolean
  /** Not saved yet: its key follows its name, which pages then know it by. */
  isNew: boolean
}

type TextName =
  | 'key'
  | 'name'
  | 'street'
  | 'postcode'
  | 'town'
  | 'phonetotext'
  | 'phonetolink'
  | 'itinerary'

/** One office: address, telephone, hours, page, plan and place. */
export function OfficeFields({ office, onChange, faults, disabled, isNew }: OfficeFieldsProps) {
  const set = (changes: Partial<Office>) => {
    const follows = isNew && changes.name !== undefined && office.key === keyOf(office.name)
    onChange({ ...office, ...changes, ...(follows ? { key: keyOf(changes.name ?? '') } : {}) })
  }
  const words = (name: TextName, label: string, help?: string) => (
    <WordsField
      label={label}
      help={help === undefined ? undefined : fr(help)}
      value={office[name]}
      error={faults[name]}
      disabled={disabled}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <>
      {faults[''] ? <Typography color="error">{fr(faults[''])}</Typography> : null}
      <Box sx={COLUMNS}>
        {words('name', 'Nom', 'Par exemple « Bureau du centre ».')}
        {words(
          'key',
          'Clé',
          'Un mot court, sans accents, par lequel les pages le nomment : « centre ».',
        )}
        {words('street', 'Rue')}
        <Box sx={{ display: 'grid', gridTemplateColumns: '8rem 1fr', columnGap: 2 }}>
          {words('postcode', 'Code postal')}
          {words('town', 'Ville')}
        </Box>
        {words('phonetotext', 'Téléphone affiché')}
        {words('phonetolink', 'Téléphone composé', 'En forme internationale : « +33199001234 ».')}
      </Box>
      <OfficeHours office={office} set={set} disabled={disabled} />
      <Box sx={COLUMNS}>
        <PagePicker
          label="Page du bureau"
          value={office.page}
          error={faults['page']}
          disabled={disabled}
          onChange={(page) => set({ page })}
        />
        {words(
          'itinerary',
          'Lien vers l’itinéraire',
          'Une carte d’un autre site, ouverte par un lien.',
        )}
        <OfficePlan
          plan={office.plan}
          error={faults['plan']}
          disabled={disabled}
          onChange={(plan) => set({ plan })}
        />
        <Coordinates office={office} set={set} faults={faults} disabled={disabled} />
      </Box>
    </>
  )
}

const keyOf = (name: string): string => slugOf(name, 40)

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 2,
  alignItems: 'start',
}

function Coordinates({
  office,
  set,
  faults,
  disabled,
}: OfficePartProps & Pick<OfficeFieldsProps, 'faults'>) {
  const written = (value: number | undefined) => (value === undefined ? '' : String(value))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 }}>
      <NumberField
        label="Latitude"
        value={written(office.latitude)}
        error={faults['latitude']}
        disabled={disabled}
        onChange={(latitude) => set({ latitude })}
      />
      <NumberField
        label="Longitude"
        value={written(office.longitude)}
        error={faults['longitude']}
        disabled={disabled}
        onChange={(longitude) => set({ longitude })}
      />
    </Box>
  )
}

interface NumberFieldProps {
  label: string
  value: string
  error: string | undefined
  disabled: boolean
  onChange(value: number | undefined): void
}

/** Degrees; empty for none. */
const NumberField = ({ label, value, error, disabled, onChange }: NumberFieldProps) => (
  <WordsField
    label={label}
    help="En degrés ; vide si inconnue."
    type="number"
    value={value}
    error={error}
    disabled={disabled}
    onChange={(typed) =>
      onChange(typed === '' || Number.isNaN(Number(typed)) ? undefined : Number(typed))
    }
  />
)

import { Box } from '@mui/material'
import { z } from 'zod'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { describeFields } from '#base/core/field/fields.ts'
import {
  BLANK_OFFICE,
  HOURS_NOTE,
  OFFICE,
  OFFICE_MORE,
  savedOffices,
  type ShownOffice,
} from '#features/sites/rules/office-form.ts'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { siteParts } from '../../contract/settings.ts'
import type { StepForm } from './group-form.tsx'
import { OfficeHours } from './office-hours.tsx'

const SCHEMA = z.looseObject({ offices: savedOffices.optional() })

interface OfficesFormProps extends StepForm {
  help?: string
  /** What is asked of each; everything unless said. */
  asks?: OfficeParts
}

/** What is asked of an office: where it is, or when it is open. */
type OfficeParts = 'all' | 'address' | 'hours'

/** The offices of the firm, in the order in which the site shows them. */
export const OfficesForm = ({
  title = 'Bureaux',
  help = 'Dans le pied de page, sur la page de contact et sur la page de chaque bureau. Le premier est le bureau principal.',
  asks = 'all',
  ...saving
}: OfficesFormProps) => (
  <PartForm part={siteParts.offices} title={title} help={help} schema={SCHEMA} {...saving}>
    {(part) => (
      <OrderedList
        isFramed
        entries={part.values.offices}
        onChange={(offices) => part.change({ offices })}
        nameOf={({ name }, index) => name || `Bureau ${index + 1}`}
        blank={() => BLANK_OFFICE}
        addLabel="Ajouter un bureau"
        emptyText="Aucun bureau n’est décrit."
        disabled={!part.mayWrite || part.isSaving}
      >
        {(office, index, change) => (
          <OfficeForm
            office={office}
            asks={asks}
            onChange={change}
            faults={faultsBelow(part.faults, `offices.${index}`)}
            disabled={!part.mayWrite || part.isSaving}
          />
        )}
      </OrderedList>
    )}
  </PartForm>
)

interface OfficeFormProps {
  office: ShownOffice
  asks: OfficeParts
  onChange(office: ShownOffice): void
  faults: Readonly<Record<string, string>>
  disabled: boolean
}

const [FIRST, NOTE, MORE] = [OFFICE, HOURS_NOTE, OFFICE_MORE].map(describeFields)
const ADDRESS = FIRST?.filter(({ name }) => name !== 'phone')
const CLOSINGS = MORE?.filter(({ name }) => name === 'closings')

function OfficeForm({ office, asks, onChange, faults, disabled }: OfficeFormProps) {
  const members = (fields: readonly DescribedField[] = []) => (
    <Box sx={{ my: 2 }}>
      <Members
        Input={FieldInput}
        fields={fields}
        value={office}
        // Described members of an office, each of its own type.
        onChange={(changed) => onChange(changed as unknown as ShownOffice)}
        faults={faults}
        disabled={disabled}
        isWide
      />
    </Box>
  )
  return (
    <>
      {asks === 'hours' ? null : members(asks === 'all' ? FIRST : ADDRESS)}
      {asks === 'address' ? null : (
        <OfficeHours
          name={office.name}
          hours={office.hours}
          onChange={(hours) => onChange({ ...office, hours })}
          faults={faultsBelow(faults, 'hours')}
          disabled={disabled}
        />
      )}
      {asks === 'all' ? members(NOTE) : null}
      {asks === 'address' ? null : members(asks === 'all' ? MORE : CLOSINGS)}
    </>
  )
}

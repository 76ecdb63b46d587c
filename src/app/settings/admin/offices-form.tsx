import type { Office } from '#base/core/site.ts'
import { siteParts } from '../contract/settings.ts'
import { OfficeFields } from './office-fields.tsx'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'

const BLANK: Office = {
  key: '',
  name: '',
  street: '',
  postcode: '',
  town: '',
  phonetotext: '',
  phonetolink: '',
  hours: [],
  page: 0,
  plan: '',
  itinerary: '',
}

/** The offices of the firm, in the order in which the site shows them. */
export const OfficesForm = () => (
  <PartForm
    part={siteParts.offices}
    title="Bureaux"
    help="Dans le pied de page, sur la page de contact et sur la page de chaque bureau. Le premier est le bureau principal."
  >
    {(part) => (
      <OrderedList
        isFramed
        entries={part.values.offices}
        onChange={(offices) => part.change({ offices })}
        nameOf={({ name }, index) => name || `Bureau ${index + 1}`}
        blank={() => BLANK}
        addLabel="Ajouter un bureau"
        emptyText="Aucun bureau n’est décrit."
        disabled={!part.mayWrite || part.isSaving}
      >
        {(office, index, change) => (
          <OfficeFields
            office={office}
            onChange={change}
            faults={faultsBelow(part.faults, `offices.${index}`)}
            disabled={!part.mayWrite || part.isSaving}
            isNew={!part.shown.values.offices.some(({ key }) => key === office.key)}
          />
        )}
      </OrderedList>
    )}
  </PartForm>
)

import { Alert } from '@mui/material'
import { useState } from 'react'
import { siteParts } from '../contract/settings.ts'
import { HostProposalsCard } from './host-proposals.tsx'
import { OrderedList } from '#framework/admin/forms/ordered-list.tsx'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import { WordsField } from '#framework/admin/forms/plain-fields.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'

/** The names under which the site answers, and those that its firm asks for. */
export function HostsForms() {
  const [confirmed, setConfirmed] = useState(0)
  return (
    <>
      <HostsForm key={confirmed} />
      <HostProposalsCard onConfirmed={() => setConfirmed(confirmed + 1)} />
    </>
  )
}

const HostsForm = () => (
  <PartForm
    part={siteParts.hosts}
    title="Noms d’hôte"
    help="Les noms sous lesquels ce site répond, sans « https:// ». Chacun ne peut être que celui d’un site ; l’agence les enregistre."
  >
    {(part) => (
      <>
        {part.shown.isDefault ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            Ce site est celui par défaut : il répond aussi à tout nom que personne n’a pris.
          </Alert>
        ) : null}
        <OrderedList
          entries={part.values.hosts}
          onChange={(hosts) => part.change({ hosts })}
          nameOf={(host, index) => host || `nom ${index + 1}`}
          blank={() => ''}
          addLabel="Ajouter un nom d’hôte"
          emptyText="Aucun nom d’hôte."
          disabled={!part.mayWrite || part.isSaving}
        >
          {(host, index, change) => (
            <WordsField
              label={`Nom d’hôte ${index + 1}`}
              value={host}
              error={faultsBelow(part.faults, 'hosts')[String(index)]}
              disabled={!part.mayWrite || part.isSaving}
              onChange={change}
            />
          )}
        </OrderedList>
      </>
    )}
  </PartForm>
)

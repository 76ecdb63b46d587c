import { Alert, Link as PlainLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { settingsOfGroup } from '#base/core/settings/settings.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { recordOf, unfolded } from '#framework/admin/inputs/sections.ts'
import { groupParts } from '../../contract/settings.ts'
import type { Values } from '../forms/group-form.tsx'
import { LegalGaps } from '../forms/legal-gaps.tsx'

const [LEGAL] = settingsOfGroup('legal')
const SCHEMA = savedSchemaOf(settingsOfGroup('legal'))

/** What a firm may do without. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'capital',
  'seat',
  'order_address',
  'auditor',
  'auditor_company',
  'insurer_address',
  'data_contact',
  'data_transfers',
  'storage',
])

/** Fields of one screen. */
const MOST = 4

/** What the law makes a firm say: what is missing, some fields at a time. */
export const LegalStep = () => (
  <PartForm<Values>
    part={groupParts.legal}
    title="Identité légale"
    help="De quoi sont faites les mentions légales, la confidentialité et la déclaration d’accessibilité."
    schema={SCHEMA}
  >
    {(part) => {
      const legal = recordOf(part.values['legal'])
      const fields = nextFields(recordOf(part.shown.values['legal']))
      return (
        <>
          <LegalGaps />
          {fields.length > 0 ? (
            <Members
              Input={FieldInput}
              fields={unfolded(fields)}
              value={legal}
              onChange={(members) => part.change({ legal: { ...legal, ...members } })}
              faults={faultsBelow(part.faults, 'legal')}
              disabled={!part.mayWrite || part.isSaving}
            />
          ) : (
            <Alert severity="success">{fr('Rien ne manque ici.')}</Alert>
          )}
          <Typography sx={{ mt: 2 }}>
            {fr('Les mentions qui manquent viennent par quatre, à chaque enregistrement. ')}
            <PlainLink component={Link} to="/cabinet/identite-legale">
              Tout voir et corriger
            </PlainLink>
          </Typography>
        </>
      )
    }}
  </PartForm>
)

/** The next fields that are stored empty. */
function nextFields(stored: Values): DescribedField[] {
  const missing = (LEGAL?.members ?? []).filter(
    ({ name, members }) =>
      !OPTIONAL.has(name) &&
      (members
        ? members.some((member) => isEmptyText(recordOf(stored[name])[member.name], member))
        : isEmptyText(stored[name], { name })),
  )
  const [first] = missing
  if (first?.members) return [first]
  return missing.filter(({ members }) => !members).slice(0, MOST)
}

const isEmptyText = (value: unknown, { name }: { name: string }): boolean =>
  name !== 'method' && value === ''

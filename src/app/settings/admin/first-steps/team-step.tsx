import { Alert, Box, Link as PlainLink, Typography, Card } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { defaultsOf, describeFields } from '#base/core/field/fields.ts'
import { personName } from '#base/core/person.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { personDocuments } from '#features/publishing/contract/person-documents.ts'
import { team } from '#features/team/contract/team.ts'
import { PERSON_FIELDS } from '#features/team/rules/person-fields.ts'
import { SavedForm } from '#framework/admin/forms/saved-form.tsx'
import { useEdited } from '#framework/admin/forms/use-edited.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import type { Values } from '#framework/admin/inputs/sections.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'

const ASKED = ['firstName', 'lastName', 'role', 'photo']
const FIELDS = describeFields(PERSON_FIELDS).filter(({ name }) => ASKED.includes(name))
const NOBODY = defaultsOf(PERSON_FIELDS)

/** Who works there: those who are on the site, and one more. */
export function TeamStep() {
  const id = useId()
  const { data, error } = useCall(team.list)
  const [count, setCount] = useState(0)
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={id} variant="h2">
        L’équipe
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {fr(
          'Un visage et un nom rassurent plus qu’un long texte. Sans portrait, le site montre les initiales.',
        )}
      </Typography>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      <Box component="ul" sx={{ pl: 3, mt: 0 }}>
        {data?.data.map((person) => (
          <li key={person.id}>
            <PlainLink component={Link} to={`/team/${person.id}`} sx={{ overflowWrap: 'anywhere' }}>
              {person.name}
            </PlainLink>
            {person.role ? `, ${person.role}` : ''}
            {person.isLive ? '' : ' (pas en ligne)'}
          </li>
        ))}
      </Box>
      <NewPerson key={count} onAdded={() => setCount(count + 1)} />
    </Card>
  )
}

/** Somebody more, on line at once. */
function NewPerson({ onAdded }: { onAdded(): void }) {
  const create = useAct(personDocuments.texts.create)
  const save = useAct(personDocuments.calls.save)
  const publish = useAct(personDocuments.calls.publish)
  const schema = useMemo(() => savedSchemaOf(FIELDS), [])
  const edited = useEdited<Values>({
    name: '/first-steps/person',
    stored: { ...NOBODY },
    mayWrite: true,
    isNew: true,
    schema,
    async send(changes) {
      // Members of somebody, each as an input of its kind writes it.
      const fields = { ...NOBODY, ...changes } as typeof NOBODY
      const made = await create.mutateAsync({ body: { title: personName(fields), lang: '' } })
      const params = { id: made.id }
      const { base } = await save.mutateAsync({ params, body: { fields, base: 0, instead: false } })
      await publish.mutateAsync({ params, body: { base } })
      onAdded()
    },
  })
  return (
    <SavedForm edited={edited} saveLabel="Ajouter à l’équipe">
      <Members
        Input={FieldInput}
        fields={FIELDS}
        value={edited.values}
        onChange={edited.change}
        faults={edited.faults}
        disabled={edited.isSaving}
      />
    </SavedForm>
  )
}

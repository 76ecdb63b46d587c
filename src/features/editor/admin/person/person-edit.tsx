import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import { Title } from '#framework/admin/shell/title.tsx'
import { useParams } from 'react-router'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { describeFields } from '#base/core/field/fields.ts'
import { NO_NAME, personName } from '#base/core/person.ts'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { PERSON_FIELDS, type PersonFields } from '#features/team/rules/person-fields.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import type { Values } from '#framework/admin/inputs/sections.ts'
import { useFaults } from '#framework/admin/inputs/use-faults.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { FailedDocument } from '../failed-document.tsx'
import { StepButtons } from '../steps/step-buttons.tsx'
import { useSteps } from '../steps/use-steps.ts'
import { PersonBar } from './person-bar.tsx'
import { faultsOf, PERSON, type PersonEditing } from './person-document.ts'

/** Somebody of the team: what the site says of them, and their way to it. */
export default function PersonEdit() {
  const { id = '' } = useParams()
  return <Opened key={id} id={id} />
}

function Opened({ id }: { id: string }) {
  const editing = useDocument(PERSON, { id })
  const { document, content } = editing
  if (editing.state === 'failed') {
    return <FailedDocument title="Équipe" message={editing.error} list="/team" />
  }
  if (!document || !content) return <CircularProgress aria-label="Lecture de la personne" />
  return <Editing editing={editing} fields={content.fields} />
}

const DESCRIBED = describeFields(PERSON_FIELDS)
const SAVED = savedSchemaOf(DESCRIBED)

function Editing({ editing, fields }: { editing: PersonEditing; fields: PersonFields }) {
  const { isReadOnly, problems, generation } = editing
  const known = useFaults(SAVED, fields)
  const steps = useSteps({ state: fields, generation, isReadOnly }, (next) =>
    editing.change(() => ({ fields: next })),
  )
  const change = useStable((values: Values) => {
    known.typed(values)
    const name = DESCRIBED.find((field) => values[field.name] !== Reflect.get(fields, field.name))
    // Its members are those that were given, with what an input of their kind writes.
    steps.change({ ...fields, ...values }, name?.name)
  })
  return (
    <>
      <Title title={personName(fields) || NO_NAME} />
      <PersonBar editing={editing} />
      <Card
        component="section"
        aria-label="Ce que le site dit de cette personne"
        onBlur={known.left}
        sx={{ p: 2, maxWidth: 760 }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'end' }}>
          <StepButtons steps={steps} />
        </Box>
        <Members
          Input={FieldInput}
          fields={DESCRIBED}
          value={{ ...fields }}
          onChange={change}
          faults={{ ...known.told, ...faultsOf(problems) }}
          disabled={isReadOnly}
        />
      </Card>
    </>
  )
}

import { Card } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate } from 'react-router'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { describeFields, type Fields, type ValuesOf } from '#base/core/field/fields.ts'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { FieldInput } from './field-input.tsx'
import { Members } from '../inputs/members.tsx'
import type { Values } from '../inputs/sections.ts'
import { SavedForm } from './saved-form.tsx'
import { useEdited } from './use-edited.ts'

interface RecordFormProps<F extends Fields, Answer> {
  title: string
  /** Under which unsaved changes are kept. */
  name: string
  fields: F
  stored: Values
  isNew?: boolean
  saveLabel?: string
  /** What is said once it is saved, or who says it, and where that leads. */
  done: string | ((answer: Answer) => void)
  list: string
  send(values: ValuesOf<F>): Promise<Answer>
  renderUnder?(field: DescribedField, values: Values): ReactNode
}

/** A record of a list, written and saved; its list follows. */
export function RecordForm<F extends Fields, Answer>(props: RecordFormProps<F, Answer>) {
  const { title, name, stored, isNew = false, done, list, renderUnder } = props
  const navigate = useNavigate()
  const fields = useMemo(() => describeFields(props.fields), [props.fields])
  const schema = useMemo(() => savedSchemaOf(fields), [fields])
  const edited = useEdited<Values>({
    name,
    stored,
    mayWrite: true,
    schema,
    isNew,
    async send(changes) {
      // The schema has judged them.
      const answer = await props.send({ ...stored, ...changes } as ValuesOf<F>)
      if (typeof done === 'string') notify(done, { type: 'success' })
      else done(answer)
      void navigate(list)
    },
  })
  return (
    <>
      <Title title={title} />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <SavedForm edited={edited} saveLabel={props.saveLabel}>
          <Members
            Input={FieldInput}
            fields={fields}
            value={edited.values}
            onChange={edited.change}
            faults={edited.faults}
            disabled={edited.isSaving}
            renderUnder={(field) => renderUnder?.(field, edited.values)}
          />
        </SavedForm>
      </Card>
    </>
  )
}

import { Alert, Box, Typography } from '@mui/material'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { schemaOf } from '#base/core/field/field-schema.ts'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import { request } from '#framework/admin/shell/http.ts'
import { REST } from '../canvas/canvas-host.ts'
import { editor } from '../../contract/editor.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { useFaults } from '#framework/admin/inputs/use-faults.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useEditing, useEditorParts } from '../state/editor-context.ts'
import type { PageWidget } from '../state/tree/page-tree.ts'
import { createDebouncedEdits, type Typing } from './debounced-edits.ts'

interface OptionsFormProps {
  widget: PageWidget
  description: WidgetDescription
  isReadOnly: boolean
}

/** The options of a widget; give it a `key` of the widget's name. */
export function OptionsForm({ widget, description, isReadOnly }: OptionsFormProps): ReactElement {
  const { props } = widget
  const typing = useTyping(widget, description)
  const { values, refusal } = useSyncExternalStore(typing.subscribe, typing.shown)
  const { previews } = useEditorParts()
  const preview = useSyncExternalStore(previews.subscribe, () => previews.of(props.id))
  const isDeveloper = useMay()('templates.write')
  const { fields } = description
  const schema = useMemo(() => schemaOf(withoutSlots(fields)), [fields])
  const { told, isValid, typed, left } = useFaults(schema, values ?? NO_VALUES)
  const isTold = Object.keys(told).length > 0
  const warning = isTold ? INCOMPLETE : isValid ? preview?.message : ''
  const isBare = fields.every(({ kind, only }) => kind === 'widgets' || (only && !isDeveloper))
  if (refusal) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {refusal}
      </Alert>
    )
  }
  return (
    <Box
      sx={{ mt: 2 }}
      onFocus={() => typing.take(props)}
      onBlur={() => {
        typing.flush()
        left()
      }}
      data-editor-fields=""
    >
      {warning ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      ) : null}
      {isBare ? <Typography color="textSecondary">Ce bloc n’a pas d’options.</Typography> : null}
      {values ? (
        <Members
          Input={FieldInput}
          fields={fields}
          value={values}
          onChange={(next) => {
            typed(next)
            typing.type(next)
          }}
          disabled={isReadOnly}
          faults={isTold ? told : undefined}
        />
      ) : null}
    </Box>
  )
}

const NO_VALUES = {}

/** In a form marks stand for inner widgets, which the page checks by themselves. */
const withoutSlots = (fields: readonly DescribedField[]): DescribedField[] =>
  fields
    .filter(({ kind }) => kind !== 'widgets')
    .map((field) => (field.members ? { ...field, members: withoutSlots(field.members) } : field))

const INCOMPLETE = 'Ce bloc ne peut pas encore être publié : voyez les options signalées.'

function useTyping({ props }: PageWidget, description: WidgetDescription): Typing {
  const editing = useEditing()
  const [typing] = useState(() => {
    const { type } = description
    return createDebouncedEdits({
      description,
      apply: editing.change,
      now: () => performance.now(),
      async upgrade(stored) {
        return (await request(editor.upgrade, { body: { type, ...stored } })).options
      },
    })
  })
  useEffect(() => {
    // What is typed in the page comes here once the keys rest: a form is slower than they are.
    const isInPage = document.activeElement?.id === 'preview-frame'
    if (!isInPage || typing.shown().values === null) return typing.take(props)
    const timer = window.setTimeout(() => typing.take(props), REST)
    return () => window.clearTimeout(timer)
  }, [typing, props])
  useEffect(() => {
    const leave = () => {
      typing.flush()
      editing.saveNow()
    }
    // Before the draft lets the page go, which hears the same event.
    window.addEventListener('pagehide', leave, true)
    return () => {
      window.removeEventListener('pagehide', leave, true)
      typing.flush()
    }
  }, [typing, editing])
  return typing
}

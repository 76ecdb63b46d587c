import { Alert, Box, Typography } from '@mui/material'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import type { WidgetDescription } from '#domain/widget-preview.ts'
import { call, Refused } from '../http.ts'
import { FieldInput } from '../inputs/field-input.tsx'
import { Members } from '../inputs/group-input.tsx'
import { editableOptions, editedOptions } from './edit-options.ts'
import { useEditing, useEditorParts } from './editor-context.ts'
import { headOf, type PuckWidget, type WidgetProps } from './page-data.ts'
import { splitOptions } from './to-puck.ts'
import { useChosen } from './use-puck.ts'
import { WidgetToolbar } from './widget-toolbar.tsx'
import { widgetTitle } from './widget-name.ts'

/** Milliseconds without a keystroke after which the page follows, and the most it waits. */
const QUIET = 150
const LONGEST = 600

interface OptionsPanelProps {
  isReadOnly: boolean
}

/** The options of the chosen widget, as a form. */
export function OptionsPanel({ isReadOnly }: OptionsPanelProps): ReactElement {
  const { descriptions } = useEditorParts()
  const widget = useChosen()
  if (!widget) {
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        Choisissez un widget dans la page ou dans le plan : ses options s’affichent ici.
      </Typography>
    )
  }
  const { id } = widget.props
  const description = descriptions.get(headOf(widget.props).type)
  return (
    <Box sx={{ p: 2 }} data-editor-options="">
      <Typography component="h2" variant="h6" gutterBottom>
        {widgetTitle(widget, descriptions)}
      </Typography>
      <WidgetToolbar id={id} isReadOnly={isReadOnly} />
      {description && widget.props.isReadable ? (
        <OptionsForm key={id} widget={widget} description={description} isReadOnly={isReadOnly} />
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          {description
            ? 'Les options enregistrées de ce widget sont illisibles. Il reste tel quel ; vous pouvez le déplacer ou le supprimer.'
            : 'Cette version du logiciel ne connaît pas ce widget. Il reste tel quel ; vous pouvez le déplacer, le copier ou le supprimer.'}
        </Alert>
      )}
    </Box>
  )
}

interface OptionsFormProps extends OptionsPanelProps {
  widget: PuckWidget
  description: WidgetDescription
}

function OptionsForm({ widget, description, isReadOnly }: OptionsFormProps): ReactElement {
  const { props } = widget
  const { values, change, flush, refusal } = useTyped(props, description)
  const { previews } = useEditorParts()
  const preview = useSyncExternalStore(previews.subscribe, () => previews.of(props.id))
  const faults = preview?.faults ?? {}
  if (refusal) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        {refusal}
      </Alert>
    )
  }
  const fields = description.fields.filter(({ kind }) => kind !== 'widgets')
  return (
    <Box sx={{ mt: 2 }} onBlur={flush} data-editor-fields="">
      {preview?.message ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {Object.keys(faults).length > 0
            ? 'Ce widget ne peut pas encore être publié : voyez les options signalées.'
            : preview.message}
        </Alert>
      ) : null}
      {fields.length === 0 ? (
        <Typography color="textSecondary">Ce widget n’a pas d’options.</Typography>
      ) : null}
      {values ? (
        <Members
          Input={FieldInput}
          fields={fields}
          value={values}
          onChange={change}
          disabled={isReadOnly}
          faults={Object.keys(faults).length > 0 ? faults : undefined}
        />
      ) : null}
    </Box>
  )
}

interface Typed {
  /** `null` until stored options of an older version are upgraded. */
  values: Record<string, unknown> | null
  change(values: Readonly<Record<string, unknown>>): void
  /** Gives what was typed to the page at once. */
  flush(): void
  refusal: string
}

/**
 * What is typed paints at once and stands here alone; the page follows when the hand rests. What
 * comes from elsewhere (undo, a moved column) takes its place.
 */
function useTyped(props: WidgetProps, { fields, type, version }: WidgetDescription): Typed {
  const editing = useEditing()
  const [values, setValues] = useState<Record<string, unknown> | null>(null)
  const [refusal, setRefusal] = useState('')
  /** The slots that the marks in `values` speak of. */
  const marked = useRef(props.slots)
  const given = useRef('')
  const typed = useRef<Readonly<Record<string, unknown>> | null>(null)
  const timer = useRef<number | undefined>(undefined)
  const since = useRef(0)
  const head = headOf(props)

  const flush = () => {
    window.clearTimeout(timer.current)
    const latest = typed.current
    if (!latest) return
    typed.current = null
    const current = editedOptions(marked.current, latest, fields)
    given.current = current.options
    editing.change(props.id, { ...current, head: JSON.stringify({ ...headOf(props), version }) })
  }
  const latestFlush = useRef(flush)
  latestFlush.current = flush

  useEffect(() => {
    const isOwn = given.current === props.options
    marked.current = props.slots
    if (isOwn || typed.current) return
    given.current = props.options
    if (head.version === version) {
      setValues(editableOptions(props))
      return
    }
    const abort = new AbortController()
    const stored = { type, version: head.version, options: JSON.parse(props.options) as unknown }
    call<{ options: Record<string, unknown> }>(
      'POST',
      '/widget-upgrade',
      stored,
      abort.signal,
    ).then(
      ({ options }) => {
        const split = splitOptions(options, { fields }, (held) => held as never)
        setValues(editableOptions(split))
      },
      (cause: unknown) => {
        if (!abort.signal.aborted) setRefusal(cause instanceof Refused ? cause.message : '')
      },
    )
    return () => abort.abort()
  }, [props.options, props.slots])

  useEffect(() => {
    const leave = () => {
      latestFlush.current()
      editing.saveNow()
    }
    // Before the draft lets the page go, which hears the same event.
    window.addEventListener('pagehide', leave, true)
    return () => {
      window.removeEventListener('pagehide', leave, true)
      latestFlush.current()
    }
  }, [])

  return {
    values,
    refusal,
    flush,
    change(next) {
      setValues(next as Record<string, unknown>)
      const now = performance.now()
      if (!typed.current) since.current = now
      typed.current = next
      window.clearTimeout(timer.current)
      const wait = Math.max(0, Math.min(QUIET, since.current + LONGEST - now))
      timer.current = window.setTimeout(() => latestFlush.current(), wait)
    },
  }
}

import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined'
import { Alert, Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { BLOCK_PARAM, type DocumentState } from '#base/core/document.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { DocumentEditing } from '#features/publishing/admin/document-editing.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { WrittenLanguageProvider } from '#framework/admin/inputs/written-language.ts'
import { useOpened } from '#framework/admin/shell/use-call.ts'
import { editor as calls } from '../contract/editor.ts'
import { PageEditor, type PageEditorHandle } from './page-editor.tsx'
import { pageOpening } from './state/page-opening.ts'
import { type PreviewPlace, usePageParts } from './state/use-page-parts.ts'

interface WidgetsScreenProps<D extends DocumentState, C extends { widgets: DraftWidget[] }> {
  editing: DocumentEditing<D, C>
  /** What the draft says beside its widgets, when its content holds the changes alone. */
  fields?: object
  /** Where its widgets are drawn, and what they are laid out on. */
  place: PreviewPlace
  name: string
  /** Where the arrow leads, and what it says. */
  back: { to: string; label: string }
  /** The bar with the name, once the document is open. */
  renderBar(bar: { heading: ReactNode; onGoTo(widgetId: number): void }): ReactNode
  /** What is to be known before editing. */
  children?: ReactNode
}

/** A document made of widgets, edited as it is seen. Give it a `key` of the document. */
export function WidgetsScreen<D extends DocumentState, C extends { widgets: DraftWidget[] }>({
  editing,
  fields = {},
  place,
  name,
  back,
  renderBar,
  children,
}: WidgetsScreenProps<D, C>): ReactElement {
  const { data: widgets = null, error: refusal } = useOpened(calls.widgets)
  const parts = usePageParts(place, widgets, editing.isLive)
  const editor = useRef<PageEditorHandle>(null)
  const [opening] = useState(pageOpening)
  const { generation, content, isReadOnly } = editing
  const opened = opening.at(generation, { widgets: [], ...content, ...fields }, isReadOnly)
  const onChange = useStable((changed: DraftWidget[]) => {
    if (opening.said(changed)) editing.change((former) => ({ ...former, widgets: changed }))
  })
  const onFields = useStable((others: object) =>
    editing.change((former) => ({ ...former, ...others })),
  )
  const onGoTo = useStable((widgetId: number) => editor.current?.goTo(widgetId))
  useAskedBlock(onGoTo, editing.state === 'ready' && parts !== null)
  const error = editing.state === 'failed' ? (editing.error ?? '') : (refusal?.message ?? null)

  const heading = (
    <Typography component="h1" variant="h6" noWrap sx={{ flex: 1, maxWidth: '100%' }}>
      {name}
    </Typography>
  )

  useEffect(() => {
    document.title = `${name} — Vitrine`
  }, [name])

  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Stack component="header" direction="row" spacing={1} useFlexGap sx={HEADER}>
        <IconButton component={Link} to={back.to} aria-label={back.label}>
          <ArrowBackIcon />
        </IconButton>
        {editing.state === 'ready' ? renderBar({ heading, onGoTo }) : heading}
      </Stack>
      {editing.state === 'ready' ? children : null}
      <Box component="main" sx={{ flex: 1, minHeight: 0 }}>
        {error === null ? null : <Failed message={error} />}
        {error === null && editing.state === 'ready' && parts ? (
          <WrittenLanguageProvider value={place.lang}>
            <PageEditor
              key={opened.key}
              ref={editor}
              widgets={opened.widgets}
              taken={opened.taken}
              parts={parts}
              isReadOnly={isReadOnly}
              onChange={onChange}
              onFields={onFields}
            />
          </WrittenLanguageProvider>
        ) : null}
        {error === null && (editing.state !== 'ready' || !parts) ? (
          <LinearProgress aria-label="Ouverture de la page" />
        ) : null}
      </Box>
    </Box>
  )
}

/** Chooses the block that the address names, once it is there. */
function useAskedBlock(goTo: (widgetId: number) => void, isOpen: boolean): void {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(BLOCK_PARAM)
  useEffect(() => {
    if (!isOpen || asked === null) return
    goTo(Number(asked))
    setQuery({}, { replace: true })
  }, [isOpen, asked, goTo, setQuery])
}

const HEADER = {
  px: 1,
  py: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  borderBottom: 1,
  borderColor: 'divider',
} as const

const Failed = ({ message }: { message: string }) => (
  <Alert
    severity="error"
    sx={{ m: 3 }}
    action={<Button onClick={() => window.location.reload()}>Réessayer</Button>}
  >
    {message}
  </Alert>
)

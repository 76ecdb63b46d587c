import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined'
import { Alert, Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Link, useParams } from 'react-router'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { Language } from '#base/kit/language.ts'
import { PAGE } from '#features/publishing/admin/page-document.ts'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { useOpened } from '#framework/admin/shell/use-call.ts'
import { editor as calls } from '../contract/editor.ts'
import { PageBar } from './page-bar.tsx'
import { PageEditor, type PageEditorHandle } from './page-editor.tsx'
import { pageOpening } from './state/page-opening.ts'
import { usePageParts } from './state/use-page-parts.ts'
import type { PageKey } from '#base/core/page/page.ts'

/** `/admin/pages/:id/:lang/edit`: a page of the site, edited as it is seen. */
export default function EditorScreen(): ReactElement {
  const { id = '', lang = '' } = useParams()
  const language: Language = lang === 'en' ? 'en' : 'fr'
  return <EditorOf key={`${id} ${language}`} pageId={Number(id)} lang={language} />
}

function EditorOf({ pageId, lang }: PageKey): ReactElement {
  const editing = useDocument(PAGE, `/pages/${pageId}/${lang}`)
  const { data: widgets = null, error: refusal } = useOpened(calls.widgets)
  const parts = usePageParts(pageId, lang, widgets)
  const editor = useRef<PageEditorHandle>(null)
  const [opening] = useState(pageOpening)
  const opened = opening.at(editing.generation, editing.content?.widgets ?? [])
  const onChange = useStable((changed: DraftWidget[]) => {
    opening.said(changed)
    editing.change((content) => ({ ...content, widgets: changed }))
  })
  const name = editing.document?.page.name ?? 'Page'
  const error = editing.state === 'failed' ? (editing.error ?? '') : (refusal?.message ?? null)

  useEffect(() => {
    document.title = `${name} — Vitrine`
  }, [name])

  return (
    <Box sx={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Stack component="header" direction="row" spacing={1} useFlexGap sx={HEADER}>
        <IconButton component={Link} to="/admin/pages" aria-label="Revenir aux pages">
          <ArrowBackIcon />
        </IconButton>
        <Typography component="h1" variant="h6" noWrap sx={{ flex: 1, minWidth: 120 }}>
          {name}
        </Typography>
        {editing.state === 'ready' ? (
          <PageBar editing={editing} onGoTo={(widgetId) => editor.current?.goTo(widgetId)} />
        ) : null}
      </Stack>
      <Box component="main" sx={{ flex: 1, minHeight: 0 }}>
        {error === null ? null : <Failed message={error} />}
        {error === null && editing.state === 'ready' && parts ? (
          <PageEditor
            key={opened.key}
            ref={editor}
            widgets={opened.widgets}
            parts={parts}
            isReadOnly={editing.isReadOnly}
            onChange={onChange}
          />
        ) : null}
        {error === null && (editing.state !== 'ready' || !parts) ? (
          <LinearProgress aria-label="Ouverture de la page" />
        ) : null}
      </Box>
    </Box>
  )
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

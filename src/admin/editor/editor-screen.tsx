import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined'
import { Alert, Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material'
import { useCallback, useEffect, useMemo, useRef, type ReactElement } from 'react'
import { Link, useParams } from 'react-router'
import type { DraftWidget } from '#domain/page-draft.ts'
import type { Language } from '#domain/site.ts'
import type { WidgetDescription, WidgetPreview } from '#domain/widget-preview.ts'
import { DraftBar } from '../drafts/draft-bar.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import { call } from '../http.ts'
import { useAnswer } from '../shell/use-answer.ts'
import { PageEditor, type PageEditorHandle } from './page-editor.tsx'
import { createPreviews } from './previews.ts'
import { widgetNumbers } from './widget-numbers.ts'

/** `/admin/pages/:id/:lang/edit`: a page of the site, edited as it is seen. */
export default function EditorScreen(): ReactElement {
  const { id = '', lang = '' } = useParams()
  const language: Language = lang === 'en' ? 'en' : 'fr'
  return <EditorOf key={`${id} ${language}`} pageId={Number(id)} lang={language} />
}

interface EditorOfProps {
  pageId: number
  lang: Language
}

function EditorOf({ pageId, lang }: EditorOfProps): ReactElement {
  const draft = useDraft(pageId, lang)
  const widgets = useAnswer<WidgetDescription[]>('/widgets')
  const editor = useRef<PageEditorHandle>(null)
  const parts = useParts(pageId, lang, widgets.state === 'ready' ? widgets.value : null)
  const save = useRef(draft.save)
  save.current = draft.save
  /** What this editor last said; a draft that says the same needs no new one. */
  const said = useRef('')
  const onChange = useCallback((changed: DraftWidget[]) => {
    said.current = JSON.stringify(changed)
    save.current(changed)
  }, [])
  const opened = useOpened(draft.generation, draft.widgets, said)

  useEffect(() => {
    const name = draft.draft?.page.name
    if (name) document.title = `${name} — Vitrine`
  }, [draft.draft?.page.name])

  return (
    <Box sx={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Stack
        component="header"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          px: 1,
          py: 1,
          alignItems: 'center',
          flexWrap: 'wrap',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconButton component={Link} to="/admin/pages" aria-label="Revenir aux pages">
          <ArrowBackIcon />
        </IconButton>
        <Typography component="h1" variant="h6" noWrap sx={{ flex: 1, minWidth: 120 }}>
          {draft.draft?.page.name ?? 'Page'}
        </Typography>
        {draft.state === 'ready' ? (
          <DraftBar draft={draft} onGoTo={(widgetId) => editor.current?.goTo(widgetId)} />
        ) : null}
      </Stack>
      <Box
        component="main"
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        {draft.state === 'failed' || widgets.state === 'failed' ? (
          <Alert
            severity="error"
            sx={{ m: 3 }}
            action={<Button onClick={() => window.location.reload()}>Réessayer</Button>}
          >
            {draft.error ?? (widgets.state === 'failed' ? widgets.refusal.message : '')}
          </Alert>
        ) : draft.state === 'ready' && parts ? (
          <PageEditor
            key={opened.key}
            ref={editor}
            widgets={opened.widgets}
            parts={parts}
            isReadOnly={draft.isReadOnly}
            onChange={onChange}
          />
        ) : (
          <LinearProgress aria-label="Ouverture de la page" />
        )}
      </Box>
    </Box>
  )
}

/** The page to open anew: when the draft was replaced from outside by another one. */
function useOpened(
  generation: number,
  widgets: readonly DraftWidget[],
  said: { current: string },
): { key: number; widgets: readonly DraftWidget[] } {
  const opened = useRef({ generation, key: 0, widgets })
  if (opened.current.generation !== generation) {
    const isSame = JSON.stringify(widgets) === said.current
    const { key, widgets: before } = opened.current
    opened.current = isSame
      ? { generation, key, widgets: before }
      : { generation, key: key + 1, widgets }
  }
  return opened.current
}

/** What stays with an opened page, also when its draft is opened anew. */
function useParts(pageId: number, lang: Language, widgets: WidgetDescription[] | null) {
  const parts = useMemo(() => {
    if (!widgets) return null
    const numbers = widgetNumbers(async (count) => {
      const { ids } = await call<{ ids: number[] }>('POST', '/widget-ids', { count })
      return ids
    })
    const previews = createPreviews(async (asked, signal) => {
      const body = { pageId, lang, ...asked }
      const answer = await call<{ previews: WidgetPreview[] }>('POST', '/previews', body, signal)
      return answer.previews
    })
    return {
      descriptions: new Map(widgets.map((one) => [one.type, one])),
      numbers,
      previews,
    }
  }, [widgets])
  useEffect(() => {
    void parts?.numbers.fill().catch(() => {})
    return () => parts?.previews.close()
  }, [parts])
  return parts
}

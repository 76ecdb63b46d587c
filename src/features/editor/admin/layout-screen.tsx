import { Alert } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { useParams } from 'react-router'
import { LAYOUT_PARTS, type LayoutKey, type LayoutPart } from '#base/core/page/page.ts'
import { languageOf } from '#base/kit/language.ts'
import { DocumentBar } from '#features/publishing/admin/bar/document-bar.tsx'
import { NotLive } from '#features/publishing/admin/bar/document-status.tsx'
import { LAYOUT, type LayoutEditing } from '#features/publishing/admin/layout-document.ts'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { draftHref } from '#framework/admin/shell/configuration.ts'
import { pathOf } from '#framework/admin/shell/http.ts'
import { NotFound } from '#framework/admin/shell/messages.tsx'
import { partSurface, type Surface } from './state/tree/surface.ts'
import { WidgetsScreen } from './widgets-screen.tsx'

const SURFACES = Object.fromEntries(
  Object.keys(LAYOUT_PARTS).map((part) => [part, partSurface(part as LayoutPart)]),
) as Readonly<Record<LayoutPart, Surface>>

/** `/admin/layouts/:id/:part/:lang`: what stands around the pages, or in their place. */
export default function LayoutScreen(): ReactElement {
  const { id = '', part = '', lang = '' } = useParams()
  if (!Object.hasOwn(LAYOUT_PARTS, part)) return <NotFound />
  const key = { layoutId: Number(id), part: part as LayoutPart, lang: languageOf(lang) }
  return <EditorOf key={`${id} ${part} ${lang}`} {...key} />
}

function EditorOf({ layoutId, part, lang }: LayoutKey): ReactElement {
  const editing = useDocument(LAYOUT, { id: layoutId, part, lang })
  const { document, content } = editing
  const isFrench = lang === 'en' && part !== 'announcement' && content?.widgets.length === 0
  const title = document?.layout.title ?? LAYOUT_PARTS[part]
  return (
    <WidgetsScreen
      editing={editing}
      place={{
        pageId: null,
        lang,
        surface: SURFACES[part],
        canvas: `layout/${layoutId}/${part}/${lang}`,
      }}
      name={lang === 'en' ? `${title} (en anglais)` : title}
      back={{ to: '/layouts', label: 'Revenir à l’en-tête et au pied de page' }}
      renderBar={(bar) => <LayoutBar editing={editing} {...bar} />}
    >
      {isFrench ? (
        <Alert severity="info" sx={{ m: 1 }}>
          Rien n’est écrit en anglais : les pages anglaises montrent la version française. Pour
          partir d’elle, copiez ses blocs et collez-les ici.
        </Alert>
      ) : null}
    </WidgetsScreen>
  )
}

interface LayoutBarProps {
  editing: LayoutEditing
  heading: ReactNode
  onGoTo(widgetId: number): void
}

function LayoutBar({ editing, heading, onGoTo }: LayoutBarProps) {
  return (
    <DocumentBar
      editing={editing}
      heading={heading}
      chip={editing.isLive ? null : <NotLive />}
      publishLabel="Publier"
      preview={draftHref(pathOf(editing.calls.preview, { params: editing.params }))}
      entries={[]}
      onGoTo={onGoTo}
    />
  )
}

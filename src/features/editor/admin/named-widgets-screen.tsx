import { Box } from '@mui/material'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { draftHref } from '#framework/admin/shell/configuration.ts'
import { DocumentBar } from '#features/publishing/admin/bar/document-bar.tsx'
import { NotLive } from '#features/publishing/admin/bar/document-status.tsx'
import {
  BLOCK,
  MODEL,
  type NamedWidgetsEditing,
} from '#features/publishing/admin/texts/named-widgets-document.ts'
import { TextUses } from '#features/publishing/admin/texts/text-uses.tsx'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { TITLE_LENGTH } from '#features/publishing/contract/texts.ts'
import { OneLineDialog } from '#framework/admin/inputs/one-line-dialog.tsx'
import { blockDocuments } from '#features/publishing/contract/named-widgets-documents.ts'
import { pathOf } from '#framework/admin/shell/http.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { BLOCK_SURFACE, PAGE_SURFACE, type Surface } from './state/tree/surface.ts'
import { WidgetsScreen } from './widgets-screen.tsx'

/** What differs between editors of widgets under a name. */
interface Differs {
  kind: typeof BLOCK
  surface: Surface
  /** What it is called without a name. */
  noun: string
  back: { to: string; label: string }
  published: string
}

const OF_BLOCK: Differs = {
  kind: BLOCK,
  surface: BLOCK_SURFACE,
  noun: 'Bloc partagé',
  back: { to: '/blocks', label: 'Revenir aux blocs partagés' },
  published: 'Le bloc est en ligne sur toutes les pages qui le montrent.',
}

const OF_MODEL: Differs = {
  kind: MODEL,
  surface: PAGE_SURFACE,
  noun: 'Modèle de page',
  back: { to: '/models', label: 'Revenir aux modèles de page' },
  published: 'Le modèle est proposé à qui ajoute une page.',
}

/** `/admin/blocks/:id`: a shared block, edited as it is seen. */
export function BlockScreen(): ReactElement {
  const { id = '' } = useParams()
  return (
    <EditorOf key={id} id={Number(id)} of={OF_BLOCK}>
      {(title) => <Uses id={Number(id)} title={title} />}
    </EditorOf>
  )
}

/** `/admin/models/:id`: a model of pages, edited as a page. */
export function ModelScreen(): ReactElement {
  const { id = '' } = useParams()
  return <EditorOf key={id} id={Number(id)} of={OF_MODEL} />
}

interface EditorOfProps {
  id: number
  of: Differs
  children?(title: string): ReactElement
}

function EditorOf({ id, of, children }: EditorOfProps): ReactElement {
  const editing = useDocument(of.kind, { id })
  const { document, content } = editing
  const lang = document?.text.lang ?? 'fr'
  const title = content?.title || of.noun
  return (
    <WidgetsScreen
      editing={editing}
      place={{
        pageId: null,
        lang,
        surface: of.surface,
        canvas: `${editing.kind}/${id}/${lang}`,
      }}
      name={lang === 'en' ? `${title} (en anglais)` : title}
      back={of.back}
      renderBar={(bar) => <Bar editing={editing} published={of.published} {...bar} />}
    >
      {children?.(title)}
    </WidgetsScreen>
  )
}

/** Publishing it changes all of these pages. */
function Uses({ id, title }: { id: number; title: string }) {
  const { data } = useCall(blockDocuments.texts.list)
  const listed = data?.texts.find((text) => text.id === id)
  if (!listed) return null
  return (
    <Box sx={{ px: 2, py: 0.5, typography: 'body2', color: 'text.secondary' }}>
      <TextUses title={title} usedIn={listed.usedIn} uses={listed.uses} />
    </Box>
  )
}

interface BarProps {
  editing: NamedWidgetsEditing
  published: string
  heading: ReactNode
  onGoTo(widgetId: number): void
}

function Bar({ editing, published, heading, onGoTo }: BarProps) {
  const [isRenaming, setRenaming] = useState(false)
  return (
    <>
      <DocumentBar
        editing={editing}
        heading={heading}
        chip={editing.isLive ? null : <NotLive />}
        publishLabel="Publier"
        published={published}
        entries={[
          {
            label: 'Renommer',
            isEnabled: !editing.isReadOnly,
            onChoose: () => setRenaming(true),
          },
        ]}
        preview={draftHref(pathOf(editing.calls.preview, { params: editing.params }))}
        onGoTo={onGoTo}
      />
      {isRenaming ? (
        <OneLineDialog
          title="Renommer"
          action="Garder dans le brouillon"
          text={editing.content?.title ?? ''}
          most={TITLE_LENGTH}
          onTake={(title) => editing.change((content) => ({ ...content, title }))}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  )
}

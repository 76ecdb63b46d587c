import { Box } from '@mui/material'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { useParams } from 'react-router'
import { BLOCK, type BlockEditing } from '#features/publishing/admin/block-document.ts'
import { DocumentBar } from '#features/publishing/admin/document-bar.tsx'
import { NotLive } from '#features/publishing/admin/document-status.tsx'
import { TextUses } from '#features/publishing/admin/text-uses.tsx'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { blockDocuments } from '#features/publishing/contract/block-documents.ts'
import { pathOf } from '#framework/admin/shell/http.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { BLOCK_SURFACE } from './state/surface.ts'
import { WidgetsScreen } from './widgets-screen.tsx'

/** `/admin/blocks/:id`: a shared block, edited as it is seen. */
export default function BlockScreen(): ReactElement {
  const { id = '' } = useParams()
  return <EditorOf key={id} id={Number(id)} />
}

function EditorOf({ id }: { id: number }): ReactElement {
  const editing = useDocument(BLOCK, { id })
  const { document, content } = editing
  const lang = document?.text.lang ?? 'fr'
  const title = content?.title || 'Bloc partagé'
  return (
    <WidgetsScreen
      editing={editing}
      place={{ pageId: null, lang, surface: BLOCK_SURFACE }}
      name={lang === 'en' ? `${title} (en anglais)` : title}
      back={{ to: '/admin/blocks', label: 'Revenir aux blocs partagés' }}
      renderBar={(bar) => <BlockBar editing={editing} {...bar} />}
    >
      <Uses id={id} title={title} />
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

interface BlockBarProps {
  editing: BlockEditing
  heading: ReactNode
  onGoTo(widgetId: number): void
}

function BlockBar({ editing, heading, onGoTo }: BlockBarProps) {
  const notify = useNotify()
  const [isRenaming, setRenaming] = useState(false)
  return (
    <>
      <DocumentBar
        editing={editing}
        heading={heading}
        chip={editing.isLive ? null : <NotLive />}
        publishLabel="Publier"
        onPublished={() => notify('Le bloc est en ligne sur toutes les pages qui le montrent.')}
        entries={[
          {
            label: 'Renommer',
            isEnabled: !editing.isReadOnly,
            onChoose: () => setRenaming(true),
          },
        ]}
        preview={`/admin/api${pathOf(editing.calls.preview, { params: editing.params })}`}
        onGoTo={onGoTo}
      />
      {isRenaming ? (
        <RenameDialog
          title={editing.content?.title ?? ''}
          onRename={(title) => editing.change((content) => ({ ...content, title }))}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  )
}

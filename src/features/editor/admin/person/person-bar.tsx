import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '#features/publishing/admin/bar/confirm-dialog.tsx'
import { DocumentBar, STICKY_BAR } from '#features/publishing/admin/bar/document-bar.tsx'
import { personDocuments } from '#features/publishing/contract/person-documents.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { pathOf, sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import type { PersonEditing } from './person-document.ts'

/** The bar over a person: what state they are in, and what can be done with them. */
export function PersonBar({ editing }: { editing: PersonEditing }) {
  const { isLive, isReadOnly, document, calls, params, saving } = editing
  const may = useMay()
  const [isRemoving, setRemoving] = useState(false)
  const remove = useRemoval(document?.text.id ?? 0, editing)
  return (
    <Box sx={BAR}>
      <DocumentBar
        editing={editing}
        chip={null}
        publishLabel="Publier"
        entries={[
          {
            label: 'Mettre à la corbeille',
            isEnabled: !isReadOnly && (!isLive || may('team.publish')),
            onChoose: () => setRemoving(true),
          },
        ]}
      >
        <Button
          href={`/admin/api${pathOf(calls.preview, { params })}`}
          target="_blank"
          rel="noopener"
          disabled={saving !== 'saved'}
        >
          Aperçu
        </Button>
      </DocumentBar>
      {isRemoving ? (
        <ConfirmDialog
          title="Mettre cette personne à la corbeille ?"
          text={
            isLive
              ? 'Elle disparaît aussitôt de toutes les pages. Vous pourrez la restaurer, telle qu’elle est en ligne.'
              : 'Vous pourrez la restaurer.'
          }
          action="Mettre à la corbeille"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </Box>
  )
}

const BAR = { ...STICKY_BAR, mb: 2 } as const

/** Puts somebody into the trash and goes back to the list, where they can be restored. */
function useRemoval(id: number, { saveNow }: PersonEditing): () => Promise<void> {
  const navigate = useNavigate()
  const { mutateAsync } = useAct(personDocuments.texts.remove)
  return async () => {
    if (!(await saveNow())) return
    try {
      await mutateAsync({ params: { id } })
    } catch (cause) {
      notify(sentenceOf(cause), { type: 'error' })
      return
    }
    await navigate('/team')
    notify('La personne est dans la corbeille, au bas de la liste.')
  }
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate } from 'react-router'
import { isToCome } from '#features/articles/admin/moments.ts'
import { aboutItsDate } from '#features/articles/admin/article.ts'
import { StateChip } from '#features/articles/admin/state-chip.tsx'
import { articles } from '#features/articles/contract/articles.ts'
import type { ArticleDraft } from '#features/articles/contract/article-draft.ts'
import {
  type ArticleFields,
  articleState,
  plannedFor,
} from '#features/articles/rules/own-article.ts'
import { ConfirmDialog } from '#features/publishing/admin/bar/confirm-dialog.tsx'
import { DocumentBar, STICKY_BAR } from '#features/publishing/admin/bar/document-bar.tsx'
import { draftHref } from '#framework/admin/shell/configuration.ts'
import { pathOf, sentenceOf } from '#framework/admin/shell/http.ts'
import { UsedIn } from '#framework/admin/used-in.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import type { ArticleEditing } from './article-document.ts'
import { usePin } from './use-pin.tsx'

interface ArticleBarProps {
  editing: ArticleEditing
  document: ArticleDraft
  fields: ArticleFields
  /** Shows a field of it. */
  onField(name: string): void
}

/** The bar over an article: its state, and what can be done with it. */
export function ArticleBar({ editing, document, fields, onField }: ArticleBarProps) {
  const { isLive, isReadOnly } = editing
  const { article } = document
  const may = useMay()
  const [isRemoving, setRemoving] = useState(false)
  const remove = useRemoval(article.id, editing)
  const pinning = usePin(document)
  const isFuture = isToCome(fields.publishedAt)

  return (
    <Box sx={BAR}>
      <DocumentBar
        editing={editing}
        chip={
          <>
            <StateChip {...standingOf(document, fields)} />
            {pinning.chip}
          </>
        }
        preview={draftHref(pathOf(editing.calls.preview, { params: editing.params }))}
        aboutDate={(due) =>
          aboutItsDate(due, {
            wantedAt: fields.publishedAt,
            publishedAt: article.publishedAt || null,
          })
        }
        onFields={onField}
        publishLabel={isFuture ? 'Publier à sa date' : 'Publier'}
        {...(isFuture ? { published: 'L’article paraîtra à sa date.' } : {})}
        entries={[
          ...pinning.entries,
          {
            label: 'Mettre à la corbeille',
            isEnabled: !isReadOnly && (!isLive || may('articles.publish')),
            onChoose: () => setRemoving(true),
          },
        ]}
      />
      {pinning.dialog}
      {isRemoving ? (
        <ConfirmDialog
          title="Mettre l’article à la corbeille ?"
          text={
            isLive
              ? 'Les visiteurs ne le verront plus. Vous pourrez le restaurer, tel qu’il est en ligne.'
              : 'Vous pourrez le restaurer.'
          }
          action="Mettre à la corbeille"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        >
          {isLive ? <LinksTo id={article.id} /> : null}
        </ConfirmDialog>
      ) : null}
    </Box>
  )
}

/** Where an article stands, with what is planned of its draft. */
function standingOf({ article, schedules, isDraft }: ArticleDraft, fields: ArticleFields) {
  const planned = schedules.find(({ action, error }) => action === 'publish' && error === '')
  const standing = {
    publishedAt: article.publishedAt || null,
    plannedAt: plannedFor(planned?.due ?? '', fields.publishedAt),
    removedAt: '',
  }
  const state = articleState(standing, new Date().toISOString())
  return { ...standing, state, hasDraft: isDraft }
}

/** Where links to an article stand, which will lead nowhere. */
function LinksTo({ id }: { id: number }) {
  const heading = useId()
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={heading} variant="h3" gutterBottom>
        Utilisé dans
      </Typography>
      <UsedIn call={articles.uses} id={id} labelledBy={heading} />
    </Box>
  )
}

const BAR = { ...STICKY_BAR, mb: 2 } as const

/** Puts an article into the trash and goes back to the list, where that can be undone. */
function useRemoval(id: number, { saveNow }: ArticleEditing): () => Promise<void> {
  const navigate = useNavigate()
  const { mutateAsync: removeOne } = useAct(articles.remove)
  const { mutateAsync: restore } = useAct(articles.restore)
  const failed = (cause: unknown) => notify(sentenceOf(cause), { type: 'error' })
  const undo = () => {
    restore({ params: { id } }).then(() => navigate(`/articles/${id}`), failed)
  }
  return async () => {
    if (!(await saveNow())) return
    try {
      await removeOne({ params: { id } })
    } catch (cause) {
      failed(cause)
      return
    }
    await navigate('/articles')
    notify(
      <Alert
        variant="filled"
        severity="info"
        action={
          <Button size="small" color="inherit" onClick={undo}>
            Annuler
          </Button>
        }
      >
        L’article est dans la corbeille.
      </Alert>,
      { stands: 10_000 },
    )
  }
}

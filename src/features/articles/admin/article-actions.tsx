import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { call, sentenceOf } from '#framework/admin/shell/http.ts'
import { isToCome } from './moments.ts'
import { StateChip } from './state-chip.tsx'
import type { ArticleEditing, Saving } from './use-article.ts'

interface ArticleActionsProps {
  editing: ArticleEditing
  isReadOnly: boolean
  isPreview: boolean
  showPreview(isShown: boolean): void
}

const SAID: Readonly<Record<Saving, string>> = {
  saved: 'Enregistré',
  changed: 'Modifications en cours…',
  saving: 'Enregistrement…',
  failed: 'Non enregistré',
  conflict: 'Modifié par quelqu’un d’autre',
}

/** The bar over an article: its state, text or preview, and what can be done with it. */
export function ArticleActions({
  editing,
  isReadOnly,
  isPreview,
  showPreview,
}: ArticleActionsProps) {
  const { article, fields, saving } = editing
  const { state, hasDraft, path } = article
  const may = useMay()
  const notify = useNotify()
  const mayPublish = may('articles.publish') && !isReadOnly
  const isFuture = isToCome(fields.publishedAt)
  const isLive = state === 'published' || state === 'scheduled'
  const isUpToDate = isLive && !hasDraft && saving === 'saved'

  const publish = async () => {
    if (!(await editing.publish())) return
    notify(isFuture ? 'L’article paraîtra à sa date.' : 'L’article est en ligne.')
  }
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 64,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        mb: 2,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <StateChip state={state} hasDraft={hasDraft} />
      <Typography component="output" variant="body2" color="textSecondary">
        {isReadOnly ? '' : SAID[saving]}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Affichage"
        value={isPreview ? 'preview' : 'text'}
        onChange={(_event, shown: unknown) => shown !== null && showPreview(shown === 'preview')}
        sx={{ ml: 'auto' }}
      >
        <ToggleButton value="text">Rédaction</ToggleButton>
        <ToggleButton value="preview">Aperçu</ToggleButton>
      </ToggleButtonGroup>
      {state === 'published' && path ? (
        <Button href={path} target="_blank" rel="noopener">
          Voir en ligne
        </Button>
      ) : null}
      {isReadOnly ? null : <RemoveButton editing={editing} isLive={isLive} />}
      {mayPublish && isLive ? (
        <Button onClick={() => void editing.unpublish()}>Dépublier</Button>
      ) : null}
      {mayPublish ? (
        <Button
          variant="contained"
          disabled={isUpToDate || saving === 'conflict'}
          onClick={() => void publish()}
        >
          {isFuture ? 'Programmer' : isLive ? 'Publier les changements' : 'Publier'}
        </Button>
      ) : null}
      {!mayPublish && !isReadOnly ? (
        <Typography variant="body2" color="textSecondary">
          Un éditeur du site relit et publie.
        </Typography>
      ) : null}
    </Box>
  )
}

function RemoveButton({ editing, isLive }: { editing: ArticleEditing; isLive: boolean }) {
  const { id } = editing.article
  const may = useMay()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  if (isLive && !may('articles.publish')) return null
  const undo = () => {
    call('POST', `/articles/${id}/restore`).then(
      () => navigate(`/admin/articles/${id}`),
      (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
    )
  }
  const remove = async () => {
    setAsked(false)
    await editing.save()
    try {
      await call('DELETE', `/articles/${id}`)
      await navigate('/admin/articles')
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
        { autoHideDuration: 10_000 },
      )
    } catch (cause) {
      notify(sentenceOf(cause), { type: 'error' })
    }
  }
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)}>
        Supprimer
      </Button>
      <Confirm
        isOpen={isAsked}
        title="Mettre l’article à la corbeille"
        content={
          isLive
            ? 'Les visiteurs ne le verront plus. Vous pourrez le restaurer, tel qu’il est en ligne.'
            : 'Vous pourrez le restaurer.'
        }
        confirm="Mettre à la corbeille"
        onConfirm={() => void remove()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useParams } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { ArticleActions } from './article-actions.tsx'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleSide } from './article-side.tsx'
import { ArticleText } from './article-text.tsx'
import { type ArticleEditing, useArticle } from './use-article.ts'

/** One own article: its text, what stands around it, and where it is between an idea and readers. */
export default function ArticleEdit() {
  const { id = '' } = useParams()
  const { editing, failure } = useArticle(id)
  if (failure) return <Alert severity="error">{failure}</Alert>
  if (editing === null) return <CircularProgress aria-label="Lecture de l’article" />
  return <Editing key={id} editing={editing} />
}

function Editing({ editing }: { editing: ArticleEditing }) {
  const { article, fields, fault, saving } = editing
  const may = useMay()
  const [isPreview, setPreview] = useState(false)
  const isReadOnly = !may('articles.write') || article.state === 'removed'
  return (
    <>
      <Title title={fields.title || 'Article sans titre'} preferenceKey={false} />
      <ArticleActions
        editing={editing}
        isReadOnly={isReadOnly}
        isPreview={isPreview}
        showPreview={setPreview}
      />
      <Box role="alert">
        {fault ? (
          <Alert
            severity={saving === 'conflict' ? 'warning' : 'error'}
            sx={{ mb: 2 }}
            action={saving === 'conflict' ? <ConflictActions editing={editing} /> : null}
          >
            {fault}
          </Alert>
        ) : null}
      </Box>
      {article.state === 'removed' ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Cet article est dans la corbeille. Restaurez-le depuis la liste pour le modifier.
        </Alert>
      ) : null}
      {isPreview ? (
        <ArticlePreview id={article.id} saved={editing.saved} saving={saving} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <ArticleText editing={editing} disabled={isReadOnly} />
          <ArticleSide editing={editing} disabled={isReadOnly} />
        </Box>
      )}
    </>
  )
}

const ConflictActions = ({ editing }: { editing: ArticleEditing }) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    <Button color="inherit" size="small" onClick={() => void editing.keepMine()}>
      Garder ma version
    </Button>
    <Button color="inherit" size="small" onClick={() => void editing.takeTheirs()}>
      Prendre l’autre
    </Button>
  </Box>
)

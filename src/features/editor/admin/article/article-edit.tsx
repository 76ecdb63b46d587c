import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link, useParams } from 'react-router'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { ArticleBar } from './article-bar.tsx'
import { ARTICLE, type ArticleFormProps, faultsOf } from './article-document.ts'
import { ArticlePreview } from './article-preview.tsx'
import { ArticleSide } from './article-side.tsx'
import { ArticleText } from './article-text.tsx'

/** One own article: its text, what stands around it, and where it is between an idea and readers. */
export default function ArticleEdit() {
  const { id = '' } = useParams()
  const may = useMay()
  if (may('articles.write')) return <Editing key={id} id={id} />
  return (
    <>
      <Title title="Article" preferenceKey={false} />
      <ArticlePreview id={id} />
    </>
  )
}

function Editing({ id }: { id: string }) {
  const editing = useDocument(ARTICLE, { id })
  const { document, content, generation, problems, isReadOnly, saving } = editing
  const [isPreview, setPreview] = useState(false)
  const change = useStable((changes: Partial<ArticleFormProps['fields']>) =>
    editing.change(({ fields }) => ({ fields: { ...fields, ...changes } })),
  )
  if (editing.state === 'failed') return <Failed message={editing.error ?? ''} />
  if (!document || !content) return <CircularProgress aria-label="Lecture de l’article" />
  const { fields } = content
  const form = { fields, change, faults: faultsOf(problems), disabled: isReadOnly }
  return (
    <>
      <Title title={fields.title || 'Article sans titre'} preferenceKey={false} />
      <ArticleBar
        editing={editing}
        document={document}
        fields={fields}
        isPreview={isPreview}
        showPreview={setPreview}
      />
      {isPreview ? (
        <ArticlePreview id={id} saved={document.base} isBehind={saving !== 'saved'} />
      ) : (
        <Box
          key={generation}
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <ArticleText {...form} />
          <ArticleSide {...form} />
        </Box>
      )}
    </>
  )
}

const Failed = ({ message }: { message: string }) => (
  <>
    <Title title="Article" preferenceKey={false} />
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" component={Link} to="/articles">
          Revenir à la liste
        </Button>
      }
    >
      {message}
    </Alert>
  </>
)

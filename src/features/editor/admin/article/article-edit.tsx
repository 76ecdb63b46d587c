import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { useParams } from 'react-router'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { WrittenLanguageProvider } from '#framework/admin/inputs/written-language.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { FailedDocument } from '../failed-document.tsx'
import { ArticleBar } from './article-bar.tsx'
import { ARTICLE } from './article-document.ts'
import { ArticlePreview } from './article-preview.tsx'
import { type FieldRequest, ArticleWriting } from './article-writing.tsx'

/** One own article: its text, what stands around it, and where it is between an idea and readers. */
export default function ArticleEdit() {
  const { id = '' } = useParams()
  const may = useMay()
  if (may('articles.write')) return <Editing key={id} id={id} />
  return (
    <>
      <Title title="Article" />
      <ArticlePreview id={id} />
    </>
  )
}

function Editing({ id }: { id: string }) {
  const editing = useDocument(ARTICLE, { id })
  const { document, content } = editing
  const [asked, ask] = useState<FieldRequest | null>(null)
  if (editing.state === 'failed') {
    return <FailedDocument title="Article" message={editing.error} list="/articles" />
  }
  if (!document || !content) return <CircularProgress aria-label="Lecture de l’article" />
  const { fields } = content
  return (
    <>
      <Title title={fields.title || 'Article sans titre'} />
      <ArticleBar
        editing={editing}
        document={document}
        fields={fields}
        onField={(name) => ask({ name })}
      />
      <WrittenLanguageProvider value={fields.lang}>
        <ArticleWriting id={id} editing={editing} current={fields} asked={asked} />
      </WrittenLanguageProvider>
    </>
  )
}

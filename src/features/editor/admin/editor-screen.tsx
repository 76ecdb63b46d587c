import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import type { PageKey } from '#base/core/page/page.ts'
import { languageOf } from '#base/kit/language.ts'
import { PAGE } from '#features/publishing/admin/page-document.ts'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { PageBar } from './page-bar.tsx'
import { PAGE_SURFACE } from './state/tree/surface.ts'
import { WidgetsScreen } from './widgets-screen.tsx'

/** `/admin/pages/:id/:lang/edit`: a page of the site, edited as it is seen. */
export default function EditorScreen(): ReactElement {
  const { id = '', lang = '' } = useParams()
  const language = languageOf(lang)
  return <EditorOf key={`${id} ${language}`} pageId={Number(id)} lang={language} />
}

function EditorOf({ pageId, lang }: PageKey): ReactElement {
  const editing = useDocument(PAGE, { id: pageId, lang })
  return (
    <WidgetsScreen
      editing={editing}
      fields={{ fields: { ...editing.document?.fields, ...editing.content?.fields } }}
      place={{ pageId, lang, surface: PAGE_SURFACE, canvas: `page/${pageId}/${lang}` }}
      name={editing.document?.page.name ?? 'Page'}
      back={{ to: '/pages', label: 'Revenir aux pages' }}
      renderBar={(bar) => <PageBar editing={editing} {...bar} />}
    />
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { languageOf } from '#base/kit/language.ts'
import { DocumentBar } from '#features/publishing/admin/bar/document-bar.tsx'
import { addingQuery, IN_MENU_PARAM } from '#features/menus/rules/adding-page.ts'
import { NotLive } from '#features/publishing/admin/bar/document-status.tsx'
import type { PageEditing } from '#features/publishing/admin/page-document.ts'
import { models } from '#features/publishing/contract/models.ts'
import { TITLE_LENGTH } from '#features/publishing/contract/texts.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'

const FieldsDialog = lazy(async () => ({
  default: (await import('./fields-dialog.tsx')).FieldsDialog,
}))

const OneLineDialog = lazy(async () => ({
  default: (await import('#framework/admin/inputs/one-line-dialog.tsx')).OneLineDialog,
}))

interface PageBarProps {
  editing: PageEditing
  heading: ReactNode
  /** Shows a widget of the page. */
  onGoTo(widgetId: number): void
}

/** The bar over a page: what visitors see of it, and its fields. */
export function PageBar({ editing, heading, onGoTo }: PageBarProps) {
  const { content } = editing
  /** The field that is asked for, empty for any; `null` as long as nobody asks. */
  const [asked, ask] = useState<string | null>(null)
  const [isNaming, setNaming] = useState(false)
  const makeModel = useModel(editing)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const mayMenus = useMay()('menus.write')
  const toMenu = mayMenus
    ? { label: 'L’ajouter à un menu', to: `/menus?${addingQuery(editing.params)}` }
    : undefined
  return (
    <>
      <DocumentBar
        editing={editing}
        heading={heading}
        chip={editing.isLive ? null : <NotLive />}
        publishLabel="Publier"
        entries={[
          {
            label: 'Titre et description',
            isEnabled: !editing.isReadOnly,
            onChoose: () => ask(''),
          },
          ...(toMenu
            ? [
                {
                  label: 'Ajouter à un menu…',
                  isEnabled: true,
                  onChoose: () => void navigate(toMenu.to),
                },
              ]
            : []),
          {
            label: 'Image, adresse et propriétés…',
            isEnabled: true,
            onChoose: () => void navigate(`/pages/${editing.params['id']}`),
          },
          {
            label: 'Enregistrer comme modèle',
            isEnabled: (content?.widgets.length ?? 0) > 0,
            onChoose: () => setNaming(true),
          },
        ]}
        onGoTo={onGoTo}
        onFields={ask}
        next={query.has(IN_MENU_PARAM) ? undefined : toMenu}
      />
      <Suspense fallback={null}>
        {asked === null ? null : (
          <FieldsDialog editing={editing} asked={asked} onClose={() => ask(null)} />
        )}
        {isNaming ? (
          <OneLineDialog
            title="Enregistrer comme modèle"
            action="Enregistrer"
            most={TITLE_LENGTH}
            onTake={makeModel}
            onClose={() => setNaming(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** Keeps the widgets of the page, as they stand here, for pages to come. */
function useModel({ params, saveNow }: PageEditing): (title: string) => void {
  const { mutateAsync } = useAct(models.make)
  const make = async (title: string) => {
    if (!(await saveNow())) return
    const { isLive } = await mutateAsync({
      params: { id: Number(params['id']), lang: languageOf(String(params['lang'])) },
      body: { title },
    })
    notify(
      isLive
        ? `Le modèle « ${title} » est proposé à qui ajoute une page.`
        : `Le modèle « ${title} » est enregistré en brouillon : il est proposé une fois publié, sous « Modèles de page ».`,
    )
  }
  return (title) => {
    make(title).catch((cause: unknown) => notify(sentenceOf(cause), { type: 'error' }))
  }
}

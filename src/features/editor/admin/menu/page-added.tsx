import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useSearchParams } from 'react-router'
import { editAddress, pageDocument } from '#base/core/document.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { entryAt } from '#features/menus/rules/entry-at.ts'
import { addPage, pathToPage } from '#features/menus/rules/add-page.ts'
import { type AddedPage, addedPage, IN_MENU_PARAM } from '#features/menus/rules/adding-page.ts'
import { PUBLISHED_TOAST, PublishedToast } from '#features/publishing/admin/bar/published-toast.tsx'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { choices } from '#framework/api/choice-calls.ts'
import type { MenuEditing } from './menu-document.ts'
import type { MenuSteps } from './use-menu-steps.ts'

/** A page that was put into the menu just now. */
interface Added extends AddedPage {
  name: string
  /** Label of the entry under which it lies; empty for none. */
  above: string
  /** Whether visitors can read it. */
  isLive: boolean
  /** Whether nothing else waits in the menu: it may go live without being looked at. */
  isAlone: boolean
}

/** « L’ajouter à un menu », asked for in the editor of a page: its entry is there, and chosen. */
export function usePageToAdd(
  steps: MenuSteps,
  { isReadOnly, document }: MenuEditing,
): Added | null {
  const [query, setQuery] = useSearchParams()
  const [added, setAdded] = useState<Added | null>(null)
  const wanted = addedPage(query)
  const { data } = useCall(choices.pages, { query: { lang: wanted?.lang ?? 'fr' } })
  const pages = data?.data
  const add = useStable(() => {
    const page = pages?.find(({ id }) => id === wanted?.id)
    setQuery({}, { replace: true })
    if (!page || !pages || !wanted) return
    const { entries, path } = addPage(steps.data.menu, page, pages)
    // One that stands there already is shown.
    if (pathToPage(steps.data.menu, page.id)) steps.select(path)
    else steps.edit(entries, path)
    const { name, isLive } = page
    const above = entryAt(entries, path.slice(0, -1))?.label ?? ''
    setAdded({ ...wanted, name, above, isLive, isAlone: document?.isDraft === false })
  })
  const isReady = wanted !== null && pages !== undefined && !isReadOnly
  useEffect(() => {
    if (isReady) add()
  }, [isReady, add])
  return added
}

interface PageAddedProps {
  added: Added
  editing: MenuEditing
}

/** Says that the page is there, and has the menu go live with it, back to the page. */
export function PageAdded({ added, editing }: PageAddedProps) {
  const { id, lang, isAlone } = added
  const may = useMay()('menus.publish')
  const [isBusy, setBusy] = useState(false)
  const isDraft = editing.document?.isDraft || editing.saving !== 'saved'
  const publish = async () => {
    setBusy(true)
    const published = (await editing.saveNow()) ? await editing.publish() : null
    setBusy(false)
    if (!published) return
    const to = `${editAddress(pageDocument(id, lang))}?${IN_MENU_PARAM}`
    const next = { label: 'Revenir à la page', to }
    notify(
      <PublishedToast message="Le menu est en ligne." the="le menu" path="" next={next} />,
      PUBLISHED_TOAST,
    )
  }
  return (
    <Alert
      severity="info"
      sx={{ mt: 1 }}
      action={
        may && isAlone && isDraft ? (
          <Button
            color="inherit"
            disabled={isBusy || editing.isReadOnly}
            onClick={() => void publish()}
          >
            Publier le menu
          </Button>
        ) : undefined
      }
    >
      {fr(stateOf(added, isDraft))}
    </Alert>
  )
}

/** What there is still to do until visitors find the page by the menu. */
function stateOf({ name, above, isLive, isAlone }: Added, isDraft: boolean): string {
  const stands = `« ${name} » est dans le menu${above ? `, sous « ${above} »` : ''}`
  if (!isDraft) {
    const page = isLive ? '' : ' La page, pas encore : elle y paraît une fois publiée.'
    return `${stands}, et le menu est en ligne.${page}`
  }
  const waits = !isAlone
    ? 'D’autres changements y attendent : « Publier… » les montre avant de les mettre en ligne.'
    : isLive
      ? 'Elle paraît dans le site dès que vous publiez le menu.'
      : 'Elle paraît dans le site dès que le menu et la page sont publiés.'
  return `${stands}. ${waits}`
}

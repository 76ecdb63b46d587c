import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useNavigate, useParams } from 'react-router'
import { describeFields } from '#base/core/field/fields.ts'
import { EntryForm } from '#features/menus/admin/entry-form.tsx'
import { EntryTree } from '#features/menus/admin/entry-tree.tsx'
import { MenuPreview } from '#features/menus/admin/menu-preview.tsx'
import { menus } from '#features/menus/contract/menus.ts'
import { MENU_FIELDS } from '#features/menus/rules/entry-fields.ts'
import { ConfirmDialog } from '#features/publishing/admin/bar/confirm-dialog.tsx'
import { DocumentBar, STICKY_BAR } from '#features/publishing/admin/bar/document-bar.tsx'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { draftHref } from '#framework/admin/shell/configuration.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { Members } from '#framework/admin/inputs/members.tsx'
import { UsedIn, useUses } from '#framework/admin/used-in.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { pathOf, sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { FailedDocument } from '../failed-document.tsx'
import { StepButtons } from '../steps/step-buttons.tsx'
import { MENU, type MenuEditing } from './menu-document.ts'
import { PageAdded, usePageToAdd } from './page-added.tsx'
import { type MenuSteps, useMenuSteps } from './use-menu-steps.ts'

/** One menu: its entries, the one that is being written, and how the site will draw it. */
export default function MenuEdit() {
  const { id = '' } = useParams()
  return <Opened key={id} id={Number(id)} />
}

function Opened({ id }: { id: number }) {
  const editing = useDocument(MENU, { id })
  const { document, content } = editing
  if (editing.state === 'failed') {
    return <FailedDocument title="Menu" message={editing.error} list="/menus" />
  }
  if (!document || !content) return <CircularProgress aria-label="Lecture du menu" />
  return <Editing id={id} editing={editing} content={content} />
}

interface EditingProps {
  id: number
  editing: MenuEditing
  content: NonNullable<MenuEditing['content']>
}

function Editing({ id, editing, content }: EditingProps) {
  const { data } = useUses(menus.uses, id)
  const steps = useMenuSteps(editing, content)
  const added = usePageToAdd(steps, editing)
  return (
    <>
      <Title title={`Menu ${content.name}`} />
      <MenuBar id={id} editing={editing} isUnused={data?.uses.length === 0}>
        {added ? <PageAdded added={added} editing={editing} /> : null}
      </MenuBar>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box>
          <MenuFields steps={steps} disabled={editing.isReadOnly} />
          <EntryTree editing={steps} disabled={editing.isReadOnly} />
        </Box>
        <ChosenEntry steps={steps} disabled={editing.isReadOnly} />
      </Box>
      {data && data.uses.length > 0 ? <MenuPreview id={id} data={steps.data} /> : null}
      <Uses id={id} />
    </>
  )
}

/** Pixels below which the form of an entry would lie a long way under the entries. */
const ONE_COLUMN = '(max-width: 599px)'

/** Its form beside the entries; over them on a phone. */
function ChosenEntry({ steps, disabled }: { steps: MenuSteps; disabled: boolean }) {
  const isNarrow = useMediaQuery(ONE_COLUMN, { noSsr: true })
  const form = <EntryForm editing={steps} disabled={disabled} />
  if (!isNarrow) return form
  const close = () => steps.select(null)
  return (
    <Drawer
      anchor="bottom"
      open={steps.selected !== null}
      onClose={close}
      slotProps={{ paper: { ...SHEET, sx: { maxHeight: '85vh' } } }}
    >
      {form}
      <Button variant="contained" onClick={close} sx={{ m: 2, alignSelf: 'end' }}>
        Terminé
      </Button>
    </Drawer>
  )
}

const SHEET = { role: 'dialog', 'aria-modal': true, 'aria-label': 'Entrée choisie' } as const

const FIELDS = describeFields(MENU_FIELDS)

/** What is of the menu itself, and the way back. */
function MenuFields({ steps, disabled }: { steps: MenuSteps; disabled: boolean }) {
  const { name, data, faults } = steps
  const values = { name, onlySubs: data.paramsMenu.onlyLevelChoice === '1' }
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', mb: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Members
          Input={FieldInput}
          fields={FIELDS}
          value={values}
          onChange={(next) => {
            if (next['name'] !== name) steps.rename(String(next['name']))
            else steps.showOnlySubs(next['onlySubs'] === true)
          }}
          faults={faults['name'] ? { name: faults['name'] } : undefined}
          disabled={disabled}
        />
      </Box>
      <StepButtons steps={steps} />
    </Box>
  )
}

interface MenuBarProps {
  id: number
  editing: MenuEditing
  /** Not as long as nobody knows. */
  isUnused: boolean
  /** What stays in sight with it. */
  children: ReactNode
}

function MenuBar({ id, editing, isUnused, children }: MenuBarProps) {
  const may = useMay()
  const [isRemoving, setRemoving] = useState(false)
  const remove = useRemoval(id)
  return (
    <Box sx={STICKY_BAR}>
      <DocumentBar
        editing={editing}
        chip={null}
        publishLabel="Publier"
        entries={
          may('menus.publish')
            ? [
                {
                  label: 'Supprimer le menu',
                  isEnabled: isUnused && !editing.isReadOnly,
                  onChoose: () => setRemoving(true),
                },
              ]
            : []
        }
        preview={draftHref(pathOf(editing.calls.preview, { params: editing.params }))}
      />
      {children}
      {isRemoving ? (
        <ConfirmDialog
          title="Supprimer le menu ?"
          text="Ses entrées, son brouillon et son historique sont supprimés avec lui. Aucune page ne l’utilise."
          action="Supprimer"
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </Box>
  )
}

function useRemoval(id: number): () => Promise<void> {
  const navigate = useNavigate()
  const { mutateAsync } = useAct(menus.remove, 'none')
  return async () => {
    try {
      await mutateAsync({ params: { id } })
    } catch (cause) {
      notify(sentenceOf(cause), { type: 'error' })
      return
    }
    notify('Le menu est supprimé.')
    await navigate('/menus')
  }
}

/** Where it is drawn: as long as there is one, it can't be removed. */
function Uses({ id }: { id: number }) {
  const { data } = useUses(menus.uses, id)
  return (
    <Box component="section" aria-labelledby="menu-uses" sx={{ mt: 4 }}>
      <Typography id="menu-uses" variant="h3" component="h2" gutterBottom>
        Utilisé dans
      </Typography>
      <UsedIn call={menus.uses} id={id} labelledBy="menu-uses" />
      {data ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {data.uses.length === 0
            ? 'Pour le montrer, choisissez ce menu dans les options d’un bloc.'
            : 'Pour supprimer ce menu, choisissez-y d’abord un autre menu.'}
        </Typography>
      ) : null}
    </Box>
  )
}

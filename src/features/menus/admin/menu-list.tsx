import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  Datagrid,
  FunctionField,
  type Identifier,
  List,
  SearchInput,
  TextField as NameField,
  TopToolbar,
  useNotify,
} from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router'
import { OneLineDialog } from '#framework/admin/forms/one-line-dialog.tsx'
import { RowLink } from '#framework/admin/row-link.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { summaryOfUses } from '#framework/admin/used-in.tsx'
import { choices, type MenuRow } from '#framework/api/choice-calls.ts'
import { MENU_NAME_LENGTH, menus } from '../contract/menus.ts'
import { NOT_ON_PHONE } from '#framework/admin/shell/theme-components.ts'

/** Every menu of the site, and where it is drawn. */
export const MenuList = () => (
  <>
    <PageToAdd />
    <Menus />
  </>
)

/** A page waits for the menu that it goes to. */
function PageToAdd() {
  const asked = usePageToAdd()
  const { data } = useCall(choices.pages, { query: {} })
  if (asked === '') return null
  const page = data?.data.find(({ id }) => String(id) === asked)
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {fr(`Choisissez le menu où ajouter ${page ? `« ${page.name} »` : 'la page'}.`)}
    </Alert>
  )
}

const usePageToAdd = (): string => useSearchParams()[0].get('ajouter') ?? ''

function Menus() {
  const may = useMay()
  const asked = usePageToAdd()
  const addressOf = (id: Identifier) => `/menus/${id}${asked === '' ? '' : `?ajouter=${asked}`}`
  return (
    <List
      title="Menus"
      sort={{ field: 'id', order: 'ASC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder="Nom du menu" />]}
      actions={<Actions />}
      empty={false}
      exporter={false}
    >
      <Datagrid
        rowClick={addressOf}
        bulkActionButtons={false}
        empty={<Box sx={{ p: 4 }}>Aucun menu ne correspond.</Box>}
      >
        <FunctionField<MenuRow>
          label="Nom"
          sortBy="name"
          render={({ id, name }) => <RowLink to={addressOf(id)}>{name}</RowLink>}
        />
        <FunctionField<MenuRow>
          label="Entrées"
          render={({ entries, isReadable }) => (isReadable ? entries : 'illisible')}
        />
        <FunctionField<MenuRow> label="Utilisé dans" render={({ uses }) => summaryOfUses(uses)} />
        {/* Templates name menus by it. */}
        {may('templates.write') ? <NameField source="id" label="Numéro" {...NOT_ON_PHONE} /> : null}
      </Datagrid>
    </List>
  )
}

function Actions() {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('menus.publish')) return null
  return (
    <TopToolbar>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Nouveau menu
      </Button>
      {isOpen ? <NewMenu close={() => setOpen(false)} /> : null}
    </TopToolbar>
  )
}

function NewMenu({ close }: { close(): void }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const { mutateAsync } = useAct(menus.create)
  const create = (name: string) => {
    mutateAsync({ body: { name } }).then(
      ({ id }) => navigate(`/menus/${id}`),
      (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
    )
  }
  return (
    <OneLineDialog
      title="Nouveau menu"
      action="Créer"
      most={MENU_NAME_LENGTH}
      onTake={create}
      onClose={close}
    />
  )
}

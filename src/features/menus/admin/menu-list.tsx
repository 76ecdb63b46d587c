import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  Datagrid,
  FunctionField,
  type Identifier,
  List,
  SearchInput,
  TextField as NameField,
  Title,
  TopToolbar,
  useNotify,
} from 'react-admin'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { OneLineDialog } from '#framework/admin/forms/one-line-dialog.tsx'
import { RowLink } from '#framework/admin/row-link.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { summaryOfUses } from '#framework/admin/used-in.tsx'
import { choices, type MenuRow } from '#framework/api/choice-calls.ts'
import { MENU_NAME_LENGTH, menus } from '../contract/menus.ts'
import { type AddedPage, addedPage, addingQuery, menusAround } from '../rules/adding-page.ts'
import { NOT_ON_PHONE } from '#framework/admin/shell/theme-components.ts'

/** Every menu of the site, and where it is drawn. */
export function MenuList() {
  const [query] = useSearchParams()
  const asked = addedPage(query)
  const [isWhole, setWhole] = useState(false)
  if (asked === null) return <Menus addressOf={(id) => `/menus/${id}`} />
  const addressOf = (id: Identifier) => `/menus/${id}?${addingQuery({ ...asked })}`
  return (
    <>
      <PageToAdd page={asked} addressOf={addressOf} />
      {isWhole ? (
        <Menus addressOf={addressOf} />
      ) : (
        <>
          <Title title="Menus" preferenceKey={false} />
          <Button onClick={() => setWhole(true)}>Autres menus</Button>
        </>
      )}
    </>
  )
}

interface MenusProps {
  addressOf(id: Identifier): string
}

/** A page waits for the menu that it goes to: those around every page are a click away. */
function PageToAdd({ page: { id, lang }, addressOf }: MenusProps & { page: AddedPage }) {
  const pages = useCall(choices.pages, { query: { lang } })
  const { data, error } = useCall(choices.menus, { query: { perPage: 500 } })
  const page = pages.data?.data.find((one) => one.id === id)
  return (
    <Box component="section" aria-labelledby="page-to-add" sx={{ mb: 2, maxWidth: 560 }}>
      <Typography id="page-to-add" variant="h3" component="h2" gutterBottom>
        {fr(`Où ajouter ${page ? `« ${page.name} »` : 'la page'} ?`)}
      </Typography>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data || error ? null : <LinearProgress aria-label="Lecture des menus" />}
      <Stack spacing={1}>
        {menusAround(data?.data ?? [], lang).map(({ id: menuId, name, place }) => (
          <Button
            key={menuId}
            component={Link}
            to={addressOf(menuId)}
            variant="outlined"
            sx={{ justifyContent: 'space-between', textAlign: 'start', gap: 2 }}
          >
            <span>{name}</span>
            <Typography component="span" variant="body2" color="textSecondary">
              {place}
            </Typography>
          </Button>
        ))}
      </Stack>
    </Box>
  )
}

function Menus({ addressOf }: MenusProps) {
  const may = useMay()
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

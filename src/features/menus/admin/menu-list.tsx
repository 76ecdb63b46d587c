import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { OneLineDialog } from '#framework/admin/inputs/one-line-dialog.tsx'
import { RecordList } from '#framework/admin/list/record-list.tsx'
import { RecordTable } from '#framework/admin/list/record-table.tsx'
import { RowLink } from '#framework/admin/row-link.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { summaryOfUses } from '#framework/admin/used-in.tsx'
import { choices, type MenuRow } from '#framework/api/choice-calls.ts'
import { MENU_NAME_LENGTH, menus } from '../contract/menus.ts'
import { type AddedPage, addedPage, addingQuery, menusAround } from '../rules/adding-page.ts'

/** Every menu of the site, and where it is drawn. */
export function MenuList() {
  const [query] = useSearchParams()
  const asked = addedPage(query)
  const [isWhole, setWhole] = useState(false)
  if (asked === null) return <Menus addressOf={(id) => `/menus/${id}`} />
  const addressOf = (id: number) => `/menus/${id}?${addingQuery({ ...asked })}`
  return (
    <>
      <PageToAdd page={asked} addressOf={addressOf} />
      {isWhole ? (
        <Menus addressOf={addressOf} />
      ) : (
        <>
          <Title title="Menus" />
          <Button onClick={() => setWhole(true)}>Autres menus</Button>
        </>
      )}
    </>
  )
}

interface MenusProps {
  addressOf(id: number): string
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
    <RecordList
      title="Menus"
      call={menus.list}
      sort={['id', 'ASC']}
      filters={[{ kind: 'search', name: 'q', label: 'Nom du menu' }]}
      actions={<Actions />}
    >
      <RecordTable
        call={menus.list}
        empty="Aucun menu ne correspond."
        addressOf={({ id }) => addressOf(id)}
        columns={[
          {
            label: 'Nom',
            sortBy: 'name',
            render: ({ id, name }) => <RowLink to={addressOf(id)}>{name}</RowLink>,
          },
          {
            label: 'Entrées',
            render: ({ entries, isReadable }) => (isReadable ? entries : 'illisible'),
          },
          { label: 'Utilisé dans', render: ({ uses }) => summaryOfUses(uses) },
          // Templates name menus by it.
          ...(may('templates.write')
            ? [{ label: 'Numéro', isSpare: true, render: ({ id }: MenuRow) => id }]
            : []),
        ]}
      />
    </RecordList>
  )
}

function Actions() {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('menus.publish')) return null
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Nouveau menu
      </Button>
      {isOpen ? <NewMenu close={() => setOpen(false)} /> : null}
    </>
  )
}

function NewMenu({ close }: { close(): void }) {
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

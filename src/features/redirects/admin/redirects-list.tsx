import { Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import {
  CreateButton,
  Datagrid,
  DeleteWithConfirmButton,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import type { ListedRedirect } from '../contract/redirects.ts'
import { RowLink } from '#framework/admin/row-link.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { TryDialog } from './try-dialog.tsx'
import { NOT_ON_PHONE } from '#framework/admin/shell/theme-components.ts'

const KINDS = [
  { id: 'manual', name: 'Écrites à la main' },
  { id: 'moved', name: 'Pages renommées ou déplacées' },
]

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Adresse…" />,
  <SelectInput key="kind" source="kind" label="Origine" choices={KINDS} alwaysOn />,
]

/** Every redirect of the site: where it comes from, where it leads now, and what is wrong with it. */
export function RedirectsList() {
  const may = useMay()
  const isOpened = ({ kind }: ListedRedirect) => kind === 'manual' && may('redirects.write')
  return (
    <List
      title="Redirections"
      sort={{ field: 'source', order: 'ASC' }}
      filters={FILTERS}
      actions={<Actions />}
      empty={false}
      exporter={false}
    >
      <Datagrid
        rowClick={(_id, _resource, row) => (isOpened(row as ListedRedirect) ? 'edit' : false)}
        bulkActionButtons={false}
        empty={<Typography sx={{ p: 4 }}>Aucune redirection ici.</Typography>}
      >
        <FunctionField<ListedRedirect>
          label="Ancienne adresse"
          sortBy="source"
          render={(row) =>
            isOpened(row) ? (
              <RowLink to={`/redirects/${encodeURIComponent(row.id)}`}>{row.source}</RowLink>
            ) : (
              row.source
            )
          }
        />
        <FunctionField<ListedRedirect>
          label="Mène à"
          sortBy="destination"
          render={({ destination, target, problem }) => (
            <>
              {target || destination}
              {problem ? (
                <Typography variant="body2" color="error">
                  {problem}
                </Typography>
              ) : null}
            </>
          )}
        />
        <FunctionField<ListedRedirect>
          label="Origine"
          {...NOT_ON_PHONE}
          sortBy="kind"
          render={({ kind }) => (
            <Chip
              size="small"
              variant="outlined"
              label={kind === 'manual' ? 'À la main' : 'Page déplacée'}
            />
          )}
        />
        {may('redirects.write') ? (
          <DeleteWithConfirmButton
            label="Supprimer"
            mutationMode="pessimistic"
            confirmTitle="Supprimer cette redirection ?"
            confirmContent="Son ancienne adresse ne mènera plus nulle part."
          />
        ) : null}
      </Datagrid>
    </List>
  )
}

function Actions() {
  const may = useMay()
  const [shown, setShown] = useState<'try' | 'import' | null>(null)
  const close = () => setShown(null)
  return (
    <TopToolbar>
      <Button onClick={() => setShown('try')}>Essayer une adresse</Button>
      {may('redirects.write') ? (
        <>
          <Button onClick={() => setShown('import')}>Importer</Button>
          <CreateButton label="Ajouter une redirection" />
        </>
      ) : null}
      {shown === 'try' ? <TryDialog onClose={close} /> : null}
      {shown === 'import' ? <ImportDialog onClose={close} /> : null}
    </TopToolbar>
  )
}

import { Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { type ListedRedirect, redirects } from '../contract/redirects.ts'
import { Confirm } from '#framework/admin/forms/confirm.tsx'
import { RecordList } from '#framework/admin/list/record-list.tsx'
import { type Column, RecordTable } from '#framework/admin/list/record-table.tsx'
import { RowLink } from '#framework/admin/row-link.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { ImportDialog } from './import-dialog.tsx'
import { TryDialog } from './try-dialog.tsx'

const KINDS = [
  { id: 'manual', name: 'Écrites à la main' },
  { id: 'moved', name: 'Pages renommées ou déplacées' },
]

/** Every redirect of the site: where it comes from, where it leads now, and what is wrong with it. */
export function RedirectsList() {
  const may = useMay()('redirects.write')
  const addressOf = ({ id, kind }: ListedRedirect) =>
    kind === 'manual' && may ? `/redirects/${encodeURIComponent(id)}` : null
  return (
    <RecordList
      title="Redirections"
      call={redirects.list}
      sort={['source', 'ASC']}
      filters={[
        { kind: 'search', name: 'q', label: 'Chercher une adresse' },
        { kind: 'choice', name: 'kind', label: 'Origine', choices: KINDS },
      ]}
      actions={<Actions />}
    >
      <RecordTable
        call={redirects.list}
        empty="Aucune redirection ici."
        addressOf={addressOf}
        columns={[
          {
            label: 'Ancienne adresse',
            sortBy: 'source',
            render: (row) => {
              const to = addressOf(row)
              return to === null ? row.source : <RowLink to={to}>{row.source}</RowLink>
            },
          },
          ...COLUMNS,
          ...(may ? [DELETING] : []),
        ]}
      />
    </RecordList>
  )
}

const COLUMNS: readonly Column<ListedRedirect>[] = [
  {
    label: 'Mène à',
    sortBy: 'destination',
    render: ({ destination, target, problem }) => (
      <>
        {target || destination}
        {problem ? (
          <Typography variant="body2" color="error">
            {problem}
          </Typography>
        ) : null}
      </>
    ),
  },
  {
    label: 'Origine',
    isSpare: true,
    sortBy: 'kind',
    render: ({ kind }) => (
      <Chip
        size="small"
        variant="outlined"
        label={kind === 'manual' ? 'À la main' : 'Page déplacée'}
      />
    ),
  },
]

const DELETING: Column<ListedRedirect> = {
  label: 'Action',
  render: (row) => <DeleteButton row={row} />,
}

function DeleteButton({ row: { id, source } }: { row: ListedRedirect }) {
  const [isAsked, setAsked] = useState(false)
  const { mutateAsync, isPending } = useAct(redirects.remove)
  const remove = () => {
    setAsked(false)
    mutateAsync({ params: { id } }).then(
      () => notify('La redirection est supprimée.', { type: 'success' }),
      (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
    )
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={isPending}
        aria-label={`Supprimer ${source}`}
        onClick={() => setAsked(true)}
      >
        Supprimer
      </Button>
      {isAsked ? (
        <Confirm
          title={fr('Supprimer cette redirection ?')}
          content={`${source} ne mènera plus nulle part.`}
          action="Supprimer"
          color="error"
          onConfirm={remove}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}

function Actions() {
  const may = useMay()
  const [shown, setShown] = useState<'try' | 'import' | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <Button onClick={() => setShown('try')}>Essayer une adresse</Button>
      {may('redirects.write') ? (
        <>
          <Button onClick={() => setShown('import')}>Importer</Button>
          <Button component={Link} to="/redirects/create" variant="contained">
            Ajouter une redirection
          </Button>
        </>
      ) : null}
      {shown === 'try' ? <TryDialog onClose={close} /> : null}
      {shown === 'import' ? <ImportDialog onClose={close} /> : null}
    </>
  )
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import AddIcon from '@mui/icons-material/Add'
import { Alert, Box, Button, Card, LinearProgress, TextField, Typography } from '@mui/material'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { useStoredState } from '#framework/admin/shell/stored-state.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { siteHref } from '#framework/admin/shell/configuration.ts'
import type { TreePage } from '../../contract/pages.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import type { RowAction } from './row-actions.ts'
import { RowMenu } from './row-menu.tsx'
import { UndoSnackbar } from './undo-snackbar.tsx'
import { TreeDialogs } from './tree-dialogs.tsx'
import { ancestorsOf, childrenOf, rowsOf } from './tree-index.ts'
import { placeByDrop, placeByStep } from './tree-places.ts'
import { TreeView } from './tree-view.tsx'
import { treeMutations } from './tree-mutations.ts'
import { usePageTree } from './use-page-tree.ts'
import { type TreeDialog, useTreeDialogs } from './use-tree-dialogs.ts'

/** The home page's branch is open from the start. */
const FIRST_OPEN = [1]

/** The pages of the site: seen, searched, added, moved, removed. */
export const TreeScreen = () => {
  const { isRead, failure, index, saying, isBusy, run, undo, hush } = usePageTree()
  const [open, setOpen] = useStoredState<number[]>('pages.open', FIRST_OPEN)
  const [search, setSearch] = useState('')
  const [active, setActive] = useStoredState<number>('pages.active', 0)
  const [renaming, setRenaming] = useState<number | null>(null)
  const [menu, setMenu] = useState<{ id: number; anchor: HTMLElement } | null>(null)
  const dragged = useRef<number | null>(null)
  const { dialog, setDialog, close, move, rename, askTrash } = useTreeDialogs({ index, run })
  const may = useMay()
  const navigate = useNavigate()
  const [asked, setAsked] = useSearchParams()
  const looked = useDeferredValue(search)
  const rows = useMemo(() => rowsOf(index, new Set(open), looked), [index, open, looked])
  const mayMove = may('pages.structure')

  /** Opens every branch above a page, so that it is seen. */
  const reveal = (id: number, above: readonly number[] = []) => {
    const ids = [...ancestorsOf(index, id).map((page) => page.id), ...above]
    setOpen([...new Set([...open, ...ids])])
    setActive(id)
  }

  const edit = ({ id, languages }: TreePage) =>
    navigate(may('pages.write') ? `/pages/${id}/${languages[0] ?? 'fr'}/edit` : `/pages/${id}`)

  const add = (page: TreePage, after: boolean) => {
    const parent = index.byId.get(after ? page.parent : page.id) ?? page
    const siblings = childrenOf(index, parent.id)
    const position = siblings.findIndex(({ id }) => id === page.id) + 1
    setDialog({
      kind: 'add',
      parent,
      ...(after ? { position, where: `après « ${page.name} »` } : {}),
    })
  }

  const act = (action: RowAction, page: TreePage) => {
    const actions: Record<RowAction, () => unknown> = {
      edit: () => edit(page),
      properties: () => navigate(`/pages/${page.id}`),
      open: () => window.open(siteHref(page.path), '_blank', 'noopener'),
      // The menu gives the focus back first, which would end the renaming at once.
      rename: () => setTimeout(() => setRenaming(page.id)),
      move: () => setDialog({ kind: 'move', page }),
      'add-below': () => add(page, false),
      'add-after': () => add(page, true),
      duplicate: () => setDialog({ kind: 'duplicate', page }),
      switch: () => run(() => treeMutations.setActive(page.id, page.name, !page.is_active)),
      trash: () => askTrash(page),
    }
    void actions[action]()
  }

  const onPage = (id: number, work: (page: TreePage) => unknown) => {
    const page = index.byId.get(id)
    if (page !== undefined && !isBusy) void work(page)
  }

  const [root] = childrenOf(index, 0)
  // « Ajouter une page », asked for from elsewhere.
  const addition: TreeDialog | null =
    mayMove && asked.has('ajouter') && root !== undefined ? { kind: 'add', parent: root } : null
  const closeDialog = () => {
    close()
    if (asked.has('ajouter')) setAsked({}, { replace: true })
  }

  return (
    <>
      <Title title="Pages" />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField
          type="search"
          label="Chercher une page"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          fullWidth={false}
          sx={{ width: { xs: '100%', sm: 320 } }}
        />
        <Box sx={{ flexGrow: 1 }} />
        {mayMove ? (
          <>
            <Button component={Link} to="/pages/corbeille" startIcon={<DeleteIcon />}>
              Corbeille
            </Button>
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              disabled={!isRead}
              onClick={() => onPage(active || 1, (page) => add(page, false))}
            >
              Ajouter une page
            </Button>
          </>
        ) : null}
      </Box>
      {isRead || failure ? null : <LinearProgress aria-label="Lecture des pages" />}
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      {isRead ? (
        <Card sx={{ px: { xs: 0.5, sm: 1.5 }, pb: 1.5 }}>
          {rows.length === 0 ? (
            <Typography sx={{ p: 3 }}>
              {search === ''
                ? 'Ce site n’a pas encore de page.'
                : `Aucune page ne porte « ${search} ».`}
            </Typography>
          ) : (
            <TreeView
              rows={rows}
              active={active}
              renaming={renaming}
              mayEdit={may('pages.write')}
              mayMove={mayMove && looked === ''}
              onActive={setActive}
              onToggle={(id) =>
                setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id])
              }
              onMenu={(id, anchor) => setMenu({ id, anchor })}
              onRenamed={(id, name) => {
                setRenaming(null)
                if (name !== null) onPage(id, (page) => rename(page, name))
              }}
              onDrag={(id) => {
                dragged.current = id
              }}
              onDrop={(target, zone) => {
                const place = placeByDrop(index, dragged.current ?? 0, target, zone)
                if (place) onPage(dragged.current ?? 0, (page) => move(page, place))
              }}
              onStep={(id, direction) => {
                const place = mayMove ? placeByStep(index, id, direction) : null
                if (!place) return
                if (direction === 'in') setOpen([...new Set([...open, place.parentId])])
                onPage(id, (page) => move(page, place))
              }}
              onKey={(id, key) =>
                onPage(id, (page) => {
                  if (key === 'open') edit(page)
                  else if (mayMove && (key === 'rename' || page.parent !== 0)) act(key, page)
                })
              }
            />
          )}
        </Card>
      ) : null}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Au clavier : flèches pour parcourir, Alt + flèches pour déplacer, F2 pour renommer, Suppr
        pour la corbeille, Maj + F10 pour les autres actions.
      </Typography>
      <RowMenu
        page={menu === null ? null : (index.byId.get(menu.id) ?? null)}
        anchor={menu?.anchor ?? null}
        onChoice={act}
        onClose={() => setMenu(null)}
      />
      <TreeDialogs
        dialog={dialog ?? addition}
        index={index}
        run={run}
        onMove={(page, place) => void move(page, place)}
        onMade={(id, parent) => {
          reveal(id, parent ? [parent.id] : [])
          if (parent) void navigate(may('pages.write') ? `/pages/${id}/fr/edit` : `/pages/${id}`)
        }}
        onClose={closeDialog}
      />
      <UndoSnackbar saying={saying} isBusy={isBusy} onUndo={() => void undo()} onClose={hush} />
    </>
  )
}

import AddIcon from '@mui/icons-material/Add'
import FoldIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { writtenLink } from '#base/core/address/written-link.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { fold } from '#base/kit/text/fold.ts'
import { choices, type PageChoice } from '#framework/api/choice-calls.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { addEntry, newEntry } from '../rules/add-entry.ts'
import type { EntryPath } from '../rules/entry-at.ts'
import { EntryMoves } from './entry-moves.tsx'
import { MOVES } from './moves.ts'
import type { EntryEditingProps } from './entry-form.tsx'
import { useEntryDrag } from './use-entry-drag.ts'

/** The entries of a menu; the chosen one has its buttons, and moves by mouse, or with Alt and the arrows. */
export function EntryTree({ editing, disabled }: EntryEditingProps) {
  const { data, selected } = editing
  const { data: found } = useCall(choices.pages, { query: {} })
  const list = useRef<HTMLDivElement>(null)
  const wasMoved = useRef(false)
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const [search, setSearch] = useState('')
  const drag = useEntryDrag(editing, disabled)
  useEffect(() => {
    if (!wasMoved.current) return
    wasMoved.current = false
    chosenIn(list.current)?.focus()
  })

  const chosen = selected?.join('.')
  // It may lie a long way down, be it put there by another screen. Where the bar above does not stay, that comes first.
  useEffect(() => {
    if (chosen === undefined || !matchMedia(BAR_STAYS).matches) return
    chosenIn(list.current)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey ? MOVES.find(({ key }) => key === event.key) : undefined
    if (!move || selected === null || disabled) return
    event.preventDefault()
    const moved = move.run(data.menu, selected)
    if (moved === null) return
    wasMoved.current = true
    editing.edit(moved.entries, moved.path)
  }
  const add = () => {
    const { entries, path } = addEntry(data.menu, [], newEntry(data.menu))
    editing.edit(entries, path)
  }
  const shared: Tree = {
    editing,
    disabled,
    drag,
    targetOf: (entry) => targetOf(entry, found?.data ?? []),
    isFound: (entry) => isFound(entry, fold(search)),
    isOpen: ({ id }, path) =>
      unfolded.has(id) || search !== '' || (selected !== null && isAbove(path, selected)),
    toggle: ({ id }, isOpen) => setUnfolded(without(unfolded, id, isOpen)),
  }
  const isAnyFound = data.menu.some(shared.isFound)
  return (
    <Box ref={list} onKeyDown={onKeyDown}>
      {data.menu.length > 0 ? (
        <TextField
          type="search"
          fullWidth
          size="small"
          label="Chercher une entrée"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mb: 1 }}
        />
      ) : null}
      {isAnyFound ? (
        <Entries entries={data.menu} parent={[]} tree={shared} />
      ) : (
        <Typography component="output" color="textSecondary" sx={{ display: 'block', py: 2 }}>
          {data.menu.length === 0
            ? 'Ce menu est vide : ajoutez-y une entrée.'
            : `Aucune entrée ne porte « ${search} ».`}
        </Typography>
      )}
      {disabled ? null : (
        <>
          <Button startIcon={<AddIcon />} onClick={add} sx={{ mt: 1 }}>
            Ajouter une entrée
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Faites glisser une entrée pour la déplacer, ou choisissez-la, puis Alt et les flèches.
          </Typography>
        </>
      )}
    </Box>
  )
}

/** As `STICKY_BAR` has it. */
const BAR_STAYS = '(min-width: 900px)'

const chosenIn = (list: HTMLElement | null): HTMLElement | null =>
  list?.querySelector<HTMLElement>('[aria-current="true"]') ?? null

/** What every line of the tree knows. */
interface Tree extends EntryEditingProps {
  drag: ReturnType<typeof useEntryDrag>
  /** Where an entry leads, in words. */
  targetOf(entry: MenuEntry): string
  isFound(entry: MenuEntry): boolean
  isOpen(entry: MenuEntry, path: EntryPath): boolean
  toggle(entry: MenuEntry, isOpen: boolean): void
}

const isAbove = (path: EntryPath, below: EntryPath): boolean =>
  path.length < below.length && path.every((place, level) => below[level] === place)

const without = (ids: ReadonlySet<number>, id: number, isGone: boolean): ReadonlySet<number> =>
  isGone ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id])

/** An entry that bears the words looked for, or holds one that does. */
const isFound = (entry: MenuEntry, words: string): boolean =>
  words === '' ||
  fold(entry.label).includes(words) ||
  entry.childs.some((child) => isFound(child, words))

function targetOf({ link, childs }: MenuEntry, pages: readonly PageChoice[]): string {
  const { kind, page } = writtenLink(link)
  if (kind === 'none') return childs.length > 0 ? '' : 'ne mène nulle part'
  if (kind !== 'page') return link
  return pages.find(({ id }) => id === page)?.path ?? `page ${page}`
}

interface EntriesProps {
  entries: readonly MenuEntry[]
  parent: EntryPath
  tree: Tree
}

const Entries = ({ entries, parent, tree }: EntriesProps) => (
  <Box
    component="ul"
    {...(parent.length === 0 ? { 'aria-label': 'Entrées du menu' } : {})}
    sx={{ listStyle: 'none', m: 0, p: 0, pl: parent.length === 0 ? 0 : 3 }}
  >
    {entries.map((entry, place) => {
      const path = [...parent, place]
      if (!tree.isFound(entry)) return null
      return (
        <li key={path.join('.')}>
          <Row entry={entry} path={path} tree={tree} />
          {entry.childs.length > 0 && tree.isOpen(entry, path) ? (
            <Entries entries={entry.childs} parent={path} tree={tree} />
          ) : null}
        </li>
      )
    })}
  </Box>
)

interface RowProps {
  entry: MenuEntry
  path: EntryPath
  tree: Tree
}

function Row({ entry, path, tree }: RowProps) {
  const { editing, disabled, drag } = tree
  const { selected, faults } = editing
  const isSelected = selected !== null && selected.join('.') === path.join('.')
  const name = entry.label || 'Sans libellé'
  const place = `menu.${path.join('.childs.')}.`
  const hasFault = Object.keys(faults).some((fault) => fault.startsWith(place))
  return (
    <Box
      {...drag.row(path)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        borderRadius: 1,
        mb: 0.25,
        bgcolor: isSelected ? 'action.selected' : 'transparent',
        ...DROPPED[drag.zoneAt(path) ?? 'nowhere'],
      }}
    >
      <Unfold entry={entry} path={path} tree={tree} />
      <ButtonBase
        aria-current={isSelected}
        aria-description={tree.targetOf(entry)}
        onClick={() => editing.select(path)}
        sx={{
          typography: 'body1',
          flex: '1 1 160px',
          flexDirection: 'column',
          alignItems: 'flex-start',
          textAlign: 'left',
          px: 1,
          py: 0.5,
          borderRadius: 1,
          overflowWrap: 'anywhere',
          color: hasFault ? 'error.main' : 'text.primary',
          '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
        }}
      >
        <span>
          {name}
          {hasFault ? ' (à corriger)' : ''}
        </span>
        <Typography component="span" variant="body2" color="textSecondary" aria-hidden>
          {tree.targetOf(entry)}
        </Typography>
      </ButtonBase>
      {isSelected && !disabled ? <EntryMoves editing={editing} path={path} name={name} /> : null}
    </Box>
  )
}

/** Shows what lies in an entry; its room stays where there is nothing. */
function Unfold({ entry, path, tree }: RowProps) {
  if (entry.childs.length === 0) return <Box sx={{ width: 34 }} />
  const isOpen = tree.isOpen(entry, path)
  return (
    <IconButton
      size="small"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Replier' : 'Déplier'} « ${entry.label || 'Sans libellé'} »`}
      onClick={() => tree.toggle(entry, isOpen)}
    >
      <FoldIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
    </IconButton>
  )
}

const LINE = '2px solid'
const DROPPED = {
  before: { borderTop: LINE, borderColor: 'primary.main' },
  after: { borderBottom: LINE, borderColor: 'primary.main' },
  inside: { outline: LINE, outlineColor: 'primary.main' },
  nowhere: {},
} as const

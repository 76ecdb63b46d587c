import ChevronIcon from '@mui/icons-material/ChevronRight'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import TuneIcon from '@mui/icons-material/TuneOutlined'
import { Box, IconButton, Link as MuiLink, Typography } from '@mui/material'
import { type DragEvent, memo, useState } from 'react'
import { Link } from 'react-router'
import { PageStates } from './page-states.tsx'
import { RenameField } from './rename-field.tsx'
import type { TreeRow } from './tree-index.ts'
import type { DropZone } from './tree-places.ts'

/** What a line tells the tree. */
export interface RowEvents {
  onToggle(id: number): void
  onFocus(id: number): void
  onMenu(id: number, anchor: HTMLElement): void
  onRenamed(id: number, name: string | null): void
  onDrag(id: number | null): void
  onDrop(id: number, zone: DropZone): void
}

interface TreeRowProps extends RowEvents {
  row: TreeRow
  /** Whether the keys go to this line. */
  isActive: boolean
  isRenaming: boolean
  /** Whether whoever is here may open the editor, and change the tree. */
  mayEdit: boolean
  mayMove: boolean
}

/** Space in pixels per level. */
const INDENT = 24

/** One page of the tree. */
export const TreeRowView = memo(function TreeRowView({
  row: { page, level, position, siblings, hasChildren, isOpen, isFound },
  isActive,
  isRenaming,
  mayEdit,
  mayMove,
  onToggle,
  onFocus,
  onMenu,
  onRenamed,
  onDrag,
  onDrop,
}: TreeRowProps) {
  const [zone, setZone] = useState<DropZone | null>(null)
  const canDrag = mayMove && page.parent !== 0 && !isRenaming
  const stop = isActive ? 0 : -1
  return (
    <Box
      role="treeitem"
      id={`page-${page.id}`}
      data-page-id={page.id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isActive}
      {...(isRenaming
        ? { 'aria-label': page.name }
        : { 'aria-labelledby': `page-${page.id}-about` })}
      {...(hasChildren ? { 'aria-expanded': isOpen } : {})}
      tabIndex={stop}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onFocus(page.id)
      }}
      draggable={canDrag}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(page.id))
        onDrag(page.id)
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (!mayMove) return
        event.preventDefault()
        setZone(zoneOf(event))
      }}
      onDragLeave={() => setZone(null)}
      onDrop={(event) => {
        event.preventDefault()
        setZone(null)
        onDrop(page.id, zoneOf(event))
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 44,
        pl: `${(level - 1) * INDENT}px`,
        pr: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isFound || zone === 'inside' ? 'action.selected' : undefined,
        boxShadow: ({ palette }) =>
          zone === 'before'
            ? `inset 0 3px ${palette.primary.main}`
            : zone === 'after'
              ? `inset 0 -3px ${palette.primary.main}`
              : 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -3, borderRadius: 1 },
      }}
    >
      <IconButton
        size="small"
        tabIndex={-1}
        aria-hidden
        onClick={() => onToggle(page.id)}
        sx={{ visibility: hasChildren ? 'visible' : 'hidden' }}
      >
        <ChevronIcon
          fontSize="small"
          sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform 120ms' }}
        />
      </IconButton>
      <Box
        id={`page-${page.id}-about`}
        sx={{ flexGrow: 1, minWidth: 0, py: 0.5, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          {isRenaming ? (
            <RenameField name={page.name} onDone={(name) => onRenamed(page.id, name)} />
          ) : (
            <>
              <MuiLink
                component={Link}
                to={`/pages/${page.id}${mayEdit ? `/${page.languages[0] ?? 'fr'}/edit` : ''}`}
                tabIndex={stop}
                underline="hover"
                draggable={false}
                color={page.is_active && !page.isOff ? 'textPrimary' : 'textSecondary'}
                sx={{ fontWeight: 550 }}
              >
                {page.name}
              </MuiLink>{' '}
              <Typography
                variant="caption"
                color="textSecondary"
                noWrap
                sx={{ display: 'block', lineHeight: 1.3 }}
              >
                {page.path}
              </Typography>
            </>
          )}
        </Box>
        {/* The name that is read out has a space where the eye sees two columns. */}{' '}
        <PageStates page={page} />
      </Box>
      <IconButton
        component={Link}
        to={`/pages/${page.id}`}
        tabIndex={stop}
        aria-label={`Propriétés de « ${page.name} »`}
        title="Propriétés"
        size="small"
      >
        <TuneIcon fontSize="small" />
      </IconButton>
      <IconButton
        tabIndex={stop}
        aria-label={`Actions sur « ${page.name} »`}
        aria-haspopup="menu"
        title="Actions"
        size="small"
        onClick={({ currentTarget }) => onMenu(page.id, currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
    </Box>
  )
})

/** The upper and lower quarter of a line mean before and after it. */
function zoneOf({ currentTarget, clientY }: DragEvent<HTMLElement>): DropZone {
  const { top, height } = currentTarget.getBoundingClientRect()
  const part = (clientY - top) / height
  return part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'inside'
}

import { Box, Button, Checkbox, LinearProgress, Link, Typography } from '@mui/material'
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { useListContext } from '#framework/admin/list/list-query.ts'
import { useRows } from '#framework/admin/list/use-rows.ts'
import { Link as RouterLink } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { type LeadRow, leads } from '../contract/leads.ts'
import { instantInParis } from '#base/kit/time/paris-time.ts'
import { AGAIN, agoInWords, STATUS_WORDS } from './lead.ts'

interface LeadRowsProps {
  /** Those that are ticked. */
  chosen: readonly number[]
  onChoose(id: number): void
  /** Marks a request as dealt with. */
  onDone(id: number): void
}

const STEPS: Readonly<Record<string, -1 | 1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * The requests, two lines each: who, when, and the first words of what they wrote. By keys: j and k walk, Enter opens,
 * x chooses, e marks as dealt with.
 */
export function LeadRows({ chosen, onChoose, onDone }: LeadRowsProps): ReactElement | null {
  const { data: answer, error } = useRows(leads.list, AGAIN)
  const may = useMay()('leads.write')
  const list = useRef<HTMLUListElement>(null)
  const [now] = useState(() => new Date())
  if (answer === undefined)
    return error ? null : <LinearProgress aria-label="Ouverture des demandes" />
  const { data } = answer
  if (data.length === 0) return <Nothing />

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const step = STEPS[event.key]
    const row = data[at]
    if (step !== undefined) {
      event.preventDefault()
      links[Math.max(0, Math.min(links.length - 1, at + step))]?.focus()
    } else if (row && may && event.key === 'e') onDone(row.id)
    else if (row && may && event.key === 'x') onChoose(row.id)
  }

  return (
    <Box
      component="ul"
      ref={list}
      aria-label="Demandes"
      onKeyDown={onKey}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {data.map((row) => (
        <Row
          key={row.id}
          row={row}
          now={now}
          isChosen={chosen.includes(row.id)}
          onChoose={may ? () => onChoose(row.id) : null}
        />
      ))}
    </Box>
  )
}

/** Why the list is empty: the tab above it stays as it is, what narrows it further can be taken off. */
function Nothing() {
  const { filter, change } = useListContext()
  const { status, ...others } = filter
  if (Object.keys(others).length === 0) {
    return <Box sx={{ p: 4 }}>Aucune demande ici. Les nouvelles arrivent d’elles-mêmes.</Box>
  }
  return (
    <Box sx={{ p: 4, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      Aucune demande ne correspond à ces filtres.
      <Button
        variant="outlined"
        onClick={() => change({ filter: status === undefined ? {} : { status } })}
      >
        Effacer les filtres
      </Button>
    </Box>
  )
}

interface RowProps {
  row: LeadRow
  now: Date
  isChosen: boolean
  /** `null` for who may only read. */
  onChoose: (() => void) | null
}

function Row({ row, now, isChosen, onChoose }: RowProps) {
  const who = row.name || row.email || row.phone || 'Sans nom'
  const isUnread = row.opened_at === '' && row.status === 'new'
  const facts = [
    row.formTitle,
    isUnread ? 'Non lue' : STATUS_WORDS[row.status],
    row.assigned_name || 'personne ne la suit',
    row.answered_at === '' ? '' : 'répondue',
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'start',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isChosen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      {onChoose ? (
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': `Choisir la demande de ${who}` } }}
          sx={{ mt: 0.5 }}
        />
      ) : null}
      <Link
        component={RouterLink}
        to={`/leads/${row.id}/show`}
        underline="none"
        color="inherit"
        sx={{ display: 'block', flex: 1, minWidth: 0, py: 1, pr: 2, pl: onChoose ? 0 : 2 }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="span" noWrap sx={{ fontWeight: isUnread ? 700 : 500, flex: 1 }}>
            {isUnread ? (
              <Box component="span" aria-hidden="true" sx={{ color: 'primary.main', mr: 1 }}>
                ●
              </Box>
            ) : null}
            {who}
          </Typography>
          <Typography
            component="time"
            variant="body2"
            color="text.secondary"
            dateTime={row.received_at}
            title={instantInParis(row.received_at)}
          >
            {agoInWords(row.received_at, now)}
          </Typography>
        </Box>
        <Typography noWrap variant="body2" color={isUnread ? 'text.primary' : 'text.secondary'}>
          {row.excerpt || 'Sans message'}
        </Typography>
        <Typography noWrap variant="body2" color="text.secondary" sx={{ fontSize: '0.75rem' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Link>
    </Box>
  )
}

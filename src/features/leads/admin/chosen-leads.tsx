import { Box, Button, Menu, MenuItem, Typography } from '@mui/material'
import { type ReactElement, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { leads, type LeadChange } from '../contract/leads.ts'
import { usePeople } from './use-people.ts'

type Change = LeadChange & { isRead?: boolean }

/** What became of one request, and of several. */
type Done = readonly [one: string, many: string]

export const DONE: Done = ['marquée comme traitée', 'marquées comme traitées']

type ChangeMany = (ids: readonly number[], change: Change, done: Done) => void

/** Changes several requests at once, and says how many. */
export function useChangeMany(onChanged: () => void): ChangeMany {
  const { mutateAsync } = useAct(leads.changeMany)
  const run = async (ids: readonly number[], change: Change, [one, many]: Done) => {
    const { changed, refused } = await mutateAsync({ body: { ids: [...ids], ...change } })
    onChanged()
    const said = changed === 1 ? `1 demande ${one}.` : `${changed} demandes ${many}.`
    const [first] = refused
    const left = refused.length === 1 ? '1 laissée' : `${refused.length} laissées`
    notify(first ? `${said} ${left} : ${first.message}` : said, {
      type: first ? 'warning' : 'info',
    })
  }
  return (ids, change, done) => {
    run(ids, change, done).catch((cause: unknown) => notify(sentenceOf(cause), { type: 'error' }))
  }
}

interface ChosenLeadsProps {
  ids: readonly number[]
  change: ChangeMany
  onDone(ids: readonly number[]): void
  /** Ticks none any more. */
  onNone(): void
}

/** What can be done with the requests that are ticked. */
export function ChosenLeads(props: ChosenLeadsProps): ReactElement | null {
  const { ids, change, onDone, onNone } = props
  if (ids.length === 0) return null
  const deeds = [
    [
      'Marquer comme non lues',
      { isRead: false },
      ['marquée comme non lue', 'marquées comme non lues'],
    ],
    [
      'Mettre en quarantaine',
      { status: 'quarantine' },
      ['mise en quarantaine', 'mises en quarantaine'],
    ],
  ] as const
  return (
    <Box
      component="section"
      aria-label="Demandes choisies"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}
    >
      <Typography component="output" variant="body2" sx={{ px: 1 }}>
        {ids.length === 1 ? '1 demande choisie' : `${ids.length} demandes choisies`}
      </Typography>
      <AssignMenu
        onChoice={(id) => change(ids, { assigned_to: id }, ['attribuée', 'attribuées'])}
      />
      <Button size="small" onClick={() => onDone(ids)}>
        Marquer comme traitées
      </Button>
      {deeds.map(([label, body, done]) => (
        <Button key={label} size="small" onClick={() => change(ids, body, done)}>
          {label}
        </Button>
      ))}
      <Button size="small" color="inherit" onClick={onNone}>
        Ne plus choisir
      </Button>
    </Box>
  )
}

/** To whom the requests are given. */
function AssignMenu({ onChoice }: { onChoice(id: string): void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const people = [...usePeople(), { id: '', name: 'Personne' }]
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Attribuer à…
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {people.map(({ id, name }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setAnchor(null)
              onChoice(id)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

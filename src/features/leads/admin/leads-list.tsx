import { Box, Button, Stack, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import type { ListFilter } from '#framework/admin/list/list-filters.tsx'
import { useListContext } from '#framework/admin/list/list-query.ts'
import { useRows } from '#framework/admin/list/use-rows.ts'
import { RecordList } from '#framework/admin/list/record-list.tsx'
import { partLater } from '#framework/admin/shell/later.tsx'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useAdmin, useMay } from '#framework/admin/shell/context.tsx'
import { download } from '#framework/admin/download.ts'
import { leads, NOBODY } from '../contract/leads.ts'
import { ChosenLeads, DONE, useChangeMany } from './chosen-leads.tsx'
import { FORM_CHOICES } from './lead.ts'
import { LeadRows } from './lead-rows.tsx'
import { UnsentReplyDialog } from './unsent-reply-dialog.tsx'
import { usePeople } from './use-people.ts'
import { useChange } from './use-change.ts'
import { isReplyBegun, useNoteByHand } from './use-reply.ts'

const MonthsChart = partLater(async () => (await import('./months-chart.tsx')).MonthsChart)
const PersonDialog = partLater(async () => (await import('./person-dialog.tsx')).PersonDialog)

const TABS = [
  { value: 'new', label: 'À traiter' },
  { value: 'in-progress', label: 'En cours' },
  { value: 'done', label: 'Traitées' },
  { value: 'all', label: 'Toutes' },
  { value: 'quarantine', label: 'Quarantaine' },
] as const

/** The inbox of the firm: what visitors asked, newest first. */
export function LeadsList() {
  const choices = [...usePeople(), { id: NOBODY, name: 'Personne' }]
  return (
    <RecordList
      title="Demandes"
      call={leads.list}
      sort={['id', 'DESC']}
      filter={NEW}
      filters={[...FILTERS, { kind: 'choice', name: 'assigned_to', label: 'Suivie par', choices }]}
      actions={<Actions />}
    >
      <StatusTabs />
      <Requests />
    </RecordList>
  )
}

const NEW = { status: 'new' }

const NONE: readonly number[] = []

const FILTERS: readonly ListFilter[] = [
  { kind: 'search', name: 'q', label: 'Nom, adresse, mot…' },
  { kind: 'choice', name: 'form', label: 'Formulaire', choices: FORM_CHOICES },
]

function Requests() {
  const { filter, page, perPage, sort, order } = useListContext()
  const [ticked, setTicked] = useState({ of: '', ids: NONE })
  const shown = useRows(leads.list).data?.data ?? []
  // What another filter or page has taken away is not changed unseen.
  const of = JSON.stringify([filter, page, perPage, sort, order])
  const chosen =
    ticked.of === of ? ticked.ids.filter((id) => shown.some((row) => row.id === id)) : NONE
  const choose = (id: number) =>
    setTicked({
      of,
      ids: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })
  const chooseNone = () => setTicked({ of, ids: NONE })
  const change = useChangeMany(chooseNone)
  const [asked, setAsked] = useState<readonly number[] | null>(null)
  const treat = (ids: readonly number[]) => change(ids, { status: 'done' }, DONE)
  const say = useChange()
  const noteByHand = useNoteByHand()
  const onDone = (ids: readonly number[]) => (isReplyBegun(ids) ? setAsked(ids) : treat(ids))
  return (
    <>
      <ChosenLeads ids={chosen} change={change} onDone={onDone} onNone={chooseNone} />
      <LeadRows chosen={chosen} onChoose={choose} onDone={(id) => onDone([id])} />
      {asked ? (
        <UnsentReplyDialog
          onSend={null}
          onByHand={() =>
            void say(
              () => noteByHand(asked),
              'La réponse est notée.',
              () => treat(asked),
            )
          }
          onTreat={() => treat(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

/** What of the inbox is shown; « mine » narrows it further. */
function StatusTabs() {
  const { filter, narrow } = useListContext()
  const { user } = useAdmin()
  const status: unknown = filter['status'] ?? 'all'
  const isMine = filter['assigned_to'] === user.id
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 1, pb: 0.5 }}>
      {/* On a phone arrows say that there are more than it has room for. */}
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ maxWidth: '100%' }}
        value={status}
        aria-label="État des demandes"
        onChange={(_event, value: string) => narrow('status', value === 'all' ? '' : value)}
      >
        {TABS.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      <Box sx={{ flexGrow: 1 }} />
      <Button
        aria-pressed={isMine}
        variant={isMine ? 'contained' : 'outlined'}
        size="small"
        onClick={() => narrow('assigned_to', isMine ? '' : user.id)}
      >
        Mes demandes
      </Button>
    </Stack>
  )
}

function Actions() {
  const filter = JSON.stringify(useListContext().filter)
  const may = useMay()
  const [shown, setShown] = useState<'months' | 'person' | null>(null)
  return (
    <>
      <Button onClick={() => setShown('months')}>Chiffres par mois</Button>
      {may('leads.erase') ? (
        <Button onClick={() => setShown('person')}>Données d’une personne</Button>
      ) : null}
      {may('leads.export') ? (
        <Button
          onClick={() => {
            download('demandes.csv', leads.export, { query: { filter } }).catch((cause: unknown) =>
              notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' }),
            )
          }}
        >
          Exporter (tableur)
        </Button>
      ) : null}
      {shown === 'months' ? <MonthsChart onClose={() => setShown(null)} /> : null}
      {shown === 'person' ? <PersonDialog onClose={() => setShown(null)} /> : null}
    </>
  )
}

import { Box, Button, Stack, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { List, SearchInput, SelectInput, TopToolbar, useListContext, useNotify } from 'react-admin'
import { useAdmin, useMay } from '#framework/admin/shell/context.tsx'
import { download } from '#framework/admin/download.ts'
import { leads } from '../contract/leads.ts'
import { ChosenLeads, DONE, useChangeMany } from './chosen-leads.tsx'
import { FORM_CHOICES } from './lead.ts'
import { LeadRows } from './lead-rows.tsx'
import { MonthsChart } from './months-chart.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { UnsentReplyDialog } from './unsent-reply-dialog.tsx'
import { isReplyBegun } from './use-reply.ts'

const TABS = [
  { value: 'new', label: 'À traiter' },
  { value: 'in-progress', label: 'En cours' },
  { value: 'done', label: 'Traitées' },
  { value: 'all', label: 'Toutes' },
  { value: 'quarantine', label: 'Quarantaine' },
] as const

/** The inbox of the firm: what visitors asked, newest first. */
export const LeadsList = () => (
  <List
    title="Demandes"
    sort={{ field: 'id', order: 'DESC' }}
    filterDefaultValues={{ status: 'new' }}
    filters={FILTERS}
    actions={<Actions />}
    empty={false}
    exporter={false}
  >
    <>
      <StatusTabs />
      <Requests />
    </>
  </List>
)

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Nom, adresse, mot…" />,
  <SelectInput key="form" source="form" label="Formulaire" choices={FORM_CHOICES} alwaysOn />,
]

function Requests() {
  const change = useChangeMany()
  const [asked, setAsked] = useState<readonly number[] | null>(null)
  const treat = (ids: readonly number[]) => change(ids, { status: 'done' }, DONE)
  const onDone = (ids: readonly number[]) => (isReplyBegun(ids) ? setAsked(ids) : treat(ids))
  return (
    <>
      <ChosenLeads onDone={onDone} />
      <LeadRows onDone={(id) => onDone([id])} />
      {asked ? (
        <UnsentReplyDialog
          onSend={null}
          onTreat={() => treat(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

/** What of the inbox is shown; « mine » narrows it further. */
function StatusTabs() {
  const { filterValues, setFilters } = useListContext()
  const { user } = useAdmin()
  const status: unknown = filterValues['status'] ?? 'all'
  const isMine = filterValues['assigned_to'] === user.id
  const without = (name: string) =>
    Object.fromEntries(Object.entries(filterValues).filter(([key]) => key !== name))
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', px: 1 }}>
      <Tabs
        value={status}
        aria-label="État des demandes"
        onChange={(_event, value: string) =>
          setFilters(value === 'all' ? without('status') : { ...filterValues, status: value })
        }
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
        onClick={() =>
          setFilters(isMine ? without('assigned_to') : { ...filterValues, assigned_to: user.id })
        }
      >
        Mes demandes
      </Button>
    </Stack>
  )
}

function Actions() {
  const { filterValues } = useListContext()
  const may = useMay()
  const notify = useNotify()
  const [shown, setShown] = useState<'months' | 'person' | null>(null)
  const filter = JSON.stringify(filterValues)
  return (
    <TopToolbar>
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
      <MonthsChart open={shown === 'months'} onClose={() => setShown(null)} />
      <PersonDialog open={shown === 'person'} onClose={() => setShown(null)} />
    </TopToolbar>
  )
}

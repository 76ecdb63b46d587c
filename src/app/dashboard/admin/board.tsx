import { Alert, Box, LinearProgress, type Theme, useMediaQuery } from '@mui/material'
import { type Query, useIsFetching } from '@tanstack/react-query'
import { Title } from '#framework/admin/shell/title.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { board } from '../contract/board.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { firstStepCalls } from '#app/settings/contract/first-steps.ts'
import { providers } from '#features/articles/contract/providers.ts'
import { drafts } from '#features/publishing/contract/drafts-board.ts'
import { FirstSteps } from '#app/settings/admin/first-steps/first-steps-card.tsx'
import { queryOf, useCall } from '#framework/admin/shell/use-call.ts'
import { BackupCard } from './backup-card.tsx'
import { DraftsCard } from './drafts-card.tsx'
import { FreshnessCard } from './freshness-card.tsx'
import { LeadsCard } from './leads-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { QuickActs } from './quick-acts.tsx'
import { ProvidersCard } from './providers-card.tsx'
import type { WaitingHost } from '#base/core/address/host-proposal.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { BoardCard, Line, Lines } from './board-card.tsx'

const CARDS = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'stretch',
  maxWidth: 1200,
} as const

const ASKED = new Set(
  [board.read, drafts.board, providers.states, firstStepCalls.read].map(
    (call) => queryOf(call).queryKey[0],
  ),
)

/** Whether a card has asked and was never answered: it would come late, and move the others. */
const isFirstAsked = ({ queryKey: [call], state }: Query): boolean =>
  ASKED.has(String(call)) && state.dataUpdateCount + state.errorUpdateCount === 0

/** What asks for somebody's attention; each card leads to where something can be done about it. */
export function Board() {
  const may = useMay()
  const { data: state, error } = useCall(board.read)
  // Who looks in on a phone wants to know what waits; at a desk it stands beside what one may do.
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const waiting = (
    <>
      {state?.leads && <LeadsCard leads={state.leads} />}
      {may('pages.write') && <DraftsCard />}
    </>
  )
  const isRead =
    useIsFetching({ predicate: isFirstAsked }) === 0 && (state !== undefined || error !== null)
  const acts = <QuickActs home={state?.home ?? null} />
  return (
    <>
      <Title title="Tableau de bord" />
      {isPhone ? null : acts}
      {isRead ? null : <LinearProgress aria-label="Chargement du tableau de bord" />}
      {/* Drawn at once, so that each asks for what it shows. */}
      <Box sx={{ display: isRead ? 'contents' : 'none' }}>
        {isPhone ? <Box sx={{ ...CARDS, mb: 3, '&:empty': { mb: 0 } }}>{waiting}</Box> : null}
        {isPhone ? acts : null}
        <FirstSteps />
        {state === undefined && error ? (
          <Alert severity="error" sx={{ mb: 3 }}>
            {error.message}
          </Alert>
        ) : null}
        {state?.demo && (
          <Alert severity={state.demo.isPublic ? 'error' : 'warning'} sx={{ mb: 3 }}>
            {fr(
              'Ce site est encore celui du cabinet de démonstration' +
                (state.demo.isPublic ? ', et il répond à une adresse publique' : '') +
                ' : le nom, les bureaux et les mentions légales sont inventés. Remplacez-les dans « Le cabinet ».',
            )}
          </Alert>
        )}
        <Box sx={CARDS}>
          {isPhone ? null : waiting}
          {state?.freshness && <FreshnessCard freshness={state.freshness} />}
          {may('feeds.read') && <ProvidersCard />}
          {state?.hosts && state.hosts.length > 0 && <HostsCard waiting={state.hosts} />}
          {state?.mails && <MailsCard mails={state.mails} />}
          {state?.backup && <BackupCard known={state.backup.known} />}
        </Box>
      </Box>
    </>
  )
}

/** Names that firms ask for: nothing leads to them before somebody of the agency has decided. */
const HostsCard = ({ waiting }: { waiting: readonly WaitingHost[] }) => (
  <BoardCard title="Noms d’hôte à confirmer" action={{ label: 'Décider', to: '/reglages/adresse' }}>
    <Lines>
      {waiting.map(({ host, siteId, siteName, at, by }) => (
        <Line
          key={`${siteId} ${host}`}
          name={host}
          detail={`${siteName} (site ${siteId}), proposé par ${by} le ${dateTimeOf(at)}`}
        />
      ))}
    </Lines>
  </BoardCard>
)

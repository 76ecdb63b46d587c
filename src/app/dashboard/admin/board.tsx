import { Alert, Box, LinearProgress } from '@mui/material'
import { Title } from 'react-admin'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { BoardState } from '../contract/board.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { FirstSteps } from '#app/settings/admin/first-steps.tsx'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'
import { BackupCard } from './backup-card.tsx'
import { DraftsCard } from './drafts-card.tsx'
import { HostsCard } from './hosts-card.tsx'
import { LeadsCard } from './leads-card.tsx'
import { MailsCard } from './mails-card.tsx'
import { PagesCard } from './pages-card.tsx'
import { ProvidersCard } from './providers-card.tsx'

/** What asks for somebody's attention; each card leads to where something can be done about it. */
export function Board() {
  const may = useMay()
  const answer = useAnswer<BoardState>('/board')
  const state = answer.state === 'ready' ? answer.value : null
  return (
    <>
      <Title title="Tableau de bord" preferenceKey={false} />
      <FirstSteps />
      {answer.state === 'loading' && <LinearProgress aria-label="Chargement du tableau de bord" />}
      {answer.state === 'failed' && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {answer.refusal.message}
        </Alert>
      )}
      {state?.demo && (
        <Alert severity={state.demo.isPublic ? 'error' : 'warning'} sx={{ mb: 3 }}>
          {fr(
            'Ce site est encore celui du cabinet de démonstration' +
              (state.demo.isPublic ? ', et il répond à une adresse publique' : '') +
              ' : le nom, les bureaux et les mentions légales sont inventés. Remplacez-les dans « Réglages ».',
          )}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
          alignItems: 'stretch',
          maxWidth: 1200,
        }}
      >
        {state?.leads && <LeadsCard leads={state.leads} />}
        {may('pages.write') && <DraftsCard />}
        {state?.pages && <PagesCard pages={state.pages} />}
        {may('feeds.read') && <ProvidersCard />}
        {state?.hosts && state.hosts.length > 0 && <HostsCard waiting={state.hosts} />}
        {state?.mails && <MailsCard mails={state.mails} />}
        {state?.backup && <BackupCard known={state.backup.known} />}
      </Box>
    </>
  )
}

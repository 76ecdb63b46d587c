import { Alert, Box, Button, Card, Chip, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { HostProposal } from '#base/core/address/host-proposal.ts'
import { useSending } from '#features/accounts/admin/use-sending.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { useAdmin, useMay } from '#framework/admin/shell/context.tsx'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { type HostProposals, hosts } from '../contract/hosts.ts'

interface HostProposalsProps {
  /** A name was confirmed: the list of names is another. */
  onConfirmed(): void
}

/** Names that the firm would like its site to answer to, and what the agency says to them. */
export function HostProposalsCard({ onConfirmed }: HostProposalsProps) {
  const siteId = useAdmin().site.id
  const may = useMay()
  const titleId = useId()
  const { data, error, refetch, isSending, refusal, propose, withdraw, decide } =
    useProposals(onConfirmed)
  const mayDecide = may('hosts.decide')
  const known = data ?? { proposals: [], elsewhere: [] }
  const buttons = (host: string, of: number) => (
    <Buttons
      host={host}
      disabled={isSending}
      onConfirm={() => void decide(host, of, 'confirm')}
      onRefuse={() => void decide(host, of, 'refuse')}
    />
  )
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        Noms proposés
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 2 }}>
        {fr(
          'Un nom proposé ne mène nulle part et n’entre dans aucun lien tant que l’agence ne l’a ' +
            'pas confirmé. Ceux de l’installation et des autres sites sont réservés.',
        )}
      </Typography>
      <Box role="alert">
        {refusal ? (
          <Alert severity="error" sx={{ mb: 2 }}>
            {fr(refusal.message)}
          </Alert>
        ) : null}
        {error ? (
          <Alert
            severity="error"
            action={<Button onClick={() => void refetch()}>Réessayer</Button>}
          >
            {error.message}
          </Alert>
        ) : null}
      </Box>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {known.proposals.map((proposal) => (
          <Row key={proposal.host} proposal={proposal}>
            {mayDecide ? buttons(proposal.host, siteId) : null}
            {proposal.state === 'proposed' && may('settings.write') ? (
              <Button
                disabled={isSending}
                aria-label={fr(`Ne plus proposer « ${proposal.host} »`)}
                onClick={() => withdraw(proposal.host)}
              >
                Ne plus proposer
              </Button>
            ) : null}
          </Row>
        ))}
      </Box>
      {may('settings.write') ? <ProposalForm disabled={isSending} onSent={propose} /> : null}
      {known.elsewhere.length > 0 ? (
        <Elsewhere proposals={known.elsewhere} buttonsOf={buttons} />
      ) : null}
    </Card>
  )
}

/** What can be done about them; what is refused is read anew. */
function useProposals(onConfirmed: () => void) {
  const siteId = useAdmin().site.id
  const { data, error, refetch } = useCall(hosts.proposals)
  const proposed = useAct(hosts.propose)
  const withdrawn = useAct(hosts.withdraw)
  const decided = useAct(hosts.decide)
  const { isSending, refusal, send } = useSending()
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const isTaken = await send(async () => void (await work()))
    if (!isTaken) void refetch()
    return isTaken
  }
  const decide = async (host: string, of: number, decision: 'confirm' | 'refuse') => {
    const isTaken = await change(() =>
      decided.mutateAsync({ body: { siteId: of, host, decision } }),
    )
    if (isTaken && decision === 'confirm' && of === siteId) onConfirmed()
  }
  const withdraw = (host: string) => void change(() => withdrawn.mutateAsync({ params: { host } }))
  const propose = (host: string) => change(() => proposed.mutateAsync({ body: { host } }))
  return { data, error, refetch, isSending, refusal, propose, withdraw, decide }
}

interface RowProps {
  proposal: HostProposal
  site?: string
  children: ReactNode
}

const Row = ({ proposal: { host, state, at, by }, site, children }: RowProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 1 }}
  >
    <Box sx={{ flexGrow: 1, minWidth: '16rem' }}>
      <Typography component="span" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
        {host}
      </Typography>
      <Chip
        size="small"
        variant="outlined"
        color={state === 'refused' ? 'error' : 'warning'}
        label={state === 'refused' ? 'refusé' : fr('proposé, en attente de l’agence')}
      />
      <Typography variant="body2" color="textSecondary">
        {[site, by, dateTimeOf(at)].filter(Boolean).join(', ')}
      </Typography>
    </Box>
    {children}
  </Box>
)

interface ButtonsProps {
  host: string
  disabled: boolean
  onConfirm(): void
  onRefuse(): void
}

const Buttons = ({ host, disabled, onConfirm, onRefuse }: ButtonsProps) => (
  <>
    <Button
      variant="outlined"
      disabled={disabled}
      aria-label={fr(`Confirmer « ${host} »`)}
      onClick={onConfirm}
    >
      Confirmer
    </Button>
    <Button
      color="error"
      disabled={disabled}
      aria-label={fr(`Refuser « ${host} »`)}
      onClick={onRefuse}
    >
      Refuser
    </Button>
  </>
)

interface ProposalFormProps {
  disabled: boolean
  /** Whether the name was taken. */
  onSent(host: string): Promise<boolean>
}

function ProposalForm({ disabled, onSent }: ProposalFormProps) {
  const [host, setHost] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (host.trim() !== '' && (await onSent(host.trim()))) setHost('')
  }
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 1.5, alignItems: 'center', mt: 1, maxWidth: '68ch' }}
    >
      <TextField
        label="Nom d’hôte à proposer"
        placeholder="www.exemple.fr"
        value={host}
        onChange={(event) => setHost(event.target.value)}
        fullWidth
        {...bounded(host, 260)}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={disabled || host.trim() === '' || host.length > 260}
      >
        Proposer
      </Button>
    </Stack>
  )
}

interface ElsewhereProps {
  proposals: HostProposals['elsewhere']
  buttonsOf(host: string, siteId: number): ReactNode
}

/** What the other sites of the installation propose. */
const Elsewhere = ({ proposals, buttonsOf }: ElsewhereProps) => (
  <>
    <Typography variant="h3" sx={{ mt: 3 }}>
      En attente sur les autres sites
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {proposals.map((one) => (
        <Row
          key={`${one.siteId} ${one.host}`}
          proposal={one}
          site={`${one.siteName} (site ${one.siteId})`}
        >
          {buttonsOf(one.host, one.siteId)}
        </Row>
      ))}
    </Box>
  </>
)

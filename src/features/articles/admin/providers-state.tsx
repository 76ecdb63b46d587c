import { Alert, Box, Button, Card, Chip, Typography, CircularProgress } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '#framework/admin/forms/confirm.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { ProviderState } from '../rules/provider-state.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { providers } from '../contract/providers.ts'
import { instantInParis } from '#base/kit/time/paris-time.ts'

/** How each provider of the site does, in their order. */
export function ProvidersState() {
  const { data: read, error, refetch } = useCall(providers.states)
  const reload = () => void refetch()
  if (read === undefined) {
    return error ? (
      <Alert severity="error" action={<Button onClick={reload}>Réessayer</Button>}>
        {error.message}
      </Alert>
    ) : (
      <CircularProgress size={28} aria-label="Lecture" />
    )
  }
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {read.data.map((state) => (
          <ProviderCard key={state.id} state={state} />
        ))}
      </Box>
      <Button onClick={reload}>Relire l’état</Button>
    </>
  )
}

/** How one provider does: last good answer, whether it is called, last errors, what is kept. */
function ProviderCard({ state }: { state: ProviderState }) {
  const { name, kind, address, problem, lastGood, breaker, errors, kept } = state
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        <Standing state={state} />
      </Box>
      {address ? (
        <Typography variant="body2" color="textSecondary" sx={{ wordBreak: 'break-all' }}>
          {address}
        </Typography>
      ) : null}
      {problem ? (
        <Alert severity="error" sx={{ my: 1 }}>
          {fr(problem)}
        </Alert>
      ) : null}
      {breaker.state === 'open' ? (
        <Alert severity="warning" sx={{ my: 1 }}>
          {fr(
            `Il n’est plus appelé : ${breaker.reason}` +
              (breaker.until ? ` Prochain essai le ${instantInParis(breaker.until)}.` : '') +
              ' Le dernier contenu reste en ligne.',
          )}
        </Alert>
      ) : null}
      {kind === 'library' ? (
        <Typography sx={{ mt: 1 }}>Dans la base de données du site : toujours là.</Typography>
      ) : (
        <>
          <Typography sx={{ mt: 1 }}>
            {fr(
              lastGood
                ? `Dernière bonne réponse : ${instantInParis(lastGood)}.`
                : 'Aucune réponse pour l’instant.',
            )}
          </Typography>
          <Typography>{fr(keptWords(kept.count))}</Typography>
          <Errors errors={errors} />
          <Reread state={state} />
        </>
      )}
    </Card>
  )
}

const keptWords = (count: number): string =>
  count === 0
    ? 'Rien n’est gardé pour le cas où il ne répondrait plus.'
    : count === 1
      ? 'Une réponse est gardée pour le cas où il ne répondrait plus.'
      : `${count} réponses sont gardées pour le cas où il ne répondrait plus.`

function Standing({ state: { kind, problem, breaker, lastGood } }: { state: ProviderState }) {
  if (problem) return <Chip color="error" variant="outlined" label="Incomplet" />
  if (breaker.state === 'open') return <Chip color="error" variant="outlined" label="En panne" />
  if (breaker.state === 'half-open') {
    return <Chip color="warning" variant="outlined" label="À l’essai" />
  }
  if (kind === 'library' || lastGood) {
    return <Chip color="success" variant="outlined" label="En marche" />
  }
  return <Chip variant="outlined" label="Pas encore interrogé" />
}

const Errors = ({ errors }: Pick<ProviderState, 'errors'>) =>
  errors.length === 0 ? null : (
    <Box sx={{ mt: 1 }}>
      <Typography variant="h4">Dernières erreurs</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {errors.map(({ at, call: name, reason }) => (
          <li key={`${at} ${name}`}>
            <Typography variant="body2">
              {fr(`${instantInParis(at)}, ${name} : ${reason}`)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )

function Reread({ state }: { state: ProviderState }) {
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, isSuccess, error } = useAct(providers.reread)
  if (!may('feeds.write')) return null

  return (
    <Box sx={{ mt: 2 }}>
      <Button
        variant="outlined"
        disabled={isPending || state.problem !== null}
        onClick={() => setAsked(true)}
        aria-label={fr(`Vider et relire : ${state.name}`)}
      >
        {isPending ? 'Lecture…' : 'Vider et relire'}
      </Button>
      <Box component="output" sx={{ display: 'block', mt: 1 }}>
        {isSuccess ? (
          <Alert severity="success">
            {fr('Vidé et relu : le site montre ce qu’il dit maintenant.')}
          </Alert>
        ) : null}
        {error ? <Alert severity="error">{fr(error.message)}</Alert> : null}
      </Box>
      {isAsked ? (
        <Confirm
          title={fr(`Vider et relire « ${state.name} » ?`)}
          content={fr(
            'Ce qui est gardé de lui est effacé et lu de nouveau. S’il ne répond pas, rien n’est effacé. ' +
              'Des articles qu’il ne donne plus disparaissent du site.',
          )}
          action="Vider et relire"
          onConfirm={() => {
            setAsked(false)
            mutate({ body: { id: state.id } })
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Box>
  )
}

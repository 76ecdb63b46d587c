import { Alert, Box, Button, CircularProgress } from '@mui/material'
import type { ProviderState } from '../rules/provider-state.ts'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'
import { ProviderCard } from './provider-card.tsx'

/** How each provider of the site does, in their order. */
export function ProvidersState() {
  const answer = useAnswer<{ data: ProviderState[] }>('/providers')
  if (answer.state === 'loading') return <CircularProgress size={28} aria-label="Lecture" />
  if (answer.state === 'failed') {
    return (
      <Alert severity="error" action={<Button onClick={answer.reload}>Réessayer</Button>}>
        {answer.refusal.message}
      </Alert>
    )
  }
  const { data } = answer.value
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((state) => (
          <ProviderCard
            key={`${state.id} ${state.lastGood} ${state.errors.length}`}
            state={state}
          />
        ))}
      </Box>
      <Button onClick={answer.reload}>Relire l’état</Button>
    </>
  )
}

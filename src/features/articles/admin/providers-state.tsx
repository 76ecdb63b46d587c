import { Alert, Box, Button, CircularProgress } from '@mui/material'
import { providers } from '../contract/providers.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { ProviderCard } from './provider-card.tsx'

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

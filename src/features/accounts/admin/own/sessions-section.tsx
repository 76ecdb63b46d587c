import { Alert, Button, Chip, LinearProgress, List, ListItem, ListItemText } from '@mui/material'
import { notify } from '#framework/admin/shell/notices.tsx'
import { Refused } from '#framework/admin/shell/http.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { ownAccountCalls } from '../../contract/own-account.ts'
import { Section } from './section.tsx'

/** Where one is signed in; what is not one's own any more can be ended. */
export function SessionsSection() {
  const { data, error, refetch } = useCall(ownAccountCalls.sessions)
  const endSession = useAct(ownAccountCalls.endSession)
  const endOthers = useAct(ownAccountCalls.endOthers)
  const end = async (work: () => Promise<void>, message: string) => {
    try {
      await work()
      notify(message, { type: 'success' })
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
      void refetch()
    }
  }
  const sessions = data?.data ?? []
  return (
    <Section
      title="Sessions ouvertes"
      intro="Les appareils sur lesquels vous êtes connecté. Terminez celles que vous ne reconnaissez pas, puis changez votre mot de passe."
    >
      {data === undefined &&
        (error ? (
          <Alert severity="error">{error.message}</Alert>
        ) : (
          <LinearProgress aria-label="Chargement des sessions" />
        ))}
      <List disablePadding>
        {sessions.map(({ id, isCurrent, device, createdAt }) => (
          <ListItem key={id} disableGutters divider sx={{ gap: 2 }}>
            <ListItemText
              primary={device || 'Appareil inconnu'}
              secondary={`Depuis le ${dateTimeOf(createdAt)}`}
            />
            {isCurrent ? (
              <Chip size="small" label="Cette session" />
            ) : (
              <Button
                size="small"
                aria-label={`Terminer la session ${device || 'inconnue'} du ${dateTimeOf(createdAt)}`}
                onClick={() =>
                  void end(
                    () => endSession.mutateAsync({ params: { id } }),
                    'La session est terminée.',
                  )
                }
              >
                Terminer
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          onClick={() =>
            void end(() => endOthers.mutateAsync({}), 'Vos autres sessions sont terminées.')
          }
        >
          Terminer toutes les autres
        </Button>
      )}
    </Section>
  )
}

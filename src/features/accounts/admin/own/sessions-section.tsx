import { Alert, Button, Chip, LinearProgress, List, ListItem, ListItemText } from '@mui/material'
import { useNotify } from 'react-admin'
import type { OwnSession } from '#base/core/account.ts'
import { call, Refused } from '#framework/admin/shell/http.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'
import { Section } from './section.tsx'

/** Where one is signed in; what is not one's own any more can be ended. */
export function SessionsSection() {
  const answer = useAnswer<{ data: OwnSession[] }>('/auth/sessions')
  const notify = useNotify()
  const end = async (path: string, message: string) => {
    try {
      await call('DELETE', path)
      notify(message, { type: 'success' })
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      notify(cause.message, { type: 'error' })
    }
    answer.reload()
  }
  const sessions = answer.state === 'ready' ? answer.value.data : []
  return (
    <Section
      title="Sessions ouvertes"
      intro="Les appareils sur lesquels vous êtes connecté. Terminez celles que vous ne reconnaissez pas, puis changez votre mot de passe."
    >
      {answer.state === 'loading' && <LinearProgress aria-label="Chargement des sessions" />}
      {answer.state === 'failed' && <Alert severity="error">{answer.refusal.message}</Alert>}
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
                onClick={() => void end(`/auth/sessions/${id}`, 'La session est terminée.')}
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
          onClick={() => void end('/auth/sessions', 'Vos autres sessions sont terminées.')}
        >
          Terminer toutes les autres
        </Button>
      )}
    </Section>
  )
}

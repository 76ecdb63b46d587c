import { Alert, Box, Button, Card, CardContent, Chip, TextField, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { copyText } from '#framework/admin/copy-text.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { MOST_REPLY, type ShownLead } from '../contract/leads.ts'
import { instantInParis } from '#base/kit/time/paris-time.ts'
import { Asked } from './request-card.tsx'
import type { Reply } from './use-reply.ts'

type Message = ShownLead['messages'][number]

/** How far a mail is, for whoever sent it. */
const STATES: Readonly<Record<Message['state'], string>> = {
  'by-hand': 'envoyée depuis sa messagerie',
  waiting: 'part dans un instant',
  sent: 'envoyée',
  failed: 'n’est pas partie : voyez l’état de la messagerie',
}

interface AnswersCardProps {
  lead: ShownLead
  reply: Reply
}

/** What the firm answered, and the way to answer. */
export function AnswersCard({ lead, reply }: AnswersCardProps): ReactElement | null {
  const may = useMay()('leads.write')
  const { models, sendsMail, isOpen } = reply
  if (lead.email === '' || lead.status === 'quarantine') return null
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Réponses
        </Typography>
        {lead.messages.length === 0 ? (
          <Typography color="text.secondary" gutterBottom>
            Personne n’a encore répondu d’ici.
          </Typography>
        ) : null}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {lead.messages.map((message) => (
            <Answer key={message.id} message={message} sendsMail={sendsMail} />
          ))}
        </Box>
        {may && isOpen ? (
          <ReplyForm lead={lead} reply={reply} models={models} sendsMail={sendsMail} />
        ) : null}
        {may && !isOpen ? (
          <Button variant="contained" onClick={reply.open}>
            Répondre
          </Button>
        ) : null}
      </CardContent>
    </Card>
  )
}

interface AnswerProps {
  message: Message
  sendsMail: boolean
}

const Answer = ({ message, sendsMail }: AnswerProps) => (
  <Box component="li" sx={{ mb: 2 }}>
    <Typography variant="body2" color={message.state === 'failed' ? 'error' : 'text.secondary'}>
      {`${message.author}, le ${instantInParis(message.at)}, à ${message.recipient} : ${
        sendsMail || message.state === 'by-hand'
          ? STATES[message.state]
          : 'écrite dans un fichier du serveur, non envoyée'
      }`}
    </Typography>
    <Typography sx={{ fontWeight: 600 }}>{message.subject}</Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {message.text}
    </Typography>
  </Box>
)

interface ReplyFormProps {
  lead: ShownLead
  reply: Reply
  models: readonly { title: string; text: string }[]
  sendsMail: boolean
}

function ReplyForm({ lead, reply, models, sendsMail }: ReplyFormProps) {
  const { subject, setSubject, text, setText, isWhole, isStill } = reply
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        reply.send(false)
      }}
    >
      {sendsMail ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Aucun envoi de courriel n’est branché : écrivez ici, puis envoyez votre réponse depuis
          votre messagerie.
        </Alert>
      )}
      {reply.isBehind ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={<Button onClick={reply.catchUp}>J’ai lu</Button>}
        >
          Une réponse est partie entre-temps : elle est au-dessus. La vôtre est encore là.
        </Alert>
      ) : null}
      <ModelChoice models={models} onChoose={reply.addModel} onTakeBack={reply.takeBack} />
      <TextField
        label="Objet"
        fullWidth
        required
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
        {...bounded(subject, MOST_REPLY.subject)}
        sx={{ mb: 2 }}
      />
      <TextField
        label="Votre réponse"
        fullWidth
        required
        multiline
        minRows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...bounded(text, MOST_REPLY.text)}
      />
      <Quotation answers={lead.answers} />
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {`À ${lead.email}. La personne vous répond à votre adresse.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sendsMail ? (
          <>
            <Button type="submit" variant="contained" disabled={isStill}>
              Envoyer la réponse
            </Button>
            <Button variant="outlined" disabled={isStill} onClick={() => reply.send(true)}>
              Envoyer et marquer comme traitée
            </Button>
          </>
        ) : (
          <ByHand to={lead.email} subject={subject} text={text} isWhole={isWhole} />
        )}
        <Button onClick={reply.abandon}>Abandonner</Button>
      </Box>
    </form>
  )
}

interface ByHandProps {
  to: string
  subject: string
  text: string
  isWhole: boolean
}

/** Ways to send an answer that the server can't send. */
function ByHand({ to, subject, text, isWhole }: ByHandProps) {
  const copy = async () => {
    const isCopied = await copyText(`${subject}\n\n${text}`)
    if (isCopied) notify('Le texte est copié : collez-le dans votre messagerie.')
    else notify('Le navigateur refuse de copier : sélectionnez le texte.', { type: 'warning' })
  }
  return (
    <>
      <Button
        variant="contained"
        disabled={!isWhole}
        href={`mailto:${encodeURIComponent(to)}?${mailHead({ subject, body: text })}`}
      >
        Continuer dans ma messagerie
      </Button>
      <Button variant="outlined" onClick={() => void copy()} disabled={!isWhole}>
        Copier la réponse
      </Button>
    </>
  )
}

/** Fields of a mail in its address; its lines end as in a mail. */
const mailHead = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`)
    .join('&')

/** What the mail repeats below the answer. */
const Quotation = ({ answers }: Pick<ShownLead, 'answers'>) => (
  <Box component="details" sx={{ mt: 1 }}>
    <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
      Sous votre texte : la demande, telle qu’elle est arrivée
    </Typography>
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, my: 1 }}>
      <Asked answers={answers} />
    </Box>
  </Box>
)

interface ModelChoiceProps {
  models: ReplyFormProps['models']
  onChoose(text: string): void
  onTakeBack: (() => void) | null
}

/** The firm's ready answers, each a click away. */
const ModelChoice = ({ models, onChoose, onTakeBack }: ModelChoiceProps) =>
  models.length === 0 ? null : (
    <Box
      component="fieldset"
      aria-label="Réponses types"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: 0, mb: 2, p: 0, border: 0 }}
    >
      {models.map(({ title, text }) => (
        <Chip key={title} label={title} variant="outlined" onClick={() => onChoose(text)} />
      ))}
      {onTakeBack ? (
        <Button size="small" onClick={onTakeBack}>
          Annuler la réponse type
        </Button>
      ) : null}
    </Box>
  )

import { dateOf } from '#framework/admin/shell/dates.ts'
import { Alert, Box, Button, Card, CardContent, Chip, TextField, Typography } from '@mui/material'
import { type ReactElement, useState } from 'react'
import { useNotify } from 'react-admin'
import { copyText } from '#framework/admin/copy-text.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct, useCall, useForget } from '#framework/admin/shell/use-call.ts'
import { leads, MOST_REPLY, type ShownLead } from '../contract/leads.ts'
import { inWords } from './lead.ts'
import { Asked } from './request-card.tsx'
import { useChange } from './use-change.ts'

type Message = ShownLead['messages'][number]

/** How far a mail is, for whoever sent it. */
const STATES: Readonly<Record<Message['state'], string>> = {
  waiting: 'part dans un instant',
  sent: 'envoyée',
  failed: 'n’est pas partie : voyez l’état de la messagerie',
}

/** Answers that are begun, by request: who goes to another screen finds theirs again until the tab is closed. */
const DRAFTS = new Map<number, { subject: string; text: string }>()

/** What the firm answered, and the way to answer. */
export function AnswersCard({ lead }: { lead: ShownLead }): ReactElement | null {
  const may = useMay()('leads.write')
  const { data } = useCall(leads.replyModels)
  const [isOpen, setOpen] = useState(DRAFTS.has(lead.id))
  const sendsMail = data?.sendsMail ?? true
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
          <ReplyForm
            lead={lead}
            models={data?.data ?? []}
            sendsMail={sendsMail}
            onClose={() => {
              DRAFTS.delete(lead.id)
              setOpen(false)
            }}
          />
        ) : null}
        {may && !isOpen ? (
          <Button variant="contained" onClick={() => setOpen(true)}>
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
      {`${message.author}, le ${inWords(message.at)}, à ${message.recipient} : ${
        sendsMail ? STATES[message.state] : 'écrite dans un fichier du serveur, non envoyée'
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
  models: readonly { title: string; text: string }[]
  sendsMail: boolean
  onClose(): void
}

const beginning = ({ name, received_at: at }: ShownLead) => ({
  subject: `Votre demande du ${dateOf(at)}`,
  text: name ? `Bonjour ${name},\n\n` : 'Bonjour,\n\n',
})

/** What is typed stays when it is refused, and what a colleague answered since is read before anything is sent. */
function useReply(lead: ShownLead, onSent: () => void) {
  const change = useChange()
  const forget = useForget()
  const { mutateAsync, isPending } = useAct(leads.reply)
  const { mutateAsync: treat } = useAct(leads.change)
  const [{ subject, text }, setDraft] = useState(() => DRAFTS.get(lead.id) ?? beginning(lead))
  const edit = (changed: { subject?: string; text?: string }) => {
    const draft = { subject, text, ...changed }
    DRAFTS.set(lead.id, draft)
    setDraft(draft)
  }
  const last = lead.messages.at(-1)?.id ?? 0
  const [after, setAfter] = useState(last)
  const send = async (isLast: boolean) => {
    try {
      await mutateAsync({ params: { id: lead.id }, body: { subject, text, after } })
    } catch (cause) {
      forget(['leads'])
      throw cause
    }
    if (isLast) await treat({ params: { id: lead.id }, body: { status: 'done' } })
  }
  return {
    subject,
    setSubject: (typed: string) => edit({ subject: typed }),
    text,
    setText: (typed: string) => edit({ text: typed }),
    isBehind: last !== after,
    catchUp: () => setAfter(last),
    isPending,
    isWhole:
      subject.trim() !== '' &&
      text.trim() !== '' &&
      subject.length <= MOST_REPLY.subject &&
      text.length <= MOST_REPLY.text,
    /** @param isLast nothing is left to do for this request */
    send: (isLast: boolean) =>
      void change(
        () => send(isLast),
        isLast ? 'La réponse part, la demande est traitée.' : 'La réponse part.',
        onSent,
      ),
  }
}

function ReplyForm({ lead, models, sendsMail, onClose }: ReplyFormProps) {
  const reply = useReply(lead, onClose)
  const { subject, setSubject, text, setText, isWhole } = reply
  const isStill = !isWhole || reply.isBehind || reply.isPending
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
      <ModelChoice
        models={models}
        onChoose={(model) => setText(model.replaceAll('{nom}', lead.name))}
      />
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
        <Button onClick={onClose}>Abandonner</Button>
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
  const notify = useNotify()
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
}

/** The firm's ready answers, each a click away; what is chosen takes the place of the text. */
const ModelChoice = ({ models, onChoose }: ModelChoiceProps) =>
  models.length === 0 ? null : (
    <Box
      component="fieldset"
      aria-label="Réponses types"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mx: 0, mb: 2, p: 0, border: 0 }}
    >
      {models.map(({ title, text }) => (
        <Chip key={title} label={title} variant="outlined" onClick={() => onChoose(text)} />
      ))}
    </Box>
  )

import { Alert, Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { Link, useLocation, useNavigate } from 'react-router'
import { siteHref } from '#framework/admin/shell/configuration.ts'
import { TOKEN_FRAGMENT } from '#base/core/account.ts'
import { blockAddress, documentKey, type DocumentKey, editAddress } from '#base/core/document.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import { Refused, request as ask } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { DOCUMENTS } from '../contract/all-documents.ts'
import { type LinkedRequest, publishRequests } from '../contract/publish-requests.ts'
import { Comparison } from './comparison.tsx'
import { documentWords } from '../rules/document-words.ts'

const NoteDialog = lazy(async () => ({
  default: (await import('./note-dialog.tsx')).NoteDialog,
}))

type Opened =
  | { state: 'loading' }
  | { state: 'waiting'; request: LinkedRequest }
  | { state: 'over'; sentence: string; document: DocumentKey | null }

/** What the link of a mail opens: one request, what it would change, and the answers to it. */
export default function RequestScreen() {
  const { hash } = useLocation()
  return <OneRequest key={hash} token={hash.slice(1 + TOKEN_FRAGMENT.length)} />
}

function OneRequest({ token }: { token: string }) {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  useEffect(() => {
    ask(publishRequests.open, { body: { token } }).then(
      (request) => setOpened({ state: 'waiting', request }),
      (cause: unknown) => {
        if (!(cause instanceof Refused)) throw cause
        const document = documentKey.safeParse(cause.details['document']).data ?? null
        setOpened({ state: 'over', sentence: cause.message, document })
      },
    )
  }, [token])
  return (
    <Box sx={{ maxWidth: 760, py: 2 }}>
      <Title title="Demande de publication" />
      {opened.state === 'loading' ? <LinearProgress aria-label="Lecture de la demande" /> : null}
      {opened.state === 'waiting' ? <Waiting request={opened.request} /> : null}
      {opened.state === 'over' ? (
        <>
          <Alert severity="info">{fr(opened.sentence)}</Alert>
          <Ways document={opened.document} />
        </>
      ) : null}
    </Box>
  )
}

/** Where to go on from here. */
const Ways = ({ document, children }: { document: DocumentKey | null; children?: ReactNode }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
    {children}
    {document ? (
      <Button variant="outlined" component={Link} to={`${editAddress(document)}`}>
        Ouvrir {documentWords(document).the}
      </Button>
    ) : null}
    <Button component={Link} to="/">
      Voir ce qui est en préparation
    </Button>
  </Stack>
)

interface Done {
  sentence: string
  /** Address where visitors find it; empty for nowhere. */
  address: string
  told: string
}

function Waiting({ request }: { request: LinkedRequest }) {
  const { document, title, by, at, note } = request
  const words = documentWords(document)
  const { calls, paramsOf } = DOCUMENTS[document.kind]
  const params = paramsOf(document)
  const [done, setDone] = useState<Done | null>(null)
  const navigate = useNavigate()
  if (done) {
    return (
      <>
        <Alert severity="success">
          {done.sentence}
          {done.told ? ` ${fr(done.told)}` : ''}
        </Alert>
        <Ways document={document}>
          {done.address ? (
            <Button
              variant="contained"
              href={siteHref(done.address)}
              target="_blank"
              rel="noopener"
            >
              Voir en ligne
            </Button>
          ) : null}
        </Ways>
      </>
    )
  }
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h2">
        {title}
        {document.lang === 'en' ? ' (en anglais)' : ''}
      </Typography>
      <Typography>
        {by} demande la publication de {words.this} ({dateTimeOf(at)}).
      </Typography>
      {note ? (
        <Typography component="blockquote" sx={NOTE}>
          {note}
        </Typography>
      ) : null}
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography component="h3" variant="h6">
          Ce qui change sur le site
        </Typography>
        <Comparison
          ask={() => ask(calls.compare, { params, query: { from: 'live', to: 'draft' } })}
          onGoTo={(widgetId) => void navigate(blockAddress(document, widgetId))}
        />
      </Paper>
      <Answers request={request} onDone={setDone} />
    </Stack>
  )
}

const NOTE = { m: 0, pl: 2, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-wrap' } as const

interface AnswersProps {
  request: LinkedRequest
  onDone(done: Done): void
}

/** Publishing exactly what was asked for, or sending it back. */
function Answers({ request: { document, by, base, now }, onDone }: AnswersProps) {
  const [isAnswering, setAnswering] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const words = documentWords(document)
  const { calls, paramsOf } = DOCUMENTS[document.kind]
  const params = paramsOf(document)
  const { mutateAsync: publish } = useAct(calls.publish)
  const { mutateAsync: reject } = useAct(calls.reject)
  const act = async (
    work: () => Promise<{ path?: string; told: string }>,
    sentence: string,
  ): Promise<boolean> => {
    setBusy(true)
    setFault('')
    try {
      const { path: address = '', told } = await work()
      onDone({ sentence, address, told })
      return true
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      setFault(cause.message)
      return false
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {now === base ? null : (
        <Alert severity="warning">
          Le brouillon a changé depuis cette demande : ouvrez {words.the} pour voir où il en est et{' '}
          {words.object} publier.
        </Alert>
      )}
      {fault ? (
        <Alert severity="error" role="alert">
          {fr(fault)}
        </Alert>
      ) : null}
      <Ways document={document}>
        <Button
          variant="contained"
          disabled={isBusy || now !== base}
          onClick={() => void act(() => publish({ params, body: { base } }), 'C’est publié.')}
        >
          Publier
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => setAnswering(true)}>
          Renvoyer avec un motif
        </Button>
      </Ways>
      {isAnswering ? (
        <Suspense fallback={null}>
          <NoteDialog
            title="Renvoyer la demande"
            text={`${by} lira ce motif au-dessus du brouillon, qui reste comme il est.`}
            label="Ce qui manque, ou ne va pas"
            action="Renvoyer"
            isRequired
            fault={fault}
            onSend={(reason) =>
              act(() => reject({ params, body: { reason } }), 'La demande est renvoyée.')
            }
            onClose={() => setAnswering(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

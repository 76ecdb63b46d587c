import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { Link as RouteLink } from 'react-router'
import type { Use } from '#base/core/field/used-in.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'
import { useForget } from '#framework/admin/shell/use-call.ts'
import { UseList } from '#framework/admin/used-in.tsx'
import {
  MOST_REPLACED,
  type OwnPhone,
  settingsFacts,
} from '#features/sites/contract/settings-facts.ts'
import {
  type DonePlace,
  donePlaces,
  type PhonePlace,
  placesByHand,
  placesToReplace,
  readable,
} from './phone-places.ts'

interface ReplacePhoneDialogProps {
  phone: string
  uses: readonly Use[]
  own: readonly OwnPhone[]
  onClose(): void
}

/** Says where a number is replaced and by which, does it piece by piece, and says what was done and what is left. */
export function ReplacePhoneDialog({ phone, uses, own, onClose }: ReplacePhoneDialogProps) {
  // Of when it was opened: what the list says afterwards is shorter.
  const [places] = useState(() => placesToReplace(uses))
  const [to, setTo] = useState(own[0]?.phone ?? '')
  const { done, error, isRunning, run } = useReplacing(phone, places)
  const isOver = done.length === places.length
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="replace-phone-title"
    >
      <DialogTitle id="replace-phone-title">{fr(`Remplacer le ${readable(phone)}`)}</DialogTitle>
      <DialogContent>
        {done.length === 0 ? (
          <Asked uses={uses} count={places.length} own={own} to={to} onChange={setTo} />
        ) : null}
        {isRunning ? (
          <LinearProgress
            variant="determinate"
            value={(100 * done.length) / places.length}
            aria-label={`${done.length} sur ${places.length}`}
          />
        ) : null}
        {done.length > 0 ? <Told done={done} byHand={placesByHand(uses)} /> : null}
        {error === '' ? null : <Alert severity="error">{error}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isRunning}>
          {isOver ? 'Fermer' : 'Annuler'}
        </Button>
        {isOver ? null : (
          <Button
            variant="contained"
            disabled={isRunning || to === ''}
            onClick={() => void run(to)}
          >
            {done.length > 0 || error !== '' ? 'Reprendre' : 'Remplacer'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Asks the server for a few documents at a time; what was done before a failure stays done. */
function useReplacing(from: string, places: readonly PhonePlace[]) {
  const forget = useForget()
  const [done, setDone] = useState<readonly DonePlace[]>([])
  const [error, setError] = useState('')
  const [isRunning, setRunning] = useState(false)
  const run = async (to: string) => {
    setRunning(true)
    setError('')
    try {
      for (let all = done; all.length < places.length;) {
        const next = places.slice(all.length, all.length + MOST_REPLACED)
        const body = { from, to, places: next.map(({ key }) => key) }
        const answer = await request(settingsFacts.replacePhone, { body })
        all = [...all, ...donePlaces(next, answer.places)]
        setDone(all)
      }
    } catch (cause) {
      setError(sentenceOf(cause))
    }
    setRunning(false)
    forget(settingsFacts.replacePhone.changes)
  }
  return { done, error, isRunning, run }
}

interface AskedProps {
  uses: readonly Use[]
  count: number
  own: readonly OwnPhone[]
  to: string
  onChange(to: string): void
}

/** What will be done, before it is. */
function Asked({ uses, count, own, to, onChange }: AskedProps) {
  const id = useId()
  const chosen = own.find(({ phone }) => phone === to)?.text ?? ''
  const where = count === 1 ? 'dans ce texte' : `dans ces ${count} textes`
  return (
    <>
      <Typography id={id} gutterBottom>
        {fr(`Il est remplacé par le ${chosen} ${where}, et mis en ligne aussitôt :`)}
      </Typography>
      {own.length > 1 ? (
        <TextField
          select
          fullWidth
          size="small"
          margin="dense"
          label="Par quel numéro"
          value={to}
          onChange={(event) => onChange(event.target.value)}
        >
          {own.map(({ phone, text }) => (
            <MenuItem key={phone} value={phone}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <UseList uses={uses} labelledBy={id} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Un texte dont un brouillon est commencé reçoit le numéro dans son brouillon. Celui que
        quelqu’un a ouvert reste tel quel.
      </Typography>
    </>
  )
}

const TOLD = [
  ['published', 'Remplacé et mis en ligne'],
  ['draft', 'Remplacé dans le brouillon, à mettre en ligne'],
  ['same', 'Ne le dit plus'],
  ['left', 'Laissé tel quel'],
] as const satisfies [DonePlace['became'], string][]

/** What was done, and what is left to somebody. */
const Told = ({ done, byHand }: { done: readonly DonePlace[]; byHand: readonly Use[] }) => (
  <div aria-live="polite">
    {TOLD.map(([became, words]) => {
      const places = done.filter((place) => place.became === became)
      return places.length === 0 ? null : (
        <section key={became} aria-label={words}>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
            {fr(`${words} : ${places.length}`)}
          </Typography>
          <ul>
            {places.map(({ key, words: name, href, why }) => (
              <li key={`${key.kind} ${key.ref} ${key.lang}`}>
                <Link component={RouteLink} to={href}>
                  {name}
                </Link>
                {why === '' ? null : ` ${fr(`: ${why}`)}`}
              </li>
            ))}
          </ul>
        </section>
      )
    })}
    {byHand.length > 0 ? (
      <>
        <Typography id="by-hand" variant="subtitle2" component="h3">
          À changer vous-même
        </Typography>
        <UseList uses={byHand} labelledBy="by-hand" />
      </>
    ) : null}
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      Pour revenir en arrière : l’historique de chaque texte, « Numéro remplacé ».
    </Typography>
  </div>
)

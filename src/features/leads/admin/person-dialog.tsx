import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { useMay } from '#framework/admin/shell/context.tsx'
import { request } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { download } from '#framework/admin/download.ts'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { type KnownPerson, MAX_WHO, persons, type Remains } from '../contract/leads.ts'
import { instantInParis } from '#base/kit/time/paris-time.ts'
import { numericDate } from '#base/kit/time/calendar-day.ts'

const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`

/** What a person may ask of the firm: a copy of everything kept, or that it goes. */
export function PersonDialog({ onClose }: { onClose(): void }) {
  const [who, setWho] = useState('')
  const [found, setFound] = useState<KnownPerson | null>(null)
  const [fault, setFault] = useState('')
  const [isSure, setSure] = useState(false)
  const may = useMay()
  const { mutateAsync } = useAct(persons.erase)
  const person = { who: who.trim() }

  const trying = async (work: () => Promise<void>) => {
    setFault('')
    try {
      await work()
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFound(null)
    setSure(false)
    void trying(async () => setFound(await request(persons.find, { query: person })))
  }
  const erase = () =>
    trying(async () => {
      const remains = await mutateAsync({ body: person })
      notify(erasedWords(remains), { stands: null })
      onClose()
    })

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="person-title">
      <DialogTitle id="person-title">Données d’une personne</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Une personne peut demander une copie de ce que le cabinet garde d’elle, ou son effacement.
          Écrivez son adresse électronique ou son numéro de téléphone ; pour une personne de
          l’équipe, son prénom et son nom suffisent.
        </DialogContentText>
        <SearchForm who={who} onType={setWho} onSearch={search} />
        {fault ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {fault}
          </Alert>
        ) : null}
        {found === null ? null : <FoundPerson found={found} isSure={isSure} />}
        {isSure ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            L’effacement est définitif : il ne peut pas être annulé.
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
        {found !== null && may('leads.export') ? (
          <Button
            onClick={() =>
              void trying(() =>
                download('donnees-personnelles.json', persons.export, { query: person }),
              )
            }
          >
            Télécharger la copie
          </Button>
        ) : null}
        {found === null ? null : (
          <Button color="error" onClick={() => (isSure ? void erase() : setSure(true))}>
            {isSure ? 'Effacer définitivement' : 'Effacer…'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** What is said to whoever erased a person: what is done, and what is left until when. */
function erasedWords({ isClean, isInLog, backups, portraits }: Remains): string {
  const parts = ['Tout ce qui concernait cette personne est effacé.']
  if (portraits.length > 0) {
    parts.push('Son portrait reste dans la médiathèque : supprimez-le s’il ne sert à rien d’autre.')
  }
  if (!isClean) {
    parts.push('La base était occupée : ses fichiers seront nettoyés pendant la nuit.')
  }
  if (isInLog) parts.push('Le journal de PostgreSQL la garde encore jusqu’à sa rotation.')
  if (backups.length > 0) {
    const made = backups.map(({ at, until }) => {
      const end =
        until === null ? 'tant que l’agence la garde' : `jusqu’au ${inDays(until)} environ`
      return `celle du ${inDays(at)} (${end})`
    })
    parts.push(`Des sauvegardes peuvent encore la contenir : ${made.join(', ')}.`)
  }
  return parts.join(' ')
}

/** Where texts about somebody of the team lie. */
function placesInWords({ live, draft, scheduled, revision = 0, trash }: Places): string {
  const parts = [
    ...(live ? ['sa fiche'] : []),
    ...(draft ? ['un brouillon'] : []),
    ...(scheduled ? ['une publication prévue'] : []),
    ...(revision > 0 ? [many(revision, 'version', 'versions')] : []),
    ...(trash ? ['la corbeille'] : []),
  ]
  return parts.join(', ')
}

type Places = KnownPerson['team'][number]['places']

const inDays = (instant: string): string => numericDate(instant, 'fr-FR')

interface SearchFormProps {
  who: string
  onType(who: string): void
  onSearch(event: FormEvent): void
}

const SearchForm = ({ who, onType, onSearch }: SearchFormProps) => (
  <form onSubmit={onSearch}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label="Adresse, téléphone ou nom"
        {...bounded(who, MAX_WHO)}
        value={who}
        onChange={(event) => onType(event.target.value)}
        required
        fullWidth
        size="small"
        autoComplete="off"
      />
      <Button type="submit" variant="outlined">
        Chercher
      </Button>
    </Stack>
  </form>
)

const FoundPerson = ({ found, isSure }: { found: KnownPerson; isSure: boolean }) => (
  <Alert severity={isSure ? 'warning' : 'info'} sx={{ mt: 2 }}>
    {many(found.leads.length, 'demande', 'demandes')}
    {found.leads.map(({ id, formTitle, received_at }) => (
      <div key={id}>{`n° ${id} : ${formTitle}, le ${instantInParis(received_at)}`}</div>
    ))}
    {`${many(found.notes, 'note', 'notes')}, ${many(found.files, 'fichier', 'fichiers')}, `}
    {`${many(found.mails, 'courriel en attente', 'courriels en attente')}, `}
    {found.subscriptions === 0
      ? 'aucun abonnement.'
      : `${many(found.subscriptions, 'abonnement', 'abonnements')} à la lettre ou aux rappels.`}
    {found.team.map(({ id, name, places }) => (
      <div key={id}>{`Équipe, ${name || 'sans nom'} : ${placesInWords(places)}.`}</div>
    ))}
    {found.others.length > 0 ? (
      <div>{`On y lit aussi : ${found.others.join(', ')}. Cherchez-les à part.`}</div>
    ) : null}
  </Alert>
)

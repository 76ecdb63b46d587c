import {
  Alert,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { fold } from '#base/kit/text/fold.ts'
import { IS_ELSEWHERE, OWN_SITES, SITES } from '#framework/admin/shell/configuration.ts'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'
import { SignedOutPage } from '#framework/admin/shell/signed-out-page.tsx'
import { session } from '#framework/api/session-calls.ts'

/** More of them are looked through by name. */
const MANY = 8

/** The sites on which somebody works, before one is chosen: on the back office's own host. */
export function SitesPage() {
  const isNobody = OWN_SITES.length === 0
  return (
    <SignedOutPage title={isNobody ? 'Aucun site ne vous est ouvert' : 'Vos sites'}>
      {IS_ELSEWHERE && !isNobody && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          Ce site n’existe pas, ou il ne vous est pas ouvert. Voici ceux sur lesquels vous
          travaillez.
        </Alert>
      )}
      {isNobody ? (
        <Typography sx={{ mb: 3 }}>
          Votre compte n’a plus accès au back-office d’aucun site. Demandez-le à la personne qui
          gère le vôtre, puis reconnectez-vous.
        </Typography>
      ) : (
        <ChosenSite />
      )}
      <Leave />
    </SignedOutPage>
  )
}

const BY_NAME = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

const ALL = OWN_SITES.toSorted((one, other) => BY_NAME.compare(one.name, other.name))

function ChosenSite() {
  const [words, setWords] = useState('')
  const wanted = fold(words).trim()
  const found = ALL.filter(({ name, host }) => fold(`${name} ${host}`).includes(wanted))
  return (
    <>
      {ALL.length > MANY && (
        <TextField
          type="search"
          label="Chercher un site"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          fullWidth
          sx={{ mb: 1 }}
        />
      )}
      <Typography component="output" variant="body2" color="textSecondary">
        {found.length === 0 ? 'Aucun site ne porte ce nom.' : ''}
      </Typography>
      <List aria-label="Vos sites" sx={{ mx: -2, mb: 2, maxHeight: '50vh', overflow: 'auto' }}>
        {found.map(({ id, name, host }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component="a" href={`${SITES}/s/${id}`} sx={{ borderRadius: 1 }}>
              <ListItemText primary={name} secondary={host || 'Pas encore de nom d’hôte'} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  )
}

function Leave() {
  const [fault, setFault] = useState('')
  const leave = () =>
    request(session.signOut).then(
      () => location.assign(SITES),
      (cause: unknown) => setFault(sentenceOf(cause)),
    )
  return (
    <>
      {fault !== '' && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {fault}
        </Alert>
      )}
      <Button onClick={() => void leave()}>Se déconnecter</Button>
    </>
  )
}

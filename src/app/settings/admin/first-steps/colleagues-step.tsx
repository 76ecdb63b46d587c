import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { pages } from '#features/pages/contract/pages.ts'
import { pageDocuments } from '#features/publishing/contract/page-documents.ts'
import { Confirm } from '#framework/admin/forms/confirm.tsx'
import { draftHref } from '#framework/admin/shell/configuration.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { pathOf } from '#framework/admin/shell/http.ts'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { firstStepCalls, type Leftover } from '../../contract/first-steps.ts'

/** Who else works on the site, whether mails arrive, what is left of the model; then the site itself. */
export const ColleaguesStep = () => (
  <>
    <Colleagues />
    <MailTest />
    <Leftovers />
    <Part title="Votre site">
      <Button variant="contained" href="/" sx={TARGET}>
        Voir votre site
      </Button>
    </Part>
  </>
)

const TARGET = { minHeight: 44 }

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}

const Colleagues = () => (
  <Part title="Vos collègues">
    {useMay()('users.manage') ? (
      <>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {fr(
            'Chacun reçoit une invitation et choisit son mot de passe : un compte ne se partage pas.',
          )}
        </Typography>
        <Button variant="outlined" component={Link} to="/users/create" sx={TARGET}>
          Inviter quelqu’un
        </Button>
      </>
    ) : (
      <Typography>
        {fr(
          'Les comptes sont ouverts par votre agence : donnez-lui le nom, l’adresse et le rôle de chacun.',
        )}
      </Typography>
    )}
  </Part>
)

function MailTest() {
  const { mutate, data, error, isPending } = useAct(firstStepCalls.testMail)
  const [isReceived, setReceived] = useState<boolean | null>(null)
  return (
    <Part title="Les courriels">
      <Button
        variant="outlined"
        disabled={isPending}
        sx={TARGET}
        onClick={() => {
          setReceived(null)
          mutate({})
        }}
      >
        Recevoir un courriel d’essai
      </Button>
      <Box component="output" sx={{ display: 'block', mt: 2 }}>
        {error ? <Alert severity="error">{fr(error.message)}</Alert> : null}
        {data && !data.isSent ? (
          <Alert severity="warning">
            {fr(
              'Aucun envoi de courriel n’est branché : demandez à votre agence de le faire. Les demandes des visiteurs restent dans « Demandes ».',
            )}
          </Alert>
        ) : null}
        {data?.isSent && isReceived === null ? (
          <Alert severity="info">
            {fr(`Un message vous a été envoyé, à ${data.to} : l’avez-vous reçu ?`)}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button size="small" variant="outlined" sx={TARGET} onClick={() => setReceived(true)}>
                Oui
              </Button>
              <Button
                size="small"
                variant="outlined"
                sx={TARGET}
                onClick={() => setReceived(false)}
              >
                Non
              </Button>
            </Box>
          </Alert>
        ) : null}
        {isReceived === true ? <Alert severity="success">Les courriels arrivent.</Alert> : null}
        {isReceived === false ? (
          <Alert severity="warning">
            {fr(
              'Regardez dans les indésirables, attendez cinq minutes, puis prévenez votre agence : le tableau de bord dit si l’envoi a échoué.',
            )}
          </Alert>
        ) : null}
      </Box>
    </Part>
  )
}

function Leftovers() {
  const { data } = useCall(firstStepCalls.read)
  const leftovers = data?.leftovers ?? []
  return (
    <Part title="Contenus du modèle">
      {leftovers.length === 0 ? (
        <Typography>{fr('Il ne reste rien du modèle à décider.')}</Typography>
      ) : (
        <>
          <Typography color="textSecondary">
            {fr(
              'Ces pages parlaient du cabinet du modèle. Récrivez puis gardez celles qui vous servent : elles vont en ligne. Effacées, elles vont à la corbeille.',
            )}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {leftovers.map((page) => (
              <LeftPage key={page.id} page={page} />
            ))}
          </Box>
        </>
      )}
    </Part>
  )
}

function LeftPage({ page: { id, name, path, isLive } }: { page: Leftover }) {
  const keep = useAct(firstStepCalls.keep)
  const erase = useAct(pages.trash)
  const [isAsked, setAsked] = useState(false)
  const error = keep.error ?? erase.error
  const isBusy = keep.isPending || erase.isPending
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {`${path}, ${isLive ? 'en ligne' : 'hors ligne'}`}
          </Typography>
        </Box>
        <Button
          href={draftHref(pathOf(pageDocuments.calls.preview, { params: { id, lang: 'fr' } }))}
          target="_blank"
          rel="noreferrer"
          aria-label={fr(`Regarder : ${name} (nouvel onglet)`)}
          sx={TARGET}
        >
          Regarder
        </Button>
        <Button
          component={Link}
          to={`/pages/${id}/fr/edit`}
          aria-label={fr(`Récrire : ${name}`)}
          sx={TARGET}
        >
          Récrire
        </Button>
        <Button
          disabled={isBusy}
          aria-label={fr(`Garder : ${name}`)}
          sx={TARGET}
          onClick={() => setAsked(true)}
        >
          Garder
        </Button>
        <Button
          color="error"
          disabled={isBusy}
          aria-label={fr(`Effacer : ${name}`)}
          sx={TARGET}
          onClick={() => erase.mutate({ params: { id } })}
        >
          Effacer
        </Button>
      </Box>
      {error ? <Alert severity="error">{fr(error.message)}</Alert> : null}
      {isAsked ? (
        <Confirm
          title={fr(`Garder « ${name} » ?`)}
          content={fr(
            'La page et celles d’en dessous vont en ligne telles qu’elles sont. Ce que vous n’avez pas récrit est encore le texte du modèle, qui parlait d’un autre cabinet : regardez-la d’abord.',
          )}
          action="Garder"
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            keep.mutate({ params: { id } })
          }}
        />
      ) : null}
    </Box>
  )
}

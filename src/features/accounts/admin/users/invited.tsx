import { Alert, Box, Button } from '@mui/material'
import { closeNotice, notify } from '#framework/admin/shell/notices.tsx'
import { copyText } from '#framework/admin/copy-text.ts'

/** Says that somebody is invited; where no mail leaves, with the link for the inviter to hand over. */
export function useInvited(): (name: string, link: string | undefined) => void {
  return (name, link) =>
    link === undefined
      ? notify('L’invitation est enregistrée.', { type: 'success' })
      : notify(<InvitationLink name={name} link={link} />, { stands: null })
}

/** Stays until it is closed: the link is shown once. */
function InvitationLink({ name, link }: { name: string; link: string }) {
  const copy = async () => {
    if (await copyText(link)) {
      closeNotice()
      notify('Le lien est copié : envoyez-le depuis votre messagerie.', { type: 'success' })
    } else notify('Le navigateur refuse de copier : sélectionnez le lien.', { type: 'warning' })
  }
  return (
    <Alert severity="warning" onClose={closeNotice} sx={{ maxWidth: 560 }}>
      {`Aucun envoi de courriel n’est branché. Remettez vous-même ce lien à ${name} : il sert une fois, pendant sept jours.`}
      <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere' }}>
        {link}
      </Box>
      <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
        Copier le lien
      </Button>
    </Alert>
  )
}

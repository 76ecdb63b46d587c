import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { Link } from 'react-router'

interface MessageProps {
  title: string
  children: ReactNode
  action?: ReactNode
}

/** A screen that only says something. */
export const Message = ({ title, children, action }: MessageProps) => (
  <Box sx={{ maxWidth: '38rem', py: 2 }}>
    <Title title={title} />
    <Typography sx={{ mb: 3 }}>{children}</Typography>
    {action ?? (
      <Button component={Link} to="/" variant="outlined">
        Aller au tableau de bord
      </Button>
    )}
  </Box>
)

/** An address that is nobody's. */
export const NotFound = () => (
  <Message title="Page introuvable">
    Cette adresse ne mène à aucun écran du back-office. Le lien est peut-être ancien, ou ce qu’il
    montrait a été supprimé.
  </Message>
)

/** A screen for other roles. */
export const NotAllowed = () => (
  <Message title="Écran réservé">
    Votre rôle ne donne pas accès à cet écran. Si vous en avez besoin, demandez-le à la personne qui
    gère les utilisateurs du site.
  </Message>
)

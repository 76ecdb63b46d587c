import { Alert, Box, Chip, List, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'
import { templateTitle } from './template-messages.ts'

interface Listed {
  data: { name: string; isOwn: boolean }[]
  dir: string
}

/** The templates of the product and the site's own copies. */
export default function TemplatesScreen() {
  const answer = useAnswer<Listed>('/templates')
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Title title="Modèles" preferenceKey={false} />
      <Typography sx={{ mb: 2 }}>
        Un modèle dessine une carte, un menu ou un article. Modifiez-en une copie : l’original reste
        là, et les widgets dont le réglage « Dossier de modèles du site » vaut{' '}
        <strong>{answer.state === 'ready' ? answer.value.dir : '…'}</strong> prennent la copie.
      </Typography>
      {answer.state === 'loading' ? <Typography component="output">Chargement…</Typography> : null}
      {answer.state === 'failed' ? <Alert severity="error">{answer.refusal.message}</Alert> : null}
      {answer.state === 'ready' ? (
        <List aria-label="Modèles">
          {answer.value.data.map(({ name, isOwn }) => (
            <li key={name}>
              <ListItemButton component={Link} to={`/admin/templates/${name}`}>
                <ListItemText primary={templateTitle(name)} secondary={name} />
                {isOwn ? <Chip color="primary" label="Copie du site" /> : <Chip label="Original" />}
              </ListItemButton>
            </li>
          ))}
        </List>
      ) : null}
    </Box>
  )
}

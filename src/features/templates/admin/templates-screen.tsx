import { Alert, Box, Chip, List, ListItemButton, ListItemText, Typography } from '@mui/material'
import { Title } from '#framework/admin/shell/title.tsx'
import { Link } from 'react-router'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { templates } from '../contract/templates.ts'
import { templateTitle } from '../rules/template-name.ts'

/** The templates of the product and the site's own copies. */
export default function TemplatesScreen() {
  const { data, error } = useCall(templates.list)
  return (
    <Box sx={{ maxWidth: 760 }}>
      <Title title="Modèles" />
      <Typography sx={{ mb: 2 }}>
        Un modèle dessine une carte, un menu ou un article. Modifiez-en une copie : l’original reste
        là, et les blocs dont le réglage « Dossier de modèles du site » vaut{' '}
        <strong>{data?.dir ?? '…'}</strong> prennent la copie.
      </Typography>
      {data === undefined && error ? <Alert severity="error">{error.message}</Alert> : null}
      {data === undefined && !error ? (
        <Typography component="output">Chargement…</Typography>
      ) : null}
      {data ? (
        <List aria-label="Modèles">
          {data.data.map(({ name, isOwn }) => (
            <li key={name}>
              <ListItemButton component={Link} to={`/templates/${name}`}>
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

import {
  Alert,
  Box,
  Card,
  LinearProgress,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material'
import { Title } from '#framework/admin/shell/title.tsx'
import { Link } from 'react-router'
import { LAYOUT_PARTS, type LayoutPart } from '#base/core/page/page.ts'
import type { Answer } from '#framework/api/call.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useOpened } from '#framework/admin/shell/use-call.ts'
import { layouts } from '../contract/layouts.ts'
import { DocumentStates } from './document-states.tsx'

type ListedLayout = Answer<typeof layouts.list>['layouts'][number]
type ListedPart = ListedLayout['parts'][number]

const HELP: Readonly<Record<LayoutPart, string>> = {
  announcement: 'Une phrase au-dessus de l’en-tête : fermeture, échéance, événement.',
  header: 'Le nom du cabinet, la navigation, le téléphone.',
  footer: 'Les bureaux, les liens, les mentions.',
  error404: 'Ce que lit qui suit un lien qui ne mène plus nulle part.',
  signin: 'Ce que lit qui ouvre une page réservée aux clients.',
}

/** What stands around the pages of the site, or in their place. */
export default function LayoutsScreen() {
  const { data, error } = useOpened(layouts.list)
  const all = data?.layouts ?? []
  return (
    <>
      <Title title="En-tête et pied de page" />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Ce qui se voit sur toutes les pages. Chaque changement reste un brouillon tant que vous ne
        le publiez pas.
      </Typography>
      {error && !data ? <Alert severity="error">{error.message}</Alert> : null}
      {!error && !data ? (
        <LinearProgress aria-label="Lecture de l’en-tête et du pied de page" />
      ) : null}
      <Stack spacing={3}>
        {all.map((layout) => (
          <Box component="section" key={layout.id} aria-label={layout.name}>
            {all.length > 1 ? (
              <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
                {`${layout.name}, ${layout.pages} ${layout.pages > 1 ? 'pages' : 'page'}`}
              </Typography>
            ) : null}
            <Card>
              <Parts layout={layout} />
            </Card>
          </Box>
        ))}
      </Stack>
    </>
  )
}

function Parts({ layout: { id, parts } }: { layout: ListedLayout }) {
  const mayWrite = useMay()('pages.write')
  return (
    <List disablePadding>
      {parts.map((entry) => {
        const { part, lang } = entry
        const name = lang === 'en' ? `${LAYOUT_PARTS[part]} (en anglais)` : LAYOUT_PARTS[part]
        const words = (
          <>
            <ListItemText primary={name} secondary={HELP[part]} />
            <DocumentStates {...entry} notLive={emptyWords(entry)} />
          </>
        )
        return (
          <ListItem key={`${part} ${lang}`} divider disablePadding={mayWrite} sx={ROW}>
            {mayWrite ? (
              <ListItemButton component={Link} to={`/layouts/${id}/${part}/${lang}`} sx={ROW}>
                {words}
              </ListItemButton>
            ) : (
              words
            )}
          </ListItem>
        )
      })}
    </List>
  )
}

const ROW = { flexWrap: 'wrap', gap: 1 } as const

/** What stands where nothing of its own is live. */
const emptyWords = ({ part, lang }: ListedPart): string =>
  part === 'announcement' || lang === 'fr' ? 'Rien en ligne' : 'Comme en français'

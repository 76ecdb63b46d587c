import { Box, Typography } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { documentTitle } from '#features/pages/rules/page-title.ts'
import { settingsFacts } from '#features/sites/contract/settings-facts.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'

const OFFICE_PAGE = 1

/** What the patterns give for three pages of the site, while they are written. */
export function TitleExample({ patterns }: { patterns: unknown }) {
  const { data } = useCall(settingsFacts.read)
  if (data === undefined) return null
  const { nomcabinet, localite, client_type, town } = data.titles
  const written = (name: string): string => {
    const all = typeof patterns === 'object' && patterns !== null ? patterns : {}
    return String(new Map<string, unknown>(Object.entries(all)).get(name) ?? '')
  }
  const site = {
    settings: {
      client_type,
      title_patterns: { home: written('home'), office: written('office'), page: written('page') },
    },
    constants: { nomcabinet, localite },
    offices: [{ page: OFFICE_PAGE, town }],
  }
  const page = { auto_mod: 't', lang: 'fr' as const, name: '', title: '' }
  const examples = [
    ['Accueil', documentTitle({ ...page, id: 2, level: 0, title: 'Accueil' }, site)],
    ['Bureau', documentTitle({ ...page, id: OFFICE_PAGE, level: 3, title: 'Nos bureaux' }, site)],
    ['Autre page', documentTitle({ ...page, id: 3, level: 2, title: 'Nos missions' }, site)],
  ] as const
  return (
    <Box sx={{ mt: 1, p: 2, bgcolor: 'action.hover', borderRadius: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Ce que montreront les moteurs de recherche
      </Typography>
      {examples.map(([what, title]) => (
        <Box key={what} sx={{ mb: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {what}
          </Typography>
          <Typography aria-live="polite">{fr(title) || '(titre vide)'}</Typography>
        </Box>
      ))}
    </Box>
  )
}

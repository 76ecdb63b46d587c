import { Box, Button, Typography } from '@mui/material'
import { Link } from 'react-router'
import { NewArticleButton } from '#features/articles/admin/new-article-button.tsx'
import type { Right } from '#framework/api/rights.ts'
import { useMay } from '#framework/admin/shell/context.tsx'

interface QuickActsProps {
  /** `null` while it is not known. */
  home: { id: number; layoutId: number } | null
}

/** What a secretary comes for most often, one click away. */
export function QuickActs({ home }: QuickActsProps) {
  const may = useMay()
  const links: readonly (readonly [label: string, to: string | null, right: Right])[] = [
    ['Modifier la page d’accueil', home && `/pages/${home.id}/fr/edit`, 'pages.write'],
    ['Ajouter une page', '/pages?ajouter', 'pages.structure'],
    ['Changer le téléphone', '/cabinet', 'firm.write'],
    ['Changer le logo et les couleurs', '/cabinet/logo', 'firm.write'],
    ['Annoncer une fermeture', '/cabinet/bureaux#fermetures-exceptionnelles', 'firm.write'],
    ['Modifier l’en-tête', home && `/layouts/${home.layoutId}/header/fr`, 'pages.write'],
  ]
  const shown = links.filter(([, , right]) => may(right))
  if (shown.length === 0 && !may('articles.write')) return null
  return (
    <Box component="section" aria-labelledby="quick-acts" sx={{ mb: 3 }}>
      <Typography id="quick-acts" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        Que voulez-vous faire ?
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shown.map(([label, to]) => (
          <Button
            key={label}
            variant="outlined"
            component={Link}
            // Without an address it would not be said to be disabled, and a click on it do nothing.
            to={to ?? '/'}
            disabled={to === null}
          >
            {label}
          </Button>
        ))}
        <NewArticleButton variant="outlined" label="Écrire un article" />
      </Box>
    </Box>
  )
}

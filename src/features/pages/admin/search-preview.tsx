import { Box, Typography } from '@mui/material'
import type { EditedTexts } from '../contract/pages.ts'
import { DESCRIPTION_SIGNS, TITLE_SIGNS } from '../rules/page-fields.ts'
import { titleWithin } from '../rules/page-title.ts'

interface SearchPreviewProps {
  texts: EditedTexts
  origin: string
}

/** What a search engine would show of the page, and whether it would be cut. */
export function SearchPreview({ texts, origin }: SearchPreviewProps) {
  const title = documentTitleOf(texts)
  const address = [origin.replace(/^https?:\/\//, ''), ...texts.path.split('/').filter(Boolean)]
  return (
    <Box
      component="section"
      aria-label="Aperçu dans un moteur de recherche"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, maxWidth: 640, my: 2 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {address.join(' › ')}
      </Typography>
      <Typography sx={{ fontSize: '1.2rem', color: 'info.main', lineHeight: 1.3 }}>
        {cut(title, TITLE_SIGNS.most)}
      </Typography>
      <Typography variant="body2">
        {texts.description === ''
          ? 'Sans description, le moteur choisit lui-même une phrase de la page.'
          : cut(texts.description, DESCRIPTION_SIGNS.most)}
      </Typography>
      {texts.is_indexable ? null : (
        <Typography variant="body2" color="error" sx={{ mt: 1 }}>
          Cette page n’apparaîtra pas : elle est exclue des moteurs de recherche.
        </Typography>
      )}
    </Box>
  )
}

/** Text of `<title>` with the title that is being written. */
export function documentTitleOf({ documentTitle, title, name }: EditedTexts): string {
  const words = title || name
  const whole = documentTitle.replaceAll('{title}', words)
  return whole === documentTitle ? whole : titleWithin(whole, words)
}

/** « 48 signes : une bonne longueur. » */
export const titleHint = (title: string): string => hint(title, TITLE_SIGNS)
export const descriptionHint = (description: string): string => hint(description, DESCRIPTION_SIGNS)

function hint(text: string, { least, most }: { least: number; most: number }): string {
  const { length } = [...text]
  const signs = `${length} signe${length > 1 ? 's' : ''}`
  if (length === 0) return ''
  if (length < least) return `${signs} : un peu court, visez ${least} à ${most}.`
  if (length > most) return `${signs} : la fin sera coupée, visez ${most} au plus.`
  return `${signs} : une bonne longueur.`
}

const cut = (text: string, most: number): string =>
  [...text].length <= most ? text : `${[...text].slice(0, most).join('').trimEnd()} …`

import { Box, Link, Typography } from '@mui/material'
import { useId } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { dateOf } from '#framework/admin/shell/dates.ts'
import type { FigureToRead } from '../rules/figures-to-read.ts'

/** « 20/11/2026 » or « 11/2026 » of a day or a month as it is stored. */
export const dayFirst = (stored: string): string => stored.split('-').toReversed().join('/')

const DETAILS: Readonly<Record<FigureToRead['reason'], (at: string) => string>> = {
  over: (at) => `n’est plus en vigueur depuis le ${dateOf(at)}`,
  beyond: (at) => `connu jusqu’au ${dateOf(at)}, à confirmer ensuite`,
  ending: (at) => `en vigueur jusqu’au ${dateOf(at)}`,
  unread: (at) => `pas relu depuis ${dayFirst(at)}`,
}

/** Why a figure is to be read at its source, after its name. */
const readingDetail = ({ reason, at }: Pick<FigureToRead, 'reason' | 'at'>): string =>
  DETAILS[reason](at)

/** Where a figure stands on its screen. */
export const figureAnchor = (key: string): string => `chiffre-${key}`

/** Brings a figure into view, the keyboard to what opens it. */
function goTo(key: string): void {
  const figure = document.getElementById(figureAnchor(key))
  figure?.scrollIntoView()
  figure?.querySelector('button')?.focus({ preventScroll: true })
}

/** What to read first, each leading to its figure below. */
export function ReadingList({ figures }: { figures: readonly FigureToRead[] }) {
  const heading = useId()
  if (figures.length === 0) return null
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mt: 3 }}>
      <Typography variant="h3" id={heading} sx={{ mb: 1 }}>
        À relire d’abord
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {figures.map((figure) => (
          <li key={figure.key}>
            <Link component="button" type="button" onClick={() => goTo(figure.key)}>
              {fr(figure.label)}
            </Link>
            {fr(` : ${readingDetail(figure)}`)}
          </li>
        ))}
      </Box>
    </Box>
  )
}

import { Link } from '@mui/material'

/** Id of the part that holds the screen. */
export const MAIN = 'contenu'

/** First stop of the keyboard: over the bar and the menu. */
export const SkipLink = () => (
  <Link
    href={`#${MAIN}`}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(MAIN)?.focus()
    }}
    sx={{
      position: 'fixed',
      left: 16,
      top: -80,
      zIndex: 2000,
      px: 2,
      py: 1,
      bgcolor: 'background.paper',
      borderRadius: 1,
      '&:focus': { top: 12 },
    }}
  >
    Aller au contenu
  </Link>
)

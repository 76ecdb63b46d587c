import Chip from '@mui/material/Chip'
import { type ShownStanding, standingWords } from './article.ts'

/** Where an article stands, in a few words. */
export const StateChip = (standing: ShownStanding) => {
  const { state } = standing
  return (
    <Chip
      size="small"
      color={state === 'published' ? 'primary' : 'default'}
      variant={state === 'draft' || state === 'removed' ? 'outlined' : 'filled'}
      label={standingWords(standing)}
    />
  )
}

import Chip from '@mui/material/Chip'
import type { ArticleState } from '../rules/own-article.ts'
import { STATE_WORDS } from './article.ts'

/** Where an article stands, in a word or two. */
export const StateChip = ({ state, hasDraft }: { state: ArticleState; hasDraft: boolean }) => {
  const isChanged = hasDraft && (state === 'published' || state === 'scheduled')
  return (
    <Chip
      size="small"
      color={state === 'published' ? 'primary' : 'default'}
      variant={state === 'draft' || state === 'removed' ? 'outlined' : 'filled'}
      label={isChanged ? `${STATE_WORDS[state]}, modifié` : STATE_WORDS[state]}
    />
  )
}

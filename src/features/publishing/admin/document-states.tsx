import { Chip, Stack } from '@mui/material'
import { dateTimeOf } from '#framework/admin/shell/dates.ts'
import type { ListedState } from '../contract/listed-state.ts'

interface DocumentStatesProps extends ListedState {
  /** What a document is of which nothing is live. */
  notLive: string
}

/** What visitors see of a document in a list, and what is to come. */
export const DocumentStates = ({
  isLive,
  isDraft,
  isRequested,
  schedules,
  notLive,
}: DocumentStatesProps) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {isLive ? null : <Chip size="small" variant="outlined" label={notLive} />}
    {isDraft ? <Chip size="small" color="info" variant="outlined" label="Brouillon" /> : null}
    {isRequested ? (
      <Chip size="small" color="warning" variant="outlined" label="Publication demandée" />
    ) : null}
    {schedules.map(({ action, due }) => (
      <Chip
        key={action}
        size="small"
        variant="outlined"
        label={`${action === 'publish' ? 'Mise en ligne prévue' : 'Retrait prévu'} le ${dateTimeOf(due)}`}
      />
    ))}
  </Stack>
)

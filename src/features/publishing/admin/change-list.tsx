import { Box, Chip, List, ListItem, Stack, Typography } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { FieldChange } from '../rules/option-changes.ts'
import type { PageChange } from '../rules/page-diff.ts'

const KINDS = {
  added: { label: 'Ajouté', color: 'success' },
  removed: { label: 'Supprimé', color: 'error' },
  moved: { label: 'Déplacé', color: 'info' },
  changed: { label: 'Modifié', color: 'default' },
} as const

/** What became of a page between two versions, widget by widget. */
export const ChangeList = ({ changes }: { changes: readonly PageChange[] }) =>
  changes.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>
      Ces deux versions disent la même chose.
    </Typography>
  ) : (
    <List disablePadding>
      {changes.map((change) => (
        <ListItem
          key={`${change.kind} ${change.widgetId} ${change.widget}`}
          disableGutters
          sx={{ display: 'block', borderBottom: 1, borderColor: 'divider', py: 1.5 }}
        >
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Chip size="small" variant="outlined" {...KINDS[change.kind]} />
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {change.widget}
            </Typography>
            {change.place ? (
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {change.place}
              </Typography>
            ) : null}
          </Stack>
          {change.words && change.changes.length === 0 ? (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {fr(`« ${change.words} »`)}
            </Typography>
          ) : null}
          {change.changes.map((field) => (
            <FieldLine key={field.label} {...field} />
          ))}
        </ListItem>
      ))}
    </List>
  )

/** Words struck and added; who hears them is told which are which. */
const FieldLine = ({ label, parts }: FieldChange) => (
  <Box sx={{ mt: 1 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography
      variant="body2"
      component="p"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {parts.map(({ kind, text }, index) =>
        kind === 'same' ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never move.
          <span key={index}>{text}</span>
        ) : (
          <Box
            // oxlint-disable-next-line react/no-array-index-key -- as above.
            key={index}
            component={kind === 'gone' ? 'del' : 'ins'}
            aria-label={`${kind === 'gone' ? 'retiré' : 'ajouté'} : ${text}`}
            sx={{
              color: kind === 'gone' ? 'error.main' : 'success.main',
              textDecoration: kind === 'gone' ? 'line-through' : 'underline',
              fontWeight: kind === 'gone' ? 400 : 600,
            }}
          >
            {text}
          </Box>
        ),
      )}
    </Typography>
  </Box>
)

import { Box, Button, Chip, List, ListItem, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { FieldChange } from '../rules/option-changes.ts'
import type { PageChange } from '../rules/page-diff.ts'

const KINDS = {
  added: { label: 'Ajouté', color: 'success' },
  removed: { label: 'Supprimé', color: 'error' },
  moved: { label: 'Déplacé', color: 'info' },
  changed: { label: 'Modifié', color: 'default' },
} as const

interface ChangeListProps {
  changes: readonly PageChange[]
  /** So many are shown at first. */
  atFirst?: number | undefined
  /** Shows a widget that stands in the draft. */
  onGoTo?: ((widgetId: number) => void) | undefined
}

/** What became of a page between two versions, widget by widget. */
export function ChangeList({ changes, atFirst = Infinity, onGoTo }: ChangeListProps) {
  const [isWhole, setWhole] = useState(false)
  const rest = isWhole ? 0 : Math.max(0, changes.length - atFirst)
  if (changes.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Ces deux versions disent la même chose.
      </Typography>
    )
  }
  const show = ({ kind, widgetId }: PageChange) =>
    onGoTo && widgetId !== null && kind !== 'removed' ? () => onGoTo(widgetId) : null
  return (
    <List disablePadding>
      {changes.slice(0, changes.length - rest).map((change) => (
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
            <ShowButton name={change.widget} onShow={show(change)} />
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
      {rest > 0 ? (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {rest === 1 ? 'Voir un autre changement' : `Voir ${rest} autres changements`}
        </Button>
      ) : null}
    </List>
  )
}

interface ShowButtonProps {
  name: string
  /** `null` where there is no way. */
  onShow: (() => void) | null
}

/** Leads to a widget of the page, or to its fields. */
export const ShowButton = ({ name, onShow }: ShowButtonProps) =>
  onShow && (
    <Button
      size="small"
      sx={{ ml: 'auto' }}
      aria-label={fr(name ? `Montrer « ${name} »` : 'Montrer')}
      onClick={onShow}
    >
      Montrer
    </Button>
  )

/** Words struck and added, pictures as such; who hears them is told which are which. */
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
            {isPicture(text) ? (
              <Box
                component="img"
                src={text}
                alt={text.slice(text.lastIndexOf('/') + 1)}
                sx={{ maxHeight: 96, maxWidth: '45%', border: 2, borderRadius: 1, mr: 1 }}
              />
            ) : (
              text
            )}
          </Box>
        ),
      )}
    </Typography>
  </Box>
)

const PICTURES = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp']

/** A medium by its path. */
const isPicture = (text: string): boolean =>
  text.startsWith('/media/') &&
  !text.includes(' ') &&
  PICTURES.some((ending) => text.toLowerCase().endsWith(ending))

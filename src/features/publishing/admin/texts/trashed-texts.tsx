import { Box, Button, Card, List, ListItem, ListItemText, Typography } from '@mui/material'
import { notify } from '#framework/admin/shell/notices.tsx'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import type { TrashedText } from '../../contract/texts.ts'
import type { TextScreenWords, TextsOfScreen } from './text-screen-words.ts'

interface TrashedTextsProps {
  of: TextsOfScreen
  trashed: readonly TrashedText[]
  mayWrite: boolean
  ending: TextScreenWords['ending']
}

/** Texts in the trash, until they come back or are erased. */
export function TrashedTexts({ of, trashed, mayWrite, ending }: TrashedTextsProps) {
  const { mutateAsync } = useAct(of.texts.restore)
  const restore = ({ id, title }: TrashedText) => {
    mutateAsync({ params: { id } }).then(
      () => notify(`« ${title} » est restauré${ending ?? ''}.`, { type: 'success' }),
      (cause: unknown) => notify(sentenceOf(cause), { type: 'error' }),
    )
  }
  return (
    <Box component="section" aria-labelledby="trashed-texts" sx={{ mt: 4 }}>
      <Typography id="trashed-texts" component="h2" variant="h6" sx={{ mb: 1 }}>
        Corbeille
      </Typography>
      <Card>
        <List disablePadding aria-labelledby="trashed-texts">
          {trashed.map((text) => (
            <ListItem key={`${text.id} ${text.at}`} divider sx={{ flexWrap: 'wrap', gap: 1 }}>
              <ListItemText
                sx={{ flex: '1 1 200px' }}
                primary={text.title}
                secondary={`Retiré${ending ?? ''} le ${dateOf(text.at)}${text.by ? `, par ${text.by}` : ''}. Effacé${ending ?? ''} le ${dateOf(text.erasedAt)}.`}
              />
              {mayWrite ? (
                <Button onClick={() => restore(text)} aria-label={`Restaurer « ${text.title} »`}>
                  Restaurer
                </Button>
              ) : null}
            </ListItem>
          ))}
        </List>
      </Card>
    </Box>
  )
}

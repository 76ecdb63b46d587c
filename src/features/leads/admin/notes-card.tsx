import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { leads, type ShownLead } from '../contract/leads.ts'
import { instantInParis } from '#base/kit/time/paris-time.ts'
import { useChange } from './use-change.ts'

/** Characters of a note. */
const MOST = 4000

/** What the firm writes beside a request. */
export function NotesCard({ lead }: { lead: ShownLead }) {
  const may = useMay()
  const change = useChange()
  const note = useAct(leads.note)
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    void change(async () => {
      await note.mutateAsync({ params: { id: lead.id }, body: { text } })
      setText('')
    }, 'Note ajoutée.')
  }
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Notes
        </Typography>
        {lead.notes.length === 0 ? (
          <Typography color="text.secondary">Personne n’a encore noté quoi que ce soit.</Typography>
        ) : null}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {lead.notes.map(({ id, at, author, text: said }) => (
            <Box component="li" key={id} sx={{ mb: 2 }}>
              <Typography variant="body2" color="text.secondary">
                {`${author}, le ${instantInParis(at)}`}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {said}
              </Typography>
            </Box>
          ))}
        </Box>
        {may('leads.write') ? (
          <form onSubmit={add}>
            <TextField
              label="Nouvelle note"
              value={text}
              onChange={(event) => setText(event.target.value)}
              multiline
              minRows={2}
              fullWidth
              required
              {...bounded(text, MOST)}
            />
            <Button
              type="submit"
              variant="outlined"
              sx={{ mt: 1 }}
              disabled={text.trim() === '' || text.length > MOST}
            >
              Ajouter la note
            </Button>
          </form>
        ) : null}
      </CardContent>
    </Card>
  )
}

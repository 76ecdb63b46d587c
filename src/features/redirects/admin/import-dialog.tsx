import {
  Alert,
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { MOST_LINES, MOST_REDIRECTS } from '#features/pages/rules/edited-redirects.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { type ImportedLine, type ImportReport, redirects } from '../contract/redirects.ts'

const OUTCOMES: Readonly<
  Record<
    ImportedLine['outcome'],
    { label: string; color: 'success' | 'info' | 'default' | 'error' }
  >
> = {
  new: { label: 'Nouvelle', color: 'success' },
  replaces: { label: 'Remplace', color: 'info' },
  same: { label: 'Déjà là', color: 'default' },
  refused: { label: 'Refusée', color: 'error' },
}

/** Redirects of a file: first what they would do, line by line, then it is done. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('')
  const [report, setReport] = useState<ImportReport | null>(null)
  const [refusal, setRefusal] = useState('')
  const { mutateAsync } = useAct(redirects.import)
  const ready = (report?.counts.new ?? 0) + (report?.counts.replaces ?? 0)

  const change = (value: string) => {
    setText(value)
    setReport(null)
  }
  const ask = async (dryRun: boolean) => {
    setRefusal('')
    try {
      const answer = await mutateAsync({ body: { text, dryRun } })
      if (dryRun) return setReport(answer)
      notify(`${answer.counts.new + answer.counts.replaces} redirections importées.`, {
        type: 'success',
      })
      onClose()
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      setRefusal(cause.message)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="import-title" maxWidth="md" fullWidth>
      <DialogTitle id="import-title">Importer des redirections</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>
          Un fichier CSV : une ligne par redirection, « ancienne adresse ; nouvelle adresse »,{' '}
          {MOST_LINES.toLocaleString('fr-FR')} lignes au plus ; un site garde{' '}
          {MOST_REDIRECTS.manual.toLocaleString('fr-FR')} redirections. Rien n’est enregistré avant
          votre accord.
        </Typography>
        <FileButton onRead={change} />
        <TextField
          label="Ou collez les lignes ici"
          multiline
          minRows={4}
          maxRows={10}
          value={text}
          onChange={({ target }) => change(target.value)}
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Box aria-live="polite">
          {report ? (
            <Typography sx={{ my: 1, fontWeight: 600 }}>
              {`Nouvelles : ${report.counts.new}, remplacées : ${report.counts.replaces}, déjà là : ${report.counts.same}, refusées : ${report.counts.refused}.`}
            </Typography>
          ) : null}
        </Box>
        {report ? <ImportedLines lines={report.lines} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        {report === null ? (
          <Button variant="contained" disabled={text.trim() === ''} onClick={() => void ask(true)}>
            Vérifier
          </Button>
        ) : (
          <Button variant="contained" disabled={ready === 0} onClick={() => void ask(false)}>
            Importer {ready} redirection{ready > 1 ? 's' : ''}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const ImportedLines = ({ lines }: { lines: readonly ImportedLine[] }) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Ligne</TableCell>
          <TableCell>De</TableCell>
          <TableCell>Vers</TableCell>
          <TableCell>Résultat</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ line, source, destination, outcome, note }) => (
          <TableRow key={line}>
            <TableCell>{line}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{source}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{destination}</TableCell>
            <TableCell>
              <Chip
                size="small"
                variant="outlined"
                color={OUTCOMES[outcome].color}
                label={OUTCOMES[outcome].label}
              />
              {note ? <Typography variant="body2">{note}</Typography> : null}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

const FileButton = ({ onRead }: { onRead(text: string): void }) => (
  <Button component="label" variant="outlined">
    Choisir un fichier
    <input
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      hidden
      onChange={({ target }) => {
        void target.files?.[0]?.text().then(onRead)
      }}
    />
  </Button>
)

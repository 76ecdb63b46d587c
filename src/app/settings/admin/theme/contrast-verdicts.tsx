import FailIcon from '@mui/icons-material/ErrorOutlineOutlined'
import PassIcon from '@mui/icons-material/CheckCircleOutlined'
import {
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { type PairVerdict, themeVerdicts } from '#features/sites/rules/theme-contrast.ts'
import { tokenLabel } from '#features/sites/rules/theme-tokens.ts'

const ratioOf = ({ ratio }: PairVerdict): string =>
  ratio === null ? '—' : (Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')

/** Each pair of colours that stand upon each other, with its contrast and whether it is enough. */
export function ContrastVerdicts({ colours }: { colours: Readonly<Record<string, string>> }) {
  const verdicts = themeVerdicts(colours)
  const failed = verdicts.filter(({ passes }) => !passes)
  const shown = [...failed, ...verdicts.filter(({ passes }) => passes)]
  return (
    <section aria-label="Contrastes">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Contrastes
      </Typography>
      <Box component="output" sx={{ display: 'block', mb: 1 }}>
        {failed.length === 0 ? (
          <Alert severity="success">Toutes les paires de couleurs se lisent bien.</Alert>
        ) : (
          <Alert severity="warning">
            {fr(
              failed.length === 1
                ? 'Une paire de couleurs se lit mal. Vous pouvez publier, mais des visiteurs auront du mal à lire.'
                : `${failed.length} paires de couleurs se lisent mal. Vous pouvez publier, mais des visiteurs auront du mal à lire.`,
            )}
          </Alert>
        )}
      </Box>
      <Box
        component="section"
        sx={{ maxHeight: 220, overflow: 'auto' }}
        tabIndex={0}
        aria-label="Paires de couleurs"
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Couleur sur fond</TableCell>
              <TableCell align="right">Contraste</TableCell>
              <TableCell>Verdict</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((pair) => (
              <TableRow key={`${pair.colour} ${pair.ground}`}>
                <TableCell>
                  {tokenLabel(pair.colour)} sur {tokenLabel(pair.ground).toLowerCase()}
                </TableCell>
                <TableCell align="right">{ratioOf(pair)}</TableCell>
                <TableCell>
                  <Verdict pair={pair} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </section>
  )
}

const Verdict = ({ pair: { passes, needed } }: { pair: PairVerdict }) => (
  <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
    {passes ? (
      <PassIcon fontSize="small" color="success" />
    ) : (
      <FailIcon fontSize="small" color="error" />
    )}
    {passes ? 'Suffit' : `Trop faible, il faut ${String(needed).replace('.', ',')}`}
  </Box>
)

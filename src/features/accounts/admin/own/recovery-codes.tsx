import { Box, Button, GlobalStyles, Stack } from '@mui/material'
import { notify } from '#framework/admin/shell/notices.tsx'
import { copyText } from '#framework/admin/copy-text.ts'

/** The codes alone on the sheet when they are printed. */
const PRINTED = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '.recovery-codes, .recovery-codes *': { visibility: 'visible' },
    '.recovery-codes': { position: 'fixed', top: 0, left: 0 },
  },
} as const

/** Recovery codes, shown once: to be copied, printed, or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = async () => {
    if (await copyText(codes.join('\n'))) notify('Les codes sont copiés.', { type: 'success' })
    else notify('La copie n’a pas été permise : imprimez les codes.', { type: 'warning' })
  }
  const text = `Codes de secours pour ${location.host}\nChacun ne sert qu’une fois.\n\n${codes.join('\n')}\n`
  return (
    <Box>
      <GlobalStyles styles={PRINTED} />
      <Box
        component="ul"
        className="recovery-codes"
        aria-label="Codes de secours"
        sx={{
          m: 0,
          mb: 1.5,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          gap: 1,
          maxWidth: 480,
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code}>
            <Box component="code" sx={{ fontSize: '1.05rem', letterSpacing: '0.04em' }}>
              {code}
            </Box>
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" size="small" onClick={() => void copy()}>
          Copier
        </Button>
        <Button variant="outlined" size="small" onClick={() => print()}>
          Imprimer
        </Button>
        <Button
          variant="outlined"
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codes-de-secours.txt"
        >
          Télécharger
        </Button>
      </Stack>
    </Box>
  )
}

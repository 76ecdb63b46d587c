import { Box } from '@mui/material'
import { encode } from 'uqr'

/** Light squares around the code, by which cameras find it. */
const QUIET = 4

/** A text as a square that a telephone reads; black on white in every display, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file.
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', maxWidth: 220, borderRadius: 1, bgcolor: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}

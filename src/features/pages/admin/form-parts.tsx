import { Box, Card, Chip, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material'
import type { ReactNode } from 'react'

/** Pixels: a line of a form that the eye still follows. */
export const GROUP_WIDTH = 880

interface GroupProps {
  title: string
  /** Closed until somebody opens it. */
  isFolded?: boolean
  children: ReactNode
}

/** A group of properties under its heading. */
export const Group = ({ title, isFolded = false, children }: GroupProps) => {
  const heading = (
    <Box
      component="h2"
      sx={{
        typography: 'h2',
        mt: 0,
        mb: isFolded ? 0 : 1.5,
        display: isFolded ? 'inline' : 'block',
      }}
    >
      {title}
    </Box>
  )
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 3, maxWidth: GROUP_WIDTH }}>
      {isFolded ? (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {heading}
          </Box>
          <Box sx={{ mt: 2 }}>{children}</Box>
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </Card>
  )
}

export interface LineProps {
  label: string
  value: string
  help?: string
  error?: string | undefined
  /** The field follows the name by itself until somebody writes it. */
  isAuto?: boolean
  /** Gives the field back to its pattern; absent where it has none. */
  onAuto?: () => void
  rows?: number
  max?: number
  code?: boolean
  onChange(value: string): void
}

/** A text property, with whether it follows the name by itself. */
export const Line = ({
  label,
  value,
  help,
  error,
  isAuto = false,
  onAuto,
  rows = 1,
  max = 300,
  code = false,
  onChange,
}: LineProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error ?? help}
      multiline={rows > 1}
      minRows={rows}
      slotProps={{
        htmlInput: {
          maxLength: max,
          ...(code ? { spellCheck: false, style: { fontFamily: 'monospace' } } : {}),
        },
      }}
    />
    {isAuto ? (
      <Chip size="small" variant="outlined" label="Automatique" sx={{ mt: 2 }} />
    ) : onAuto ? (
      <Chip
        size="small"
        label="Rendre automatique"
        aria-label={`Rendre « ${label} » automatique`}
        onClick={onAuto}
        sx={{ mt: 2 }}
      />
    ) : null}
  </Box>
)

interface YesNoProps {
  label: string
  help: string
  value: boolean
  onChange(value: boolean): void
}

/** A property that is or is not. */
export const YesNo = ({ label, help, value, onChange }: YesNoProps) => (
  <Box sx={{ my: 1 }}>
    <FormControlLabel
      control={<Switch checked={value} onChange={(_event, checked) => onChange(checked)} />}
      label={label}
    />
    <FormHelperText sx={{ mt: 0, ml: 6 }}>{help}</FormHelperText>
  </Box>
)

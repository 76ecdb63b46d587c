import { Box, TextField } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import type { InputProps } from '#framework/admin/inputs/input-props.ts'

/** Only such a colour can stand in the browser's own picker. */
const SIX_DIGITS = /^#[0-9a-f]{6}$/i

interface ColourFieldProps extends InputProps<string> {
  /** It may be left empty. */
  isOptional?: boolean
}

/** A colour, chosen or typed. */
export function ColourField(props: ColourFieldProps) {
  const { label, help, value, onChange, error, disabled = false, isOptional = false } = props
  const isEmpty = isOptional && value === ''
  const fault =
    error ||
    (!isEmpty && safeColour(value) === null ? 'Écrivez une couleur comme #0E4A4F.' : undefined)
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={fr(`Choisir la couleur : ${label}`)}
        value={SIX_DIGITS.test(value) ? value.toLowerCase() : isEmpty ? '#ffffff' : '#000000'}
        disabled={disabled}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
          onChange(event.target.value.toUpperCase())
        }
        sx={{
          width: 44,
          height: 40,
          mt: 1,
          p: 0.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.25,
          bgcolor: 'background.paper',
          flexShrink: 0,
        }}
      />
      <TextField
        label={label}
        value={value}
        disabled={disabled}
        error={fault !== undefined}
        helperText={fault ? fr(fault) : help}
        onChange={({ target }) => onChange(target.value.trim())}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </Box>
  )
}

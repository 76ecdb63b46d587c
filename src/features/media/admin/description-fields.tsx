import { FormControlLabel, Stack, Switch, TextField } from '@mui/material'
import type { MediaWords } from '#base/core/media/media-file.ts'

interface DescriptionProps {
  value: Pick<MediaWords, 'alt' | 'decorative'>
  onChange(changes: Partial<MediaWords>): void
  disabled: boolean
}

const onOneLine = (text: string): string =>
  text.replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces))

/** What an image says to who does not see it, or that it says nothing. */
export const DescriptionFields = ({ value, onChange, disabled }: DescriptionProps) => (
  <Stack spacing={1}>
    <TextField
      label="Texte de remplacement"
      value={value.decorative ? '' : value.alt}
      disabled={disabled || value.decorative}
      multiline
      helperText={
        value.decorative
          ? 'Une image décorative n’en a pas : les lecteurs d’écran passent dessus.'
          : 'Ce que l’image montre, en une phrase : « Trois associés autour d’une table ».'
      }
      slotProps={{ htmlInput: { maxLength: 500 } }}
      // A line break would end up in an attribute.
      onChange={({ target }) => onChange({ alt: onOneLine(target.value) })}
    />
    <FormControlLabel
      control={
        <Switch
          checked={value.decorative}
          disabled={disabled}
          onChange={(_event, decorative) => onChange({ decorative })}
        />
      }
      label="Image décorative : elle n’apprend rien de plus que le texte"
    />
  </Stack>
)

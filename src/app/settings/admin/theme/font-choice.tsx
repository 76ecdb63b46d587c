import { Typography } from '@mui/material'
import { FONT_PAIR_IDS } from '#base/core/look.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { FONT_PAIRS, fontPairName } from '#features/sites/rules/fonts.ts'
import { fontsOf, lookOf } from '#features/sites/rules/looks.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { ChoiceInput } from '#framework/admin/inputs/plain-inputs.tsx'
import type { ThemeFormProps } from './theme-document.ts'

/** What titles and texts are set in: those of the look, or any other pair. */
export function FontChoice({ content, disabled, onChange }: ThemeFormProps) {
  const own = lookOf(content).fonts
  const { id: value, sentence } = fontsOf(content)
  const choices = Object.fromEntries(
    FONT_PAIRS.map((pair) => [
      pair.id,
      fontPairName(pair) + (pair.id === own ? ', ceux de la présentation' : ''),
    ]),
  )
  const choose = (chosen: string) => {
    const fonts = FONT_PAIR_IDS.find((id) => id === chosen)
    onChange({ fonts: fonts === own ? undefined : fonts })
  }
  return (
    <FieldGroup label="Caractères" sx={{ mb: 3 }}>
      <Typography variant="h4" sx={{ mb: 1.5 }}>
        Caractères
      </Typography>
      <ChoiceInput
        label="Titres et textes"
        help={fr(sentence)}
        value={value}
        disabled={disabled}
        field={{ choices }}
        onChange={choose}
      />
    </FieldGroup>
  )
}

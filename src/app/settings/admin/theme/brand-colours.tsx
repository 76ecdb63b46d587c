import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { coloursOfLogo } from '#features/brand/rules/logo-colours.ts'
import { paletteOf } from '#features/brand/rules/palette.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { groupParts } from '../../contract/settings.ts'
import { ColourField } from '../forms/colour-field.tsx'
import { pixelsOf } from '../forms/picture-pixels.ts'
import { movedColour } from './moved-colour.ts'
import type { ThemeFormProps } from './theme-document.ts'
import { coloursOf } from './theme-state.ts'

/** The whole palette from the one or two colours of the firm. */
export function BrandColours({ content, disabled, onChange }: ThemeFormProps) {
  const { light, dark } = content
  const [main, setMain] = useState(coloursOf(content, 'light')['primary'] ?? '')
  const [second, setSecond] = useState('')
  const [said, setSaid] = useState<{ severity: 'info' | 'success'; text: string } | null>(null)
  const palette = paletteOf({ main, second })
  const isFine = palette !== null && (second === '' || paletteOf({ main: second, second: '' }))

  const compose = (colours: { main: string; second: string }) => {
    const made = paletteOf(colours)
    if (made === null) return
    // What else the theme holds stays.
    onChange({ light: { ...light, ...made.light }, dark: { ...dark, ...made.dark } })
    const moved = movedColour(colours.main, made)
    setSaid(
      moved
        ? { severity: 'info', text: moved }
        : { severity: 'success', text: 'Palette composée. Regardez l’aperçu, puis publiez.' },
    )
  }

  return (
    <FieldGroup label="Couleurs du cabinet" sx={{ mb: 3 }}>
      <Typography variant="h3">Couleurs du cabinet</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 1 }}>
        {fr(
          'Donnez une couleur, ou deux : toute la palette en est tirée, claire et sombre, assez contrastée pour se lire partout. Les visiteurs ne voient rien avant la publication.',
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ColourField
          label="Couleur principale"
          help="Celle du logo, d’ordinaire."
          value={main}
          disabled={disabled}
          onChange={setMain}
        />
        <ColourField
          label="Seconde couleur"
          help="Facultative : pour les repères et les dessins."
          value={second}
          isOptional
          disabled={disabled}
          onChange={setSecond}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button
          variant="outlined"
          disabled={disabled || !isFine}
          onClick={() => compose({ main, second })}
        >
          Composer la palette
        </Button>
        <FromLogo
          disabled={disabled}
          onFound={([first = '', other = '']) => {
            setMain(first.toUpperCase())
            setSecond(other.toUpperCase())
            compose({ main: first, second: other })
          }}
          onNone={() =>
            setSaid({
              severity: 'info',
              text: 'Ce logo est en noir, en blanc ou en gris : donnez la couleur vous-même.',
            })
          }
        />
      </Box>
      {said ? (
        <Alert severity={said.severity} sx={{ mt: 2 }}>
          {fr(said.text)}
        </Alert>
      ) : null}
    </FieldGroup>
  )
}

interface FromLogoProps {
  disabled: boolean
  onFound(colours: readonly string[]): void
  onNone(): void
}

/** The colours of the firm's logo, where it has one. */
function FromLogo({ disabled, onFound, onNone }: FromLogoProps) {
  const { data } = useCall(groupParts.brand.read)
  const logo = [data?.values['logo'], data?.values['logo_square']].find(
    (path) => typeof path === 'string' && path !== '',
  )
  if (typeof logo !== 'string') return null
  const look = async () => {
    const colours = coloursOfLogo(await pixelsOf(logo).catch(() => []))
    if (colours.length > 0) onFound(colours)
    else onNone()
  }
  return (
    <Button disabled={disabled} onClick={() => void look()}>
      D’après le logo
    </Button>
  )
}

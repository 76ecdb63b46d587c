import { Alert, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import type { ThemeTokens } from '#base/core/site.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { coloursOfLogo } from '#features/brand/rules/logo-colours.ts'
import { paletteOf, palettesOf } from '#features/brand/rules/palette.ts'
import type { Part } from '#framework/admin/forms/use-part.ts'
import { ColourField } from '../forms/colour-field.tsx'
import type { Values } from '../forms/group-form.tsx'
import { pixelsOf } from '../forms/picture-pixels.ts'
import { movedColour } from '../theme/moved-colour.ts'
import { coloursOf } from '../theme/theme-state.ts'

interface LogoPalettesProps {
  /** Of the logo, as they are chosen. */
  values: Values
  theme: Part<ThemeTokens>
  disabled: boolean
}

/** Palettes that go with the logo, one of which the firm chooses; without colours in it, one from a colour. */
export function LogoPalettes({ values, theme, disabled }: LogoPalettesProps) {
  const id = useId()
  const found = useLogoColours(values)
  const [typed, setTyped] = useState('')
  const palettes = palettesOf(found.colours, typed)
  const { light, dark } = theme.values
  const chosen = palettes.findIndex(
    ({ theme: made }) =>
      made.light['primary'] === light['primary'] && made.light['accent'] === light['accent'],
  )
  const choose = (made: ThemeTokens) =>
    theme.change({ light: { ...light, ...made.light }, dark: { ...dark, ...made.dark } })
  const before = useRef({ light, dark })
  /** Whoever gives a colour wants it; while it is half typed, it is as it was before. */
  const type = (colour: string) => {
    if (palettes[chosen]?.main !== typed) before.current = { light, dark }
    setTyped(colour)
    const made = paletteOf({ main: colour, second: '' })
    if (made) choose(made)
    else theme.change(before.current)
  }
  const shown = palettes[chosen]
  const moved = shown ? movedColour(shown.main, shown.theme) : ''
  return (
    <>
      <Typography id={id} variant="h3">
        Couleurs du site
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 1 }}>
        {fr(originOf(found))}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, value) => {
          const made = palettes[Number(value)]?.theme
          if (made) choose(made)
        }}
      >
        {palettes.map(({ name, theme: made }, index) => (
          <FormControlLabel
            key={name}
            value={index}
            disabled={disabled}
            control={<Radio />}
            label={<Swatches name={name} colours={coloursOf(made, 'light')} />}
          />
        ))}
      </RadioGroup>
      <Box sx={{ mt: 1, maxWidth: 320 }}>
        <ColourField
          label="Une autre couleur"
          help="Celle du cabinet, si le logo ne la porte pas."
          value={typed}
          isOptional
          disabled={disabled}
          onChange={type}
        />
      </Box>
      {moved ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {fr(moved)}
        </Alert>
      ) : null}
    </>
  )
}

/** Where the palettes come from. */
const originOf = ({ hasLogo, colours }: ReturnType<typeof useLogoColours>): string =>
  colours.length > 0
    ? 'Tirées du logo, claires et sombres, assez contrastées pour se lire partout.'
    : hasLogo
      ? 'Ce logo est en noir, en blanc ou en gris : donnez une couleur, la palette en est tirée.'
      : 'Donnez une couleur, ou choisissez un logo : la palette en est tirée.'

const SHOWN = ['primary', 'accent', 'tint', 'deep'] as const

const Swatches = ({ name, colours }: { name: string; colours: Record<string, string> }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
    <Box sx={{ display: 'flex' }} aria-hidden>
      {SHOWN.map((token) => (
        <Box
          key={token}
          sx={{ width: 32, height: 32, bgcolor: colours[token], border: 1, borderColor: 'divider' }}
        />
      ))}
    </Box>
    {fr(name)}
  </Box>
)

/** The colours of the logo that is chosen, saved or not. */
function useLogoColours(values: Values): { hasLogo: boolean; colours: readonly string[] } {
  const path = [values['logo'], values['logo_square']].find(
    (one): one is string => typeof one === 'string' && one !== '',
  )
  const [found, setFound] = useState<{ path: string; colours: readonly string[] }>()
  useEffect(() => {
    if (path === undefined) return
    let isCurrent = true
    void pixelsOf(path)
      .then(coloursOfLogo, () => [])
      .then((colours) => {
        if (isCurrent) setFound({ path, colours })
      })
    return () => {
      isCurrent = false
    }
  }, [path])
  return {
    hasLogo: path !== undefined,
    colours: found?.path === path ? (found?.colours ?? []) : [],
  }
}

import { Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import type { ThemeTokens } from '#base/core/site.ts'
import { lookOf } from '#features/sites/rules/looks.ts'
import { TOKEN_GROUPS } from '#features/sites/rules/theme-tokens.ts'
import { BrandColours } from './brand-colours.tsx'
import { ColourField } from './colour-field.tsx'
import { LookGallery } from './look-gallery.tsx'
import { ContrastVerdicts } from './contrast-verdicts.tsx'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import { siteParts } from '../contract/settings.ts'
import { ThemePreview } from './theme-preview.tsx'
import { coloursOf, type Mode, withColour } from './theme-state.ts'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import type { Part } from '#framework/admin/forms/use-part.ts'

/** The look of the site, chosen at once; its colours, tried on its own home page before they are saved. */
export const ThemeScreen = () => (
  <>
    <Title title="Apparence" preferenceKey={false} />
    <PartForm part={siteParts.theme} title="Apparence du site">
      {(part) => <Colours part={part} />}
    </PartForm>
  </>
)

function Colours({ part }: { part: Part<ThemeTokens> }) {
  const [mode, setMode] = useState<Mode>('light')
  const { light, dark } = part.values
  const brought = lookOf(part.values).colours
  const colours = coloursOf({ light, dark }, mode)
  const disabled = !part.mayWrite || part.isSaving
  const faults = faultsBelow(part.faults, mode)
  return (
    <>
      <LookGallery part={part} disabled={disabled} />
      <BrandColours part={part} disabled={disabled} />
      <Typography variant="h3">Avancé : chaque couleur</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Couleurs à régler"
          value={mode}
          onChange={(_event, chosen: Mode | null) => chosen && setMode(chosen)}
        >
          <ToggleButton value="light">Clair</ToggleButton>
          <ToggleButton value="dark">Sombre</ToggleButton>
        </ToggleButtonGroup>
        <Button
          disabled={disabled}
          onClick={() => part.change({ light: brought.light, dark: brought.dark })}
        >
          Revenir aux couleurs d’origine
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '15rem 1fr', lg: '22rem 1fr' },
          gap: 3,
        }}
      >
        <div>
          {TOKEN_GROUPS.map(({ label, tokens }) => (
            <FieldGroup key={label} label={label} sx={{ mb: 2 }}>
              <Typography variant="h4">{label}</Typography>
              {tokens.map(({ name, label: words, help }) => (
                <ColourField
                  key={name}
                  label={words}
                  help={fr(help)}
                  value={colours[name] ?? ''}
                  error={faults[name]}
                  disabled={disabled}
                  onChange={(value) => part.change(withColour({ light, dark }, mode, name, value))}
                />
              ))}
            </FieldGroup>
          ))}
        </div>
        <Box sx={{ position: { sm: 'sticky' }, top: { sm: 80 }, alignSelf: 'start', minWidth: 0 }}>
          <ThemePreview key={lookOf(part.shown.values).id} colours={safeOf(colours)} mode={mode} />
          <Box sx={{ mt: 3 }}>
            <ContrastVerdicts colours={colours} />
          </Box>
        </Box>
      </Box>
    </>
  )
}

/** Colours that may stand on a page; while one is typed, the page keeps its own. */
const safeOf = (colours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).filter(([, value]) => safeColour(value) !== null))

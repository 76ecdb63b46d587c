import {
  Alert,
  Box,
  Button,
  Card,
  CircularProgress,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import { DocumentBar, STICKY_BAR } from '#features/publishing/admin/bar/document-bar.tsx'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { lookOf } from '#features/sites/rules/looks.ts'
import type { ThemeContent } from '#features/sites/rules/theme-content.ts'
import { TOKEN_GROUPS } from '#features/sites/rules/theme-tokens.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import { draftHref } from '#framework/admin/shell/configuration.ts'
import { pathOf } from '#framework/admin/shell/http.ts'
import { ColourField } from '../forms/colour-field.tsx'
import { BrandColours } from './brand-colours.tsx'
import { ContrastVerdicts } from './contrast-verdicts.tsx'
import { FontChoice } from './font-choice.tsx'
import { LookGallery } from './look-gallery.tsx'
import { THEME, type ThemeEditing, type ThemeFormProps } from './theme-document.ts'
import { ThemePreview } from './theme-preview.tsx'
import { coloursOf, type Mode, withColour } from './theme-state.ts'

/** A site has one theme. */
const THE_ONE = {}

/** The look of the site, and its colours: a draft, tried on the firm's own home page before it is published. */
export function ThemeScreen() {
  const editing = useDocument(THEME, THE_ONE)
  const { document, content } = editing
  return (
    <>
      <Title title="Apparence" />
      {editing.state === 'failed' ? (
        <Alert severity="error">{editing.error}</Alert>
      ) : document && content ? (
        <Editing key={editing.generation} editing={editing} content={content} />
      ) : (
        <CircularProgress aria-label="Lecture de l’apparence" />
      )}
    </>
  )
}

interface EditingProps {
  editing: ThemeEditing
  content: ThemeContent
}

function Editing({ editing, content }: EditingProps) {
  const disabled = editing.isReadOnly
  const onChange = (changes: Partial<ThemeContent>) =>
    editing.change((former) => ({ ...former, ...changes }))
  const form = { content, disabled, onChange }
  return (
    <>
      <Box sx={STICKY_BAR}>
        <DocumentBar
          editing={editing}
          chip={null}
          publishLabel="Publier"
          entries={[]}
          preview={draftHref(pathOf(editing.calls.preview, { params: editing.params }))}
        />
      </Box>
      <Card component="section" aria-label="Apparence du site" sx={{ p: { xs: 2, sm: 3 }, my: 3 }}>
        <LookGallery editing={editing} content={content} />
        <BrandColours {...form} />
        <Details {...form} problems={editing.problems} />
      </Card>
    </>
  )
}

type DetailsProps = ThemeFormProps & Pick<ThemeEditing, 'problems'>

/** Fonts and each colour by itself, beside the home page that wears them. */
function Details({ content, disabled, onChange, problems }: DetailsProps) {
  const [mode, setMode] = useState<Mode>('light')
  const { look, fonts, light, dark } = content
  const brought = lookOf(content).colours
  const colours = coloursOf(content, mode)
  const faults = faultsBelow(
    Object.fromEntries(problems.map(({ name, message }) => [name ?? '', message])),
    mode,
  )
  return (
    <>
      <Typography variant="h3">Avancé : caractères et chaque couleur</Typography>
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
          onClick={() => onChange({ light: brought.light, dark: brought.dark })}
        >
          Revenir aux couleurs d’origine
        </Button>
      </Box>
      <Box sx={BESIDE}>
        <div>
          <FontChoice {...{ content, disabled, onChange }} />
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
                  onChange={(value) => onChange(withColour({ light, dark }, mode, name, value))}
                />
              ))}
            </FieldGroup>
          ))}
        </div>
        <Box sx={{ position: { sm: 'sticky' }, top: { sm: 140 }, alignSelf: 'start', minWidth: 0 }}>
          <ThemePreview worn={{ look, fonts }} colours={safeOf(colours)} mode={mode} />
          <Box sx={{ mt: 3 }}>
            <ContrastVerdicts colours={colours} />
          </Box>
        </Box>
      </Box>
    </>
  )
}

const BESIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '15rem 1fr', lg: '22rem 1fr' },
  gap: 3,
} as const

/** Colours that may stand on a page; while one is typed, the page keeps its own. */
const safeOf = (colours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).filter(([, value]) => safeColour(value) !== null))

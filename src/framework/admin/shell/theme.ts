import { frFR } from '@mui/material/locale'
import { createTheme, type Theme } from '@mui/material/styles'
import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import { componentsOf } from './theme-components.ts'
import { DARK, type Ink, LIGHT } from './theme-ink.ts'

const TEXT = '"Figtree Variable", system-ui, sans-serif'
const HEADINGS = '"Fraunces Variable", Georgia, serif'

function themeOf(ink: Ink): Theme {
  // Merged: our defaults of a component leave its own words in French.
  const { components = {} } = createTheme(frFR, { components: componentsOf(ink) })
  const main = (colour: string) => ({
    main: colour,
    light: colour,
    dark: colour,
    contrastText: ink.onPrimary,
  })
  const heading = (size: string, weight = 560) => ({
    fontFamily: HEADINGS,
    fontWeight: weight,
    fontSize: size,
    lineHeight: 1.2,
    letterSpacing: '-0.005em',
    textWrap: 'balance' as const,
  })
  return createTheme({
    palette: {
      mode: ink.mode,
      primary: { ...main(ink.primary), dark: ink.primaryStrong },
      secondary: main(ink.primary),
      error: main(ink.error),
      warning: main(ink.accent),
      success: main(ink.success),
      info: main(ink.info),
      text: { primary: ink.ink, secondary: ink.inkSoft, disabled: ink.edge },
      background: { default: ink.paper, paper: ink.surface },
      divider: ink.line,
      action: {
        hover: ink.tint,
        selected: ink.tint,
        focus: ink.tint,
        active: ink.inkSoft,
        disabled: ink.edge,
        disabledBackground: ink.line,
      },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: TEXT,
      htmlFontSize: 16,
      fontWeightMedium: 600,
      fontWeightBold: 650,
      h1: heading('clamp(1.6rem, 1.3rem + 1vw, 2.1rem)'),
      h2: heading('1.35rem'),
      h3: heading('1.15rem'),
      h4: heading('1.05rem'),
      h5: { ...heading('1rem', 650), fontFamily: TEXT },
      h6: { ...heading('0.95rem', 650), fontFamily: TEXT },
      body1: { lineHeight: 1.6 },
      body2: { fontSize: '0.9rem', lineHeight: 1.55 },
      button: { textTransform: 'none', fontWeight: 600 },
      caption: { fontSize: '0.8rem' },
      overline: {
        fontSize: '0.72rem',
        fontWeight: 650,
        letterSpacing: '0.06em',
        textTransform: 'none',
      },
    },
    components,
  })
}

export const lightTheme: Theme = themeOf(LIGHT)
export const darkTheme: Theme = themeOf(DARK)

import type { ThemeOptions } from '@mui/material/styles'
import type { Ink } from './theme-ink.ts'

type Components = NonNullable<ThemeOptions['components']>

const ALERT = { borderRadius: 10, alignItems: 'flex-start' } as const
/** An alert grows with its words: what scrolls would be a stop for the keyboard. */
const GROWING = { overflow: 'visible', overflowWrap: 'anywhere' } as const

/** How Material's parts look here: hairlines rather than boxes, no ripple. */
export function componentsOf(ink: Ink): Components {
  const hairline = `1px solid ${ink.line}`
  const ring = { outline: `3px solid ${ink.primary}`, outlineOffset: 2 }
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'lining-nums' },
        ':focus-visible': ring,
        '::selection': { backgroundColor: ink.tint },
        'table, time': { fontVariantNumeric: 'tabular-nums' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '0.01ms !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 10 }, outlined: { borderColor: ink.edge } },
    },
    // Standing apart, they have all of their corners, and no line between them.
    MuiAccordion: {
      styleOverrides: { root: { borderRadius: 10, '&::before': { display: 'none' } } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: hairline, borderRadius: 14 } },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: {
        root: { backgroundColor: ink.surface, color: ink.ink, borderBottom: hairline },
      },
    },
    ...fieldParts(ink),
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: hairline, '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
        head: { color: ink.inkSoft, fontWeight: 650, fontSize: '0.82rem' },
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: { color: 'inherit', '&.Mui-active': { color: ink.ink } } },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 999, fontWeight: 600 } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: ink.ink, color: ink.paper, fontSize: '0.8rem' },
      },
    },
    MuiDialog: {
      styleOverrides: {
        // A form in it scrolls between its title and its buttons, as what is no form does.
        paper: { borderRadius: 14, border: hairline, '& > form': { display: 'contents' } },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          ...ALERT,
          '&.MuiAlert-standard': { color: ink.ink },
          '&.MuiAlert-standard.MuiAlert-colorError': { backgroundColor: ink.errorTint },
          '&.MuiAlert-standard.MuiAlert-colorWarning': { backgroundColor: ink.warningTint },
          '&.MuiAlert-standard.MuiAlert-colorSuccess': { backgroundColor: ink.successTint },
          '&.MuiAlert-standard.MuiAlert-colorInfo': { backgroundColor: ink.tint },
        },
        message: GROWING,
      },
    },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiListSubheader: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
  }
}

const fieldParts = (ink: Ink): Components => ({
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: ink.surface },
      notchedOutline: { borderColor: ink.edge },
    },
  },
  MuiInputBase: {
    styleOverrides: { input: { '&::placeholder': { color: ink.inkSoft, opacity: 1 } } },
  },
  MuiInputLabel: { styleOverrides: { root: { color: ink.inkSoft } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginLeft: 0, color: ink.inkSoft, '&.Mui-disabled': { color: ink.inkSoft } },
    },
  },
})

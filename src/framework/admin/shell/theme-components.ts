import type { ComponentsTheme } from 'react-admin'
import type { Ink } from './theme-ink.ts'

const ALERT = { borderRadius: 10, alignItems: 'flex-start' } as const
/** An alert grows with its words: what scrolls would be a stop for the keyboard. */
const GROWING = { overflow: 'visible', overflowWrap: 'anywhere' } as const

/** How Material's and react-admin's parts look here: hairlines rather than boxes, no ripple. */
export function componentsOf(ink: Ink): ComponentsTheme {
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
    // A name on the box itself is on no control: it belongs to the input inside.
    MuiCheckbox: { defaultProps: { slotProps: { input: nameOfBox } } },
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
    ...reactAdminParts(ink, hairline),
  }
}

/** Names the input of a checkbox as its box is named, as react-admin's rows do. */
const nameOfBox = (box: { 'aria-label'?: string; inputProps?: object }): object => ({
  ...box.inputProps,
  ...(box['aria-label'] === undefined ? {} : { 'aria-label': box['aria-label'] }),
})

const ELSEWHERE = 'not-on-phone'

/** A column of a list that a phone has no room for: it stands in what its row opens. */
export const NOT_ON_PHONE = { cellClassName: ELSEWHERE, headerClassName: ELSEWHERE }

const reactAdminParts = (ink: Ink, hairline: string): ComponentsTheme => ({
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
  RaTranslatableInputs: { defaultProps: { fullWidth: true } },
  // On a phone, one line of it would end beyond the screen; elsewhere the filters give way.
  RaTopToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        minHeight: 'auto',
        '&&': { backgroundColor: 'transparent' },
        '@media (min-width: 900px)': { flexShrink: 0, flexWrap: 'nowrap' },
      },
    },
  },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaList: {
    styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } },
  },
  RaDatagrid: {
    styleOverrides: {
      root: {
        // On a phone a table is moved sideways inside of its list, not the whole screen.
        '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
        '& .RaDatagrid-headerCell': { backgroundColor: ink.surface },
        '& .RaDatagrid-rowCell': { paddingTop: 10, paddingBottom: 10 },
        '& tbody tr:last-child > td': { borderBottom: 0 },
        '@media (max-width: 599px)': {
          '& .RaDatagrid-rowCell, & .RaDatagrid-headerCell': { paddingLeft: 8, paddingRight: 8 },
          [`& .${ELSEWHERE}`]: { display: 'none' },
        },
        '& .RaDatagrid-clickableRow:hover': { backgroundColor: ink.tint },
      },
    },
  },
  RaToolbar: {
    styleOverrides: { root: { backgroundColor: ink.paper, borderTop: hairline } },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: ink.tint, color: ink.ink },
      },
    },
  },
  // Fainter by default than the contrast that a text needs.
  RaEmpty: {
    styleOverrides: {
      root: {
        '& .RaEmpty-message': { color: ink.inkSoft, marginTop: 48 },
        '& .RaEmpty-icon': { width: 56, height: 56, color: ink.edge },
      },
    },
  },
  RaDateField: {
    defaultProps: { locales: 'fr-FR', options: { timeZone: 'Europe/Paris' } },
  },
  RaLoading: {
    styleOverrides: { root: { '& .RaLoading-message': { color: ink.inkSoft } } },
  },
})

const fieldParts = (ink: Ink): ComponentsTheme => ({
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

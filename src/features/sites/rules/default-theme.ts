import type { ThemeTokens } from '#base/core/site.ts'

/**
 * Colours that a site begins with: paper and ink, one confident green, a colour a
 * motif.
 */
export const DEFAULT_THEME: ThemeTokens = {
  light: {
    paper: '#FBFAF7',
    surface: '#FFFFFF',
    line: '#E3DED4',
    ink: '#16232E',
    'ink-soft': '#4C5A66',
    primary: '#0E4A4F',
    'primary-strong': '#0A3639',
    tint: '#E6EFED',
    accent: '#BA7A20',
    'accent-text': '#8A5A12',
    'motif-fiscal': '#0E4A4F',
    'motif-social': '#A4492F',
    'motif-juridique': '#3B4A8C',
    'motif-patrimoine': '#8A5A12',
    'motif-high-tech': '#2F6690',
    'motif-video': '#5B3A66',
  },
  dark: {
    paper: '#12181C',
    surface: '#1A2227',
    line: '#2E3A41',
    ink: '#EEF2F0',
    'ink-soft': '#A9B6BC',
    primary: '#7FC4BD',
    'primary-strong': '#A8DAD4',
    tint: '#1C3335',
    accent: '#E5B25F',
    'accent-text': '#E5B25F',
    'motif-fiscal': '#7FC4BD',
    'motif-social': '#F0A28C',
    'motif-juridique': '#A9B6EE',
    'motif-patrimoine': '#E5B25F',
    'motif-high-tech': '#8FC1E8',
    'motif-video': '#CDA9DB',
  },
}

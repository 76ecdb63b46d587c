/** Colours of one mode: paper and ink, one confident colour, one accent. */
export interface Ink {
  mode: 'light' | 'dark'
  paper: string
  surface: string
  line: string
  /** Edge of what can be typed into: 3:1 on paper and surface. */
  edge: string
  ink: string
  inkSoft: string
  primary: string
  primaryStrong: string
  tint: string
  accent: string
  /** What stands on a filled button. */
  onPrimary: string
  error: string
  errorTint: string
  warningTint: string
  success: string
  successTint: string
  info: string
}

export const LIGHT: Ink = {
  mode: 'light',
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  line: '#E3DED4',
  edge: '#8A8779',
  ink: '#16232E',
  inkSoft: '#4C5A66',
  primary: '#0E4A4F',
  primaryStrong: '#0A3639',
  tint: '#E6EFED',
  accent: '#8A5A12',
  onPrimary: '#FFFFFF',
  error: '#A02F24',
  errorTint: '#F8EAE6',
  warningTint: '#F7EFDF',
  success: '#2C6440',
  successTint: '#E7F1E9',
  info: '#2F6690',
}

export const DARK: Ink = {
  mode: 'dark',
  paper: '#12181C',
  surface: '#1A2227',
  line: '#2E3A41',
  edge: '#71818A',
  ink: '#EEF2F0',
  inkSoft: '#A9B6BC',
  primary: '#7FC4BD',
  primaryStrong: '#A8DAD4',
  tint: '#1C3335',
  accent: '#E5B25F',
  onPrimary: '#12181C',
  error: '#F2A091',
  errorTint: '#3A2422',
  warningTint: '#352C1B',
  success: '#93CDA2',
  successTint: '#1D3326',
  info: '#8FBDE0',
}

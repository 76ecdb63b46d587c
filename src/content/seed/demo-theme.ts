import type { ThemeTokens } from '#domain/site.ts'
import { DEFAULT_THEME } from '#domain/theme/default-theme.ts'

/** The demo wears the colours of the art direction. */
export const demoTheme: ThemeTokens = DEFAULT_THEME

import type { ThemeTokens } from '#domain/site.ts'
import { DEFAULT_THEME } from '#domain/theme/default-theme.ts'

/** The demo wears the colours that every site begins with. */
export const demoTheme: ThemeTokens = DEFAULT_THEME

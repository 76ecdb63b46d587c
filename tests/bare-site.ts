import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import type { Site } from '#base/core/site.ts'

/** A site with nothing on it, for tests of what hangs on a site. */
export const bareSite = (changes: Partial<Omit<Site, 'id'>> = {}): Omit<Site, 'id'> => ({
  name: 'Cabinet',
  isDefault: true,
  hosts: [],
  settings: DEFAULT_SETTINGS,
  constants: DEFAULT_CONSTANTS,
  offices: [],
  theme: { light: {}, dark: {} },
  ...changes,
})

import { createHash } from 'node:crypto'
import type { Plate } from '#base/core/logo.ts'
import { asTyped } from '#base/core/settings/polished-site.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Site } from '#base/core/site.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import type { MarkColours } from '../rules/icon.ts'
import { plateOn, type Tone, toneOf } from '../rules/tone.ts'
import type { LogoDrawer, LogoFile } from './logo-file.ts'

/** Raised when the same logo would look otherwise, so that addresses change. */
const DESIGN = 1

/** What came with the product is in a library once somebody has opened it. */
const NOT_LISTED = { width: 0, height: 0, hash: '' } as const

/** What is known of a site, kept until its content changes. */
export type LogoReader = Pick<SiteReader, 'site' | 'media' | 'remember'>

/** The firm's pictures, those whose file is there. */
interface Logos {
  wide: LogoFile | null
  dark: LogoFile | null
  square: LogoFile | null
}

type Ground = 'light' | 'dark'

/** What is known of a firm's logo before it is drawn anywhere. */
export function logoFacts(drawer: LogoDrawer) {
  const logos = (reader: LogoReader): Promise<Logos> =>
    reader.remember('logos', async () => {
      const known = await reader.media()
      const { id, settings } = reader.site
      const logo = async (path: string): Promise<LogoFile | null> => {
        if (path === '') return null
        const { width, height, hash } = known.get(path) ?? NOT_LISTED
        const size = width > 0 ? { width, height } : await drawer.size(id, path)
        return size && { path, hash, ...size }
      }
      const names = [settings.logo, settings.logo_dark, settings.logo_square]
      const [wide = null, dark = null, square = null] = await Promise.all(names.map(logo))
      return { wide, dark, square }
    })

  /** `null` when its file is gone. */
  const tone = async ({ theme, id }: Site, logo: LogoFile): Promise<Tone | null> => {
    const pixels = await drawer.pixels(id, logo)
    const grounds = { light: paperOf(theme.light, 'light'), dark: paperOf(theme.dark, 'dark') }
    return pixels && toneOf(pixels, grounds)
  }

  return {
    logos,
    tone,

    /** Changes with whatever stands for the firm. */
    version: (reader: LogoReader): Promise<string> =>
      reader.remember('logo version', async () => {
        const { site } = reader
        const { nomcabinet, localite } = asTyped(site).constants
        const drawn = [DESIGN, await logos(reader), markColours(site), nomcabinet, localite]
        return createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 10)
      }),

    /** What a logo needs behind it. */
    async plate(site: Site, ground: Ground, logo: LogoFile): Promise<Plate> {
      // A busy server shows the logo without it rather than no header.
      const found = await tone(site, logo).catch(() => null)
      return found ? plateOn(ground, found) : ''
    },
  }
}

export type LogoFacts = ReturnType<typeof logoFacts>

/** The firm's colour and its paper, as icons, mails and the web manifest name them. */
export const markColours = ({ theme: { light } }: Pick<Site, 'theme'>): MarkColours => ({
  ground: safeColour(light['primary']) ?? '#0E4A4F',
  mark: safeColour(light['paper']) ?? '#FBFAF7',
})

const PAPERS: Readonly<Record<Ground, string>> = { light: '#FBFAF7', dark: '#12181C' }

const paperOf = (tokens: Readonly<Record<string, string>>, ground: Ground): string =>
  safeColour(tokens['paper']) ?? PAPERS[ground]

import { imageSet } from '#base/core/media/image-set.ts'
import type { LogoImage, LogoPicture, ShownLogo } from '#base/core/logo.ts'
import { shownMedia } from '#base/core/media/media-file.ts'
import type { Site } from '#base/core/site.ts'
import { SITE_ICONS } from '#base/core/address/urls.ts'
import { SIDE } from '../rules/icon.ts'
import { firmIcons } from './firm-icons.ts'
import { logoFacts, type LogoFacts, type LogoReader } from './logo-facts.ts'
import { logoDrawer, type LogoFile } from './logo-file.ts'

/** A logo at least this much wider than high says the firm's name itself, unless somebody says otherwise. */
const WORDY = 2

/** Pixels of a logo in mails and PDFs: twice what they are shown at. */
const LETTERHEAD = { width: 520, height: 112 } as const

/**
 * What stands for a firm wherever it signs: its logo, or the monogram of its name in its colour.
 * @param mediaDir folder that the site serves under `/media/`
 */
export function firmLogo(mediaDir: string) {
  const drawer = logoDrawer(mediaDir)
  const facts = logoFacts(drawer)
  const icons = firmIcons(drawer, facts)
  return {
    /** As pages draw it. */
    shown: (reader: LogoReader): Promise<ShownLogo> =>
      reader.remember('logo', () => shownLogo(facts, reader)),

    /** Changes with the icons, and so do their addresses. */
    version: facts.version,

    /** The square form as SVG. */
    icon: icons.svg,

    /** The same in pixels. */
    iconPng: icons.png,

    /** For a light ground: the wide form, else the square one. */
    async drawn(reader: LogoReader): Promise<LogoImage> {
      const { site } = reader
      const { wide } = await facts.logos(reader)
      const isSeen = wide !== null && (await facts.plate(site, 'light', wide)) === ''
      const png = isSeen ? await drawer.png(site.id, wide, LETTERHEAD) : null
      if (wide === null || png === null) {
        const side = LETTERHEAD.height
        const square = await icons.png(reader, 'round', side)
        return { png: square, width: side, height: side, hasName: true }
      }
      const scale = Math.min(LETTERHEAD.width / wide.width, LETTERHEAD.height / wide.height)
      return {
        png,
        width: Math.round(wide.width * scale),
        height: Math.round(wide.height * scale),
        hasName: hasName(site, wide),
      }
    },
  }
}

export type FirmLogo = ReturnType<typeof firmLogo>

async function shownLogo(facts: LogoFacts, reader: LogoReader): Promise<ShownLogo> {
  const { site } = reader
  const { wide, dark, square } = await facts.logos(reader)
  const light = wide ?? square
  if (light === null) {
    const src = `${SITE_ICONS.svg}?v=${await facts.version(reader)}`
    const icon: LogoPicture = { src, srcset: '', width: SIDE, height: SIDE, plate: '' }
    return { light: icon, dark: icon, hasName: true }
  }
  const known = await reader.media()
  const picture = async (logo: LogoFile, ground: 'light' | 'dark'): Promise<LogoPicture> => {
    const { path, width, height } = logo
    const { src } = shownMedia(path, known.get(path))
    const plate = await facts.plate(site, ground, logo)
    return { src, srcset: imageSet(src).srcset, width, height, plate }
  }
  return {
    light: await picture(light, 'light'),
    dark: await picture(dark ?? light, 'dark'),
    hasName: hasName(site, light),
  }
}

const hasName = ({ settings }: Site, { width, height }: LogoFile): boolean =>
  settings.logo_name === 'auto' ? width < height * WORDY : settings.logo_name === '1'

import { asTyped } from '#base/core/settings/polished-site.ts'
import { memoizeAsync, roomFor } from '#base/kit/memoize.ts'
import { drawOwn } from '#base/platform/pictures/pictures.ts'
import { iconSvg, SIDE } from '../rules/icon.ts'
import { isWhole, plateOn } from '../rules/tone.ts'
import { type LogoFacts, type LogoReader, markColours } from './logo-facts.ts'
import type { LogoDrawer } from './logo-file.ts'

/** Pixels of the picture within an icon. */
const WITHIN = { width: 264, height: 264 } as const

/** Bytes that are reckoned for an icon of 512 pixels at most. */
const A_PNG = 20_000

/** Dots per inch at which a drawing's unit is a pixel. */
const DENSITY = 72

/** For tabs, which show it as it is, and for telephones, which round the corners themselves. */
export type IconShape = 'round' | 'square'

/** The firm's logo, or its monogram, as icons. */
export function firmIcons(drawer: LogoDrawer, facts: LogoFacts) {
  const drawings = memoizeAsync<Buffer>({ room: roomFor(2_000_000), sizeOf: () => A_PNG })

  async function svg(reader: LogoReader, shape: IconShape): Promise<string> {
    const { site } = reader
    const { wide, square } = await facts.logos(reader)
    const colours = markColours(site)
    const logo = square ?? wide
    const png = logo === null ? null : await drawer.png(site.id, logo, WITHIN)
    if (logo === null || png === null) {
      const { nomcabinet: name, localite: town } = asTyped(site).constants
      return iconSvg({ kind: 'monogram', name, town }, colours, shape)
    }
    const tone = await facts.tone(site, logo)
    const isTile = tone !== null && isWhole(tone) && logo.width === logo.height
    const isLost = tone !== null && plateOn('light', tone) === 'dark'
    const ground = isLost ? colours.ground : colours.mark
    return iconSvg({ kind: 'picture', png, isTile }, { ...colours, ground }, shape)
  }

  return {
    svg,

    /** A square of so many pixels. */
    async png(reader: LogoReader, shape: IconShape, size: number): Promise<Buffer> {
      const drawn = await svg(reader, shape)
      return drawings(`${size} ${drawn}`, () =>
        drawOwn(
          drawn,
          (image) => image.resize(size, size).png().toBuffer(),
          (DENSITY * size) / SIDE,
        ),
      )
    },
  }
}

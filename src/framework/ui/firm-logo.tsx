import type { LogoPicture, ShownLogo } from '#base/core/logo.ts'

interface FirmLogoProps {
  logo: ShownLogo
  /** The firm's name, which the picture says where no words do. */
  firm: string
  /** Whether it stands on the dark ground of a footer whatever the page is. */
  isOnDark?: boolean
}

/** The firm's logo, or its monogram; on a plate where its ground would hide it. */
export function FirmLogo({ logo, firm, isOnDark = false }: FirmLogoProps) {
  const { light, dark, hasName } = logo
  const alt = hasName ? '' : firm
  const shown = isOnDark ? dark : light
  const plates = isOnDark ? plate('', dark) : `${plate('light-', light)}${plate('dark-', dark)}`
  // Outside of a <picture> React asks for the image ahead of all else, by a link in front of the widget.
  return (
    <picture>
      {isOnDark || dark.src === light.src ? null : (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={dark.srcset || dark.src}
          sizes={dark.srcset ? SIZES : undefined}
          width={dark.width}
          height={dark.height}
        />
      )}
      <Picture picture={shown} alt={alt} plates={plates} />
    </picture>
  )
}

/** CSS pixels that a logo takes across, at most (`_base.scss`). */
const SIZES = '240px'

const plate = (page: '' | 'light-' | 'dark-', { plate: ground }: LogoPicture): string =>
  ground === '' ? '' : ` ${page}plate-${ground}`

interface PictureProps {
  picture: LogoPicture
  alt: string
  plates: string
}

function Picture({ picture: { src, srcset, width, height }, alt, plates }: PictureProps) {
  const isWide = width >= height * 2
  return (
    <img
      className={`firm-logo${isWide ? ' firm-logo-wide' : ''}${plates}`}
      src={src}
      srcSet={srcset || undefined}
      sizes={srcset ? SIZES : undefined}
      width={width}
      height={height}
      alt={alt}
    />
  )
}

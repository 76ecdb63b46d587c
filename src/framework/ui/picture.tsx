import { darkForm, imageSet } from '#base/core/media/image-set.ts'

const DARK = '(prefers-color-scheme: dark)'

interface PictureProps {
  /** Address of a medium as `base/core/media/media-file.ts` shows it, with its version if it has one. */
  src: string
  alt: string
  width: number
  height: number
  /** The page's first image loads at once; all others wait until they are near. */
  eager?: boolean
  sizes?: string
  /** Width in pixels of a smaller rendition named `<name>-small`. */
  smallWidth?: number
  className?: string
  /** Classes that keep the focal point in sight where the picture is cropped. */
  focal?: string
  /** In the editor, which option it is. */
  mark?: Readonly<Record<`data-${string}`, string>>
}

/**
 * A picture in AVIF and WebP, in the widths that it comes in, and as either theme has it. It stands in a `<picture>` even for one
 * source, since React hoists a preload in front of a widget's root for a bare image that is not lazy.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  eager,
  sizes,
  smallWidth,
  className,
  focal,
  mark,
}: PictureProps) {
  const set = imageSet(src)
  const dark = darkForm(src)
  const small = (url: string) =>
    `${url.replace(/(\.\w+)$/, '-small$1')} ${smallWidth}w, ${url} ${width}w`
  const hasSmall = smallWidth !== undefined && set.srcset === '' && set.avif !== ''
  const widths = hasSmall ? small(src) : set.srcset || undefined
  // Room is asked for where there is a choice alone.
  const room = widths === undefined ? undefined : sizes
  return (
    <picture className={className} {...mark}>
      {dark === '' ? null : (
        <>
          <source media={DARK} type="image/avif" srcSet={imageSet(dark).avif} />
          <source media={DARK} srcSet={dark} />
        </>
      )}
      {set.avif ? (
        <source
          type="image/avif"
          srcSet={hasSmall ? small(set.avif) : set.avifSrcset}
          sizes={room}
        />
      ) : null}
      <img
        src={src}
        srcSet={widths}
        sizes={room}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={focal ? `img-fluid ${focal}` : 'img-fluid'}
      />
    </picture>
  )
}

interface PictureProps {
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
}

const WEBP = /\.webp$/

/**
 * A picture in AVIF and WebP. Media of ours come in both under the same base name. It stands in
 * a `<picture>` even for one source, since React hoists a preload in front of a widget's root for
 * a bare image that is not lazy.
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
}: PictureProps) {
  const set = (file: string, extension: string) => {
    const url = file.replace(WEBP, extension)
    if (!smallWidth) return url
    return `${url.replace(/(\.\w+)$/, '-small$1')} ${smallWidth}w, ${url} ${width}w`
  }
  return (
    <picture className={className}>
      {WEBP.test(src) ? (
        <source type="image/avif" srcSet={set(src, '.avif')} sizes={sizes} />
      ) : null}
      <img
        src={src}
        srcSet={smallWidth ? set(src, '.webp') : undefined}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="img-fluid"
      />
    </picture>
  )
}

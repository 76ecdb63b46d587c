import { IMAGE_SIZES, type ImageSize } from '#base/core/image-size.ts'
import type { HeadParts, LoadedTemplate } from '#framework/widget-kit/define-widget.ts'

/** The size a site's setting names, else the prescribed one (requirements E1). */
export const imageSize = (setting: string, fallback: ImageSize): ImageSize =>
  IMAGE_SIZES.find((size) => size === setting) ?? fallback

/** The files that a template asks for (requirements F3). */
export const templateHead = ({ css, js }: LoadedTemplate): HeadParts => ({
  stylesheets: css ? [css] : [],
  scripts: js ? [js] : [],
})

import { Text } from '#framework/widget-kit/text.tsx'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import { Picture } from '#framework/ui/picture.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

/** Pixels of the product's own drawings, and of what nobody measured. */
const DRAWN = { width: 840, height: 560 }

export interface HeadingModel {
  title: string
  /** The title is what the widget says, not the page. */
  isOwn: boolean
  level: '1' | '2' | '3'
  eyebrow: string
  intro: string
  /** Motif whose colour rules the title block. */
  motif: string
  /** Beside the page's title; `null` without one, or with an empty address. */
  image: ShownMedia | null
}

/**
 * A title with its surtitle and introduction. The page's title steps back to plain text when
 * another widget, an article for one, draws the `<h1>` (requirements A2).
 */
export function HeadingView({ model, view }: { model: HeadingModel; view: ViewContext }) {
  const { title, isOwn, level, eyebrow, intro, motif, image } = model
  const stepsBack = level === '1' && view.h1Taken
  const picture = image?.src && !stepsBack ? image : null
  const Tag = stepsBack ? 'p' : (`h${level}` as const)
  return (
    <div
      className={`heading heading-${level}${stepsBack ? ' heading-back' : ''}${picture ? ' heading-pictured' : ''}`}
      data-motif={motif || undefined}
    >
      <Text view={view} path="eyebrow" as="p" className="eyebrow">
        {eyebrow}
      </Text>
      <Tag className="heading-title" {...(isOwn ? view.mark('text') : view.from('page.h1'))}>
        {title}
      </Tag>
      {stepsBack ? null : (
        <Text view={view} path="intro" as="p" className="heading-intro">
          {intro}
        </Text>
      )}
      {picture ? (
        <Picture
          className="heading-picture"
          mark={view.mark('image')}
          src={picture.src}
          alt=""
          width={picture.width || DRAWN.width}
          height={picture.height || DRAWN.height}
          sizes="(min-width: 768px) 44vw, 100vw"
          focal={picture.focal}
          eager
        />
      ) : null}
    </div>
  )
}

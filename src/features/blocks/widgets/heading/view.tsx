import { Text } from '#framework/widget-kit/text.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

export interface HeadingModel {
  title: string
  /** The title is what the widget says, not the page. */
  isOwn: boolean
  level: '1' | '2' | '3'
  eyebrow: string
  intro: string
  /** Motif whose colour rules the title block. */
  motif: string
}

/**
 * A title with its surtitle and introduction. The page's title steps back to plain text when
 * another widget, an article for one, draws the `<h1>` (requirements A2).
 */
export function HeadingView({ model, view }: { model: HeadingModel; view: ViewContext }) {
  const { title, isOwn, level, eyebrow, intro, motif } = model
  const stepsBack = level === '1' && view.h1Taken
  const Tag = stepsBack ? 'p' : (`h${level}` as const)
  return (
    <div
      className={`heading heading-${level}${stepsBack ? ' heading-back' : ''}`}
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
    </div>
  )
}

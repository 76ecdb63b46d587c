import { Words } from '#framework/widget-kit/text.tsx'
import type { Culture } from '#base/kit/language.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { GUIDE_WORDS } from '../guide-messages.ts'

interface Chapter {
  id: number
  name: string
  href: string
  description: string
  minutes: number
  sections: { text: string; href: string }[]
  isCurrent: boolean
}

export interface GuideContentsModel {
  culture: Culture
  layout: 'full' | 'compact'
  title: string
  guide: { name: string; href: string }
  chapters: Chapter[]
  /** `null` when the guide has no document. */
  pdf: { href: string; facts: string } | null
  /** Where the printed guide is asked for; `null` when the firm does not send it. */
  paper: string | null
}

export function GuideContentsView(props: { model: GuideContentsModel; view: ViewContext }) {
  return props.model.layout === 'full' ? <Full {...props} /> : <Menu {...props} />
}

function Full({ model, view }: { model: GuideContentsModel; view: ViewContext }) {
  const { title, chapters, culture } = model
  const words = GUIDE_WORDS[culture]
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0)
  return (
    <>
      <h2 className="guide-title">
        <Words view={view} path="title">
          {title || words.contents}
        </Words>
        {minutes > 0 ? <small>{words.reading(minutes)}</small> : null}
      </h2>
      <ol className="guide-chapters">
        {chapters.map(({ id, name, href, description, minutes: own, sections }) => (
          <li key={id} className="guide-chapter">
            <div>
              <a href={href} className="guide-chapter-link">
                {name}
              </a>
              <p>{description}</p>
              {own > 0 ? <p className="guide-minutes">{words.reading(own)}</p> : null}
            </div>
            {sections.length > 0 ? (
              <ul className="guide-sections">
                {sections.map((section) => (
                  <li key={section.href}>
                    <a href={section.href}>{section.text}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
      {model.pdf ? <Pdf {...model.pdf} paper={model.paper} view={view} /> : null}
    </>
  )
}

function Pdf({
  href,
  facts,
  paper,
  view,
}: {
  href: string
  facts: string
  paper: string | null
  view: ViewContext
}) {
  const words = GUIDE_WORDS[view.culture]
  return (
    <div className="guide-pdf">
      <Icon name="file-earmark-pdf" />
      <p>
        <strong>{words.pdf}</strong>
        <span>{facts}</span>
      </p>
      <p className="buttons">
        <a href={href} type="application/pdf" className="btn btn-outline-primary">
          {words.read}
        </a>
        {paper ? (
          <a href={paper} className="btn btn-outline-primary" {...view.mark('request')}>
            {words.paper}
          </a>
        ) : null}
      </p>
    </div>
  )
}

function Menu({ model, view }: { model: GuideContentsModel; view: ViewContext }) {
  const { guide, chapters, pdf, culture } = model
  const labelId = `w${view.widgetId}-guide`
  return (
    <nav className="section-menu guide-menu" aria-labelledby={labelId}>
      <p className="section-menu-title" id={labelId}>
        <a href={guide.href}>{guide.name}</a>
      </p>
      <ol>
        {chapters.map(({ id, name, href, isCurrent }) => (
          <li key={id} className={isCurrent ? 'current active' : undefined}>
            <a
              href={href}
              className={isCurrent ? 'current active' : undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
      {pdf ? (
        <p className="guide-menu-pdf">
          <a href={pdf.href} type="application/pdf">
            {GUIDE_WORDS[culture].pdf}
          </a>
          <small>{pdf.facts}</small>
        </p>
      ) : null}
    </nav>
  )
}

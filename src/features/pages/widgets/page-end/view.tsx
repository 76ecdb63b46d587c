import type { Culture } from '#base/kit/language.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { Text, Words } from '#framework/widget-kit/text.tsx'

/** A page or an article to read on with. */
export interface ReadOn {
  title: string
  text: string
  href: string
}

interface PageEndModel {
  /** What it is the end of. */
  kind: 'page' | 'article'
  title: string
  text: string
  action: { text: string; href: string } | null
  pages: readonly ReadOn[]
  articles: readonly ReadOn[]
}

const WORDS: Readonly<
  Record<Culture, { pages: Record<PageEndModel['kind'], string>; articles: string }>
> = {
  'fr-FR': {
    pages: { page: 'À voir aussi', article: 'Sur ce sujet, au cabinet' },
    articles: 'À lire sur ce sujet',
  },
  'en-GB': { pages: { page: 'See also', article: 'On this subject' }, articles: 'Read on' },
}

export function PageEndView({ model, view }: { model: PageEndModel; view: ViewContext }) {
  const { kind, title, text, action, pages, articles } = model
  const words = WORDS[view.culture]
  return (
    <div className="page-end">
      {view.shows(title) ? (
        <div className="page-end-action">
          <Text view={view} path="title" as="h2" className="page-end-title">
            {title}
          </Text>
          <Text view={view} path="text" as="p">
            {text}
          </Text>
          {action ? (
            <p>
              <a className="btn btn-primary" href={action.href} {...view.mark('action.link')}>
                <Words view={view} path="action.text">
                  {action.text}
                </Words>
              </a>
            </p>
          ) : null}
        </div>
      ) : null}
      <Links heading={words.pages[kind]} links={pages} />
      <Links heading={words.articles} links={articles} />
    </div>
  )
}

function Links({ heading, links }: { heading: string; links: readonly ReadOn[] }) {
  if (links.length === 0) return null
  return (
    <div className="page-end-links">
      <h2 className="page-end-heading">{heading}</h2>
      <ul>
        {links.map(({ title, text, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

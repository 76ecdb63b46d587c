import { Words } from '#framework/widget-kit/text.tsx'
import { Icon } from '#framework/widget-kit/icon.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

interface AnnouncementModel {
  text: string
  link: { text: string; href: string } | null
  isClosable: boolean
}

const WORDS = {
  'fr-FR': { name: 'Annonce', close: 'Fermer l’annonce' },
  'en-GB': { name: 'Announcement', close: 'Close the announcement' },
}

/** Without script it can't be closed, and has no button for that. */
export function AnnouncementView({ model, view }: { model: AnnouncementModel; view: ViewContext }) {
  const { text, link, isClosable } = model
  const words = WORDS[view.culture]
  return (
    <section className="announcement" aria-label={words.name}>
      <div className="container">
        <p>
          <Words view={view} path="text">
            {text}
          </Words>
          {link ? (
            <>
              {' '}
              <a href={link.href} {...view.mark('link')}>
                <Words view={view} path="link_text">
                  {link.text}
                </Words>
              </a>
            </>
          ) : null}
        </p>
        {isClosable ? (
          <button type="button" className="announcement-close" hidden data-close="">
            <Icon name="x-lg" />
            <span className="visually-hidden">{words.close}</span>
          </button>
        ) : null}
      </div>
    </section>
  )
}

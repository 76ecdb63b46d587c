import { Text } from '#framework/widget-kit/text.tsx'
import { shareHref, type ShareTarget } from '../../rules/share-links.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

export interface ShareModel {
  title: string
  buttons: { target: ShareTarget; label: string }[]
  /** Empty when the site's address is unknown to the server: the browser knows it. */
  origin: string
  /** Path and query of what is shared. */
  path: string
  pageTitle: string
  /** The address asks for an article: its title is what is shared. */
  isArticle: boolean
}

const ICONS: Record<ShareTarget, string> = {
  facebook: 'facebook',
  twitter: 'twitter-x',
  linkedin: 'linkedin',
  copy: 'link-45deg',
  email: 'envelope',
}

const WORDS = {
  'fr-FR': {
    copied: 'Le lien est copié.',
    refused: 'Le lien n’a pas pu être copié : sélectionnez-le dans la barre d’adresse.',
    outside: ' (nouvelle fenêtre)',
  },
  'en-GB': {
    copied: 'The link is copied.',
    refused: 'The link could not be copied: select it in the address bar.',
    outside: ' (new window)',
  },
}

/** Nothing of a network is here: links, drawn with our own icons. */
export function ShareView({ model, view }: { model: ShareModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  const { title, buttons, origin, path } = model
  // An article that is not found, or can't be had, is shared by nobody.
  if (model.isArticle && view.presented === null) return null
  const pageTitle = (model.isArticle ? view.presented : null) ?? model.pageTitle
  return (
    <div className="share" data-share={path} data-share-title={pageTitle}>
      <Text view={view} path="title" as="h2" className="share-title">
        {title}
      </Text>
      <ul className="share-buttons">
        {buttons.map(({ target, label }) =>
          target === 'copy' ? (
            <li key={target} hidden data-share-copy="">
              <button
                type="button"
                className="share-button"
                title={label}
                data-said={words.copied}
                data-refused={words.refused}
              >
                <Icon name={ICONS.copy} />
                <span className="visually-hidden">{label}</span>
              </button>
            </li>
          ) : (
            <li key={target} hidden={!origin}>
              <a
                className="share-button"
                href={shareHref(target, origin + path, pageTitle)}
                title={label}
                data-share-link={target}
                {...(target === 'email' ? {} : { target: '_blank', rel: 'noopener nofollow' })}
              >
                <Icon name={ICONS[target]} />
                <span className="visually-hidden">
                  {target === 'email' ? label : label + words.outside}
                </span>
              </a>
            </li>
          ),
        )}
      </ul>
      <output className="share-said" data-share-said="" />
    </div>
  )
}

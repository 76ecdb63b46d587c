import { NO_MARKS } from '#framework/widget-kit/marks.ts'
import { Text, Words } from '#framework/widget-kit/text.tsx'
import type { ShownLogo } from '#base/core/logo.ts'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import { Picture } from '#framework/ui/picture.tsx'
import { FirmLogo } from '#framework/ui/firm-logo.tsx'
import { Icon } from '#framework/widget-kit/icon.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

export interface NavigationEntry {
  id: number
  label: string
  href: string
  /** It leads to the page shown or to one above it. */
  isCurrent: boolean
  /** It leads to the page shown. */
  isPage: boolean
  /** What the page is about, in one line; empty when nothing says it. */
  text: string
  picture: ShownMedia | null
  children: NavigationEntry[]
}

export interface SiteHeaderModel {
  firm: string
  logo: ShownLogo
  locality: string
  homeHref: string
  phone: { text: string; link: string }
  hours: string
  /** They are typed in the header, not those of an office. */
  hasOwnHours: boolean
  navigation: NavigationEntry[]
  top: NavigationEntry[]
  action: { text: string; href: string } | null
  /** What may be asked for beside the button. */
  second: { text: string; href: string } | null
  /** Address of the page that answers a search. */
  searchHref: string | null
  languages: { lang: string; name: string; href: string }[]
  isHome: boolean
}

const WORDS = {
  'fr-FR': {
    menu: 'Menu',
    close: 'Fermer',
    closed: ' le menu',
    contact: 'Nous joindre',
    navigation: 'Navigation principale',
    call: 'Appeler le cabinet\u00A0:',
    section: 'Toute la rubrique',
    search: 'Rechercher',
    searchLabel: 'Chercher dans le site',
    submit: 'Chercher',
    home: 'accueil',
  },
  'en-GB': {
    menu: 'Menu',
    close: 'Close',
    closed: ' the menu',
    contact: 'Reach us',
    navigation: 'Main navigation',
    call: 'Call the firm:',
    section: 'Whole section',
    search: 'Search',
    searchLabel: 'Search the site',
    submit: 'Search',
    home: 'home page',
  },
}

const CURRENT = 'current active'

/** The page itself, or one above it (requirements B6). */
const ariaCurrent = ({ isPage, isCurrent }: NavigationEntry) =>
  isPage ? 'page' : isCurrent ? 'true' : undefined

/**
 * Works without script: submenus are native disclosures of one group, the phone menu is the
 * target of a link.
 */
export function SiteHeaderView({ model, view }: { model: SiteHeaderModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  return (
    <>
      <TopBar model={model} view={view} />
      <div className="site-header" data-header="">
        <div className="container">
          <a
            className="brand"
            href={model.homeHref}
            aria-current={model.isHome ? 'page' : undefined}
          >
            <FirmLogo logo={model.logo} firm={model.firm} />
            {model.logo.hasName ? (
              <span className="brand-name" {...view.from('firm.name')}>
                {`${model.firm} `}
                <span className="brand-place">{model.locality}</span>
              </span>
            ) : null}
            <span className="visually-hidden">{`, ${words.home}`}</span>
          </a>
          {model.searchHref ? (
            <a className="search-toggle" href="#search">
              <Icon name="search" />
              <span className="visually-hidden">{words.search}</span>
            </a>
          ) : null}
          <a className="burger" href="#menu" data-burger="">
            <Icon name="list" />
            <span>{words.menu}</span>
          </a>
          <Navigation model={model} view={view} />
        </div>
        {model.searchHref ? <SearchPanel action={model.searchHref} words={words} /> : null}
      </div>
    </>
  )
}

function Navigation({ model, view }: { model: SiteHeaderModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  return (
    <nav className="main-nav" id="menu" aria-label={words.navigation}>
      <a className="main-nav-close" href="#top" data-burger-close="">
        <span>
          {words.close}
          <span className="visually-hidden">{words.closed}</span>
        </span>
        <Icon name="x-lg" />
      </a>
      <ul className="main-nav-entries">
        {model.navigation.map((entry) => (
          <li key={entry.id} className={entry.isCurrent ? CURRENT : undefined}>
            <Entry entry={entry} section={words.section} />
          </li>
        ))}
      </ul>
      {model.action ? (
        <a
          className="btn btn-primary main-nav-action"
          href={model.action.href}
          {...view.mark('action_link')}
        >
          <Words view={view} path="action_text">
            {model.action.text}
          </Words>
        </a>
      ) : null}
      <ul className="main-nav-more" aria-label={words.contact}>
        {model.phone.text ? (
          <li>
            <a href={`tel:${model.phone.link}`}>
              <Icon name="telephone" />
              <span className="visually-hidden">{`${words.call} `}</span>
              {model.phone.text}
            </a>
          </li>
        ) : null}
        {model.second ? (
          <li>
            <a href={model.second.href}>{model.second.text}</a>
          </li>
        ) : null}
        {model.top.map(({ id, label, href }) => (
          <li key={id}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TopBar({ model, view }: { model: SiteHeaderModel; view: ViewContext }) {
  return (
    <div className="top-bar">
      <div className="container">
        {model.phone.text ? (
          <a
            className="top-bar-phone"
            href={`tel:${model.phone.link}`}
            {...view.from('firm.phone')}
          >
            <Icon name="telephone" />
            <span className="visually-hidden">{`${WORDS[view.culture].call} `}</span>
            {model.phone.text}
          </a>
        ) : null}
        {model.second ? (
          <a className="top-bar-second" href={model.second.href} {...view.mark('second_link')}>
            <Words view={view} path="second_text">
              {model.second.text}
            </Words>
          </a>
        ) : null}
        <Text
          view={model.hasOwnHours ? view : NO_MARKS}
          path="hours"
          as="span"
          className="top-bar-hours"
        >
          {model.hours}
        </Text>
        <ul className="top-bar-links">
          {model.top.map(({ id, label, href }) => (
            <li key={id}>
              <a href={href}>{label}</a>
            </li>
          ))}
          {model.languages.map(({ lang, name, href }) => (
            <li key={lang}>
              <a href={href} lang={lang} hrefLang={lang}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function SearchPanel({
  action,
  words,
}: {
  action: string
  words: { searchLabel: string; submit: string }
}) {
  return (
    <search className="search-panel" id="search">
      <form className="container" action={action} method="get">
        <label htmlFor="search-query">{words.searchLabel}</label>
        <input id="search-query" type="search" name="query" maxLength={200} autoComplete="off" />
        <button className="btn btn-primary" type="submit">
          {words.submit}
        </button>
      </form>
    </search>
  )
}

function Entry({ entry, section }: { entry: NavigationEntry; section: string }) {
  if (entry.children.length === 0) return <EntryLink entry={entry} />
  return (
    <details className="submenu" name="main-nav">
      <Summary entry={entry} />
      <ul>
        <SectionLink entry={entry} section={section} />
        {entry.children.map((child) => (
          <li key={child.id} className={child.isCurrent ? CURRENT : undefined}>
            {child.picture ? (
              <Picture
                className="submenu-picture"
                src={child.picture.src}
                focal={child.picture.focal}
                alt=""
                width={child.picture.width || 720}
                height={child.picture.height || 480}
                sizes="96px"
              />
            ) : null}
            {child.children.length > 0 ? (
              <Dropdown entry={child} section={section} />
            ) : (
              <EntryLink entry={child} />
            )}
            {child.text ? <span className="submenu-text">{child.text}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A dropdown inside a submenu. */
function Dropdown({ entry, section }: { entry: NavigationEntry; section: string }) {
  return (
    <details className="dropdown-submenu">
      <Summary entry={entry} />
      <ul>
        <SectionLink entry={entry} section={section} />
        {entry.children.map((child) => (
          <li key={child.id} className={child.isCurrent ? CURRENT : undefined}>
            <EntryLink entry={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** It unfolds what lies below the entry, which is a page only by the first link there. */
const Summary = ({ entry }: { entry: NavigationEntry }) => (
  <summary
    className={entry.isCurrent ? CURRENT : undefined}
    aria-current={entry.isCurrent ? 'true' : undefined}
  >
    {entry.label}
  </summary>
)

const SectionLink = ({ entry, section }: { entry: NavigationEntry; section: string }) => (
  <li className={entry.isCurrent ? CURRENT : undefined}>
    <a
      href={entry.href}
      className={entry.isCurrent ? `submenu-section ${CURRENT}` : 'submenu-section'}
      aria-current={ariaCurrent(entry)}
    >
      {`${section} «\u00A0${entry.label}\u00A0»`}
    </a>
  </li>
)

const EntryLink = ({ entry }: { entry: NavigationEntry }) => (
  <a
    href={entry.href}
    className={entry.isCurrent ? CURRENT : undefined}
    aria-current={ariaCurrent(entry)}
  >
    {entry.label}
  </a>
)

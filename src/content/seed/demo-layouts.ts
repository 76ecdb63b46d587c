import type { Language } from '#domain/language.ts'
import type { WidgetDraft } from '../store.ts'
import type { Layout, WidgetOwner } from '#domain/page.ts'
import { MENU } from './demo-menus.ts'
import { pageAt, pageLink } from './demo-tree.ts'
import { widgetDrafts, type Zones } from './widget-drafts.ts'

type LayoutOwner = Extract<WidgetOwner, { layoutId: number }>

/** One part of a layout with its widgets. */
interface DemoPart {
  owner: LayoutOwner
  widgets: WidgetDraft[]
}

/** Numbers of the layouts. */
export const LAYOUT = { site: 1, plain: 2 } as const

export const demoLayouts: readonly Layout[] = [
  { id: LAYOUT.site, name: 'Site', css_class: '' },
  { id: LAYOUT.plain, name: 'Sobre', css_class: 'layout-sobre' },
]

/** Widgets of layouts are numbered below those of pages. */
const FIRST_WIDGET = 10_000
const WIDGETS_A_LAYOUT = 100

type Part = LayoutOwner['part']
const PARTS: readonly Part[] = ['header', 'footer', 'error404', 'signin']

const text = (html: string) => ({ type: 'rich-text', options: { html } })
const title = (words: string) => ({ type: 'heading', options: { text: words, level: '1' } })

/** A page that stands outside the tree: its title, then one text. */
const outside = (name: string, html: string): Zones => ({
  top: [title(name)],
  content: [text(html)],
})

/** The page in place of a secure one: the form that opens it, below the text. */
const signInPage = (name: string, html: string): Zones => ({
  top: [title(name)],
  content: [text(html), { type: 'sign-in', options: {} }],
})

const outsideFrench: Pick<Record<Part, Zones>, 'error404' | 'signin'> = {
  error404: outside(
    'Page introuvable',
    `<p>L’adresse que vous avez suivie ne mène à aucune page. Elle a peut-être changé de nom, ou une
lettre s’est perdue en route. <a href="/recherche">Cherchez par mot-clé</a>,
<a href="/informations-legales/plan-du-site">parcourez le plan du site</a> ou
<a href="/">revenez à l’accueil</a>.</p>`,
  ),
  signin: signInPage(
    'Connexion',
    `<p>Cette page est réservée aux clients du cabinet : vos accès vous sont remis par nos soins, et
<a href="/contact">un appel ou un message suffit</a> si vous les avez égarés.</p>`,
  ),
}

const outsideEnglish: Pick<Record<Part, Zones>, 'error404' | 'signin'> = {
  error404: outside(
    'Page not found',
    `<p>The address you followed leads nowhere. The page may have moved, or a letter may be missing.
Go to <a href="/en/news">the news in English</a> or to <a href="/">the home page in French</a>.</p>`,
  ),
  signin: signInPage(
    'Sign in',
    `<p>This page is for clients of the firm: we hand over your access details ourselves, so please
<a href="/contact">call or write</a> if you have lost them.</p>`,
  ),
}

const siteFrench: Record<Part, Zones> = {
  header: {
    content: [
      {
        type: 'site-header',
        options: {
          menu: MENU.main,
          top_menu: MENU.top,
          hours: 'Du lundi au vendredi, 9 h – 12 h 30 et 14 h – 18 h',
          search_page: pageAt('/recherche').id,
          action_text: 'Être rappelé',
          action_link: pageLink('/votre-projet/etre-rappele'),
        },
      },
    ],
  },
  footer: {
    content: [
      {
        type: 'site-footer',
        options: {
          menu: MENU.footer,
          legal_menu: MENU.legal,
          tagline:
            'Expertise comptable, paie, droit et conseil à Villebourg-sur-Aure, depuis 1987.',
        },
      },
    ],
  },
  ...outsideFrench,
}

const siteEnglish: Record<Part, Zones> = {
  header: {
    content: [
      {
        type: 'site-header',
        options: {
          menu: MENU.mainEnglish,
          top_menu: MENU.topEnglish,
          hours: 'Monday to Friday, 9:00–12:30 and 14:00–18:00',
          search_page: pageAt('/recherche').id,
          action_text: 'Ask for a call',
          action_link: pageLink('/votre-projet/etre-rappele'),
        },
      },
    ],
  },
  footer: {
    content: [
      {
        type: 'site-footer',
        options: {
          menu: MENU.footerEnglish,
          legal_menu: MENU.legalEnglish,
          tagline:
            'Accountants in Villebourg-sur-Aure since 1987. Most of this site is in French; we are happy to answer in English.',
          accessibility: 'partially compliant',
        },
      },
    ],
  },
  ...outsideEnglish,
}

/** Words and links only: a page on this layout needs no script. */
const plainFrench: Record<Part, Zones> = {
  header: { content: [text('<p><a href="/">Cabinet Lhermine-Dauval, retour à l’accueil</a></p>')] },
  footer: {
    content: [
      text(
        `<p>Cabinet Lhermine-Dauval, expertise comptable à Villebourg-sur-Aure.
<a href="tel:+33199001234">01 99 00 12 34</a></p>
<p><a href="/contact">Contact</a> · <a href="/informations-legales">Informations légales</a></p>`,
      ),
    ],
  },
  ...outsideFrench,
}

const plainEnglish: Record<Part, Zones> = {
  header: { content: [text('<p><a href="/">Cabinet Lhermine-Dauval, home page</a></p>')] },
  footer: {
    content: [
      text(
        `<p>Cabinet Lhermine-Dauval, accountants in Villebourg-sur-Aure.
<a href="tel:+33199001234">+33 1 99 00 12 34</a></p>
<p><a href="/contact">Contact</a> · <a href="/informations-legales">Legal information</a></p>`,
      ),
    ],
  },
  ...outsideEnglish,
}

function partsOf(
  layoutId: number,
  lang: Language,
  zones: Record<Part, Zones>,
  offset: number,
): DemoPart[] {
  const first = FIRST_WIDGET + layoutId * WIDGETS_A_LAYOUT + offset
  return PARTS.map((part, index) => ({
    owner: { layoutId, part, lang },
    widgets: widgetDrafts(zones[part], first + index * 10),
  }))
}

/** Header, footer and the pages outside the tree, of every layout in both languages. */
export const demoParts: readonly DemoPart[] = [
  ...partsOf(LAYOUT.site, 'fr', siteFrench, 0),
  ...partsOf(LAYOUT.site, 'en', siteEnglish, 50),
  ...partsOf(LAYOUT.plain, 'fr', plainFrench, 0),
  ...partsOf(LAYOUT.plain, 'en', plainEnglish, 50),
]

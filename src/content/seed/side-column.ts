import { pageAt, pageLink } from './demo-tree.ts'
import type { Composed } from './widget-drafts.ts'

const section: Composed = {
  type: 'child-pages',
  options: { layout: 'section', show_description: false },
}

const guideMenu: Composed = { type: 'guide-contents', options: { layout: 'compact' } }

const invitation = (title: string, text: string, button: string, path: string): Composed => ({
  type: 'call-to-action',
  options: {
    title,
    text,
    tone: 'tint',
    buttons: [{ text: button, link: pageLink(path), style: 'outline' }],
  },
})

const card = (title: string, show_hours: boolean): Composed => ({
  type: 'contact-card',
  options: { title, office: 'all', show_hours, show_plan: false },
})

const RAPPEL = '/votre-projet/etre-rappele'
const RENDEZ_VOUS = '/votre-projet/prendre-rendez-vous'
const PROJET = '/votre-projet/parlons-de-votre-projet'

/** Side columns by the path of their section, the longest path first. */
const COLUMNS: readonly (readonly [string, Composed[]])[] = Object.entries({
  '/le-cabinet': [section, card('Nous joindre', false)],
  '/le-cabinet/nos-bureaux': [
    section,
    invitation(
      'Annoncez votre visite',
      'Dites-nous l’heure et le sujet : la bonne personne sera là, et le dossier ouvert.',
      'Prendre rendez-vous',
      RENDEZ_VOUS,
    ),
  ],
  '/le-cabinet/nous-rejoindre': [
    section,
    invitation(
      'Une question sur le poste ?',
      'Téléphonez avant d’écrire si vous préférez. La conversation reste entre nous.',
      'Nous contacter',
      '/contact',
    ),
  ],
  '/nos-missions': [
    section,
    invitation(
      'Et pour vous ?',
      'Décrivez votre activité et ce qui vous occupe en ce moment. Nous dirons ce que nous ferions.',
      'Parler de votre projet',
      PROJET,
    ),
  ],
  '/nos-missions/social-et-paie': [
    section,
    invitation(
      'Une question de paie ?',
      'L’équipe de Nadia Benali la prend au téléphone, ou vous rappelle à l’heure choisie.',
      'Être rappelé',
      RAPPEL,
    ),
  ],
  '/vous-etes': [
    section,
    invitation(
      'Votre métier, vos questions',
      'Une heure autour d’une table, avec vos derniers chiffres s’il y en a.',
      'Prendre rendez-vous',
      RENDEZ_VOUS,
    ),
  ],
  '/vos-actualites': [
    section,
    invitation(
      'Recevoir la lettre',
      'Un courriel par mois, trois articles, une échéance. On s’en va quand on veut.',
      'S’inscrire à la lettre',
      '/vos-actualites/lettre-dinformation/inscription',
    ),
  ],
  '/vos-actualites/infos-pratiques/fil-dactualites': [],
  '/vos-actualites/infos-pratiques/la-minute-de-lexpert': [],
  '/vos-actualites/lettre-dinformation': [
    section,
    invitation(
      'Un sujet à nous souffler ?',
      'Vos questions font les prochains numéros. Envoyez-nous la vôtre, même en une ligne.',
      'Nous écrire',
      '/contact',
    ),
  ],
  '/vos-outils': [
    section,
    invitation(
      'L’outil qui manque',
      'Un calcul ou un document vous ferait gagner du temps ? Racontez-nous lequel.',
      'Nous écrire',
      '/contact',
    ),
  ],
  '/vos-outils/simulateurs': [
    section,
    invitation(
      'Le résultat vous surprend ?',
      'Un calcul juste peut partir d’une hypothèse fausse. Relisons-le ensemble au téléphone.',
      'Être rappelé',
      RAPPEL,
    ),
  ],
  '/vos-outils/chiffres-utiles': [
    section,
    invitation(
      'Un chiffre à confirmer ?',
      'Appelez avant de l’écrire dans un contrat ou sur une facture.',
      'Nous joindre',
      '/contact',
    ),
  ],
  '/vos-outils/agenda': [
    section,
    invitation(
      'Une date vous inquiète ?',
      'Mieux vaut en parler la semaine d’avant que le lendemain.',
      'Être rappelé',
      RAPPEL,
    ),
  ],
  '/vos-outils/modeles-de-documents': [
    section,
    invitation(
      'Faites relire le vôtre',
      'Un modèle ne connaît pas votre métier. Apportez le document rempli, nous l’annoterons.',
      'Prendre rendez-vous',
      RENDEZ_VOUS,
    ),
  ],
  // Forty-three terms make too long a column: `belowPage` lists them.
  '/vos-outils/lexique': [
    invitation(
      'Un mot vous résiste ?',
      'Lisez-nous la phrase où vous l’avez trouvé, au téléphone ou par écrit.',
      'Être rappelé',
      RAPPEL,
    ),
  ],
  '/nos-guides': [
    section,
    invitation(
      'Lire, puis en parler',
      'Un guide répond aux questions de tous. Les vôtres méritent une conversation.',
      'Prendre rendez-vous',
      RENDEZ_VOUS,
    ),
  ],
  '/nos-guides/creer-son-entreprise': [
    guideMenu,
    invitation(
      'Vous en êtes où ?',
      'Une idée, un local en vue, des statuts à signer : chaque étape a ses questions.',
      'Parler de votre projet',
      PROJET,
    ),
  ],
  '/nos-guides/bien-facturer': [
    guideMenu,
    invitation(
      'Vos factures, vos réglages',
      'Thomas Wirth vous aide à choisir l’outil et à le paramétrer.',
      'Voir la mission',
      '/nos-missions/facturation-electronique',
    ),
  ],
  '/nos-guides/gerer-son-patrimoine': [
    guideMenu,
    invitation(
      'À deux, c’est mieux',
      'Venez avec votre conjoint et vos contrats. Le notaire se joint à nous si besoin.',
      'Prendre rendez-vous',
      RENDEZ_VOUS,
    ),
  ],
  '/nos-guides/essentiel-de-lentrepreneur': [
    guideMenu,
    invitation(
      'Un regard du dehors',
      'Trois chiffres suivis ensemble valent un long tableau que personne n’ouvre.',
      'Voir la mission',
      '/nos-missions/gestion-et-pilotage',
    ),
  ],
  '/kiosque': [
    section,
    invitation(
      'Une version papier ?',
      'Demandez-la à l’accueil de l’un des bureaux, en passant ou par écrit.',
      'Nous écrire',
      '/contact',
    ),
  ],
  // Their sections hold a page that only follows a form: no menu of them.
  '/votre-projet': [card('Nous joindre', true)],
  // The page itself shows both offices.
  '/contact': [],
  '/contact/acces-et-horaires': [
    invitation(
      'Venir à une heure précise',
      'Un rendez-vous vous évite d’attendre, et nous laisse préparer votre dossier.',
      'Prendre rendez-vous',
      RENDEZ_VOUS,
    ),
  ],
  '/espace-client': [card('Besoin d’aide ?', true)],
  '/informations-legales': [section, card('Une question ?', false)],
  '/informations-legales/plan-du-site': [],
  '/informations-legales/desinscription': [],
}).toSorted(([one], [other]) => other.length - one.length)

/**
 * The side column of a page: the menu of its section, then one thing to do. A page that itself
 * shows what is under it goes without the menu, which would give the same links again.
 */
export function sideColumn(path: string, showsChildren: boolean): Composed[] {
  const [, column = []] =
    COLUMNS.find(([start]) => path === start || path.startsWith(`${start}/`)) ?? []
  return showsChildren
    ? column.filter((widget) => widget !== section && widget !== guideMenu)
    : column
}

const GLOSSARY = '/vos-outils/lexique'

const terms: Composed = {
  type: 'child-pages',
  options: {
    parent: pageAt(GLOSSARY).id,
    layout: 'compact',
    title: 'Tous les termes',
    show_description: false,
  },
}

/** What stands across the page below both columns. */
export const belowPage = (path: string): Composed[] =>
  path.startsWith(`${GLOSSARY}/`) ? [terms] : []

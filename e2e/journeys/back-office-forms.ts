import { PASSWORD } from '../sign-in.ts'

type Typed = readonly (readonly [label: string, text: string])[]

/** A form of the back office: the way to it, what it refuses and why, what it takes, and what it says then. */
export interface Form {
  /**
   * Words that are clicked; what is read before the next, where those stand on the screen before as well; panels
   * that are open then, be it that the last test left them so.
   */
  way: readonly (string | RegExp | { reads: string } | { opens: readonly string[] })[]
  wrong: Typed
  fault: string
  right: Typed
  /** What is chosen of the list that comes after. */
  choose?: string
  /** Its button is shut as long as something is wrong. */
  isShut?: true
  /** Its button to save; without one it saves by itself. */
  save?: string
  saved: string
}

/** One that goes back to what is stored, too. */
const settings = (
  way: Form['way'],
  label: string,
  wrong: string,
  fault: string,
  right: string,
): Form => ({
  way,
  wrong: [[label, wrong]],
  fault,
  right: [[label, right]],
  save: 'Enregistrer',
  saved: 'Enregistré.',
})

const EXCESS = 'x'.repeat(501)
const FAULT = '1 caractère de trop, 500 au plus'

const LONG_NAME = 'x'.repeat(201)
const NAME_FAULT = '1 caractère de trop, 200 au plus'

/** Under its name, which one of the forms changes, stands what one does with one's own account. */
const ME = /Rôle super-admin|Alix/

/** The board names some of its parts too. */
const HOUSE = ['Le cabinet', { reads: 'Titres des pages' }] as const
const FIELDS = 'Titre et description'
export const COLLEAGUE = 'zoe@test.example'
const SOURCES = 'Sources et fournisseur'
const FIGURES = 'Chiffres utiles'
const PUBLIC_FEED = 'Service-Public Entreprendre Montrer'

const PANELS = { opens: ['Plan', 'Options'] } as const

export const FORMS: readonly Form[] = [
  settings([...HOUSE, 'Qui vous êtes'], 'Nom du cabinet', EXCESS, FAULT, 'Ardoin'),
  settings([...HOUSE, 'Bureaux'], 'Nom du bureau', EXCESS, FAULT, 'Bureau principal'),
  settings([...HOUSE, 'Identité légale'], 'Capital social', EXCESS, FAULT, '10 000 €'),
  settings([...HOUSE, 'Partage'], 'LinkedIn', EXCESS, FAULT, 'Sur LinkedIn'),
  settings(
    [...HOUSE, 'Titres des pages'],
    'Toute autre page',
    '{nom}',
    'entre accolades',
    '{title}',
  ),
  settings(['Réglages', 'Adresse du site'], 'Nom de domaine', 'Un Hôte', 'nom d’hôte', 'localhost'),
  settings(['Réglages', 'Gabarits'], 'Version des gabarits', 'a/b', 'des lettres, des', '5'),
  settings(['Réglages', 'Avancé'], 'Identifiant du client', EXCESS, FAULT, '1987002'),
  {
    way: ['Apparence'],
    wrong: [['Papier', 'rouge']],
    fault: 'Écrivez une couleur',
    right: [['Papier', '#FBFAF8']],
    saved: 'Brouillon enregistré',
  },
  settings([FIGURES, 'Ouvrir « Minimum garanti »'], 'Source', EXCESS, FAULT, 'Légifrance'),
  settings(
    [SOURCES, 'Flux publics', PUBLIC_FEED],
    'Adresse du flux',
    'x',
    'https',
    'https://x.fr/',
  ),
  settings([SOURCES, 'Fournisseur'], 'Adresse du fournisseur', 'ftp://x', 'http://', 'http://x'),
  {
    way: ['Redirections', 'Ajouter une redirection'],
    wrong: [['Nouvelle adresse', ' ']],
    fault: 'Écrivez la nouvelle adresse.',
    right: [
      ['Ancienne adresse', '/vieille-page'],
      ['Nouvelle adresse', '/contact'],
    ],
    save: 'Enregistrer',
    saved: '/vieille-page',
  },
  {
    way: ['Redirections', 'Importer'],
    wrong: [['Ou collez les lignes ici', '/ancien;nulle part']],
    fault: 'refusées : 1',
    right: [['Ou collez les lignes ici', '/ancien;/contact']],
    save: 'Vérifier',
    saved: 'Nouvelles : 1',
  },
  {
    way: ['Réglages', 'Adresse du site'],
    wrong: [['Nom d’hôte à proposer', 'Un Hôte']],
    fault: 'n’est pas un nom d’hôte',
    right: [['Nom d’hôte à proposer', 'cabinet.example']],
    save: 'Proposer',
    saved: 'cabinet.example',
  },
  {
    way: ['Pages', { reads: 'Au clavier' }, 'Ajouter une page'],
    wrong: [['Nom de la page', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Nom de la page', 'Nos tarifs']],
    isShut: true,
    save: 'Ajouter',
    saved: 'Nos tarifs',
  },
  {
    way: ['Pages', 'Propriétés de « Le cabinet »'],
    wrong: [['Nom de la page', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Titre affiché', 'Notre cabinet']],
    save: 'Enregistrer',
    saved: 'Enregistré.',
  },
  {
    way: ['Pages', 'Propriétés de « Le cabinet »', 'Modifier la page', 'Autres actions', FIELDS],
    wrong: [['Titre de la page', 'x'.repeat(301)]],
    fault: '1 caractère de trop, 300 au plus',
    right: [['Titre de la page', 'Notre cabinet à Angers']],
    isShut: true,
    save: 'Garder dans le brouillon',
    saved: 'Brouillon enregistré',
  },
  {
    way: ['En-tête et pied de page', 'Annonce', PANELS, 'Annonce'],
    wrong: [['Annonce', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Annonce', 'Nous déménageons le 3 juin']],
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Équipe', 'Ajouter une personne'],
    wrong: [['Prénom et nom', LONG_NAME]],
    fault: '1 caractère de trop',
    right: [['Prénom et nom', 'Claire Dauval']],
    isShut: true,
    save: 'Créer',
    saved: 'Fonction',
  },
  {
    way: ['Demandes', { reads: 'Données d’une personne' }, 'Visiteur 1'],
    wrong: [['Nouvelle note', 'x'.repeat(4001)]],
    fault: 'de trop',
    right: [['Nouvelle note', 'Rappelée ce matin']],
    isShut: true,
    save: 'Ajouter la note',
    saved: 'Note ajoutée.',
  },
  {
    way: ['Médiathèque', 'Bandeau d’accueil'],
    wrong: [['Légende', EXCESS]],
    fault: FAULT,
    right: [['Légende', 'Une balance']],
    save: 'Enregistrer',
    saved: 'Enregistré',
  },
  {
    way: ['Utilisateurs', 'Inviter quelqu’un'],
    wrong: [['Adresse e-mail', 'eve']],
    fault: 'attend une adresse électronique',
    right: [
      ['Prénom et nom', 'Ève'],
      ['Adresse e-mail', 'eve@test.example'],
    ],
    choose: 'Rédacteur',
    save: 'Inviter',
    saved: 'Remettez vous-même ce lien à Ève',
  },
  {
    way: [ME, 'Mon compte'],
    wrong: [['Prénom et nom', 'x'.repeat(101)]],
    fault: '1 caractère de trop, 100 au plus',
    right: [['Prénom et nom', 'Alix']],
    save: 'Enregistrer',
    saved: 'Votre nom est enregistré.',
  },
  {
    way: [ME, 'Mon compte', 'Activer le second facteur'],
    wrong: [['Votre mot de passe', 'ce n’est pas lui']],
    fault: 'Ce n’est pas votre mot de passe actuel.',
    right: [['Votre mot de passe', PASSWORD]],
    save: 'Continuer',
    saved: 'Ou saisissez cette clé',
  },
  {
    way: [ME, 'Mon compte'],
    wrong: [
      ['Mot de passe actuel', 'court'],
      ['Nouveau mot de passe', 'court'],
    ],
    fault: 'doit compter au moins 12 caractères',
    right: [
      ['Mot de passe actuel', PASSWORD],
      ['Nouveau mot de passe', 'une autre phrase, assez longue'],
    ],
    save: 'Changer le mot de passe',
    saved: 'Mot de passe changé.',
  },
  {
    way: ['Utilisateurs', COLLEAGUE],
    wrong: [['Prénom et nom', 'x'.repeat(101)]],
    fault: '1 caractère de trop, 100 au plus',
    right: [['Prénom et nom', 'Zoé Martin']],
    save: 'Enregistrer',
    saved: 'Zoé Martin',
  },
  {
    way: ['Articles et vidéos', 'Nouvel article', 'Formulaire'],
    wrong: [['Titre', 'x'.repeat(251)]],
    fault: '1 caractère de trop',
    right: [['Titre', 'La paie de décembre']],
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Blocs partagés', 'Ajouter un bloc'],
    wrong: [['Nom', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Nom', 'Prendre rendez-vous']],
    isShut: true,
    save: 'Créer',
    saved: 'Prendre rendez-vous',
  },
  {
    way: ['Modèles de page', { reads: 'Offre d’emploi' }, 'Mission', 'Autres actions', 'Renommer'],
    wrong: [['Nom', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Nom', 'Une mission']],
    isShut: true,
    save: 'Garder dans le brouillon',
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Blocs partagés', 'Prendre rendez-vous', PANELS, 'Appel à l’action'],
    wrong: [['Titre', EXCESS]],
    fault: FAULT,
    right: [['Titre', 'Parlons-en']],
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Modèles de page', { reads: 'Offre d’emploi' }, 'Mission', PANELS, 'Titre'],
    wrong: [['Surtitre', EXCESS]],
    fault: FAULT,
    right: [['Surtitre', 'Nos missions']],
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Menus', 'Pratique', 'Ajouter une entrée'],
    wrong: [['Libellé', 'x'.repeat(301)]],
    fault: 'Trop long : 300 signes au plus.',
    right: [['Libellé', 'Nos conseils']],
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Modèles', 'Carte d’actualité'],
    wrong: [['Texte HTML', '<p>']],
    fault: 'ligne 1',
    right: [['Texte HTML', '<article class="feed-item"><p>{{title}}</p></article>']],
    saved: 'Brouillon enregistré',
  },
]

/** Settings whose only fields are lists: what is chosen, and another. */
export const LISTS = [
  ['metier', 'Expert-comptable', 'Notaire'],
  ['articles', 'Grande (xbig)', 'Très grande (xxbig)'],
] as const

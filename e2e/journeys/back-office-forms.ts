import { PASSWORD } from '../sign-in.ts'

type Typed = readonly (readonly [label: string, text: string])[]

/** A form of the back office: the way to it, what it refuses and why, what it takes, and what it says then. */
export interface Form {
  /**
   * Words that are clicked, or the last that are called so, where the menu says them too; what is read before the
   * next, where those stand on the screen before as well; panels that are open then, be it that the last test left
   * them so.
   */
  way: readonly (
    | string
    | RegExp
    | { last: string }
    | { reads: string }
    | { opens: readonly string[] }
  )[]
  wrong: Typed
  fault: string
  right: Typed
  /** What is chosen of the list that comes after. */
  choose?: string
  /** Its button is shut as long as something is wrong. */
  isShut?: true
  /** What is clicked again once it is undone: it opened what was written in. */
  again?: string
  /** Its button to save; without one it saves by itself. */
  save?: string
  /** How what saves by itself goes back to what is live; without it, to the step before, and forth again. */
  discard?: readonly string[]
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

const DISCARD = ['Autres actions', 'Abandonner le brouillon', 'Abandonner le brouillon']

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
  settings([...HOUSE, 'Partage'], 'Copier le lien', EXCESS, FAULT, 'Copier'),
  settings(
    [...HOUSE, 'Titres des pages'],
    'Toute autre page',
    '{nom}',
    'entre accolades',
    '{title}',
  ),
  settings(
    [...HOUSE, 'Courriels'],
    'Adresse des réponses',
    'zoe',
    'attend une adresse électronique',
    'accueil@test.example',
  ),
  settings(
    [...HOUSE, { last: 'Demandes' }],
    'Rappel d’une demande sans réponse',
    '41',
    'attend un nombre entier',
    '8',
  ),
  {
    ...settings(
      [...HOUSE, 'Échéances', 'Ajouter'],
      'Conseil du cabinet',
      'x'.repeat(601),
      '1 caractère de trop, 600 au plus',
      'Pensez-y dès le premier du mois.',
    ),
    again: 'Ajouter',
  },
  {
    ...settings(
      [...HOUSE, 'Recherche', 'Ajouter'],
      'Mots cherchés',
      LONG_NAME + 'x',
      '2 caractères de trop, 200 au plus',
      'tarif',
    ),
    again: 'Ajouter',
  },
  settings(['Réglages', 'Adresse du site'], 'Nom de domaine', 'Un Hôte', 'nom d’hôte', 'localhost'),
  settings(['Réglages', 'Gabarits'], 'Version des gabarits', 'a/b', 'des lettres, des', '5'),
  settings(['Réglages', 'Avancé'], 'Identifiant du client', EXCESS, FAULT, '1987002'),
  {
    way: ['Apparence'],
    wrong: [['Papier', 'rouge']],
    fault: 'Écrivez une couleur',
    right: [['Papier', '#FBFAF8']],
    discard: DISCARD,
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
    way: ['Redirections', '/vieille-page'],
    wrong: [['Nouvelle adresse', ' ']],
    fault: 'Écrivez la nouvelle adresse.',
    right: [['Nouvelle adresse', '/nos-missions']],
    save: 'Enregistrer',
    saved: '/nos-missions',
  },
  {
    way: ['Redirections', 'Essayer une adresse'],
    wrong: [['Adresse', '/nulle-part']],
    fault: 'Le visiteur voit la page « introuvable ».',
    right: [['Adresse', '/contact']],
    save: 'Essayer',
    saved: 'Le visiteur arrive sur une page du site.',
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
    way: ['Pages', 'Propriétés de « Nos tarifs »', 'Ajouter la version anglaise'],
    wrong: [['Nom de la page en anglais', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Nom de la page en anglais', 'Our prices']],
    isShut: true,
    save: 'Ajouter',
    saved: 'La version anglaise est créée, hors ligne.',
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
    way: [
      'Pages',
      'Propriétés de « Le cabinet »',
      'Modifier la page',
      'Autres actions',
      'Programmer',
    ],
    wrong: [
      ['Date et heure', '2030-06-02T08:00'],
      ['Retirer du site le', '2030-06-01T08:00'],
    ],
    fault: 'Choisissez un moment après la mise en ligne.',
    right: [['Retirer du site le', '2030-06-03T08:00']],
    isShut: true,
    save: 'Programmer',
    saved: '2 juin 2030',
  },
  {
    way: [
      'Pages',
      'Propriétés de « Le cabinet »',
      'Modifier la page',
      'Autres actions',
      'Enregistrer comme modèle',
    ],
    wrong: [['Nom', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Nom', 'Notre modèle']],
    isShut: true,
    save: 'Enregistrer',
    saved: 'Le modèle « Notre modèle » est',
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
    way: ['Équipe', 'Odile Marchand'],
    wrong: [['Fonction', 'x'.repeat(121)]],
    fault: '1 caractère de trop, 120 au plus',
    right: [['Fonction', 'Accueil et secrétariat']],
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Demandes', { reads: 'Données d’une personne' }, 'Visiteur 1', 'Répondre'],
    wrong: [['Objet', 'x'.repeat(201)]],
    fault: 'de trop',
    right: [['Objet', 'Votre demande']],
    isShut: true,
    save: 'Copier la réponse',
    saved: 'copi',
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
    way: ['Articles et vidéos', 'La paie de décembre', 'Formulaire'],
    wrong: [['Fin de l’adresse', LONG_NAME]],
    fault: NAME_FAULT,
    right: [['Fin de l’adresse', 'paie-de-decembre']],
    saved: 'Brouillon enregistré',
  },
  {
    way: [
      'Articles et vidéos',
      'La paie de décembre',
      'Formulaire',
      'Aucune vidéo',
      'Une vidéo de YouTube, Vimeo ou Dailymotion',
    ],
    wrong: [['Adresse de la vidéo', 'https://exemple.fr/film']],
    fault: 'YouTube',
    right: [['Adresse de la vidéo', 'https://youtu.be/dQw4w9WgXcQ']],
    saved: 'Brouillon enregistré',
  },
  {
    way: ['Articles et vidéos', 'Tous les articles reçus', /^Épingler : /],
    wrong: [['Jusqu’au', '2020-06-01T08:00']],
    fault: 'Cette date est passée.',
    right: [['Jusqu’au', '2036-06-01T08:00']],
    isShut: true,
    save: 'Épingler',
    saved: 'L’article est épinglé.',
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
    way: ['Menus', 'Nouveau menu'],
    wrong: [['Nom', 'x'.repeat(121)]],
    fault: '1 caractère de trop, 120 au plus',
    right: [['Nom', 'Notre menu']],
    isShut: true,
    save: 'Créer',
    saved: 'Notre menu',
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
    discard: DISCARD,
    saved: 'Brouillon enregistré',
  },
]

/** Settings whose only fields are lists: what is chosen, and another. */
export const LISTS = [
  ['metier', 'Expert-comptable', 'Notaire'],
  ['articles', 'Grande (xbig)', 'Très grande (xxbig)'],
] as const

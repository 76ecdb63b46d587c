/** What a new site still needs, one by one (requirements L1, `first_time`). */
export interface FirstStep {
  key: 'identity' | 'legal' | 'offices' | 'mail' | 'colours' | 'provider' | 'article' | 'users'
  label: string
  isDone: boolean
  /** How it stands, in a sentence. */
  detail: string
  /** Screen on which it is done, below `/admin`. */
  path: string
}

/** What the steps are judged by. */
export interface FirstStepsState {
  nomcabinet: string
  /** The name that the demo site bears. */
  demoName: string
  phone: string
  legalGaps: readonly string[]
  offices: number
  email: string
  sendsMail: boolean
  hasOwnColours: boolean
  /** How the providers of articles stand: each with what is wrong, if anything. */
  providers: readonly { name: string; fault: string | null }[]
  ownArticles: number
  users: number
}

/** The steps with their real state. */
export function firstSteps(state: FirstStepsState): FirstStep[] {
  const { email, ownArticles, users } = state
  const isDemo = state.nomcabinet === state.demoName
  const faults = state.providers.flatMap(({ name, fault }) => (fault ? [`${name} : ${fault}`] : []))
  return [
    ...firmSteps(state, isDemo),
    {
      key: 'mail',
      label: 'Recevoir les demandes par courriel',
      isDone: email !== '' && state.sendsMail,
      detail:
        email === ''
          ? 'L’adresse où vont les demandes manque.'
          : state.sendsMail
            ? `Les demandes vont à ${email}.`
            : 'Le serveur n’envoie pas encore de courriels : demandez à votre agence de brancher l’envoi.',
      path: '/cabinet',
    },
    {
      key: 'colours',
      label: 'Choisir vos couleurs',
      isDone: state.hasOwnColours,
      detail: state.hasOwnColours
        ? 'Le site porte vos couleurs.'
        : 'Le site porte les couleurs d’origine.',
      path: '/theme',
    },
    {
      key: 'provider',
      label: 'Brancher les actualités',
      isDone: state.providers.length > 0 && faults.length === 0,
      detail:
        faults.length > 0
          ? `${faults.join(' ')}`
          : `Les articles viennent de : ${state.providers.map(({ name }) => name).join(', ')}.`,
      path: '/sources',
    },
    {
      key: 'article',
      label: 'Écrire un premier article',
      isDone: ownArticles > 0,
      detail:
        ownArticles > 0
          ? 'Un article du cabinet a été enregistré.'
          : 'Personne n’a encore écrit d’article ici.',
      path: '/articles',
    },
    {
      key: 'users',
      label: 'Inviter vos collègues',
      isDone: users > 1,
      detail: users > 1 ? `${users} personnes ont un compte.` : 'Vous êtes seul à avoir un compte.',
      path: '/users',
    },
  ]
}

/** What the firm says of itself. */
const firmSteps = (
  { nomcabinet, phone, legalGaps, offices }: FirstStepsState,
  isDemo: boolean,
): FirstStep[] => [
  {
    key: 'identity',
    label: 'Dire qui vous êtes',
    isDone: nomcabinet !== '' && phone !== '' && !isDemo,
    detail: isDemo
      ? 'Le site porte encore le nom du cabinet de démonstration.'
      : nomcabinet === ''
        ? 'Le nom du cabinet manque.'
        : phone === ''
          ? 'Le téléphone manque.'
          : nomcabinet,
    path: '/cabinet',
  },
  {
    key: 'legal',
    label: 'Compléter l’identité légale',
    isDone: legalGaps.length === 0 && !isDemo,
    detail:
      legalGaps.length > 0
        ? `Il manque ${legalGaps.join(', ')}.`
        : isDemo
          ? 'Ce sont encore les mentions du cabinet de démonstration.'
          : 'Toutes les mentions obligatoires sont là.',
    path: '/cabinet/identite-legale',
  },
  {
    key: 'offices',
    label: 'Décrire vos bureaux',
    isDone: offices > 0 && !isDemo,
    detail:
      offices === 0
        ? 'Aucun bureau n’est décrit.'
        : isDemo
          ? 'Ce sont encore les bureaux du cabinet de démonstration.'
          : offices === 1
            ? 'Un bureau, avec son adresse et ses horaires.'
            : `${offices} bureaux, avec leurs adresses et leurs horaires.`,
    path: '/cabinet/bureaux',
  },
]

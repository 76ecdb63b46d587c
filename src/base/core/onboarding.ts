/** The first steps of a new site, in their order (requirements L1, `first_time`). */
export const FIRST_STEPS = [
  'identity',
  'contact',
  'offices',
  'hours',
  'legal',
  'brand',
  'team',
  'colleagues',
] as const
export type FirstStepKey = (typeof FIRST_STEPS)[number]

/** A step with how it really stands. */
export interface FirstStep {
  key: FirstStepKey
  label: string
  isDone: boolean
  /** How it stands, in a sentence. */
  detail: string
  /** Screen on which it is done, below `/admin`. */
  path: string
}

/** Where the steps begin, below `/admin`. */
export const FIRST_STEPS_PATH = '/bienvenue'

/** What the steps are judged by. */
export interface FirstStepsState {
  nomcabinet: string
  /** The name that the demo site bears. */
  demoName: string
  town: string
  phone: string
  email: string
  /** Whether they are the demo firm's. */
  isDemoPhone: boolean
  isDemoEmail: boolean
  sendsMail: boolean
  /** Of each office: whether it has a street and a town, and hours. */
  offices: readonly { hasAddress: boolean; hasHours: boolean }[]
  legalGaps: readonly string[]
  hasLogo: boolean
  hasOwnColours: boolean
  /** People of the team whom the site shows. */
  persons: number
  users: number
}

type Told = Pick<FirstStep, 'label' | 'isDone' | 'detail'> & { slug: string }

/** The steps with their real state. */
export function firstSteps(state: FirstStepsState): FirstStep[] {
  const isDemo = state.nomcabinet === state.demoName
  const told = TOLD(state, isDemo)
  return FIRST_STEPS.map((key) => {
    const { slug, ...step } = told[key]
    return { key, ...step, path: `${FIRST_STEPS_PATH}/${slug}` }
  })
}

const count = (number: number, one: string, many: string): string =>
  number === 1 ? one : `${number} ${many}`

const TOLD = (state: FirstStepsState, isDemo: boolean): Record<FirstStepKey, Told> => ({
  identity: {
    label: 'Votre nom',
    slug: 'nom',
    isDone: state.nomcabinet !== '' && state.town !== '' && !isDemo,
    detail: isDemo
      ? 'Le site porte encore le nom du cabinet de démonstration.'
      : state.nomcabinet === ''
        ? 'Le nom du cabinet manque.'
        : state.town === ''
          ? 'La ville manque.'
          : `${state.nomcabinet}, ${state.town}`,
  },
  contact: contactStep(state),
  ...officeSteps(state, isDemo),
  legal: {
    label: 'Identité légale',
    slug: 'identite-legale',
    isDone: state.legalGaps.length === 0 && !isDemo,
    detail: isDemo
      ? 'Ce sont encore les mentions du cabinet de démonstration.'
      : state.legalGaps.length > 0
        ? `Il manque ${state.legalGaps.join(', ')}.`
        : 'Toutes les mentions obligatoires sont là.',
  },
  brand: {
    label: 'Logo et couleurs',
    slug: 'logo',
    isDone: (state.hasLogo && !isDemo) || state.hasOwnColours,
    detail: state.hasOwnColours
      ? 'Le site porte vos couleurs.'
      : state.hasLogo && !isDemo
        ? 'Le site porte votre logo.'
        : 'Le site porte les couleurs d’origine.',
  },
  team: {
    label: 'L’équipe',
    slug: 'equipe',
    isDone: state.persons > 0 && !isDemo,
    detail: isDemo
      ? 'Ce sont encore les personnes du cabinet de démonstration.'
      : state.persons === 0
        ? 'Le site ne montre encore personne.'
        : `Le site montre ${count(state.persons, 'une personne', 'personnes')}.`,
  },
  colleagues: {
    label: 'Collègues et courriels',
    slug: 'collegues',
    isDone: state.users > 1 && state.sendsMail,
    detail: !state.sendsMail
      ? 'Le serveur n’envoie pas encore de courriels : demandez à votre agence de brancher l’envoi.'
      : state.users > 1
        ? `${state.users} personnes ont un compte.`
        : 'Vous êtes seul à avoir un compte.',
  },
})

/** How the firm is reached: whatever its name is, nobody reaches it by what is the demo firm's. */
function contactStep({ phone, email, isDemoPhone, isDemoEmail }: FirstStepsState): Told {
  const demo = [isDemoPhone ? 'le téléphone' : '', isDemoEmail ? 'l’adresse' : ''].filter(Boolean)
  return {
    label: 'Vous joindre',
    slug: 'joindre',
    isDone: phone !== '' && email !== '' && demo.length === 0,
    detail:
      phone === ''
        ? 'Le téléphone manque.'
        : email === ''
          ? 'L’adresse où vont les demandes manque.'
          : demo.length > 0
            ? `${demo.length > 1 ? 'Ce sont' : 'C’est'} encore ${demo.join(' et ')} du cabinet de démonstration.`
            : `${phone}, ${email}`,
  }
}

/** Where the firm is, and when it is open. */
function officeSteps(
  { offices }: FirstStepsState,
  isDemo: boolean,
): Record<'offices' | 'hours', Told> {
  const unplaced = offices.filter(({ hasAddress }) => !hasAddress).length
  const unopened = offices.filter(({ hasHours }) => !hasHours).length
  const of = (missing: number, what: string, demo: string): string =>
    isDemo
      ? `Ce sont encore les ${demo} du cabinet de démonstration.`
      : offices.length === 0
        ? 'Aucun bureau n’est décrit.'
        : missing > 0
          ? `${count(missing, 'Un bureau', 'bureaux')} sans ${what}.`
          : count(offices.length, 'Un bureau.', 'bureaux.')
  const isThere = offices.length > 0 && !isDemo
  return {
    offices: {
      label: 'Adresse et bureaux',
      slug: 'bureaux',
      isDone: isThere && unplaced === 0,
      detail: of(unplaced, 'adresse', 'bureaux'),
    },
    hours: {
      label: 'Horaires',
      slug: 'horaires',
      isDone: isThere && unopened === 0,
      detail: of(unopened, 'horaires', 'horaires'),
    },
  }
}

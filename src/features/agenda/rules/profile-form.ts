import { ACTIVITIES, FORMS, PREMISES, type Profile, TAXES, VATS, YES_NO } from './law/profile.ts'
import { type ProfileParam, profileParams } from './profile-params.ts'
import { monthName } from '#base/kit/time/french-date.ts'

/** One question about a firm. */
export interface ProfileField {
  /** Its parameter. */
  name: string
  label: string
  /** What was answered, as the address spells it; empty for nothing. */
  value: string
  /** Answers to choose from; without them it is typed. */
  choices: readonly (readonly [value: string, label: string])[]
  /** Signs that can be typed. */
  max: number
  isNumber: boolean
}

type Choices = readonly (readonly [value: string, label: string])[]

const MONTHS: Choices = Array.from({ length: 12 }, (_month, place) => [
  String(place + 1),
  `Fin ${monthName(place + 1)}`,
])
const yesNo: Choices = Object.entries(YES_NO)

interface Question {
  label: string
  choices?: Choices
  max?: number
  isNumber?: boolean
  /** The answer inside a sentence. */
  said(answer: string): string
}

/** The label of a choice, its first letter small unless it is an abbreviation. */
const within = (choices: Choices) => (answer: string) => {
  const label = choices.find(([value]) => value === answer)?.[1] ?? answer
  return /^[A-ZÉ][a-zéè]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

const chosen = (label: string, choices: Choices, before = ''): Question => ({
  label,
  choices,
  said: (answer) => before + within(choices)(answer),
})

const trait = (label: string, what: string): Question => ({
  label,
  choices: yesNo,
  said: (answer) => (answer === 'oui' ? `avec ${what}` : `sans ${what}`),
})

/** The questions by parameter, in the order of the form. */
const QUESTIONS: Readonly<Record<ProfileParam, Question>> = {
  forme: chosen('Forme de l’entreprise', Object.entries(FORMS)),
  impot: chosen('Impôt sur les bénéfices', Object.entries(TAXES)),
  cloture: chosen('Clôture de l’exercice', MONTHS, 'clôture '),
  tva: chosen('TVA', Object.entries(VATS), 'TVA : '),
  salaries: {
    label: 'Nombre de salariés',
    max: 6,
    isNumber: true,
    said: (answer) => `${answer} ${Number(answer) > 1 ? 'salariés' : 'salarié'}`,
  },
  locaux: chosen('Locaux', Object.entries(PREMISES)),
  activite: chosen('Activité', Object.entries(ACTIVITIES)),
  vehicules: trait('Véhicules de tourisme', 'véhicules de tourisme'),
  europe: trait('Ventes dans l’Union européenne', 'ventes dans l’Union européenne'),
  dividendes: trait('Dividendes versés', 'dividendes versés'),
  departement: {
    label: 'Département (numéro)',
    max: 3,
    said: (answer) => `département ${answer}`,
  },
  siren: {
    label: 'Deux premiers chiffres du SIREN',
    max: 2,
    isNumber: true,
    said: (answer) => `SIREN en ${answer}`,
  },
  initiale: {
    label: 'Première lettre de votre nom',
    max: 1,
    said: (answer) => `nom en ${answer.toUpperCase()}`,
  },
}

/** The form's questions with what was answered. */
export function profileFields(profile: Profile): ProfileField[] {
  const said = new Map<string, string>(profileParams(profile))
  return Object.entries(QUESTIONS).map(
    ([name, { label, choices = [], max = 0, isNumber = false }]) => ({
      name,
      label,
      value: said.get(name) ?? '',
      choices,
      max,
      isNumber,
    }),
  )
}

/** What was answered, in words: « SARL », « clôture fin juin », « 12 salariés ». */
export const profileWords = (profile: Profile): string[] =>
  profileParams(profile).map(([name, answer]) => QUESTIONS[name].said(answer))

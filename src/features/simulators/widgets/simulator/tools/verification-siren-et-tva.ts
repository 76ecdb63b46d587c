import { grouped } from './format.ts'
import {
  bare,
  ibanFault,
  ibanLength,
  isSiren,
  luhnSum,
  siretRule,
  vatKey,
  vatNumber,
} from '../formulas/verification-siren-et-tva.ts'
import { text } from './inputs.ts'
import { type Answer, type Fault, type Result, result } from './result.ts'
import { defineTool } from './tool.ts'

const VALID = 'Clé juste'
const WRONG = {
  answer: 'Clé fausse',
  sentence: 'la clé est fausse, un chiffre au moins est à revoir',
}

const EXISTENCE =
  'Une clé juste ne prouve ni que l’entreprise ou le compte existe, ni qu’elle est en activité.'

export const tool = defineTool({
  inputs: {
    numero: text({
      label: 'Numéro à vérifier',
      initial: '303 265 045',
      max: 60,
      help: 'SIREN, SIRET, numéro de TVA français ou IBAN ; les espaces ne comptent pas.',
    }),
  },
  formula: [
    'SIREN et SIRET : somme de Luhn = multiple de 10',
    'Clé de TVA = (12 + 3 × (SIREN mod 97)) mod 97',
    'IBAN : nombre formé par le compte, le pays et la clé, mod 97 = 1',
  ],
  limits: [
    EXISTENCE,
    'Confrontez le numéro à un registre officiel avant une première vente importante.',
  ],
  compute({ numero }) {
    const typed = bare(numero)
    if (/^\d{9}$/.test(typed)) return ofSiren(typed)
    if (/^\d{14}$/.test(typed)) return ofSiret(typed)
    if (/^FR[A-Z\d]{2}\d{9}$/.test(typed)) return ofVat(typed)
    if (/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(typed)) return ofIban(typed)
    return unknown(typed)
  },
})

const unknown = (typed: string): Fault[] => [
  {
    field: 'numero',
    message: /^\d+$/.test(typed)
      ? `Ce numéro compte ${typed.length} chiffres : un SIREN en a 9, un SIRET 14.`
      : 'Ce n’est ni un SIREN (9 chiffres), ni un SIRET (14 chiffres), ni un numéro de TVA français (FR et 11 signes), ni un IBAN.',
  },
]

interface Verdict {
  kind: string
  shown: string
  isRight: boolean
  wrong?: typeof WRONG
  lines?: Answer[]
  formulas: string[]
  why?: string
}

const verdict = ({
  kind,
  shown,
  isRight,
  wrong = WRONG,
  lines = [],
  formulas,
  why,
}: Verdict): Result =>
  result({
    answers: [{ label: kind, value: isRight ? VALID : wrong.answer }],
    lines: [{ label: 'Numéro lu', value: shown }, ...lines],
    sentence: isRight
      ? `${kind} ${shown} : la clé est juste.`
      : `${kind} ${shown} : ${wrong.sentence}.`,
    formulas,
    remarks: [
      ...(why ? [{ tone: 'note' as const, text: why }] : []),
      isRight
        ? { tone: 'good', text: 'Le numéro est plausible : aucune faute de frappe n’y paraît.' }
        : { tone: 'warning', text: 'Relisez le numéro sur le document d’origine.' },
    ],
  })

const luhn = (digits: string): string => {
  const sum = luhnSum(digits)
  return `Somme de Luhn = ${sum}, ${sum % 10 === 0 ? 'multiple de 10' : 'qui n’est pas un multiple de 10'}`
}

/** The key of the VAT number, step by step. */
const keyFormula = (siren: string): string => {
  const rest = Number(siren) % 97
  return `${grouped(siren, 3)} mod 97 = ${rest} ; (12 + 3 × ${rest}) mod 97 = ${vatKey(siren)}`
}

const vatShown = (number: string): string =>
  `FR\u00A0${number.slice(2, 4)}\u00A0${grouped(number.slice(4), 3)}`

function ofSiren(siren: string): Result {
  const isRight = isSiren(siren)
  const vat = { label: 'Numéro de TVA attendu', value: vatShown(vatNumber(siren)) }
  return verdict({
    kind: 'SIREN',
    shown: grouped(siren, 3),
    isRight,
    lines: isRight ? [vat] : [],
    formulas: [luhn(siren), ...(isRight ? [keyFormula(siren)] : [])],
  })
}

function ofSiret(siret: string): Result {
  const rule = siretRule(siret)
  const siren = siret.slice(0, 9)
  return verdict({
    kind: 'SIRET',
    shown: grouped(siret, 3, 3, 3, 5),
    isRight: rule !== null,
    lines: [
      { label: 'SIREN', value: grouped(siren, 3) },
      { label: 'Clé du SIREN', value: isSiren(siren) ? 'juste' : 'fausse' },
    ],
    formulas: [luhn(siret)],
    ...(rule === 'la-poste'
      ? {
          why: 'Les établissements de La Poste font exception à Luhn : la somme de leurs chiffres est un multiple de 5.',
        }
      : {}),
  })
}

/** Where the Union answers for every VAT number. */
const VIES = {
  href: 'https://ec.europa.eu/taxation_customs/vies/',
  text: 'VIES, Commission européenne',
}

/** A key with letters, or a number of Monaco: true or not, this arithmetic can't tell. */
const notHere = (number: string, why: string): Result =>
  result({
    answers: [{ label: 'Numéro de TVA', value: 'Non vérifiable ici' }],
    lines: [{ label: 'Numéro lu', value: vatShown(number) }],
    sentence: `Numéro de TVA ${vatShown(number)} : non vérifiable ici.`,
    formulas: [],
    remarks: [{ tone: 'note', text: `${why} Interrogez :`, link: VIES }],
  })

function ofVat(number: string): Result {
  const siren = number.slice(4)
  const key = number.slice(2, 4)
  if (/\D/.test(key)) {
    return notHere(
      number,
      'Une clé peut contenir des lettres ; seule celle de deux chiffres se calcule.',
    )
  }
  if (siren.startsWith('000')) {
    return notHere(number, 'Un numéro de Monaco ne se forme pas sur un SIREN.')
  }
  const isRight = isSiren(siren) && key === vatKey(siren)
  return verdict({
    kind: 'Numéro de TVA',
    shown: vatShown(number),
    isRight,
    lines: [
      { label: 'Clé attendue', value: vatKey(siren) },
      { label: 'Clé du SIREN', value: isSiren(siren) ? 'juste' : 'fausse' },
    ],
    formulas: [keyFormula(siren), luhn(siren)],
  })
}

function ofIban(iban: string): Result {
  const fault = ibanFault(iban)
  return verdict({
    kind: 'IBAN',
    shown: grouped(iban, 4),
    isRight: fault === null,
    wrong: wrongIban(iban, fault),
    lines: [{ label: 'Pays', value: iban.slice(0, 2) }],
    formulas:
      fault === 'country' || fault === 'length'
        ? []
        : [
            `${grouped(iban.slice(4) + iban.slice(0, 4), 4)} mod 97 ${fault === 'key' ? '≠ 1' : '= 1'}`,
          ],
  })
}

function wrongIban(iban: string, fault: ReturnType<typeof ibanFault>): typeof WRONG {
  const country = iban.slice(0, 2)
  switch (fault) {
    case 'country':
      return { answer: 'Pays inconnu', sentence: `aucun pays à IBAN ne porte le code ${country}` }
    case 'length':
      return {
        answer: 'Longueur fausse',
        sentence: `il compte ${iban.length} signes, un IBAN de ce pays (${country}) en a ${ibanLength(iban)}`,
      }
    case 'rib':
      return {
        answer: 'Clé de compte fausse',
        sentence:
          'sa clé est juste, celle du compte (RIB), à ses deux derniers chiffres, ne l’est pas',
      }
    default:
      return WRONG
  }
}

import type { Salary } from '#base/core/salary.ts'

const UNITS: Readonly<Record<string, Salary['per']>> = {
  heure: 'HOUR',
  hour: 'HOUR',
  jour: 'DAY',
  day: 'DAY',
  mois: 'MONTH',
  month: 'MONTH',
  an: 'YEAR',
  année: 'YEAR',
  year: 'YEAR',
}

const AMOUNT = String.raw`\d{1,3}(?: \d{3}){1,2}|\d{1,7}(?:[.,]\d{1,2})?`
/** « 28 000 à 32 000 € bruts par an », « De 12,50 € à 14 € l’heure », “€30,000” is none. */
const TOLD = new RegExp(
  String.raw`^(?:de |entre |from |between )?(${AMOUNT})(?: ?(?:€|euros))?(?: ?(?:à|et|to|and|[-–]) ?(${AMOUNT}))? ?(?:€|euros)` +
    String.raw`(?: bruts?| gross)?(?: par | ?/ ?| l[’']| a | per )(heure|hour|jour|day|mois|month|an|année|year)(?: bruts?)?(?=$|[\s,;.(])`,
  'i',
)

/**
 * What the words of an offer tell of its salary, when they begin with amounts and their period; `null` for all that leaves
 * room, « selon expérience » alone, net amounts or a bonus. Machines are told nothing that a reader isn't.
 */
export function parseSalary(words: string): Salary | null {
  const text = words.replace(/[\s\u00A0\u202F]+/g, ' ').trim()
  const [whole = '', least = '', most = '', unit = ''] = TOLD.exec(text) ?? []
  const per = UNITS[unit.toLowerCase()]
  if (per === undefined || /\bnets?\b/i.test(text.slice(0, whole.length + 12))) return null
  const [from, to] = [amount(least), most === '' ? amount(least) : amount(most)]
  return from > 0 && from <= to ? { from, to, per } : null
}

const amount = (written: string): number => Number(written.replaceAll(' ', '').replace(',', '.'))

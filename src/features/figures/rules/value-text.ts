import { frenchNumber } from '#base/kit/text/french-number.ts'

export const NO_BREAK = '\u00A0'

/** « 40 € », « 0,529 € », « 60 jours »; amounts with decimals have two at least. */
export function valueText(value: number, unit: string): string {
  const number = frenchNumber(fullNumber(value, unit))
  return unit ? number + NO_BREAK + unit : number
}

/** `1747.2` euros are `1747.20`. */
export function fullNumber(value: number, unit: string): string {
  const plain = String(value)
  return unit === '€' && /\.\d$/.test(plain) ? `${plain}0` : plain
}

/** « 1 demande attend », « 3 demandes attendent »; the number and its words stay together. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('fr-FR')}\u00A0${count < 2 ? one : many}`

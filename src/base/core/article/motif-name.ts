/** Motifs that have a colour of their own, by code: a theme's token is `motif-<name>`. */
const NAMES: Readonly<Record<string, MotifName>> = {
  AEF: 'fiscal',
  AES: 'social',
  AEJ: 'juridique',
  AEP: 'patrimoine',
  AEM: 'high-tech',
  EREVUEVIDEO: 'video',
}

/** `cabinet` is the firm itself, for any motif without a colour of its own. */
export const MOTIF_NAMES = [
  'fiscal',
  'social',
  'juridique',
  'patrimoine',
  'high-tech',
  'video',
  'cabinet',
] as const
export type MotifName = (typeof MOTIF_NAMES)[number]

/** Name under which a motif has its colour and its illustration. */
export const motifName = (code: string | null): MotifName =>
  (code !== null && Object.hasOwn(NAMES, code) && NAMES[code]) || 'cabinet'

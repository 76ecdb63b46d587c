/** By how much a text is too long, in French. */
export const tooLong = (text: string, most: number): string => {
  const excess = text.length - most
  return `${excess} ${excess > 1 ? 'caractères' : 'caractère'} de trop, ${most.toLocaleString('fr-FR')} au plus.`
}

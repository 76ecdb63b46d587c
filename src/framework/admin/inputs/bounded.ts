import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { tooLong } from '#base/kit/text/too-long.ts'

/** What an input that nothing describes says: its help, or by how much its text is too long. It cuts nothing. */
export function bounded(text: string, most: number, help = '') {
  const isOver = text.length > most
  return { error: isOver, helperText: fr(isOver ? tooLong(text, most) : help) }
}

import { pageMotifs } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'

/** The page that is about one motif and no other. */
export interface MotifPage {
  id: number
  lang: Language
  motif: string
}

/** The motif of a page whose `infos` name exactly one (requirements D3). */
export function onlyMotif(infos: string): string | null {
  const [first, ...others] = pageMotifs(infos)
  return first !== undefined && others.length === 0 ? first : null
}

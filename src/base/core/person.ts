import { withoutInvisible } from '../kit/text/without-invisible.ts'
import type { Language } from '../kit/language.ts'
import type { ShownMedia } from './media/media-file.ts'

/** Somebody of the firm's team, as pages show them. */
export interface FirmPerson {
  id: number
  /** First and last name. */
  name: string
  role: string
  text: string
  /** `null` without one, also when the library has it no more. */
  photo: ShownMedia | null
  /** Keys of the offices that they work at. */
  offices: readonly string[]
  email: string
  /** As it is read. */
  phone: string
  /** Address of their profile elsewhere. */
  link: string
  /** « Inscrit au tableau de l’Ordre » with what stands there. */
  registration: string
  /** Codes of the motifs that are their field. */
  motifs: readonly string[]
  /** Languages they speak, as it is read. */
  languages: string
  /** What English pages say in the place of the French, as far as somebody wrote it. */
  english?: Partial<Pick<FirmPerson, 'role' | 'text' | 'languages'>>
}

/** A team as pages in that language show it; what nobody wrote in English stays in French. */
export const teamIn = (team: readonly FirmPerson[], lang: Language): readonly FirmPerson[] =>
  lang === 'en' ? team.map((one) => ({ ...one, ...one.english })) : team

/**
 * Who of a team knows a field: the first motif that is somebody's decides, then the team's order. `null` when
 * it is nobody's.
 */
export const personOfField = (
  team: readonly FirmPerson[],
  motifs: readonly string[],
): FirmPerson | null =>
  motifs.flatMap((code) => team.find((one) => one.motifs.includes(code)) ?? [])[0] ?? null

/** First and last name in a line; empty when nobody wrote one. */
export const personName = ({
  firstName,
  lastName,
}: {
  firstName: string
  lastName: string
}): string => withoutInvisible(`${firstName} ${lastName}`).replaceAll(/\s+/g, ' ').trim()

/** Parameter of the address of a form: the number of whoever of the team it is meant for. */
export const ADDRESSEE = 'personne'

/** A form's page where it is meant for somebody of the team. */
export function addressedTo(href: string, person: Pick<FirmPerson, 'id'> | null): string {
  return person === null ? href : `${href}?${ADDRESSEE}=${person.id}`
}

/** How editors know somebody of whom nobody wrote the name yet. */
export const NO_NAME = 'Personne sans nom'

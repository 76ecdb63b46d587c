import { withoutInvisible } from '../kit/text/without-invisible.ts'
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
}

/** First and last name in a line; empty when nobody wrote one. */
export const personName = ({
  firstName,
  lastName,
}: {
  firstName: string
  lastName: string
}): string => withoutInvisible(`${firstName} ${lastName}`).replaceAll(/\s+/g, ' ').trim()

/** How editors know somebody of whom nobody wrote the name yet. */
export const NO_NAME = 'Personne sans nom'

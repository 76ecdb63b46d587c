import { profileWords } from '#features/agenda/rules/profile-form.ts'
import { readProfile } from '#features/agenda/rules/profile-params.ts'
import type { Profile } from '#features/agenda/rules/law/profile.ts'

/** The firm that a stored description is about, `forme=sarl&cloture=6`. */
export const profileIn = (about: string): Profile =>
  readProfile(Object.fromEntries(new URLSearchParams(about))).profile

/** The same in words: « une SARL, clôture fin juin »; empty for any. */
export const describedIn = (about: string): string => profileWords(profileIn(about)).join(', ')

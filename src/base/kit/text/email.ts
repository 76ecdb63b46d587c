import { normalForm } from './normal-form.ts'

/** An address as it is compared: case and spaces around it make no difference. */
export const foldedEmail = (email: string): string => normalForm(email, 'NFC').trim().toLowerCase()

import { normalForm } from './normal-form.ts'

/** The name of a file as its sender gave it, without folders and halves of characters. */
export const baseName = (name: string): string =>
  normalForm(
    name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).toWellFormed(),
    'NFC',
  )

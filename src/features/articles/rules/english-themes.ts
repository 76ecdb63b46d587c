/** What the themes of an accounting firm's news are called in English, by their usual French names. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ['Fiscal', 'Tax'],
  ['Juridique', 'Legal'],
  ['High-tech', 'Technology'],
  ['Patrimoine', 'Wealth'],
  ['Social', 'Employment'],
  ['La minute de l’expert', 'One-minute films'],
])

/** A theme as English pages name it; one that the firm called otherwise keeps its name. */
export const englishTheme = (name: string): string => ENGLISH.get(name) ?? name

/** What `infos` of an entry may hold for tiles; other members are kept as they are. */
export interface EntryInfos {
  icon: string
  text: string
  /** Code of the motif that colours the tile. */
  motif: string
}

/** Reads `infos`; `null` for a text that is no JSON object, which only its writer can mend. */
export function readInfos(infos: string): (EntryInfos & Record<string, unknown>) | null {
  if (infos.trim() === '') return { icon: '', text: '', motif: '' }
  try {
    const value: unknown = JSON.parse(infos)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const record: Record<string, unknown> = { ...value }
    const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '')
    return { ...record, icon: text('icon'), text: text('text'), motif: text('motif') }
  } catch {
    return null
  }
}

/** Writes changes into `infos`; what is empty goes, what nobody knows stays. */
export function writeInfos(infos: string, changes: Partial<EntryInfos>): string {
  const { icon, text, motif, ...others } = { ...(readInfos(infos) ?? EMPTY), ...changes }
  const known = Object.entries({ icon, text, motif }).filter(([, value]) => value !== '')
  const members = { ...others, ...Object.fromEntries(known) }
  return Object.keys(members).length === 0 ? '' : JSON.stringify(members)
}

const EMPTY: EntryInfos = { icon: '', text: '', motif: '' }

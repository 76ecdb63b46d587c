import { useCall } from '#framework/admin/shell/use-call.ts'
import { choices } from '#framework/api/choice-calls.ts'

export const LANGUAGE_CHOICES = [
  { id: 'fr', name: 'Français' },
  { id: 'en', name: 'Anglais' },
]

/** The motifs of the site as a filter of a list offers them. */
export const useMotifChoices = (): { id: string; name: string }[] =>
  useMotifs().map(({ code, name }) => ({ id: code, name }))

/** Motifs by their names. */
export function MotifNames({ codes }: { codes: readonly string[] }) {
  const motifs = useMotifs()
  return codes.map((code) => motifs.find((motif) => motif.code === code)?.name ?? code).join(', ')
}

const useMotifs = () => useCall(choices.motifs).data?.data ?? []

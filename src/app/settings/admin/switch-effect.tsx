import { Typography } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { isPageSwitch } from '#base/core/page/feature-pages.ts'
import { type SwitchedFact, settingsFacts } from '#features/sites/contract/settings-facts.ts'
import { useCall } from '#framework/admin/shell/use-call.ts'

/** Which pages a switch makes appear or vanish, under the switch. */
export function SwitchEffect({ name, isOn }: { name: string; isOn: boolean }) {
  const { data } = useCall(settingsFacts.read)
  if (data === undefined) return null
  if (name === 'basedoc_en') return <Effect words={englishWords(data.englishPages, isOn)} />
  if (!isPageSwitch(name)) return null
  return <Effect words={pagesWords(data.switched[name] ?? [], isOn)} />
}

const Effect = ({ words }: { words: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ ml: '50px' }}>
    {fr(words)}
  </Typography>
)

const englishWords = (count: number, isOn: boolean): string => {
  const pages = count === 1 ? 'une page anglaise' : `${count} pages anglaises`
  return isOn ? `Visibles : ${pages}.` : `Introuvables : ${pages}.`
}

function pagesWords(pages: readonly SwitchedFact[], isOn: boolean): string {
  if (pages.length === 0) return 'Aucune page n’en dépend.'
  const named = pages.map(({ name, below }) =>
    below === 0 ? `« ${name} »` : `« ${name} » et ${counted(below)} sous elle`,
  )
  return `${isOn ? 'Visibles' : 'Introuvables'} : ${named.join(', ')}.`
}

const counted = (count: number): string => (count === 1 ? 'une page' : `${count} pages`)

import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Language } from '#base/kit/language.ts'
import { fold } from '#base/kit/text/fold.ts'
import { choices, type PageChoice } from '#framework/api/choice-calls.ts'
import type { InputProps } from './input-props.ts'
import { useCall } from '../shell/use-call.ts'
import { useWrittenLanguage } from './written-language.ts'

interface PagePickerProps extends InputProps<number> {
  /** Of the names and addresses; that of what is written unless said. */
  lang?: Language
}

/** Pages shown at once; whoever types sees those that match. */
const SHOWN = 60

/** One page of the site, found by name or address; 0 for none. */
export function PagePicker({
  label,
  help,
  value,
  onChange,
  error,
  disabled = false,
  lang: asked,
}: PagePickerProps) {
  const written = useWrittenLanguage()
  const lang = asked ?? written
  const remote = useCall(choices.pages, { query: { lang } })
  const pages = remote.data?.data ?? []
  const chosen = pages.find(({ id }) => id === value) ?? null
  const isLost = remote.data !== undefined && value > 0 && chosen === null
  const problem =
    error ||
    remote.error?.message ||
    (isLost
      ? `La page ${value} n’existe pas ${lang === 'en' ? 'en anglais ' : ''}ou plus : choisissez-en une autre.`
      : '')
  return (
    <Autocomplete
      disabled={disabled}
      loading={!remote.data && !remote.error}
      loadingText="Lecture des pages…"
      noOptionsText="Aucune page de ce nom"
      options={pages}
      value={chosen}
      onChange={(_event, page) => onChange(page?.id ?? 0)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, page) => option.id === page.id}
      filterOptions={(options, { inputValue }) => matching(options, inputValue, chosen)}
      renderOption={({ key, ...props }, page) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Typography>{page.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {page.path}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(problem)}
          helperText={problem || chosen?.path || help}
        />
      )}
    />
  )
}

/** Pages whose name or path holds every word typed. */
function matching(
  pages: readonly PageChoice[],
  typed: string,
  chosen: PageChoice | null,
): PageChoice[] {
  const words = typed === chosen?.name ? [] : fold(typed).split(' ')
  const found = pages.filter(({ name, path }) => {
    const text = fold(`${name} ${path}`)
    return words.every((word) => text.includes(word))
  })
  return found.slice(0, SHOWN)
}

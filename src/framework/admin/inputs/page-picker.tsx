import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { fold } from '#base/kit/text/fold.ts'
import type { PageChoice } from '#framework/api/choice-calls.ts'
import type { InputProps } from './input-props.ts'
import { useLinkedPages } from './written-language.ts'

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
}: InputProps<number>) {
  const { pages, error: failure } = useLinkedPages()
  const chosen = pages?.find(({ id }) => id === value) ?? null
  const isLost = pages !== undefined && value > 0 && chosen === null
  const problem =
    error ||
    failure ||
    (isLost ? `La page ${value} n’existe pas ou plus : choisissez-en une autre.` : '')
  return (
    <Autocomplete
      disabled={disabled}
      loading={!pages && !failure}
      loadingText="Lecture des pages…"
      noOptionsText="Aucune page de ce nom"
      options={pages ?? []}
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
          // It stays where it is when the pages come.
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: value > 0 || undefined },
          }}
          placeholder="Nom ou adresse d’une page"
          error={Boolean(problem)}
          helperText={problem || [chosen?.path, help].filter(Boolean).join(' · ')}
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

import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { fold } from '#base/kit/text/fold.ts'
import type { InputProps } from './input-props.ts'

/** Entries shown at once; whoever types sees those that match. */
const SHOWN = 60

interface Entry {
  id: number
  name: string
}

interface Found<T> {
  /** What there is to choose of; absent until it is there. */
  all: readonly T[] | undefined
  /** Why it can't be read. */
  failure: string | undefined
  loadingText: string
  noneText: string
}

interface OneFoundProps<T extends Entry> extends InputProps<number>, Found<T> {
  /** Said of one that is not there any more. */
  lost: string
  placeholder?: string
  /** What stands under its name in the list, and is looked through with it. */
  detailOf(entry: T): string
  /** What stands under the field once it is chosen; empty for the help. */
  toldOf(entry: T): string
}

/** One of many, found by name or detail; 0 for none. */
export function OneFound<T extends Entry>(props: OneFoundProps<T>) {
  const { label, help, value, onChange, error, disabled = false } = props
  const { all, failure, loadingText, noneText, lost, placeholder, detailOf, toldOf } = props
  const chosen = all?.find(({ id }) => id === value) ?? null
  const problem = error || failure || (all !== undefined && value > 0 && !chosen ? lost : '')
  /** Those whose name or detail holds every word typed. */
  const matching = (entries: T[], typed: string): T[] => {
    const words = typed === chosen?.name ? [] : fold(typed).split(' ')
    const found = entries.filter((entry) => {
      const text = fold(`${entry.name} ${detailOf(entry)}`)
      return words.every((word) => text.includes(word))
    })
    return found.slice(0, SHOWN)
  }
  return (
    <Autocomplete
      disabled={disabled}
      loading={!all && !failure}
      loadingText={loadingText}
      noOptionsText={noneText}
      options={all ?? []}
      value={chosen}
      onChange={(_event, entry) => onChange(entry?.id ?? 0)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, entry) => option.id === entry.id}
      filterOptions={(options, { inputValue }) => matching(options, inputValue)}
      renderOption={({ key, ...option }, entry) => (
        <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
          <Typography>{entry.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {detailOf(entry)}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          // It stays where it is when the entries come.
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: value > 0 || undefined },
          }}
          {...(placeholder === undefined ? {} : { placeholder })}
          error={Boolean(problem)}
          helperText={problem || (chosen && toldOf(chosen)) || help}
        />
      )}
    />
  )
}

interface SomeFoundProps extends InputProps<string[]>, Found<{ code: string; name: string }> {
  /** What follows a code that nothing has. */
  unknown: string
  groupBy?(code: string): string
  isRequired?: boolean
}

/** Some of a few, chosen by their names; the value holds their codes. */
export function SomeFound(props: SomeFoundProps) {
  const { label, help, value, onChange, error, disabled = false, isRequired = false } = props
  const { all, failure, loadingText, noneText, unknown, groupBy } = props
  const nameOf = (code: string): string => {
    const known = all?.find((entry) => entry.code === code)?.name
    return known ?? (all ? `${code} (${unknown})` : code)
  }
  const problem = error || failure
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disabled={disabled}
      loading={!all && !failure}
      loadingText={loadingText}
      noOptionsText={noneText}
      options={all?.map(({ code }) => code) ?? []}
      {...(groupBy ? { groupBy } : {})}
      getOptionLabel={nameOf}
      value={value}
      onChange={(_event, codes) => onChange(codes)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          // The mark alone: what is typed here is no value, and no browser is to ask for it.
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, required: isRequired },
          }}
          error={Boolean(problem)}
          helperText={problem || help}
        />
      )}
    />
  )
}

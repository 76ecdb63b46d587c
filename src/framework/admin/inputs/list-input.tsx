import AddIcon from '@mui/icons-material/Add'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { memo, useContext, useEffect, useId, useRef, useState } from 'react'
import type { DescribedField, FieldKind } from '#base/core/field/described-field.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { choices } from '#framework/api/choice-calls.ts'
import { useCall } from '../shell/use-call.ts'
import { EntryExtra } from './entry-extra.ts'
import type { Faults, Holder } from './field-input-props.ts'
import { FoldedBox } from './disclosure.tsx'
import type { InputProps } from './input-props.ts'
import { below, Members } from './members.tsx'
import { useStable } from './use-stable.ts'

type Entry = Readonly<Record<string, unknown>>

interface ListInputProps extends InputProps<readonly Entry[]>, Holder {
  field: DescribedField
  faults?: Faults | undefined
}

/** Entries of one kind: added, removed and moved up and down; each opens to be written. */
export function ListInput(props: ListInputProps) {
  const holds = (wanted: FieldKind) => props.field.members?.some(({ kind }) => kind === wanted)
  if (holds('motif')) return <OfMotifs {...props} />
  return holds('person') ? <OfPersons {...props} /> : <Entries {...props} nameOfValue={String} />
}

/** Entries that are known by their motif. */
function OfMotifs(props: ListInputProps) {
  const { data } = useCall(choices.motifs)
  const nameOfMotif = (code: unknown) =>
    data?.data.find((motif) => motif.code === code)?.name ?? String(code)
  return <Entries {...props} nameOfValue={nameOfMotif} />
}

/** Entries that are known by somebody of the team. */
function OfPersons(props: ListInputProps) {
  const { data } = useCall(choices.persons)
  const nameOfPerson = (id: unknown) => data?.data.find((person) => person.id === id)?.name ?? ''
  return <Entries {...props} nameOfValue={nameOfPerson} />
}

interface EntriesProps extends ListInputProps {
  /** What is read in place of a code or a number. */
  nameOfValue(value: unknown): string
}

function Entries(props: EntriesProps) {
  const { label, help, value, onChange, error, disabled = false, field, faults, Input } = props
  const [open, setOpen] = useState<number | null>(null)
  const { list, willBeAdded } = useAddedEntry(value.length)
  const id = useId()
  const members = field.members ?? []
  const isFull = value.length >= (field.max ?? Infinity)

  const change = useStable((index: number, entry: Entry) => {
    // One that a fault has opened stays open once that is mended.
    setOpen(index)
    onChange(value.with(index, entry))
  })
  const remove = useStable((index: number) => {
    setOpen(null)
    onChange(value.toSpliced(index, 1))
  })
  const move = useStable((index: number, step: 1 | -1) => {
    const [entry, other] = [value[index], value[index + step]]
    if (!entry || !other) return
    if (open === index) setOpen(index + step)
    else if (open === index + step) setOpen(index)
    onChange(value.with(index, other).with(index + step, entry))
  })
  const add = () => {
    const made = Object.fromEntries(members.map((member) => [member.name, member.default]))
    setOpen(value.length)
    willBeAdded(value.length)
    onChange([...value, made])
  }

  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={Boolean(error)}
      aria-describedby={error || help ? id : undefined}
    >
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      {value.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Rien pour l’instant.
        </Typography>
      ) : null}
      <div ref={list}>
        {value.map((entry, index) => (
          <div key={placeKey(index)} data-entry={index}>
            <ListEntry
              Input={Input}
              name={nameOf(entry, index, props)}
              entry={entry}
              index={index}
              isLast={index === value.length - 1}
              isOpen={open === index}
              toggle={setOpen}
              field={field}
              change={change}
              remove={remove}
              move={move}
              disabled={disabled}
              faults={below(faults, String(index))}
            />
          </div>
        ))}
      </div>
      <Box sx={{ mt: 1 }}>
        <Button startIcon={<AddIcon />} disabled={disabled || isFull} onClick={add}>
          Ajouter
        </Button>
      </Box>
      {error || help ? <FormHelperText id={id}>{error || help}</FormHelperText> : null}
    </FormControl>
  )
}

/** Puts the caret into the first field of an entry that was just added, once it is drawn. */
function useAddedEntry(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const added = useRef<number | null>(null)
  useEffect(() => {
    const { current: place } = added
    if (place === null || place >= count) return
    added.current = null
    const entry = list.current?.querySelector(`:scope > [data-entry="${place}"]`)
    entry?.querySelector<HTMLElement>(FIELD)?.focus()
  })
  const willBeAdded = (place: number): void => {
    added.current = place
  }
  return { list, willBeAdded }
}

const FIELD = 'input, textarea, [role=combobox], [contenteditable=true]'

/** Entries have no number of their own: a place is what React knows them by. */
const placeKey = (index: number): string => `place-${index}`

const NAMING: ReadonlySet<FieldKind> = new Set([
  'text',
  'long-text',
  'rich-text',
  'motif',
  'person',
])

/** The first text of an entry, which its editor knows it by. */
function nameOf(entry: Entry, index: number, { field, nameOfValue }: EntriesProps): string {
  const texts = (field.members ?? [])
    .filter(({ kind }) => NAMING.has(kind))
    .map(({ name, kind }) => {
      if (kind === 'person') return nameOfValue(entry[name])
      const text = typeof entry[name] === 'string' ? entry[name] : ''
      if (kind === 'motif') return nameOfValue(text)
      return kind === 'rich-text' ? htmlToText(text) : text
    })
  const found = texts.find((text) => text.trim() !== '')
  return found ? found.slice(0, 80) : `N° ${index + 1}`
}

/** Its buttons stand beside it, under it on a phone. */
const ENTRY = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-end', sm: 'flex-start' },
  gap: 0.5,
  mb: 0.5,
}

/** What is told of an entry beside its name. */
function toldOf({ tells, members = [] }: DescribedField, entry: Entry): string {
  const told = members.find(({ name }) => name === tells)
  return told ? fr(`${told.label} : ${entry[told.name] === true ? 'oui' : 'non'}`) : ''
}

interface EntryProps extends Holder {
  name: string
  entry: Entry
  index: number
  isLast: boolean
  isOpen: boolean
  toggle(index: number | null): void
  field: DescribedField
  change(index: number, entry: Entry): void
  remove(index: number): void
  move(index: number, step: 1 | -1): void
  disabled: boolean
  faults: Faults | undefined
}

const ListEntry = memo(function ListEntry(props: EntryProps) {
  const { Input, name, entry, index, isLast, isOpen, field, disabled, faults } = props
  const { change, remove, move, toggle } = props
  const onChange = useStable((changed: Entry) => change(index, changed))
  const drawExtra = useContext(EntryExtra)
  const members = field.members ?? []
  const hasFault = faults !== undefined
  return (
    <Box sx={ENTRY}>
      <FoldedBox
        isOpen={isOpen || hasFault}
        toggle={(isOpened) => toggle(isOpened ? index : null)}
        summary={
          <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
            <Box
              component="span"
              sx={{ display: 'flex', color: hasFault ? 'error.main' : 'text.primary' }}
            >
              <Typography component="span" noWrap>
                {name}
              </Typography>
              {/* However long the name: colour alone would tell of it. */}
              {hasFault ? (
                <Typography component="span" sx={{ flexShrink: 0, whiteSpace: 'pre' }}>
                  {fr(`\u00A0: ${Object.keys(faults).length} à corriger`)}
                </Typography>
              ) : null}
            </Box>
            <Typography component="span" variant="body2" color="textSecondary">
              {toldOf(field, entry)}
            </Typography>
          </Box>
        }
      >
        <Members
          Input={Input}
          fields={members}
          value={entry}
          onChange={onChange}
          disabled={disabled}
          faults={faults}
        />
        {drawExtra(field, entry)}
      </FoldedBox>
      <Box sx={{ display: 'flex', pt: 0.5 }}>
        <IconButton
          size="small"
          aria-label={`Monter « ${name} »`}
          disabled={disabled || index === 0}
          onClick={() => move(index, -1)}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Descendre « ${name} »`}
          disabled={disabled || isLast}
          onClick={() => move(index, 1)}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Retirer « ${name} »`}
          disabled={disabled}
          onClick={() => remove(index)}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
})

import AddIcon from '@mui/icons-material/Add'
import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'

interface OrderedListProps<T> {
  entries: readonly T[]
  onChange(entries: T[]): void
  /** What buttons call an entry. */
  nameOf(entry: T, index: number): string
  /** A new entry; without it none is added. */
  blank?(): T
  addLabel?: string
  emptyText?: string
  disabled: boolean
  /** An entry's own fields; `change` replaces it. */
  children(entry: T, index: number, change: (entry: T) => void): ReactNode
  /** The entry stands in a frame with its buttons over it, rather than on one line with them. */
  isFramed?: boolean
}

/** Entries that are added, removed and put in order, all by buttons. */
export function OrderedList<T>(props: OrderedListProps<T>) {
  const { entries, onChange, nameOf, blank, addLabel, emptyText, disabled, children } = props
  // Keys stay with their entries as these move; those that come from elsewhere get new ones.
  const [known, setKnown] = useState<readonly number[]>([])
  const fresh = Math.max(0, ...known) + 1
  const keys = entries.map((_entry, index) => known[index] ?? fresh + index)

  const move = (index: number, to: number) => {
    const [key, moved] = [keys[index], entries[index]]
    if (key === undefined || moved === undefined) return
    setKnown(keys.toSpliced(index, 1).toSpliced(to, 0, key))
    onChange(entries.toSpliced(index, 1).toSpliced(to, 0, moved))
  }
  const remove = (index: number) => {
    setKnown(keys.toSpliced(index, 1))
    onChange(entries.toSpliced(index, 1))
  }

  return (
    <div>
      {entries.length === 0 && emptyText ? (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {fr(emptyText)}
        </Typography>
      ) : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry, index) => {
          const name = nameOf(entry, index)
          const buttons = (
            <Buttons
              name={name}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
              disabled={disabled}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
              onRemove={() => remove(index)}
            />
          )
          const body = children(entry, index, (next) => onChange(entries.with(index, next)))
          return (
            <Box component="li" key={keys[index]} sx={props.isFramed ? FRAMED : IN_LINE}>
              {props.isFramed ? (
                <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
                  <Typography variant="h3" sx={{ flexGrow: 1 }}>
                    {fr(name)}
                  </Typography>
                  {buttons}
                </Box>
              ) : null}
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>{body}</Box>
              {props.isFramed ? null : buttons}
            </Box>
          )
        })}
      </Box>
      {blank ? (
        <Button
          startIcon={<AddIcon />}
          disabled={disabled}
          onClick={() => onChange([...entries, blank()])}
          sx={{ mt: 1 }}
        >
          {addLabel}
        </Button>
      ) : null}
    </div>
  )
}

const FRAMED = { mb: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }
const IN_LINE = { display: 'flex', alignItems: 'flex-start', gap: 1, mb: 0.5 }

interface ButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  disabled: boolean
  onUp(): void
  onDown(): void
  onRemove(): void
}

const Buttons = ({ name, isFirst, isLast, disabled, onUp, onDown, onRemove }: ButtonsProps) => (
  <Box sx={{ display: 'flex', flexShrink: 0, pt: 0.5 }}>
    <IconButton
      size="small"
      aria-label={fr(`Monter « ${name} »`)}
      disabled={disabled || isFirst}
      onClick={onUp}
    >
      <UpIcon fontSize="small" />
    </IconButton>
    <IconButton
      size="small"
      aria-label={fr(`Descendre « ${name} »`)}
      disabled={disabled || isLast}
      onClick={onDown}
    >
      <DownIcon fontSize="small" />
    </IconButton>
    <IconButton
      size="small"
      aria-label={fr(`Retirer « ${name} »`)}
      disabled={disabled}
      onClick={onRemove}
    >
      <RemoveIcon fontSize="small" />
    </IconButton>
  </Box>
)

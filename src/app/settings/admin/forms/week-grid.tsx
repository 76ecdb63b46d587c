import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { dayName, MAX_SPANS, type Span, type Week } from '#features/sites/rules/week.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'

interface WeekGridProps {
  week: Week
  onChange(week: Week): void
  /** By place: `0.1.closes`. */
  faults: Readonly<Record<string, string>>
  disabled: boolean
}

const WORKING_DAYS = 5

/** Opening hours day by day. */
export function WeekGrid({ week, onChange, faults, disabled }: WeekGridProps) {
  const toWorkingDays = (spans: Span[]) =>
    onChange(week.map((own, day) => (day < WORKING_DAYS ? spans : own)))
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {week.map((spans, day) => (
        <FieldGroup key={dayName(day)} label={dayName(day)} sx={ROW}>
          <Typography sx={DAY}>{dayName(day)}</Typography>
          <div>
            {spans.length === 0 ? (
              <Typography color="textSecondary" sx={{ py: 1.25 }}>
                Fermé
              </Typography>
            ) : null}
            {spans.map((span, index) => (
              <SpanRow
                // oxlint-disable-next-line react/no-array-index-key -- a span is nothing but its place.
                key={index}
                name={`${dayName(day)}, ${index + 1}${index === 0 ? 're' : 'e'} plage`}
                span={span}
                onChange={(changed) => onChange(week.with(day, spans.with(index, changed)))}
                onRemove={() => onChange(week.with(day, spans.toSpliced(index, 1)))}
                faults={[faults[`${day}.${index}.opens`], faults[`${day}.${index}.closes`]]}
                disabled={disabled}
              />
            ))}
            {faults[String(day)] ? (
              <Typography color="error">{fr(faults[String(day)] ?? '')}</Typography>
            ) : null}
            {day === 0 && spans.length > 0 ? (
              <Button disabled={disabled} onClick={() => toWorkingDays(spans)} sx={TARGET}>
                Copier sur tous les jours ouvrés
              </Button>
            ) : null}
          </div>
          <Button
            disabled={disabled || spans.length >= MAX_SPANS}
            aria-label={fr(`Ajouter une plage : ${dayName(day).toLowerCase()}`)}
            onClick={() => onChange(week.with(day, [...spans, nextSpan(spans)]))}
            sx={ADD}
          >
            Ajouter une plage
          </Button>
        </FieldGroup>
      ))}
    </Box>
  )
}

const TARGET = { minHeight: 44, justifySelf: 'start' }

/** The form may be half of a wide screen: what counts is its own width, first beside the day, then beside the button. */
const WIDE = '@container (min-width: 28rem)'
const WIDEST = '@container (min-width: 36rem)'

const DAY = { fontWeight: 500, [WIDE]: { pt: 1.25 } }

const ADD = { ...TARGET, [WIDE]: { gridColumn: 2 }, [WIDEST]: { gridColumn: 3 } }

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: '7rem minmax(0, 1fr)' },
  [WIDEST]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'start',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
}

/** The hours that most offices keep next. */
function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1)
  if (last === undefined) return { opens: '09:00', closes: '12:30' }
  return last.closes !== '' && last.closes <= '14:00'
    ? { opens: '14:00', closes: '18:00' }
    : { opens: '', closes: '' }
}

interface SpanRowProps {
  /** « Lundi, 1re plage ». */
  name: string
  span: Span
  onChange(span: Span): void
  onRemove(): void
  faults: readonly [opens: string | undefined, closes: string | undefined]
  disabled: boolean
}

function SpanRow({ name, span, onChange, onRemove, faults, disabled }: SpanRowProps) {
  const time = (field: keyof Span, word: string, fault: string | undefined) => (
    <TextField
      type="time"
      size="small"
      value={span[field]}
      error={Boolean(fault)}
      helperText={fault ? fr(fault) : undefined}
      disabled={disabled}
      onChange={({ target }) => onChange({ ...span, [field]: target.value })}
      slotProps={{ htmlInput: { 'aria-label': `${name}, ${word}` } }}
      sx={TIME}
    />
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: { xs: 0.5, sm: 1 } }}>
      {time('opens', 'de', faults[0])}
      <Typography aria-hidden sx={{ pt: 1.25 }}>
        –
      </Typography>
      {time('closes', 'à', faults[1])}
      <IconButton
        aria-label={`Retirer : ${name}`}
        disabled={disabled}
        onClick={onRemove}
        sx={{ width: 44, height: 44 }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

const TIME = {
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: '10rem',
  my: 0,
  mb: 1,
  '& input': { fontSize: 16, minHeight: 28, minWidth: 0 },
  '& input::-webkit-calendar-picker-indicator': { display: { xs: 'none', sm: 'block' } },
}

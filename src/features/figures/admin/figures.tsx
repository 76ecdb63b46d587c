import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { frenchNumber } from '#base/kit/text/french-number.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { otherKeys, withPeriodsOf } from '../rules/follow-figures.ts'
import { figuresToRead } from '../rules/figures-to-read.ts'
import { FigurePeriod } from './figure-period.tsx'
import {
  type FigureKey,
  type FigureState,
  figureKeys,
  nextPeriod,
  STATE_WORDS,
} from './figure-state.ts'
import { MissingFigures, WhoFollows } from './figures-followed.tsx'
import { dayFirst, figureAnchor, ReadingList } from './reading.tsx'
import { Folded } from '#framework/admin/forms/folded.tsx'
import { faultsBelow } from '#framework/admin/forms/part-faults.ts'
import type { Faults } from '#framework/admin/inputs/field-input-props.ts'
import type { Part } from '#framework/admin/forms/use-part.ts'

/** Figures that the law changes, by key and period. */
export function Figures({ part }: { part: Part<{ useful_figures: DatedFigure[] }> }) {
  const [today] = useState(() => dayInParis(new Date()))
  const figures = part.values.useful_figures
  const keys = figureKeys(figures, today)
  const groups = Map.groupBy(keys, ({ group }) => group)
  const change = (useful_figures: DatedFigure[]) => part.change({ useful_figures })
  const disabled = !part.mayWrite || part.isSaving
  const preset = part.shown.preset?.useful_figures
  const ownKeys = new Set(preset && otherKeys(figures, preset))
  return (
    <>
      <WhoFollows shown={part.shown} />
      {keys.length === 0 ? (
        <Typography color="textSecondary">Le site n’a pas de chiffres utiles.</Typography>
      ) : (
        <Counts keys={keys} />
      )}
      <ReadingList figures={figuresToRead(figures, today)} />
      {[...groups].map(([group, ofGroup]) => (
        <Box component="section" key={group} aria-label={groupName(group)} sx={{ mt: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {groupName(group)}
          </Typography>
          {ofGroup.map((entry) => (
            <FigureEntry
              key={entry.key}
              entry={entry}
              figures={figures}
              today={isoDay(today)}
              faults={entry.places.map((place) =>
                faultsBelow(part.faults, `useful_figures.${place}`),
              )}
              disabled={disabled}
              onChange={change}
              onFollow={
                preset && ownKeys.has(entry.key)
                  ? () => change(withPeriodsOf(figures, preset, entry.key))
                  : null
              }
            />
          ))}
        </Box>
      ))}
      {preset ? <MissingFigures {...{ figures, preset, disabled }} onChange={change} /> : null}
    </>
  )
}

interface FigureEntryProps {
  entry: FigureKey
  figures: DatedFigure[]
  /** `2026-11-29`. */
  today: string
  /** Of each period. */
  faults: Faults[]
  disabled: boolean
  onChange(figures: DatedFigure[]): void
  /** Takes the agency's again; `null` where it is the agency's. */
  onFollow: (() => void) | null
}

/** A figure with its periods. */
function FigureEntry(props: FigureEntryProps) {
  const { figures, today, faults, disabled, onChange, onFollow } = props
  const { key, label, state, places } = props.entry
  return (
    <Box
      id={figureAnchor(key)}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', scrollMarginTop: 96 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flexGrow: 1 }}>{fr(label)}</Typography>
        {onFollow ? <Chip size="small" label="Propre à ce site" /> : null}
        <StateChip state={state} />
      </Box>
      <Folded
        name={label}
        summary={summaryOf(places.map((place) => figures[place]))}
        isOpen={faults.some((all) => Object.keys(all).length > 0)}
      >
        {places.map((place, index) => {
          const figure = figures[place]
          return figure ? (
            <FigurePeriod
              key={place}
              figure={figure}
              today={today}
              faults={faults[index] ?? {}}
              disabled={disabled}
              onChange={(next) => onChange(figures.with(place, next))}
              onRemove={() => onChange(figures.toSpliced(place, 1))}
            />
          ) : null
        })}
        <Button
          disabled={disabled}
          onClick={() => {
            const last = figures[places.at(-1) ?? 0]
            if (last) onChange([...figures, nextPeriod(last)])
          }}
        >
          Ajouter une période
        </Button>
        {onFollow ? (
          <Button disabled={disabled} onClick={onFollow}>
            Reprendre celui de l’agence
          </Button>
        ) : null}
      </Folded>
    </Box>
  )
}

/** Tables of the demo by name. */
const GROUP_NAMES: Readonly<Record<string, string>> = {
  'creances-et-archives': 'Créances et archives',
  'delais-de-paiement': 'Délais de paiement',
  'fiscalite-des-entreprises': 'Fiscalité des entreprises',
  'fiscalite-personnelle': 'Fiscalité personnelle',
  'societes-et-associations': 'Sociétés et associations',
  'taux-dinteret': 'Taux d’intérêt',
  'vehicules-et-deplacements': 'Véhicules et déplacements',
}

/** « Paie et cotisations » for `paie-et-cotisations`. */
const groupName = (group: string): string =>
  GROUP_NAMES[group] ?? group.charAt(0).toUpperCase() + group.slice(1).replaceAll(/[-_]/g, ' ')

/** Signs of `2026-11`. */
const MONTH = 7

function summaryOf(periods: readonly (DatedFigure | undefined)[]): string {
  const last = periods.at(-1)
  if (!last) return ''
  const value =
    last.value !== null
      ? `${frenchNumber(String(last.value))} ${last.unit}`.trim()
      : last.values !== null
        ? 'barème'
        : 'valeur à confirmer'
  const since = last.from ? ` depuis le ${dayFirst(last.from)}` : ''
  const read = last.checked_on
    ? ` · relevé ${last.checked_on.length > MONTH ? 'le' : 'en'} ${dayFirst(last.checked_on)}`
    : ''
  return `${value}${since}${read} · ${last.source.name}`
}

const COLOURS: Readonly<Record<FigureState, 'success' | 'warning' | 'error' | 'default'>> = {
  confirmed: 'success',
  'to-verify': 'warning',
  'out-of-date': 'error',
  missing: 'default',
}

const StateChip = ({ state }: { state: FigureState }) => (
  <Chip size="small" variant="outlined" color={COLOURS[state]} label={STATE_WORDS[state]} />
)

function Counts({ keys }: { keys: readonly FigureKey[] }) {
  const states = Object.keys(STATE_WORDS) as FigureState[]
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      {states.map((state) => (
        <Typography key={state}>
          {fr(`${STATE_WORDS[state]} : `)}
          <strong>{keys.filter((key) => key.state === state).length}</strong>
        </Typography>
      ))}
    </Box>
  )
}

import { Box, Button, Typography } from '@mui/material'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { FieldGroup } from '#framework/admin/forms/field-group.tsx'
import { confirmed } from './figure-state.ts'
import { FigureScale } from './figure-scale.tsx'
import { FIGURE_COLUMNS, FigureWords } from './figure-words.tsx'
import { WordsField } from '#framework/admin/forms/plain-fields.tsx'
import { SwitchInput } from '#framework/admin/inputs/plain-inputs.tsx'

interface FigurePeriodProps {
  figure: DatedFigure
  /** Today, `yyyy-mm-dd`. */
  today: string
  onChange(figure: DatedFigure): void
  onRemove(): void
  faults: Readonly<Record<string, string>>
  disabled: boolean
}

/** One period of a figure: value, dates, source, and when somebody read it there. */
export function FigurePeriod(props: FigurePeriodProps) {
  const { figure, today, onChange, onRemove, faults, disabled } = props
  const set = (changes: Partial<DatedFigure>) => onChange({ ...figure, ...changes })
  const title = figure.from ? `À partir du ${figure.from}` : 'Sans date de début'
  return (
    <FieldGroup
      label={`${figure.label}, ${title}`}
      sx={{ mb: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      {faults[''] ? <Typography color="error">{fr(faults[''])}</Typography> : null}
      <Box sx={FIGURE_COLUMNS}>
        {figure.values === null ? (
          <WordsField
            label={figure.unit ? `Valeur (${figure.unit})` : 'Valeur'}
            help="Vide : « valeur à confirmer »."
            type="number"
            value={figure.value === null ? '' : String(figure.value)}
            error={faults['value']}
            disabled={disabled}
            onChange={(typed) => set({ value: typed === '' ? null : Number(typed) })}
          />
        ) : null}
        <WordsField
          label="En vigueur du"
          type="date"
          value={figure.from}
          error={faults['from']}
          disabled={disabled}
          onChange={(from) => set({ from })}
        />
        <WordsField
          label="Jusqu’au"
          help="Vide si le texte n’en dit rien."
          type="date"
          value={figure.to}
          error={faults['to']}
          disabled={disabled}
          onChange={(to) => set({ to })}
        />
        <KnownField figure={figure} set={set} faults={faults} disabled={disabled} />
      </Box>
      {figure.values === null ? null : (
        <FigureScale
          table={figure.values}
          disabled={disabled}
          onChange={(values) => set({ values })}
        />
      )}
      <SourceFields figure={figure} set={set} faults={faults} disabled={disabled} />
      <FigureWords figure={figure} set={set} faults={faults} disabled={disabled} />
      <SwitchInput
        label="Lu ailleurs qu’à sa source officielle"
        help={fr('Montré avec « à vérifier ».')}
        value={figure.to_verify}
        disabled={disabled}
        onChange={(to_verify) => set({ to_verify })}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="outlined"
          size="small"
          disabled={disabled || (figure.value === null && figure.values === null)}
          onClick={() => onChange(confirmed(figure, today))}
        >
          Confirmer : lu à la source aujourd’hui
        </Button>
        <Button size="small" disabled={disabled} onClick={onRemove}>
          Retirer cette période
        </Button>
      </Box>
    </FieldGroup>
  )
}

interface SourceFieldsProps extends Pick<FigurePeriodProps, 'figure' | 'faults' | 'disabled'> {
  set(changes: Partial<DatedFigure>): void
}

/** Until when a value without an end is known to hold. */
const KnownField = ({ figure, set, faults, disabled }: SourceFieldsProps) => (
  <WordsField
    label="Connu jusqu’au"
    help={fr(
      'Passé ce jour, montré « à confirmer » ; retiré le 1er avril suivant, ou dès le jour de fin.',
    )}
    type="date"
    value={figure.known_until}
    error={faults['known_until']}
    disabled={disabled}
    onChange={(known_until) => set({ known_until })}
  />
)

/** Where a figure was read, and when. */
function SourceFields({ figure, set, faults, disabled }: SourceFieldsProps) {
  const source = (changes: Partial<DatedFigure['source']>) =>
    set({ source: { ...figure.source, ...changes } })
  return (
    <Box sx={FIGURE_COLUMNS}>
      <WordsField
        label="Source"
        value={figure.source.name}
        error={faults['source.name']}
        disabled={disabled}
        onChange={(name) => source({ name })}
      />
      <WordsField
        label="Adresse de la source"
        value={figure.source.url}
        error={faults['source.url']}
        disabled={disabled}
        onChange={(url) => source({ url: url.trim() })}
      />
      <WordsField
        label="Lu à la source le"
        help="Jour (aaaa-mm-jj) ou mois (aaaa-mm)."
        value={figure.checked_on}
        error={faults['checked_on']}
        disabled={disabled}
        onChange={(checked_on) => set({ checked_on: checked_on.trim() })}
      />
    </Box>
  )
}

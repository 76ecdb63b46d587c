import { Box } from '@mui/material'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { WordsField } from '#framework/admin/forms/plain-fields.tsx'

interface FigureWordsProps {
  figure: DatedFigure
  faults: Readonly<Record<string, string>>
  disabled: boolean
  set(changes: Partial<DatedFigure>): void
}

/** What its line of a table says beside the value. */
export function FigureWords({ figure, set, faults, disabled }: FigureWordsProps) {
  const words = (name: 'label' | 'unit' | 'rhythm' | 'note', label: string) => (
    <WordsField
      label={label}
      value={figure[name]}
      error={faults[name]}
      disabled={disabled}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <Box sx={FIGURE_COLUMNS}>
      {words('label', 'Libellé')}
      {words('unit', 'Unité')}
      {words('rhythm', 'Rythme des changements')}
      {words('note', 'Note')}
      <WordsField
        label="Licence de la source"
        value={figure.source.licence}
        error={faults['source.licence']}
        disabled={disabled}
        onChange={(licence) => set({ source: { ...figure.source, licence } })}
      />
    </Box>
  )
}

/** Three fields on a line where there is room. */
export const FIGURE_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
  columnGap: 2,
  alignItems: 'start',
}

import { Box, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material'
import type { FigureTable } from '#base/core/dated-figure.ts'

interface FigureScaleProps {
  table: FigureTable
  onChange(table: FigureTable): void
  disabled: boolean
}

/** The numbers of a scale; its rows and columns are what tools ask for and stay as they are. */
export const FigureScale = ({ table, onChange, disabled }: FigureScaleProps) => (
  <Box component="section" sx={{ overflowX: 'auto', my: 1 }} tabIndex={0} aria-label="Barème">
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Ligne</TableCell>
          {table.columns.map(({ key, label, unit }) => (
            <TableCell key={key}>{unit ? `${label} (${unit})` : label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.rows.map((row, line) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row">
              {row.label}
            </TableCell>
            {table.columns.map((column, place) => (
              <TableCell key={column.key} sx={{ minWidth: 110 }}>
                <TextField
                  type="number"
                  value={row.cells[place] ?? ''}
                  disabled={disabled}
                  onChange={({ target }) => onChange(withCell(table, line, place, target.value))}
                  slotProps={{
                    htmlInput: { 'aria-label': `${row.label}, ${column.label}`, step: 'any' },
                  }}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)

const withCell = (table: FigureTable, line: number, place: number, typed: string): FigureTable => ({
  ...table,
  rows: table.rows.map((row, index) =>
    index === line
      ? { ...row, cells: row.cells.with(place, typed === '' ? null : Number(typed)) }
      : row,
  ),
})

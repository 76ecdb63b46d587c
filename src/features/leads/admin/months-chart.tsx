import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { leads, type MonthCount } from '../contract/leads.ts'

const name = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string): string => name.format(new Date(`${month}-01T00:00:00Z`))

/** Requests by month, as bars and as a table of the same figures. */
export function MonthsChart({ onClose }: { onClose(): void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="months-title">
      <DialogTitle id="months-title">Demandes par mois</DialogTitle>
      <DialogContent>
        <Months />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

function Months() {
  const { data, error } = useCall(leads.months)
  if (data === undefined) {
    if (error) return <Typography role="alert">{error.message}</Typography>
    return <CircularProgress aria-label="Chargement" />
  }
  return (
    <>
      <Bars months={data.data} />
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Mois</TableCell>
            <TableCell align="right">Demandes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.data.toReversed().map(({ month, total }) => (
            <TableRow key={month}>
              <TableCell>{monthName(month)}</TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

const BAR = 48
const HEIGHT = 180

/** Bars under their figures; the table beneath says the same in words. */
function Bars({ months }: { months: readonly MonthCount[] }) {
  const most = Math.max(1, ...months.map(({ total }) => total))
  return (
    <svg viewBox={`0 0 ${months.length * BAR} ${HEIGHT + 44}`} width="100%" aria-hidden="true">
      {months.map(({ month, total }, index) => {
        const height = (total / most) * HEIGHT
        const middle = index * BAR + BAR / 2
        return (
          <g key={month} fill="currentColor">
            <rect
              x={index * BAR + 8}
              y={20 + HEIGHT - height}
              width={BAR - 16}
              height={height}
              rx={4}
              opacity={0.75}
            />
            <text x={middle} y={14 + HEIGHT - height} textAnchor="middle" fontSize={12}>
              {total}
            </text>
            <text x={middle} y={HEIGHT + 38} textAnchor="middle" fontSize={10}>
              {monthName(month).split(' ')[0]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

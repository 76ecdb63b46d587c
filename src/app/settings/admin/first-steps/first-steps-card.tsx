import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { Alert, Box, Button, Card, Link as PlainLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { FirstStep } from '#base/core/onboarding.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { firstStepCalls } from '../contract/first-steps.ts'

/**
 * What a new site still needs, each step with how it really stands. Nothing once somebody has ended
 * the list, or for whoever may not see the firm's settings.
 */
export function FirstSteps() {
  return useMay()('firm.read') ? <OpenSteps /> : null
}

function OpenSteps() {
  const { data } = useCall(firstStepCalls.read)
  const finish = useAct(firstStepCalls.finish)
  const may = useMay()
  if (!data?.isOpen) return null
  const { steps } = data
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card component="section" aria-labelledby="premiers-pas" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id="premiers-pas" variant="h2">
        Premiers pas
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {fr(`${done} sur ${steps.length} : ce qu’il faut à un nouveau site.`)}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </Box>
      {finish.error ? <Alert severity="error">{fr(finish.error.message)}</Alert> : null}
      {may('firm.write') ? (
        <Box sx={{ mt: 2 }}>
          <Button
            variant={done === steps.length ? 'contained' : 'outlined'}
            onClick={() => finish.mutate({})}
          >
            {done === steps.length ? 'Terminer les premiers pas' : 'Ne plus montrer cette liste'}
          </Button>
        </Box>
      ) : null}
    </Card>
  )
}

const Step = ({ step: { label, detail, isDone, path } }: { step: FirstStep }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
  >
    {isDone ? (
      <DoneIcon color="success" titleAccess="Fait" />
    ) : (
      <OpenIcon color="action" titleAccess="À faire" />
    )}
    <div>
      <PlainLink component={Link} to={`${path}`}>
        {label}
      </PlainLink>
      <Typography variant="body2" color="textSecondary">
        {fr(detail)}
      </Typography>
    </div>
  </Box>
)

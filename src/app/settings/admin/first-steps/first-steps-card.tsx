import DoneIcon from '@mui/icons-material/CheckCircleOutlined'
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined'
import { Alert, Box, Button, Card, Link as PlainLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import { type FirstStep, FIRST_STEPS_PATH } from '#base/core/onboarding.ts'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useAct, useCall } from '#framework/admin/shell/use-call.ts'
import { firstStepCalls } from '../../contract/first-steps.ts'

/**
 * What a new site still needs, each step with how it really stands. Nothing once somebody has ended the list, or for
 * whoever may not change the firm's settings.
 */
export function FirstSteps() {
  return useMay()('firm.write') ? <OpenSteps /> : null
}

function OpenSteps() {
  const { data } = useCall(firstStepCalls.read)
  const finish = useAct(firstStepCalls.finish)
  if (!data?.isOpen) return null
  const { steps } = data
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  const isOver = next === undefined
  return (
    <Card component="section" aria-labelledby="premiers-pas" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id="premiers-pas" variant="h2">
        Premiers pas
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {fr(`${done} sur ${steps.length} : ce qu’il faut à un nouveau site.`)}
      </Typography>
      <Box component="ol" sx={LIST}>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </Box>
      {finish.error ? <Alert severity="error">{fr(finish.error.message)}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {isOver ? null : (
          <Button
            variant="contained"
            component={Link}
            to={done === 0 ? FIRST_STEPS_PATH : next.path}
          >
            {done === 0 ? 'Commencer les premiers pas' : 'Continuer les premiers pas'}
          </Button>
        )}
        <Button
          variant={isOver ? 'contained' : 'text'}
          disabled={finish.isPending}
          onClick={() => finish.mutate({})}
        >
          {isOver ? 'Terminer les premiers pas' : 'Ne plus montrer cette liste'}
        </Button>
      </Box>
    </Card>
  )
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
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
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <PlainLink component={Link} to={path}>
        {label}
      </PlainLink>
      <Typography variant="body2" color="textSecondary">
        {fr(detail)}
      </Typography>
    </Box>
  </Box>
)

import ExpandIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'

interface DisclosureProps {
  name: string
  /** How many of the options inside were changed. */
  set: number
  /** Opens it. */
  hasFault: boolean
  children: ReactNode
}

/** Options folded under a name; what is inside is drawn only while it stands open. */
export function Disclosure({ name, set, hasFault, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  // It stays open once the fault is mended: whoever mends it still writes there.
  if (hasFault && !isOpen) setOpen(true)
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, isExpanded) => setOpen(isExpanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography color={hasFault ? 'error' : 'textPrimary'}>
          {name}
          {set > 0 ? (
            <Typography component="span" variant="body2" color="textSecondary">
              {`, ${set} ${set > 1 ? 'réglés' : 'réglé'}`}
            </Typography>
          ) : null}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  )
}

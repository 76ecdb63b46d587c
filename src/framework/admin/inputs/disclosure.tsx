import ExpandIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { slugOf } from '#base/kit/text/slug.ts'

interface DisclosureProps {
  name: string
  /** How many of the options inside were changed. */
  set: number
  /** How many of them are refused: the first one opens it. */
  faults: number
  children: ReactNode
}

/**
 * Options folded under a name; what is inside is drawn only while it stands open. An address that names it opens it:
 * `#fermetures-exceptionnelles`.
 */
export function Disclosure({ name, set, faults, children }: DisclosureProps) {
  const hasFault = faults > 0
  const isAsked = globalThis.location?.hash === `#${slugOf(name)}`
  const [isOpen, setOpen] = useState(hasFault || isAsked)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Of several of that name one sees the first.
    if (isAsked && document.querySelector('[data-asked]') === box.current) {
      box.current?.scrollIntoView({ block: 'center' })
    }
  }, [isAsked])
  const [hadFault, setHadFault] = useState(hasFault)
  // It stays open once the fault is mended, as whoever mends it still writes there; it can be closed over one.
  if (hasFault !== hadFault) {
    setHadFault(hasFault)
    if (hasFault) setOpen(true)
  }
  return (
    <Accordion
      ref={box}
      data-asked={isAsked || undefined}
      disableGutters
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, isExpanded) => setOpen(isExpanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography color={hasFault ? 'error' : 'textPrimary'}>
          {name}
          {hasFault ? `, ${faults} à corriger` : null}
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

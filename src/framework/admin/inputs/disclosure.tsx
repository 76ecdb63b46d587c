import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
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
  const id = useId()
  return (
    <Box
      ref={box}
      data-asked={isAsked || undefined}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Button
        fullWidth
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ justifyContent: 'space-between', textAlign: 'start', px: 2, py: 1.25 }}
      >
        <Typography component="span" color={hasFault ? 'error' : 'textPrimary'}>
          {name}
          {hasFault ? `, ${faults} à corriger` : null}
          {set > 0 ? (
            <Typography component="span" variant="body2" color="textSecondary">
              {`, ${set} ${set > 1 ? 'réglés' : 'réglé'}`}
            </Typography>
          ) : null}
        </Typography>
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ px: 2, pb: 2, pt: 1 }}>
        {isOpen ? children : null}
      </Box>
    </Box>
  )
}

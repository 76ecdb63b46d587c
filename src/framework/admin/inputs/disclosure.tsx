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
  return (
    <div ref={box} data-asked={isAsked || undefined}>
      <FoldedBox
        isOpen={isOpen}
        toggle={setOpen}
        summary={
          <Typography component="span" color={hasFault ? 'error' : 'textPrimary'}>
            {name}
            {hasFault ? `, ${faults} à corriger` : null}
            {set > 0 ? (
              <Typography component="span" variant="body2" color="textSecondary">
                {`, ${set} ${set > 1 ? 'réglés' : 'réglé'}`}
              </Typography>
            ) : null}
          </Typography>
        }
      >
        {children}
      </FoldedBox>
    </div>
  )
}

interface FoldedBoxProps {
  isOpen: boolean
  toggle(isOpen: boolean): void
  /** What its button says. */
  summary: ReactNode
  children: ReactNode
}

/** A box that its button opens and closes; what is inside is drawn only while it stands open. */
export function FoldedBox({ isOpen, toggle, summary, children }: FoldedBoxProps) {
  const id = useId()
  return (
    <Box sx={{ flex: 1, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box component="h3" sx={{ m: 0 }}>
        <Button
          fullWidth
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          onClick={() => toggle(!isOpen)}
          sx={{ justifyContent: 'space-between', textAlign: 'start', px: 2, py: 1.25 }}
        >
          {summary}
        </Button>
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ px: 2, pb: 2, pt: 1 }}>
        {isOpen ? children : null}
      </Box>
    </Box>
  )
}

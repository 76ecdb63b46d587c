import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { FoundIcon } from '#framework/api/choice-calls.ts'
import { IconSymbol } from './icon-symbol.tsx'

const COLUMNS = 6

/** Places that the keys move by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  Home: -Infinity,
  End: Infinity,
}

interface IconGridProps {
  icons: readonly FoundIcon[]
  value: string
  choose(name: string): void
}

/** Icons to choose from: one stop of the Tab key, arrows move inside. */
export function IconGrid({ icons, value, choose }: IconGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const at = Math.min(place, icons.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(icons.length - 1, at + step))
    setPlace(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <Box
      ref={grid}
      role="toolbar"
      aria-label="Icônes trouvées"
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`, gap: 1 }}
    >
      {icons.map((icon, index) => (
        <ButtonBase
          key={icon.name}
          focusRipple
          tabIndex={index === at ? 0 : -1}
          aria-pressed={icon.name === value}
          title={icon.name}
          onClick={() => choose(icon.name)}
          sx={{
            flexDirection: 'column',
            gap: 0.5,
            p: 1,
            borderRadius: 1,
            border: 1,
            borderColor: icon.name === value ? 'primary.main' : 'divider',
            '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
          }}
        >
          <IconSymbol icon={icon} />
          <Box
            component="span"
            sx={{ fontSize: 11, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {icon.name}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  )
}

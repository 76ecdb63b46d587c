import { Box, Stack, Typography } from '@mui/material'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { CENTRE, type FocalPoint } from '#base/core/media/media-file.ts'

interface FocalProps {
  src: string
  value: FocalPoint
  onChange(value: FocalPoint): void
  disabled: boolean
}

/** What an arrow key moves by, in per cent: the step in which pages crop. */
const STEP = 10

const STEPS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)))

/** The shapes in which the site crops images most. */
const SHAPES = { 'Carte (3:2)': '3 / 2', 'Bandeau (16:9)': '16 / 9', 'Carré (1:1)': '1' } as const

/** The point of an image that no crop may lose: by a click, or by the arrow keys. */
export function FocalInput({ src, value, onChange, disabled }: FocalProps) {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (disabled || (!step && event.key !== 'Home')) return
    event.preventDefault()
    onChange(step ? { x: within(value.x + step.x), y: within(value.y + step.y) } : CENTRE)
  }
  const click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (disabled) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      x: within(((clientX - left) / width) * 100),
      y: within(((clientY - top) / height) * 100),
    })
  }
  return (
    <Box>
      <Typography id={`${id}-label`} component="p" variant="subtitle2">
        Point d’intérêt
      </Typography>
      <Typography id={`${id}-help`} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Ce point reste visible quand l’image est recadrée. Cliquez dessus, ou déplacez-le avec les
        flèches du clavier.
      </Typography>
      <Box
        // oxlint-disable-next-line prefer-tag-over-role -- no input has two dimensions.
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        aria-disabled={disabled}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value.x}
        aria-valuetext={`${value.x} % depuis la gauche, ${value.y} % depuis le haut`}
        onKeyDown={press}
        onClick={click}
        sx={{
          position: 'relative',
          display: 'block',
          width: 'fit-content',
          maxWidth: '100%',
          cursor: disabled ? 'default' : 'crosshair',
          lineHeight: 0,
          borderRadius: 1,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box component="img" src={src} alt="" sx={{ maxWidth: '100%', maxHeight: 260 }} />
        <Box
          aria-hidden
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          sx={{
            position: 'absolute',
            width: 22,
            height: 22,
            m: '-11px 0 0 -11px',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
          }}
        />
      </Box>
      <Crops src={src} value={value} />
    </Box>
  )
}

/** The image as the site crops it around the point. */
const Crops = ({ src, value }: Pick<FocalProps, 'src' | 'value'>) => (
  <Stack direction="row" spacing={1.5} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
    {Object.entries(SHAPES).map(([name, aspectRatio]) => (
      <Box key={name} component="figure" sx={{ m: 0, flex: 1, minWidth: 0 }}>
        <Box
          component="img"
          src={src}
          alt=""
          style={{ objectPosition: `${value.x}% ${value.y}%` }}
          sx={{ width: '100%', aspectRatio, objectFit: 'cover', borderRadius: 0.5 }}
        />
        <Typography component="figcaption" variant="caption" color="textSecondary">
          {name}
        </Typography>
      </Box>
    ))}
  </Stack>
)

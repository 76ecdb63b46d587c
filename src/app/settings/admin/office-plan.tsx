import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import { useState } from 'react'
import type { InputProps } from '#framework/admin/inputs/input-props.ts'
import { MediaPicker } from '#features/media/admin/media-picker.tsx'

interface OfficePlanProps extends Omit<InputProps<string>, 'label' | 'help' | 'value'> {
  /** Path of the picture without its ending. */
  plan: string
}

const ENDING = '.webp'

/** The drawn plan of an office, a WebP picture of the site's media. */
export function OfficePlan({ plan, onChange, error, disabled }: OfficePlanProps) {
  const [refused, setRefused] = useState('')
  const choose = (path: string) => {
    const isFit = path === '' || path.endsWith(ENDING)
    setRefused(isFit ? '' : 'Ce n’est pas une image WebP : choisissez-en une autre.')
    if (isFit) onChange(path.slice(0, -ENDING.length))
  }
  return (
    <MediaPicker
      label="Plan dessiné"
      help={fr('Une image WebP : le chemin pour venir, les rues, le stationnement.')}
      kind="image"
      value={plan === '' ? '' : plan + ENDING}
      error={refused || error}
      disabled={disabled}
      onChange={choose}
    />
  )
}

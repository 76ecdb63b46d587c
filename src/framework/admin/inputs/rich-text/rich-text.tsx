import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import type { InputProps } from '../input-props.ts'

const Editor = lazy(() => import('./editor.tsx'))

/** HTML written as text; the editor comes when the first one is shown. */
export const RichText = (props: InputProps<string>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
    <Editor {...props} />
  </Suspense>
)

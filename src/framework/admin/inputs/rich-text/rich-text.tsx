import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import type { InputProps } from '../input-props.ts'

const Editor = lazy(() => import('./editor.tsx'))

/** HTML written as text; the editor comes when the first one is shown. */
export const RichText = (props: InputProps<string>) => (
  <Suspense fallback={<Box sx={{ height: 220, borderRadius: 1, bgcolor: 'action.hover' }} />}>
    <Editor {...props} />
  </Suspense>
)

import { Alert, Box, Typography } from '@mui/material'
import type { ReactElement } from 'react'
import { useEditorParts } from '../state/editor-context.ts'
import { OptionsForm } from './options-form.tsx'
import { headOf } from '../state/tree/page-tree.ts'
import { useChosen } from '../state/use-page.ts'
import { widgetTitle } from '../state/widget-name.ts'
import { WidgetToolbar } from '../canvas/widget-toolbar.tsx'

/** The options of the chosen widget, under what can be done with it. */
export function OptionsPanel({ isReadOnly }: { isReadOnly: boolean }): ReactElement {
  const { descriptions } = useEditorParts()
  const widget = useChosen()
  if (!widget) {
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        Choisissez un bloc dans la page ou dans le plan : ses options s’affichent ici.
      </Typography>
    )
  }
  const { id, isReadable } = widget.props
  const description = descriptions.get(headOf(widget.props).type)
  return (
    <Box sx={{ p: 2 }} data-editor-options="">
      <Typography component="h3" variant="h6" gutterBottom>
        {widgetTitle(widget, descriptions)}
      </Typography>
      <WidgetToolbar id={id} isReadOnly={isReadOnly} />
      {description && isReadable ? (
        <OptionsForm key={id} widget={widget} description={description} isReadOnly={isReadOnly} />
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          {description ? UNREADABLE : UNKNOWN}
        </Alert>
      )}
    </Box>
  )
}

const UNREADABLE =
  'Les options enregistrées de ce bloc sont illisibles. Il reste tel quel ; vous pouvez le ' +
  'déplacer ou le supprimer.'
const UNKNOWN =
  'Cette version du logiciel ne connaît pas ce bloc. Il reste tel quel ; vous pouvez le déplacer, ' +
  'le copier ou le supprimer.'

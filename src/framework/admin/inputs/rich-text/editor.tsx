import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { InputProps } from '../input-props.ts'
import { openedText } from './source.ts'
import { VisualEditor } from './visual-editor.tsx'

const UNSAFE =
  'Ce texte contient une mise en page que l’éditeur ne sait pas reprendre : il est ouvert en HTML ' +
  'pour que rien ne se perde.'

/**
 * A text of the site. What the editor can't draw is kept untouched block by block; a text that it
 * would still change opens as HTML.
 */
export default function RichTextEditor({
  label,
  help,
  value,
  onChange,
  error,
  disabled = false,
}: InputProps<string>) {
  const id = useId()
  const [isSafe] = useState(() => openedText(value).isSafe)
  const [isHtml, setHtml] = useState(!isSafe)
  const said = error || (isHtml && !isSafe ? UNSAFE : help)
  const toggle = (
    <Button size="small" sx={{ ml: 'auto' }} onClick={() => setHtml(!isHtml)}>
      {isHtml ? 'Voir le texte' : 'HTML'}
    </Button>
  )
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Typography
        component="label"
        htmlFor={`${id}-text`}
        variant="body2"
        color={error ? 'error' : 'textSecondary'}
        sx={{ display: 'block', mb: 0.5 }}
      >
        {label}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {isHtml ? (
          <>
            <Box sx={{ display: 'flex', p: 0.5, borderBottom: 1, borderColor: 'divider' }}>
              {toggle}
            </Box>
            <HtmlField
              id={`${id}-text`}
              label={label}
              describedBy={said ? `${id}-help` : undefined}
              invalid={Boolean(error)}
              value={value}
              onChange={onChange}
              disabled={disabled}
            />
          </>
        ) : (
          <VisualEditor
            id={`${id}-text`}
            label={label}
            describedBy={said ? `${id}-help` : undefined}
            invalid={Boolean(error)}
            value={value}
            onChange={onChange}
            disabled={disabled}
          >
            {toggle}
          </VisualEditor>
        )}
      </Box>
      {said ? (
        <FormHelperText id={`${id}-help`} error={Boolean(error)}>
          {said}
        </FormHelperText>
      ) : null}
    </Box>
  )
}

interface HtmlFieldProps {
  id: string
  label: string
  describedBy: string | undefined
  invalid: boolean
  value: string
  onChange(html: string): void
  disabled: boolean
}

/** The text as it is written down. */
const HtmlField = ({
  id,
  label,
  describedBy,
  invalid,
  value,
  onChange,
  disabled,
}: HtmlFieldProps) => (
  <TextField
    fullWidth
    multiline
    minRows={8}
    maxRows={30}
    variant="standard"
    value={value}
    disabled={disabled}
    onChange={({ target }) => onChange(target.value)}
    sx={{ p: 1.5 }}
    slotProps={{
      input: { disableUnderline: true },
      htmlInput: {
        id,
        'aria-label': `${label} (HTML)`,
        'aria-invalid': invalid,
        'aria-describedby': describedBy,
        spellCheck: false,
        style: { fontFamily: 'monospace' },
      },
    }}
  />
)

import { Box, Typography } from '@mui/material'
import { type RefObject, useId, useRef } from 'react'

interface CodeProps {
  label: string
  value: string
  onChange(value: string): void
  disabled: boolean
  /** Line that keeps the text from being used. */
  faultyLine: number | null
}

const LETTERS = {
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: 13,
  lineHeight: '20px',
} as const

/**
 * A text by numbered lines. It stays an ordinary text area: Tab goes on to the next control, and
 * readers and spelling are the browser's own.
 */
export function CodeArea({ label, value, onChange, disabled, faultyLine }: CodeProps) {
  const id = useId()
  const numbers = useRef<HTMLPreElement>(null)
  const lines = value.split('\n')
  return (
    <Box>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block' }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          height: 420,
          mt: 0.5,
          border: 1,
          borderColor: faultyLine === null ? 'divider' : 'error.main',
          borderRadius: 1,
          overflow: 'hidden',
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <LineNumbers ref={numbers} count={lines.length} faultyLine={faultyLine} />
        <Box
          component="textarea"
          id={id}
          value={value}
          readOnly={disabled}
          spellCheck={false}
          wrap="off"
          aria-invalid={faultyLine !== null}
          onChange={({ target }) => onChange(target.value)}
          onScroll={({ currentTarget }) => {
            if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop
          }}
          sx={{
            ...LETTERS,
            flex: 1,
            minWidth: 0,
            p: 1.5,
            border: 0,
            outline: 0,
            resize: 'none',
            bgcolor: 'background.paper',
            color: 'text.primary',
            whiteSpace: 'pre',
            tabSize: 2,
          }}
        />
      </Box>
    </Box>
  )
}

interface LineNumbersProps {
  ref: RefObject<HTMLPreElement | null>
  count: number
  faultyLine: number | null
}

const LineNumbers = ({ ref, count, faultyLine }: LineNumbersProps) => (
  <Box
    component="pre"
    ref={ref}
    aria-hidden
    sx={{
      ...LETTERS,
      m: 0,
      py: 1.5,
      px: 1,
      minWidth: 44,
      textAlign: 'right',
      overflow: 'hidden',
      color: 'text.secondary',
      bgcolor: 'action.hover',
      userSelect: 'none',
    }}
  >
    {Array.from({ length: count }, (_line, index) => (
      <Box
        key={index}
        component="span"
        sx={{
          display: 'block',
          ...(index + 1 === faultyLine
            ? { bgcolor: 'error.main', color: 'background.paper', fontWeight: 700 }
            : {}),
        }}
      >
        {index + 1}
      </Box>
    ))}
  </Box>
)

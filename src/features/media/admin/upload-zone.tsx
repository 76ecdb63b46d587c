import UploadIcon from '@mui/icons-material/CloudUploadOutlined'
import { Box, Button } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'

/** What a site's media may be; the server decides by content. */
const ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,application/pdf,video/mp4,video/webm,.vtt'

interface ButtonProps {
  label: string
  several?: boolean
  disabled?: boolean
  variant?: 'contained' | 'outlined'
  choose(files: File[]): void
}

/** A button that asks for files. */
export function FilesButton({ label, several, disabled, variant, choose }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={variant ?? 'contained'}
        startIcon={<UploadIcon />}
        disabled={disabled ?? false}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        multiple={several ?? false}
        aria-label={label}
        onChange={({ target }) => {
          choose([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

interface ZoneProps {
  disabled: boolean
  drop(files: File[]): void
  children: ReactNode
}

/** Where files may be dropped; the button beside it does the same. */
export function DropZone({ disabled, drop, children }: ZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <Box
      onDragOver={(event) => {
        if (disabled || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onDrop={(event) => {
        if (disabled) return
        event.preventDefault()
        setOver(false)
        drop([...event.dataTransfer.files])
      }}
      sx={{
        borderRadius: 2,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: 6,
      }}
    >
      {children}
    </Box>
  )
}

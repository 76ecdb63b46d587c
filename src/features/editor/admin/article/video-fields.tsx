import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { durationSeconds } from '#base/kit/time/duration.ts'
import type { OwnVideo } from '#features/articles/rules/own-article.ts'
import { useState } from 'react'
import { MediaPicker } from '#features/media/admin/media-picker.tsx'

const KINDS = {
  none: 'Aucune vidéo',
  file: 'Une vidéo de la médiathèque',
  external: 'Une vidéo de YouTube, Vimeo ou Dailymotion',
} as const

interface VideoFieldsProps {
  video: OwnVideo
  change(video: OwnVideo): void
  fault: string | undefined
  disabled: boolean
}

/** What plays above the text. */
export function VideoFields({ video, change, fault, disabled }: VideoFieldsProps) {
  const set = (changes: Partial<OwnVideo>) => change({ ...video, ...changes })
  return (
    <Stack spacing={2}>
      <TextField
        select
        label="Vidéo"
        value={video.kind}
        disabled={disabled}
        error={Boolean(fault)}
        helperText={fault}
        onChange={({ target }) => set({ kind: kindOf(target.value), address: '' })}
      >
        {Object.entries(KINDS).map(([kind, name]) => (
          <MenuItem key={kind} value={kind}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {video.kind === 'external' ? (
        <TextField
          label="Adresse de la vidéo"
          value={video.address}
          disabled={disabled}
          helperText="Elle se charge au clic du visiteur seulement. Par exemple https://youtu.be/…"
          onChange={({ target }) => set({ address: target.value.trim() })}
        />
      ) : null}
      {video.kind === 'file' ? (
        <>
          <MediaPicker
            label="Fichier vidéo"
            kind="video"
            value={video.address}
            onChange={(address) => set({ address })}
            disabled={disabled}
          />
          <MediaPicker
            label="Image d’attente"
            kind="image"
            value={video.poster}
            onChange={(poster) => set({ poster })}
            disabled={disabled}
          />
          <MediaPicker
            label="Sous-titres (.vtt)"
            help="Ils rendent la vidéo accessible à qui n’entend pas, et la recherche les lit."
            kind="captions"
            value={video.captions}
            onChange={(captions) => set({ captions })}
            disabled={disabled}
          />
        </>
      ) : null}
      {video.kind === 'none' ? null : (
        <DurationField
          value={video.duration}
          onChange={(duration) => set({ duration })}
          disabled={disabled}
        />
      )}
    </Stack>
  )
}

interface DurationFieldProps {
  value: string
  onChange(duration: string): void
  disabled: boolean
}

/** Minutes and seconds, stored as ISO 8601. */
function DurationField({ value, onChange, disabled }: DurationFieldProps) {
  const [typed, setTyped] = useState(() => clockOf(value))
  const isWrong = typed !== '' && durationOf(typed) === ''
  return (
    <TextField
      label="Durée"
      value={typed}
      disabled={disabled}
      error={isWrong}
      helperText={isWrong ? 'Minutes et secondes : 1:05.' : 'Minutes et secondes, par exemple 1:05'}
      onChange={({ target }) => {
        setTyped(target.value)
        const duration = durationOf(target.value)
        if (duration !== '' || target.value === '') onChange(duration)
      }}
    />
  )
}

function clockOf(duration: string): string {
  const seconds = durationSeconds(duration)
  return seconds === 0 ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function durationOf(typed: string): string {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(typed.trim()) ?? []
  if (minutes === undefined || seconds === undefined) return ''
  const whole = Number(minutes) > 0 ? `${Number(minutes)}M` : ''
  return `PT${whole}${Number(seconds)}S`
}

const kindOf = (value: string): OwnVideo['kind'] =>
  value === 'file' || value === 'external' ? value : 'none'

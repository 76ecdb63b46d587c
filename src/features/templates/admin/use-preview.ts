import { useEffect, useState } from 'react'
import { request, sentenceOf } from '#framework/admin/shell/http.ts'
import { type TemplatePreview, templates } from '../contract/templates.ts'

/** What the server drew of a text, and the line that keeps it from being used. */
export type Preview = Exclude<TemplatePreview, { line: number }> & {
  fault: { line: number; message: string } | null
  /** Why nothing could be drawn now. */
  error: string
}

const NOTHING: Preview = {
  html: '',
  hasOwnCss: false,
  hasOwnJs: false,
  warnings: [],
  fault: null,
  error: '',
}

/** Milliseconds after the last key. */
const PAUSE = 250

/** What visitors would see of a text; the last that could be drawn stays while it is mended. */
export function usePreview(kind: string, name: string, html: string): Preview {
  const [preview, setPreview] = useState(NOTHING)
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      request(templates.preview, {
        params: { kind, name },
        body: { html },
        signal: leaving.signal,
      }).then(
        (answer) =>
          setPreview((former) =>
            'line' in answer
              ? { ...former, fault: answer, error: '' }
              : { ...answer, fault: null, error: '' },
          ),
        (cause: unknown) => {
          const error = sentenceOf(cause)
          if (!leaving.signal.aborted) setPreview((former) => ({ ...former, error }))
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [kind, name, html])
  return preview
}

import { useEffect, useState } from 'react'
import { call, Refused } from '#framework/admin/shell/http.ts'
import { sentenceOf } from '#framework/admin/inputs/use-remote.ts'
import type { TemplateTexts } from '../rules/template-texts.ts'

export interface Version extends TemplateTexts {
  id: number
  at: string
  by: { name: string }
}

/** A template as the interface gives it. */
export interface StoredTemplate {
  name: string
  dir: string
  own: TemplateTexts | null
  original: TemplateTexts | null
  versions: Version[]
}

/** What the server drew of a text, or the line that keeps it from being used. */
export interface Preview {
  html: string
  hasOwnCss: boolean
  hasOwnJs: boolean
  /** What the author may not have meant; the template can be saved all the same. */
  warnings: string[]
  fault: { line: number; message: string } | null
}

const NOTHING: Preview = {
  html: '',
  hasOwnCss: false,
  hasOwnJs: false,
  warnings: [],
  fault: null,
}

/** Milliseconds after the last key. */
const PAUSE = 250

/** What visitors would see of a text; the last that could be drawn stays while it is mended. */
export function usePreview(name: string, html: string): Preview & { error: string } {
  const [preview, setPreview] = useState(NOTHING)
  const [error, setError] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      call<Omit<Preview, 'fault'> | { line: number; message: string }>(
        'POST',
        `/templates/${name}/preview`,
        { html },
        leaving.signal,
      ).then(
        (answer) => {
          setError('')
          setPreview((former) =>
            'line' in answer ? { ...former, fault: answer } : { ...answer, fault: null },
          )
        },
        (cause: unknown) => {
          if (!leaving.signal.aborted) setError(sentenceOf(cause))
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [name, html])
  return { ...preview, error }
}

/** Writes a template. @returns the version to go on from, or why it was refused */
export async function saveTemplate(
  name: string,
  texts: TemplateTexts,
  base: number,
): Promise<{ base: number } | { refusal: string }> {
  try {
    const { html, css, js } = texts
    return await call('PUT', `/templates/${name}`, { html, css, js, base })
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    return { refusal: cause.message }
  }
}

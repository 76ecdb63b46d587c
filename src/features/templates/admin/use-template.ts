import { useEffect, useState } from 'react'
import { Refused, request, sentenceOf } from '#framework/admin/shell/http.ts'
import { type TemplatePreview, templates } from '../contract/templates.ts'
import type { TemplateTexts } from '../rules/template-texts.ts'

/** What the server drew of a text, and the line that keeps it from being used. */
type Preview = Exclude<TemplatePreview, { line: number }> & {
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
      request(templates.preview, {
        params: addressOf(name),
        body: { html },
        signal: leaving.signal,
      }).then(
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
    return await request(templates.save, {
      params: addressOf(name),
      body: { html, css, js, base },
    })
  } catch (cause) {
    if (!(cause instanceof Refused)) throw cause
    return { refusal: cause.message }
  }
}

/** A template's name as its address has it: `card/card-magazine`. */
function addressOf(name: string): { kind: string; name: string } {
  const [kind = '', own = ''] = name.split('/')
  return { kind, name: own }
}

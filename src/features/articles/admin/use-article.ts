import { useEffect, useRef, useState } from 'react'
import type { ArticleFields } from '../rules/own-article.ts'
import { call, Refused, sentenceOf } from '#framework/admin/shell/http.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import type { ShownArticle } from '../contract/shown-article.ts'

/** How safe what is written is. */
export type Saving = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'

/** An article on the screen of its editor. */
export interface ArticleEditing {
  article: ShownArticle
  fields: ArticleFields
  change(changes: Partial<ArticleFields>): void
  saving: Saving
  /** Why something was not done; empty when everything was. */
  fault: string
  faults: Readonly<Record<string, string>>
  /** Counts what was saved, so that whoever shows the article draws it again. */
  saved: number
  save(): Promise<boolean>
  publish(): Promise<boolean>
  unpublish(): Promise<boolean>
  /** After a conflict: goes on with what is on the screen, or with what somebody else saved. */
  keepMine(): Promise<boolean>
  takeTheirs(): Promise<void>
}

/** Milliseconds without a change after which a draft is saved. */
const PAUSE = 1500

/** An article, read, written and saved by itself; `null` as long as it is read. */
export function useArticle(id: string): { editing: ArticleEditing | null; failure: string } {
  const [article, setArticle] = useState<ShownArticle | null>(null)
  const [fields, setFields] = useState<ArticleFields | null>(null)
  const [saving, setSaving] = useState<Saving>('saved')
  const [failure, setFailure] = useState('')
  const [fault, setFault] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [saved, setSaved] = useState(0)
  const base = useRef(0)
  const theirs = useRef(0)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef<ArticleFields | null>(null)

  const take = useStable((read: ShownArticle) => {
    base.current = read.version
    newest.current = read.fields
    setArticle(read)
    setFields(read.fields)
    setSaving('saved')
    setFault('')
    setFaults({})
    setSaved((count) => count + 1)
  })

  useEffect(() => {
    const leaving = new AbortController()
    call<ShownArticle>('GET', `/articles/${id}`, undefined, leaving.signal).then(
      take,
      (cause: unknown) => leaving.signal.aborted || setFailure(sentenceOf(cause)),
    )
    return () => leaving.abort()
  }, [id, take])

  const refused = (cause: unknown) => {
    const isConflict = cause instanceof Refused && cause.status === 409
    if (isConflict) theirs.current = Number(cause.details['base'] ?? 0)
    setSaving(isConflict ? 'conflict' : 'failed')
    setFault(sentenceOf(cause))
    const told = cause instanceof Refused ? cause.details['faults'] : undefined
    setFaults(typeof told === 'object' && told !== null ? faultsOf(told) : {})
    return false
  }

  /** One after the other: a second saving begins with the version of the first. */
  const inTurn = (work: () => Promise<void>): Promise<boolean> => {
    clearTimeout(pending.current)
    pending.current = undefined
    const done = queue.current.then(work).then(() => true, refused)
    queue.current = done
    return done
  }

  const save = useStable(() =>
    inTurn(async () => {
      const sent = newest.current
      setSaving('saving')
      const change = { base: base.current, fields: sent }
      const path = `/articles/${id}`
      const answer = await call<{ version: number; slug: string }>('PUT', path, change)
      base.current = answer.version
      setFault('')
      setFaults({})
      setSaved((count) => count + 1)
      setArticle((now) => now && { ...now, hasDraft: now.publishedAt !== '' })
      setSaving(newest.current === sent ? 'saved' : 'changed')
    }),
  )

  const change = useStable((changes: Partial<ArticleFields>) => {
    if (newest.current === null) return
    newest.current = { ...newest.current, ...changes }
    setFields(newest.current)
    if (saving === 'conflict') return
    setSaving('changed')
    clearTimeout(pending.current)
    pending.current = setTimeout(() => void save(), PAUSE)
  })

  const acted = (path: string, body?: () => unknown) =>
    inTurn(async () => {
      setSaving('saving')
      take(await call<ShownArticle>('POST', `/articles/${id}/${path}`, body?.()))
    })

  const keepMine = async () => {
    base.current = theirs.current
    return save()
  }

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (saving !== 'saved') event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [saving])
  useEffect(
    () => () => {
      if (pending.current !== undefined) void save()
    },
    [save],
  )

  if (article === null || fields === null) return { editing: null, failure }
  return {
    failure,
    editing: {
      article,
      fields,
      change,
      saving,
      fault,
      faults,
      saved,
      save,
      publish: () => acted('publish', () => ({ base: base.current, fields: newest.current })),
      unpublish: () => acted('unpublish'),
      keepMine,
      async takeTheirs() {
        take(await call<ShownArticle>('GET', `/articles/${id}`))
      },
    },
  }
}

/** Faults by the name of their field, also those that name `fields.` first. */
const faultsOf = (refusal: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refusal).map(([name, why]) => [name.replace(/^fields\./, ''), String(why)]),
  )

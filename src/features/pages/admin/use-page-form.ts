import { useEffect, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import {
  type EditedTexts,
  type PageProperties,
  pages,
  type SharedFields,
  type TextFields,
  type TreePreview,
} from '../contract/pages.ts'
import type { Language } from '#base/kit/language.ts'
import { Refused } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'

/** A page being changed in one language. */
export interface PageForm {
  texts: EditedTexts
  shared: SharedFields
  /** Refusals by dotted name: `texts.infos`. */
  faults: Readonly<Record<string, string>>
  isDirty: boolean
  isSaving: boolean
  /** Addresses that saving would change; somebody has to agree first. */
  preview: TreePreview | null
  /** Properties of its language, or of all languages. */
  set(change: object): void
  /** Saves, after showing which addresses change. */
  save(): Promise<void>
  confirm(): Promise<void>
  forgetPreview(): void
  reset(): void
}

/** What was typed over a page as it is stored; only what differs is sent. */
export function usePageForm(
  page: PageProperties,
  lang: Language,
  onSaved: (page: PageProperties) => void,
): PageForm {
  const stored = page.texts.find((texts) => texts.lang === lang) ?? page.texts[0]
  if (stored === undefined) throw new Error('A page without any language can’t be changed.')
  const [texts, setTexts] = useState<Partial<TextFields>>({})
  const [shared, setSharedFields] = useState<Partial<SharedFields>>({})
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [preview, setPreview] = useState<TreePreview | null>(null)
  const [isSaving, setSaving] = useState(false)
  const notify = useNotify()
  const params = { id: page.id }
  const { mutateAsync: write } = useAct(pages.change)
  const { mutateAsync: look } = useAct(pages.preview)
  const body = useMemo(
    () => ({ lang, seen: stored.updated_at, texts, shared }),
    [lang, stored, texts, shared],
  )
  const isDirty = Object.keys(texts).length + Object.keys(shared).length > 0

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  const reset = () => {
    setTexts({})
    setSharedFields({})
    setFaults({})
  }

  const guarded = async (work: () => Promise<void>) => {
    setSaving(true)
    try {
      setFaults({})
      await work()
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      setFaults(faultsOf(cause))
      notify(cause.message, { type: 'error' })
    } finally {
      setSaving(false)
    }
  }

  const put = async () => {
    const saved = await write({ params, body })
    reset()
    onSaved(saved)
    notify('Les propriétés sont enregistrées.', { type: 'success' })
  }

  return {
    texts: { ...stored, ...texts },
    shared: { ...pick(page), ...shared },
    faults,
    isDirty,
    isSaving,
    preview,
    set(change) {
      setTexts(differing({ ...texts, ...membersOf(change, stored) }, stored))
      setSharedFields(differing({ ...shared, ...membersOf(change, pick(page)) }, page))
    },
    save: () =>
      guarded(async () => {
        const shown = await look({ params, body: { change: body } })
        if (shown.addresses.length === 0) await put()
        else setPreview(shown)
      }),
    confirm: () => {
      setPreview(null)
      return guarded(put)
    },
    forgetPreview: () => setPreview(null),
    reset,
  }
}

const pick = (page: PageProperties): SharedFields => {
  const { module, action, record_id, record_model, record_position, modelclass } = page
  const { type, image, layout_id } = page
  return {
    module,
    action,
    record_id,
    record_model,
    record_position,
    modelclass,
    type,
    image,
    layout_id,
  }
}

/** The members of a change that an object has. */
const membersOf = (change: object, of: object): object =>
  Object.fromEntries(Object.entries(change).filter(([name]) => Object.hasOwn(of, name)))

/** The members of a change that are not what is stored already. */
const differing = <T extends object>(change: T, stored: object): T =>
  Object.fromEntries(
    Object.entries(change).filter(([name, value]) => value !== Reflect.get(stored, name)),
  ) as T

const faultsOf = ({ details }: Refused): Record<string, string> => {
  const { faults } = details
  return typeof faults === 'object' && faults !== null
    ? Object.fromEntries(
        // What is only looked at stands one level deeper than what is saved.
        Object.entries(faults).map(([name, fault]) => [
          name.replace(/^change\./, ''),
          String(fault),
        ]),
      )
    : {}
}

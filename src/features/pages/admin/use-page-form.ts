import { useState } from 'react'
import { notify } from '#framework/admin/shell/notices.tsx'
import { savedSchemaOf } from '#base/core/field/field-schema.ts'
import { describeFields } from '#base/core/field/fields.ts'
import type { Language } from '#base/kit/language.ts'
import { type Edited, useEdited } from '#framework/admin/forms/use-edited.ts'
import { request } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import {
  type EditedTexts,
  type PageProperties,
  pages,
  type SharedFields,
  type TextFields,
  type TreePreview,
} from '../contract/pages.ts'
import { ADDRESS, SEARCH, SYSTEM, VISIBILITY } from '../rules/page-fields.ts'

/** What is changed of a page: in its language, and in all. */
type Properties = TextFields & SharedFields

/** A page being changed in one language. */
export interface PageForm extends Edited<Properties> {
  texts: EditedTexts
  /** Addresses that saving would change; somebody has to agree first. */
  preview: TreePreview | null
  answer(agrees: boolean): void
}

const { record_position: _position, ...others } = SYSTEM
const SAVED = savedSchemaOf(describeFields({ ...ADDRESS, ...SEARCH, ...VISIBILITY, ...others }))

/** A page as it is stored with what was typed over it; only what differs is sent. */
export function usePageForm(
  page: PageProperties,
  lang: Language,
  { mayWrite, onRead }: { mayWrite: boolean; onRead(page: PageProperties): void },
): PageForm {
  const stored = page.texts.find((texts) => texts.lang === lang) ?? page.texts[0]
  if (stored === undefined) throw new Error('A page without any language can’t be changed.')
  const [asked, setAsked] = useState<{ preview: TreePreview; answer(agrees: boolean): void }>()
  const params = { id: page.id }
  const { mutateAsync: write } = useAct(pages.change)
  const { mutateAsync: look } = useAct(pages.preview)
  const { lang: _lang, updated_at: seen, documentTitle: _title, ...texts } = stored
  const shared = sharedOf(page)

  const agrees = async (preview: TreePreview): Promise<boolean> => {
    if (preview.addresses.length === 0) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    setAsked({ preview, answer: resolve })
    const isAgreed = await promise
    setAsked(undefined)
    return isAgreed
  }

  const edited = useEdited<Properties>({
    name: `/pages/${page.id}/${lang}`,
    stored: { ...texts, ...shared },
    mayWrite,
    schema: SAVED,
    read: async () => onRead(await request(pages.one, { params })),
    async send(changes) {
      const body = {
        lang,
        seen,
        texts: membersOf(changes, texts),
        shared: membersOf(changes, shared),
      }
      if (!(await agrees(await look({ params, body: { change: body } })))) return false
      onRead(await write({ params, body }))
      notify('Les propriétés sont enregistrées.', { type: 'success' })
      return true
    },
  })
  return {
    ...edited,
    texts: { ...stored, ...membersOf(edited.values, texts) },
    preview: asked?.preview ?? null,
    answer: (isAgreed) => asked?.answer(isAgreed),
  }
}

const sharedOf = (page: PageProperties): SharedFields => {
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

/** The members of values that an object has. */
const membersOf = <T extends object>(values: object, of: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => Object.hasOwn(of, name)),
  ) as Partial<T>

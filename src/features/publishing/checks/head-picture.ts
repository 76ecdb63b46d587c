import type { Page } from '#base/core/page/page.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { Finding } from '../contract/finding.ts'
import { type ReadWidget, readWidgets } from './option-values.ts'

/** The option of a widget that a page begins with which shows a picture. */
interface HeadImage {
  widget: Pick<ReadWidget, 'id' | 'title'>
  /** As its form names it. */
  label: string
  /** Path of the chosen medium; empty for none. */
  value: string
}

/** Pictures that can be chosen where a page begins, in its order. An option that its form hides is kept, and shown nowhere. */
function headImages(types: Widgets, widgets: readonly DraftWidget[]): HeadImage[] {
  const head = widgets.filter(({ zone }) => zone === 'hero' || zone === 'top')
  return readWidgets(types, head).flatMap(({ id, title, fields, options }) => {
    const { kind, when, label = '' } = fields['image'] ?? {}
    const { image } = options
    const isHidden = when !== undefined && 'is' in when && options[when.field] !== when.is
    if (kind !== 'media' || isHidden) return []
    return [{ widget: { id, title }, label, value: typeof image === 'string' ? image : '' }]
  })
}

/** The picture that a page begins with, which menus and lists show of a page without one of its own; empty for none. */
export const headPicture = (types: Widgets, widgets: readonly DraftWidget[]): string =>
  headImages(types, widgets).find(({ value }) => value !== '')?.value ?? ''

/** Tells that a page can have a picture, where it neither has one nor begins with one; home shows what its blocks show. */
export function pictureAdvice(
  types: Widgets,
  { image, level }: Pick<Page, 'image' | 'level'>,
  widgets: readonly DraftWidget[],
): Finding[] {
  const images = headImages(types, widgets)
  if (level === 0 || image !== '' || images.some(({ value }) => value !== '')) return []
  const [first] = images
  const where = first
    ? `dans l’option « ${first.label} » du bloc « ${first.widget.title} », ou sous « Image, adresse et propriétés… » (« Autres actions »)`
    : 'sous « Image, adresse et propriétés… » (« Autres actions »)'
  return [
    {
      check: 'media',
      severity: 'advice',
      sentence: `À côté du titre, sur la carte de la page et dans les partages, un dessin du site tient lieu d’image. Pour y montrer la vôtre, choisissez-la ${where}.`,
      widgetId: first?.widget.id ?? null,
      widget: first?.widget.title ?? '',
    },
  ]
}

import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { AnnouncementView } from './view.tsx'

/** A sentence above the header of every page; part of the layout. */
export const widget = defineWidget({
  type: 'announcement',
  title: 'Annonce',
  sentence: 'Une phrase en haut de toutes les pages, pour un temps.',
  group: null,
  options,
  load(values, { culture, href }) {
    if (!values.text) return { state: 'empty' }
    const type = typography(culture)
    const to = values.link_text ? href(values.link) : null
    const model = {
      text: type.text(values.text),
      link: to === null ? null : { text: type.text(values.link_text), href: to },
      isClosable: values.is_closable,
    }
    return { state: 'ready', model }
  },
  View: AnnouncementView,
  island: ({ isClosable }) => (isClosable ? 'announcement' : null),
  examples,
})

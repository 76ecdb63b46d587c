import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { resolvedButtons } from '#framework/widget-kit/buttons.tsx'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { HeroView } from './view.tsx'

/** The first look of the home page: a headline, two actions, a large illustration. */
export const widget = defineWidget({
  type: 'hero',
  title: 'Accroche',
  sentence: 'Le grand titre de la page, son texte, ses boutons, son illustration.',
  keywords: 'bannière bandeau',
  starts: {
    title: 'Une accroche en quelques mots',
    text: 'Dites en une phrase ce que vous faites, et pour qui.',
  },
  group: 'texts',
  options,
  root: 'section',
  load(values, { culture, page, href, media }) {
    const type = typography(culture)
    const title = type.text(page.h1 || values.title)
    if (!title) return { state: 'empty' }
    const text = type.text(values.text)
    const actions = resolvedButtons(values.actions, href)
    const facts = values.facts.map(({ value, label, link }) => ({
      value: type.text(value),
      label: type.text(label),
      href: href(link),
    }))
    const { src: image, focal, width, height } = media(values.image)
    const model = {
      ...values,
      isOwnTitle: !page.h1,
      image,
      focal,
      image_width: width || values.image_width,
      image_height: height || values.image_height,
      title,
      text,
      actions,
      facts,
    }
    return { state: 'ready', model, takesH1: 'unless-taken' }
  },
  View: HeroView,
  examples,
})

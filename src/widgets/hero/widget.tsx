import { defineWidget } from '../define-widget.ts'
import { resolvedButtons } from '../buttons.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { HeroView } from './view.tsx'

/** The first look of the home page: a headline, two actions, a large illustration. */
export const hero = defineWidget({
  type: 'hero',
  title: 'Accroche',
  options,
  root: 'section',
  load(values, { page, href }) {
    const title = page.h1 || values.title
    if (!title) return { state: 'empty' }
    const actions = resolvedButtons(values.actions, href)
    return { state: 'ready', model: { ...values, title, actions }, takesH1: 'unless-taken' }
  },
  View: HeroView,
  examples,
})

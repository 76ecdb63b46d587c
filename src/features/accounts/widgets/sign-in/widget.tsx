import { typography } from '#base/kit/text/fr-typography.ts'
import { SIGN_IN, SIGN_IN_WIDGET } from '../../rules/sign-in-form.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { type SignInModel, SignInView } from './view.tsx'
import { WORDS } from './messages.ts'

/** The way into secure pages (requirements A4), shown in their place. */
export const widget = defineWidget({
  type: SIGN_IN_WIDGET,
  title: 'Connexion',
  sentence: 'La connexion à l’espace client.',
  group: 'developer',
  options,
  root: 'section',
  load({ intro, button }, { form, culture }) {
    const { values = {}, notice = '' } = form.sent ?? {}
    const words = WORDS[culture]
    return ready({
      words,
      intro: typography(culture).text(intro),
      submit: typography(culture).text(button) || words.submit,
      step: values[SIGN_IN.code] === undefined ? 'password' : 'code',
      email: values[SIGN_IN.email]?.[0] ?? '',
      trusts: Boolean(values[SIGN_IN.trust]?.[0]),
      notice,
    })
  },
  View: SignInView,
  examples,
})

const ready = (model: SignInModel) => ({ state: 'ready' as const, model })

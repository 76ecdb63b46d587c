import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { Words } from '#framework/widget-kit/text.tsx'
import { examples } from './examples.ts'
import { options } from './options.ts'

const WORDS = {
  'fr-FR': { label: 'Nous joindre', call: 'Appeler' },
  'en-GB': { label: 'Reach us', call: 'Call' },
}

/** On a phone, at the foot of the screen as long as the page is read: to call, and one thing to ask for. */
export const widget = defineWidget({
  type: 'contact-bar',
  title: 'Barre d’appel',
  sentence: 'Au bas de l’écran d’un téléphone : appeler, prendre rendez-vous.',
  keywords: 'mobile téléphone collante bouton',
  group: 'contact',
  options,
  load({ action_text, action_link }, { site, href }) {
    const { phonetotext, phonetolink } = site.constants
    const target = href(action_link)
    const action = action_text && target ? { text: action_text, href: target } : null
    const phone = phonetotext === '' ? null : phonetolink
    if (phone === null && action === null) return { state: 'empty' }
    return { state: 'ready', model: { phone, action } }
  },
  View: ({ model: { phone, action }, view }) => (
    <nav className="contact-bar" aria-label={WORDS[view.culture].label}>
      {phone === null ? null : (
        <a className="btn btn-outline-primary" href={`tel:${phone}`} {...view.from('firm.phone')}>
          <Icon name="telephone" />
          {WORDS[view.culture].call}
        </a>
      )}
      {action === null ? null : (
        <a className="btn btn-primary" href={action.href} {...view.mark('action_link')}>
          <Words view={view} path="action_text">
            {action.text}
          </Words>
        </a>
      )}
    </nav>
  ),
  examples,
})

import { type FirmPerson, addressedTo, personOfField } from '#base/core/person.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { WRITE_TO } from '../write-to.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { ContactPersonView } from './view.tsx'

/** Whom to speak to about a page's subject. */
export const widget = defineWidget({
  type: 'contact-person',
  title: 'Personne à contacter',
  sentence: 'Le visage et le nom de qui connaît le sujet de la page.',
  keywords: 'interlocuteur équipe portrait expert',
  group: 'contact',
  options,
  root: 'section',
  async load(values, { team, pageMotifs, culture, href }) {
    const everybody = await team()
    const person =
      values.from === 'chosen'
        ? (everybody.find(({ id }) => id === values.person) ?? null)
        : personOfField(everybody, pageMotifs)
    if (person === null) {
      const why =
        values.from === 'chosen'
          ? 'Cette personne n’est plus dans l’équipe.'
          : 'Personne de l’équipe n’a les thèmes de cette page parmi ses domaines.'
      return { state: 'empty', why }
    }
    const type = typography(culture)
    const page = values.write.page > 0 ? href(`page:${values.write.page}`) : null
    return {
      state: 'ready',
      model: {
        title: type.text(values.title),
        text: type.text(values.text),
        person: { ...person, role: type.text(person.role) },
        write:
          page === null
            ? null
            : {
                href: addressedTo(page, person),
                text: type.text(values.write.text || WRITE_TO[culture](person.name)),
              },
      },
      head: { persons: [asShown(person)] },
    }
  },
  draws: ({ from, person }) => [{ kind: 'person', id: from === 'chosen' ? person : 'all' }],
  View: ContactPersonView,
  examples,
})

/** Machines are told what is shown and nothing else. */
const asShown = (person: FirmPerson): FirmPerson => ({
  ...person,
  text: '',
  email: '',
  phone: '',
  registration: '',
})

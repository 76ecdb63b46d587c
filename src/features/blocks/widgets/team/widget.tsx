import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { Monogram } from './monogram-view.tsx'
import { options } from './options.ts'

/** People by name, role and a few words, each under a drawn monogram. */
export const widget = defineWidget({
  type: 'team',
  title: 'Équipe',
  options,
  root: 'section',
  load(values, { culture }) {
    const type = typography(culture)
    const members = values.members
      .filter(({ name }) => name.trim())
      .map((member) => ({ ...member, text: type.text(member.text) }))
    if (members.length === 0) return { state: 'empty' }
    const title = type.text(values.title)
    return { state: 'ready', model: { title, text: type.text(values.text), members } }
  },
  View: ({ model: { title, text, members } }) => {
    const Name = title ? 'h3' : 'h2'
    return (
      <>
        {title ? <h2 className="team-title">{title}</h2> : null}
        {text ? <p className="widget-subtitle">{text}</p> : null}
        <ul className="team">
          {members.map(({ name, role, text: words }) => (
            <li key={name} className="team-member">
              <Monogram name={name} />
              <div>
                <Name className="team-name">{name}</Name>
                {role ? <p className="team-role">{role}</p> : null}
                {words ? <p className="team-text">{words}</p> : null}
              </div>
            </li>
          ))}
        </ul>
      </>
    )
  },
  examples,
})

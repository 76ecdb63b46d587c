import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { Monogram } from './monogram-view.tsx'
import { options } from './options.ts'

/** People by name, role and a few words, each under a drawn monogram. */
export const team = defineWidget({
  type: 'team',
  title: 'Équipe',
  options,
  root: 'section',
  load({ title, text, members }) {
    const named = members.filter(({ name }) => name.trim())
    return named.length > 0
      ? { state: 'ready', model: { title, text, members: named } }
      : { state: 'empty' }
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

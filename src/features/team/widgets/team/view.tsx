import { type Marks, NO_MARKS } from '#framework/widget-kit/marks.ts'
import { Text } from '#framework/widget-kit/text.tsx'
import type { FirmPerson } from '#base/core/person.ts'
import { dialled } from '#base/kit/text/dialled.ts'
import { Monogram, Portrait } from '#framework/ui/portrait.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { WRITE_TO } from '../write-to.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'

interface TeamModel {
  title: string
  text: string
  /** Typed in the widget itself. */
  members: readonly { index: number; name: string; role: string; text: string }[]
  /** Of the firm's team: with lines about them, and the address of a form for them. */
  persons: readonly (FirmPerson & { facts: readonly string[]; write: string })[]
  arrangement: 'rows' | 'grid'
}

export function TeamView({ model, view }: { model: TeamModel; view: ViewContext }) {
  const { title, text, members, persons, arrangement } = model
  const layout = arrangement === 'grid' ? ' team-grid' : ''
  const Name = title ? 'h3' : 'h2'
  return (
    <>
      <Text view={view} path="title" as="h2" className="team-title">
        {title}
      </Text>
      <Text view={view} path="text" as="p" className="widget-subtitle">
        {text}
      </Text>
      {persons.length > 0 ? (
        <ul className={`team team-portraits${layout}`}>
          {persons.map((person) => (
            <li key={person.id} className="team-member">
              <Portrait name={person.name} photo={person.photo} />
              <div>
                <Name className="team-name">{person.name}</Name>
                <RoleAndText {...person} view={NO_MARKS} path="" />
                {person.facts.length > 0 ? (
                  <ul className="team-facts">
                    {person.facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                ) : null}
                {person.registration ? (
                  <p className="team-registration">{person.registration}</p>
                ) : null}
                <Contact person={person} culture={view.culture} />
                {person.write ? (
                  <p className="team-write">
                    <a className="btn btn-outline-primary" href={person.write}>
                      {WRITE_TO[view.culture](person.name)}
                    </a>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={`team${layout}`}>
          {members.map(({ index, name, role, text: words }) => (
            <li key={name} className="team-member">
              <Monogram name={name} />
              <div>
                <Name className="team-name" {...view.mark(`members.${index}.name`)}>
                  {name}
                </Name>
                <RoleAndText role={role} text={words} view={view} path={`members.${index}`} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface RoleAndTextProps extends Pick<FirmPerson, 'role' | 'text'> {
  view: Marks
  /** Of somebody who is typed here. */
  path: string
}

const RoleAndText = ({ role, text, view, path }: RoleAndTextProps) => (
  <>
    <Text view={view} path={`${path}.role`} as="p" className="team-role">
      {role}
    </Text>
    <Text view={view} path={`${path}.text`} as="p" className="team-text">
      {text}
    </Text>
  </>
)

const WORDS = {
  'fr-FR': { profile: 'Profil', of: (name: string) => ` de ${name}` },
  'en-GB': { profile: 'Profile', of: (name: string) => ` of ${name}` },
}

/** How to reach somebody; nothing for whom the firm gives nothing. */
function Contact({ person, culture }: { person: FirmPerson; culture: ViewContext['culture'] }) {
  const { name, email, phone, link } = person
  const number = dialled(phone)
  const { profile, of } = WORDS[culture]
  if (!email && !number && !link) return null
  return (
    <ul className="team-contact">
      {email ? (
        <li>
          <Icon name="envelope" />
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ) : null}
      {number ? (
        <li>
          <Icon name="telephone" />
          <a href={`tel:${number}`}>{phone}</a>
        </li>
      ) : null}
      {link ? (
        <li>
          <Icon name="box-arrow-up-right" />
          <a href={link} rel="noopener noreferrer">
            {profile}
            <span className="visually-hidden">{of(name)}</span>
          </a>
        </li>
      ) : null}
    </ul>
  )
}

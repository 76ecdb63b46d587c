import type { FirmPerson } from '#base/core/person.ts'
import { Portrait } from '#framework/ui/portrait.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { Text } from '#framework/widget-kit/text.tsx'

interface ContactPersonModel {
  title: string
  text: string
  person: FirmPerson
  /** `null` without a page to write on. */
  write: { href: string; text: string } | null
}

export function ContactPersonView({
  model,
  view,
}: {
  model: ContactPersonModel
  view: ViewContext
}) {
  const { title, text, person, write } = model
  return (
    <div className="contact-person">
      <Text view={view} path="title" as="h2" className="contact-person-title">
        {title}
      </Text>
      <div className="contact-person-who">
        <Portrait name={person.name} photo={person.photo} />
        <p>
          <strong>{person.name}</strong>
          {person.role ? <span className="contact-person-role">{person.role}</span> : null}
        </p>
      </div>
      <Text view={view} path="text" as="p">
        {text}
      </Text>
      {write ? (
        <p>
          <a className="btn btn-outline-primary" href={write.href} {...view.mark('write.text')}>
            {write.text}
          </a>
        </p>
      ) : null}
    </div>
  )
}

import { Text } from '#framework/widget-kit/text.tsx'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import type { FirmPerson } from '#base/core/person.ts'
import type { Office } from '#base/core/site.ts'
import { AddressLines, OfficeHours } from '../office-lines.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { Picture } from '#framework/ui/picture.tsx'
import { Portrait } from '#framework/ui/portrait.tsx'

export interface ContactCardModel {
  title: string
  offices: (Omit<Office, 'plan'> & {
    href: string | null
    plan: ShownMedia | null
    /** Who of the team works there; nobody unless they are asked for. */
    persons: readonly FirmPerson[]
    /** What is said of its closings; empty for nothing. */
    closing: string
  })[]
  showHours: boolean
  /** On a phone all but an office's name is one touch away. */
  isFolded: boolean
  email: string
}

type ShownOffice = ContactCardModel['offices'][number]

type Place = Pick<Office, 'name' | 'street'>

const WORDS = {
  'fr-FR': {
    more: 'Adresse, téléphone et horaires',
    plan: ({ name, street }: Place) => `Plan dessiné : ${name}, ${street}`,
    itinerary: ({ name }: Place) => `Itinéraire vers le ${name.toLowerCase()}`,
  },
  'en-GB': {
    more: 'Address, telephone and hours',
    plan: ({ name, street }: Place) => `Drawn plan: ${name}, ${street}`,
    itinerary: ({ name }: Place) => `Directions to ${name}`,
  },
}

export function ContactCardView({ model, view }: { model: ContactCardModel; view: ViewContext }) {
  const OfficeTag = model.title ? 'h3' : 'h2'
  return (
    <>
      <Text view={view} path="title" as="h2" className="contact-card-heading">
        {model.title}
      </Text>
      <div className={model.isFolded ? 'contact-cards contact-cards-folded' : 'contact-cards'}>
        {model.offices.map((office) => (
          <div key={office.key} className="contact-card">
            {office.plan ? (
              <Picture
                className="contact-card-plan"
                src={office.plan.src}
                focal={office.plan.focal}
                alt={WORDS[view.culture].plan(office)}
                width={960}
                height={600}
              />
            ) : null}
            <div className="contact-card-body" {...view.from(`office.${office.key}`)}>
              <OfficeTag className="contact-card-name">
                {office.href ? <a href={office.href}>{office.name}</a> : office.name}
              </OfficeTag>
              {model.isFolded ? (
                <details className="contact-card-fold">
                  <summary>{WORDS[view.culture].more}</summary>
                  <OfficeFacts office={office} model={model} view={view} />
                </details>
              ) : (
                <OfficeFacts office={office} model={model} view={view} />
              )}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

/** Where an office is, how it is reached, when it is open, who works there. */
function OfficeFacts({ office, model, view }: OfficeFactsProps) {
  return (
    <>
      <address>
        <AddressLines office={office} />
      </address>
      {office.phonetotext ? (
        <p className="contact-card-line">
          <Icon name="telephone" />
          <a href={`tel:${office.phonetolink}`}>{office.phonetotext}</a>
        </p>
      ) : null}
      {model.showHours ? (
        <OfficeHours office={office} culture={view.culture} closing={office.closing} />
      ) : null}
      {office.persons.length > 0 ? (
        <ul className="contact-card-team">
          {office.persons.map(({ id, name, photo, role }) => (
            <li key={id}>
              <Portrait name={name} photo={photo} />
              <span>
                <strong>{name}</strong>
                {role ? <span className="contact-card-role">{role}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {office.itinerary ? (
        <p className="contact-card-line">
          <Icon name="geo-alt" />
          <a href={office.itinerary} rel="noopener noreferrer">
            {WORDS[view.culture].itinerary(office)}
          </a>
        </p>
      ) : null}
    </>
  )
}

interface OfficeFactsProps {
  office: ShownOffice
  model: ContactCardModel
  view: ViewContext
}

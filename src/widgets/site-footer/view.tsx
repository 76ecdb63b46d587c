import type { Office } from '#domain/site.ts'
import { FirmMark } from '#ui/firm-mark.tsx'
import type { ViewContext } from '../define-widget.ts'

export interface FooterLink {
  id: number
  label: string
  href: string
}

export interface SiteFooterModel {
  firm: string
  tagline: string
  offices: Office[]
  columns: { id: number; label: string; links: FooterLink[] }[]
  legal: FooterLink[]
  accessibility: string
  year: number
}

const WORDS = {
  'fr-FR': { legal: 'Informations légales', accessibility: 'Accessibilité' },
  'en-GB': { legal: 'Legal information', accessibility: 'Accessibility' },
}

export function SiteFooterView({ model, view }: { model: SiteFooterModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  return (
    <div className="site-footer">
      <div className="container">
        <div className="site-footer-firm">
          <p className="site-footer-name">
            <FirmMark />
            {model.firm}
          </p>
          {model.tagline ? <p>{model.tagline}</p> : null}
          {model.offices.map((office) => (
            <address key={office.key}>
              <strong>{office.name}</strong>
              <br />
              {office.street}
              <br />
              {`${office.postcode}\u00A0${office.town}`}
              <br />
              <a href={`tel:${office.phonetolink}`}>{office.phonetotext}</a>
            </address>
          ))}
        </div>
        <div className="site-footer-columns">
          {model.columns.map(({ id, label, links }) => (
            <nav key={id} aria-labelledby={`pied-${id}`}>
              <h2 className="site-footer-title" id={`pied-${id}`}>
                {label}
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav className="site-footer-legal" aria-label={words.legal}>
          <p>{`© ${model.year} ${model.firm}`}</p>
          <ul>
            {model.legal.map((link) => (
              <li key={link.id}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
          <p>{`${words.accessibility} : ${model.accessibility}`}</p>
        </nav>
      </div>
    </div>
  )
}

import { Text, Words } from '#framework/widget-kit/text.tsx'
import type { Office } from '#base/core/site.ts'
import type { ShownLogo } from '#base/core/logo.ts'
import { FirmLogo } from '#framework/ui/firm-logo.tsx'
import { AddressLines } from '../office-lines.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

export interface FooterLink {
  id: number
  label: string
  href: string
}

interface Phone {
  text: string
  link: string
}

export interface SiteFooterModel {
  firm: string
  logo: ShownLogo
  tagline: string
  offices: Office[]
  /** The firm's number; offices show theirs when it is another one. */
  phone: Phone | null
  columns: { id: number; label: string; links: FooterLink[] }[]
  legal: FooterLink[]
  accessibility: string
  /** What the profession and the registers vouch for, in the order of reading. */
  proofs: string[]
  year: number
}

const WORDS = {
  'fr-FR': {
    columns: 'Pied de page',
    legal: 'Liens légaux',
    accessibility: 'Accessibilité',
    colon: '\u00A0: ',
    top: 'Haut de page',
  },
  'en-GB': {
    columns: 'Footer',
    legal: 'Legal links',
    accessibility: 'Accessibility',
    colon: ': ',
    top: 'Top of the page',
  },
}

export function SiteFooterView({ model, view }: { model: SiteFooterModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  return (
    <div className="site-footer">
      <div className="container">
        <div className="site-footer-firm">
          <p className="site-footer-name" {...view.from('firm.name')}>
            <FirmLogo logo={model.logo} firm={model.firm} isOnDark />
            {model.logo.hasName ? model.firm : null}
          </p>
          <Text view={view} path="tagline" as="p">
            {model.tagline}
          </Text>
          {model.offices.map((office) => (
            <address key={office.key} {...view.from(`office.${office.key}`)}>
              <strong>{office.name}</strong>
              <br />
              <AddressLines office={office} />
              {office.phonetotext && office.phonetotext !== model.phone?.text ? (
                <>
                  <br />
                  <Call phone={{ text: office.phonetotext, link: office.phonetolink }} />
                </>
              ) : null}
            </address>
          ))}
          {model.phone ? (
            <p className="site-footer-phone" {...view.from('firm.phone')}>
              <Call phone={model.phone} />
            </p>
          ) : null}
        </div>
        <nav className="site-footer-columns" aria-label={words.columns}>
          {model.columns.map(({ id, label, links }) => (
            <div key={id}>
              <h2 className="site-footer-title">{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {model.proofs.length > 0 ? (
          <ul className="site-footer-proofs">
            {model.proofs.map((proof) => (
              <li key={proof}>{proof}</li>
            ))}
          </ul>
        ) : null}
        <nav className="site-footer-legal" aria-label={words.legal}>
          <p>{`© ${model.year} ${model.firm}`}</p>
          <ul>
            {model.legal.map((link) => (
              <li key={link.id}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
          <p>
            <Words view={view} path="accessibility" before={`${words.accessibility}${words.colon}`}>
              {model.accessibility}
            </Words>
          </p>
          <p className="site-footer-top">
            <a href="#top">{words.top}</a>
          </p>
        </nav>
      </div>
    </div>
  )
}

const Call = ({ phone: { text, link } }: { phone: Phone }) => <a href={`tel:${link}`}>{text}</a>

import type { LegalSetting } from '#base/core/settings/legal.ts'
import { seatOf } from '#features/sites/rules/legal.ts'
import { type Html, html, line, lines, mailto } from '../parts/html.ts'
import type { LegalPage } from '../parts/legal-site.ts'
import { inFrench } from './in-french.ts'

/** The imprint in English, of the same facts as the French one (`mentions.ts`). */
export function legalNotice({ site }: LegalPage): Html {
  const { constants, settings } = site
  const { legal } = settings
  const { nomcabinet, phonetotext, phonetolink } = constants
  return html`<h2>Publisher</h2>
    ${lines(
      line('Name', inFrench(nomcabinet)),
      line('Legal form', inFrench(legal.legal_form)),
      line('Share capital', inFrench(legal.capital)),
      line('Registered office', inFrench(seatOf(site))),
      line('Registration', registration(legal)),
      line('VAT number', inFrench(legal.vat)),
      line(
        'Telephone',
        phonetotext === '' ? '' : html`<a href="tel:${phonetolink}">${phonetotext}</a>`,
      ),
      line('E-mail', settings.site_email === '' ? '' : mailto(settings.site_email)),
      line('Publication director', director(legal)),
    )}
    ${legal.host.name === '' ? '' : hosting(legal)}
    <h2>A regulated profession</h2>
    ${profession(legal)} ${rules(legal)}`
}

const hosting = ({ host, storage }: LegalSetting): Html =>
  html`<h2>Host</h2>
    ${contact(host)}
    ${
      storage.name === ''
        ? html`<p>The host also keeps the data of this site.</p>`
        : html`<p>The data of this site are kept by:</p>
            ${contact(storage)}`
    }`

const contact = ({ name, address, phone }: LegalSetting['host']): Html =>
  lines(line('Name', inFrench(name)), line('Address', inFrench(address)), line('Telephone', phone))

const director = ({ director: name, director_role: role }: LegalSetting): string | Html =>
  name === '' || role === '' ? name : html`${name}, ${asPart(role)}`

const registration = ({ rcs, siren }: LegalSetting): string | Html => {
  const register = rcs === '' ? null : html`Trade and companies register (RCS) of ${asPart(rcs)}`
  const number = siren === '' ? null : html`company number (SIREN) ${asPart(siren)}`
  if (register === null && number === null) return ''
  return html`${register}${register && number ? ', ' : null}${number}`
}

const asPart = (fact: string): Html => html`<span lang="fr">${fact}</span>`

function profession(legal: LegalSetting): Html {
  const insurer = [legal.insurer, legal.insurer_address].filter(Boolean).join(', ')
  return lines(
    line(
      'Professional body',
      legal.order_region === ''
        ? ''
        : html`On the roll of the <span lang="fr">Ordre des experts-comptables</span>, the French
            body of chartered accountants, region: ${asPart(legal.order_region)}. Title of
            <span lang="fr">expert-comptable</span>, awarded in France.`,
    ),
    line('Regional council of the Ordre', inFrench(legal.order_address)),
    line(
      'Rules that apply',
      html`<span lang="fr">Ordonnance n° 45-2138 du 19 septembre 1945</span> and the code of ethics
        of the profession, from <span lang="fr">décret n° 2012-432 du 30 mars 2012</span>.`,
    ),
    line('Statutory audit', inFrench(legal.auditor)),
    line('Regional company of statutory auditors', inFrench(legal.auditor_company)),
    line(
      'Professional liability insurance',
      insurer === '' || legal.insurer === ''
        ? ''
        : html`Contract taken out with ${asPart(insurer)}, covering:
          ${asPart(legal.insurance_territory)}. The profession is bound to have this insurance.`,
    ),
  )
}

const rules = ({ mediator, mediator_address }: LegalSetting): Html =>
  html`<h2>If we disagree</h2>
    <p>
      <strong>Conciliation.</strong> Before going to court, any dispute with the firm can be put to
      the president of the regional council of the <span lang="fr">Ordre</span>, who tries to bring
      both sides together.
    </p>
    ${
      mediator === ''
        ? null
        : html`<p>
            <strong>Consumer mediation.</strong> If you are a private individual, and a written
            complaint to us has settled nothing, you can turn free of charge to the firm’s mediator
            (${asPart([mediator, mediator_address].filter(Boolean).join(', '))}), under articles
            L.612-1 and L.616-1 of the French consumer code.
          </p>`
    }
    <h2>Copyright</h2>
    <p>
      Texts and illustrations belong to the firm, or are published with the consent of their
      authors, who are named at the foot of articles. Public data are reused under the
      <span lang="fr">Licence Ouverte 2.0</span>, with their source and date. You may quote a short
      passage if you name the site; reproducing a whole page needs our consent.
    </p>
    <h2>What the information is worth</h2>
    <p>
      What you read here is general information, correct on the day of its publication. It does not
      replace advice on your own situation: check the rule on the official site named beside it, or
      with the firm.
    </p>`

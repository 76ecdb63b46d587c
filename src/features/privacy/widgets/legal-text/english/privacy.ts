import type { LegalSetting } from '#base/core/settings/legal.ts'
import { consentText } from '#features/leads/rules/processing.ts'
import { isFormOn } from '#features/leads/rules/lead-forms.ts'
import { LEAD_FORMS } from '#features/leads/rules/lead.ts'
import { DAYS_TO_ANSWER, MONTHS_BEFORE_ASKING } from '#features/newsletter/rules/newsletter.ts'
import { type Html, html, mailto } from '../parts/html.ts'
import type { LegalPage } from '../parts/legal-site.ts'
import { processingRow, UNTIL_LEFT } from '../parts/register.ts'

const EN = 'en-GB'

/** What becomes of the data that visitors leave, of the same facts as the French text (`data-protection.ts`). */
export function privacy(page: LegalPage): Html {
  const { legal } = page.site.settings
  return html`${controller(page)}${collected(page)}${wordings(page)}
    <h2>Who has access to them?</h2>
    <p>
      The members of the firm who deal with your request, bound by professional secrecy. Our
      technical suppliers, for hosting and for sending mail, act on our instructions, under a
      contract, and make no use of your data for themselves. ${hostsOf(legal)} A register describes
      each of these uses.
    </p>
    ${legal.data_transfers === '' ? null : html`<p lang="fr">${legal.data_transfers}</p>`}
    <h2>Against automatic messages</h2>
    <p>
      To keep robots away, a fingerprint of your IP address is kept for as long as it takes to count
      messages, from a few minutes to an hour. No outside service is involved.
    </p>
    ${rights()}`
}

function controller({ site, pageHref }: LegalPage): Html {
  const { constants, settings } = site
  const { data_contact } = settings.legal
  const imprint = pageHref('/informations-legales/mentions-legales')
  return html`<h2>Who is responsible?</h2>
    <p>
      <span lang="fr">${constants.nomcabinet}</span>, whose contact details are in the
      ${imprint === null ? 'legal notice' : html`<a href="${imprint}">legal notice</a>`}. With any
      question about your data, write to ${mailto(settings.site_email, 'My data')}, subject “My
      data”, or by post to the registered office.
      ${data_contact === '' ? null : html`Whom to ask for: <span lang="fr">${data_contact}</span>.`}
    </p>`
}

function collected({ site }: LegalPage): Html {
  const forms = LEAD_FORMS.filter((form) => isFormOn(form, site.settings))
  return html`<h2>What we collect, and why</h2>
    <table>
      <caption>
        Data, purpose and how long they are kept
      </caption>
      <thead>
        <tr>
          <th scope="col">Occasion</th>
          <th scope="col">Data</th>
          <th scope="col">Purpose</th>
          <th scope="col">Lawful basis</th>
          <th scope="col">Kept for</th>
        </tr>
      </thead>
      <tbody>
        ${forms.map((form) => processingRow(form, EN))}
        <tr>
          <th scope="row">Newsletter</th>
          <td>E-mail address, proof that you asked for it</td>
          <td>Sending you the letter</td>
          <td>Your consent</td>
          <td>${UNTIL_LEFT[EN]}</td>
        </tr>
        <tr>
          <th scope="row">Reminders of deadlines</th>
          <td>
            E-mail address, description of the business (legal form, year end, VAT…), proof that you
            asked for them
          </td>
          <td>Telling you seven days before a deadline</td>
          <td>Your consent</td>
          <td>${UNTIL_LEFT[EN]}</td>
        </tr>
        <tr>
          <th scope="row">Signed engagement</th>
          <td>The data of your file</td>
          <td>Carrying out the engagement</td>
          <td>Contract and legal obligations</td>
          <td>As the law and the letter of engagement say</td>
        </tr>
      </tbody>
    </table>
    <p>
      What is marked as necessary really is: without it we could not answer you. No mail of this
      site measures whether you open it or what you click, and each reminder has a link that ends
      them. As nothing of this is measured, a subscription is renewed:
      ${String(MONTHS_BEFORE_ASKING)} months after you last confirmed it, a mail asks whether you
      wish to go on; without an answer within ${String(DAYS_TO_ANSWER)} days it ends and your
      address is erased. We make no profiles and take no automated decisions, and we sell no file.
      Once the time is over, erasure is automatic.
    </p>`
}

const wordings = ({ site }: LegalPage): Html =>
  html`<h2>The words that go with your requests</h2>
    <h3>When you write to us</h3>
    <blockquote><p>${consentText('contact', site, EN)}</p></blockquote>
    ${
      isFormOn('lead_rappel', site.settings)
        ? html`<h3>When you ask to be called</h3>
            <blockquote><p>${consentText('lead_rappel', site, EN)}</p></blockquote>`
        : null
    }
    <h3>When you subscribe to the letter or to reminders</h3>
    <p>
      A box, never ticked beforehand, records your consent to our letters or reminders by e-mail; it
      says that you can end them at any time. You are sent a mail of confirmation; we keep the date
      and the version of the text you accepted, so that we can prove your consent.
    </p>`

/** What a host does with the data: keeping them, and nothing of its own. */
const hostsOf = ({ host, storage }: LegalSetting): Html | null =>
  host.name === ''
    ? null
    : storage.name === ''
      ? html`<span lang="fr">${host.name}</span> hosts the site and keeps its data.`
      : html`<span lang="fr">${host.name}</span> hosts the site;
          <span lang="fr">${storage.name}</span> keeps its data.`

const rights = (): Html =>
  html`<h2>Your rights</h2>
    <ul>
      <li>See your data and be given a copy.</li>
      <li>Have them corrected, completed or erased.</li>
      <li>Limit their use, or object to it.</li>
      <li>Withdraw a consent, without effect on the past.</li>
      <li>Have those that you gave us, in a form that machines can read.</li>
      <li>Say what is to become of them after your death.</li>
    </ul>
    <p>
      All this is free of charge. We may ask you to prove who you are if there is a serious doubt.
      If we disagree, you can complain to the CNIL, the French data protection authority, on
      <a href="https://www.cnil.fr/">cnil.fr</a>.
    </p>`

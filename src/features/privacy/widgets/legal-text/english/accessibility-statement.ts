import { accessibilityWords } from '#features/sites/rules/legal.ts'
import { rgaaResult, rgaaState } from '#features/sites/rules/rgaa.ts'
import { type Html, html, mailto } from '../parts/html.ts'
import type { LegalPage } from '../parts/legal-site.ts'

/** The declaration of accessibility in English, of the same grid as the French one (`accessibility.ts`). */
export function accessibilityStatement(page: LegalPage): Html {
  const { constants, settings } = page.site
  const { grid, method, faults } = settings.legal.accessibility
  const result = rgaaResult(grid)
  const words = accessibilityWords(rgaaState(grid), 'en-GB')
  return html`<p><strong>Accessibility: ${words}.</strong></p>
    <h2>Our commitment</h2>
    <p>
      <span lang="fr">${constants.nomcabinet}</span> wants everybody to be able to use this site:
      with a keyboard, a screen reader, large type or an old telephone. This statement covers all
      public pages. We publish it of our own accord.
    </p>
    <h2>State of compliance</h2>
    <p>
      The site is <strong>${words}</strong> with the RGAA, the French accessibility guidelines,
      version 4.1.2, level AA.
      ${
        result === null
          ? 'Its 106 criteria have not been assessed yet: nothing allows us to say better.'
          : html`Of the ${String(result.applicable)} criteria that apply, ${String(result.met)} are
              met, which is <strong>${String(result.rate)}%</strong>. This rate rests on our own
              assessment, in which a criterion that nobody has checked counts as not met; no
              independent audit has been made.`
      }
    </p>
    ${
      faults.length === 0
        ? null
        : html`<h2>Content that is not accessible</h2>
            <h3>Known or possible faults, in French</h3>
            <ul lang="fr">
              ${faults.map((fault) => html`<li>${fault}</li>`)}
            </ul>`
    }
    <h2>Content of third parties</h2>
    <p>
      Maps and videos from elsewhere, shown only after a click, are beyond our control. The written
      address, the directions and a transcript stand in for them.
    </p>
    <h2>How this statement was made</h2>
    <p>The pages are written in HTML, CSS, SVG and JavaScript.</p>
    ${method === '' ? null : html`<p lang="fr">${method}</p>`} ${feedback(page)} ${recourse()}`
}

function feedback({ site, pageHref }: LegalPage): Html {
  const { constants, settings } = site
  const { phonetotext, phonetolink } = constants
  const contact = pageHref('/contact')
  return html`<h2>Telling us</h2>
    <p>
      Is something out of your reach? Tell us
      ${contact === null ? null : html`on <a href="${contact}">the contact page</a>, `}at
      ${mailto(settings.site_email, 'Accessibility')}${
        phonetotext === '' ? null : html` or on <a href="tel:${phonetolink}">${phonetotext}</a>`
      }.
      Give the address of the page and the equipment you use. We will pass the information on to you
      in another form, aloud if need be, and correct what can be corrected.
    </p>`
}

const recourse = (): Html =>
  html`<h2>If our answer does not help</h2>
    <p>
      You told us of a fault that keeps you from some content, and our answer does not satisfy you?
      You can:
    </p>
    <ul>
      <li>
        write to the <span lang="fr">Défenseur des droits</span>, the French ombudsman, with the
        form on <a href="https://www.defenseurdesdroits.fr/">its site</a>;
      </li>
      <li>see its delegate in your <span lang="fr">département</span>;</li>
      <li>send it a letter, without a stamp, at the address it publishes.</li>
    </ul>`

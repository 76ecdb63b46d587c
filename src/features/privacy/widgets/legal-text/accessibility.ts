import { firmInWords } from '#base/core/settings/firm-name.ts'
import { accessibilityWords } from '#features/sites/rules/legal.ts'
import { rgaaResult, rgaaState } from '#features/sites/rules/rgaa.ts'
import { type Html, html, mailto } from './parts/html.ts'
import type { LegalPage } from './parts/legal-site.ts'

/** The declaration of accessibility. */
export function accessibility({ site, pageHref }: LegalPage): Html {
  const { constants, settings } = site
  const { grid, method, faults } = settings.legal.accessibility
  const result = rgaaResult(grid)
  const contact = pageHref('/contact')
  const words = accessibilityWords(rgaaState(grid), 'fr-FR')
  const { phonetotext, phonetolink } = constants
  const byPhone =
    phonetotext === '' ? null : html` ou au <a href="tel:${phonetolink}">${phonetotext}</a>`
  return html`<p><strong>Accessibilité : ${words}.</strong></p>
    <h2>Engagement</h2>
    <p>
      ${firmInWords(site).The} souhaite que son site soit utilisable par toutes et tous : au
      clavier, avec un lecteur d’écran, en grand corps, sur un téléphone ancien. La présente
      déclaration s’applique à l’ensemble des pages publiques. Nous la publions de notre propre
      initiative.
    </p>
    <h2>État de conformité</h2>
    <p>
      Le site est <strong>${words}</strong> au
      <abbr title="Référentiel général d’amélioration de l’accessibilité">RGAA</abbr>, version
      4.1.2, niveau AA.
      ${
        result === null
          ? 'Aucune évaluation de ses 106 critères n’a encore été menée : rien ne permet de dire mieux.'
          : html`Sur ${String(result.applicable)} critères applicables, ${String(result.met)} sont
              respectés, soit <strong>${String(result.rate)} %</strong>. Ce taux repose sur notre
              propre évaluation, où un critère que personne n’a vérifié compte comme non respecté ;
              aucun audit indépendant n’a été conduit.`
      }
    </p>
    ${
      faults.length === 0
        ? null
        : html`<h2>Contenus non accessibles</h2>
            <h3>Non-conformités connues ou possibles</h3>
            <ul>
              ${faults.map((fault) => html`<li>${fault}</li>`)}
            </ul>`
    }
    <h2>Contenus de tiers</h2>
    <p>
      Les cartes et les vidéos extérieures, affichées seulement après un clic, échappent à notre
      maîtrise. L’adresse écrite, les indications d’accès et une transcription les remplacent.
    </p>
    <h2>Établissement de cette déclaration</h2>
    <p>Les pages ont été écrites en HTML, CSS, SVG et JavaScript. ${method}</p>
    <h2>Retour d’information et contact</h2>
    <p>
      Un contenu vous résiste ? Dites-nous lequel,
      ${contact === null ? null : html`par <a href="${contact}">la page de contact</a>, `}à
      ${mailto(settings.site_email, 'Accessibilité')}${byPhone}. Donnez l’adresse de la page et le
      matériel employé. Nous vous transmettrons l’information sous une autre forme, à voix haute
      s’il le faut, et nous corrigerons ce qui peut l’être.
    </p>
    <h2>Voies de recours</h2>
    <p>
      Vous avez signalé un défaut qui vous empêche d’accéder à un contenu, et notre réponse ne vous
      satisfait pas ? Vous pouvez :
    </p>
    <ul>
      <li>
        écrire au Défenseur des droits, depuis le formulaire de
        <a href="https://www.defenseurdesdroits.fr/">son site</a> ;
      </li>
      <li>contacter son délégué dans votre département ;</li>
      <li>lui envoyer un courrier, sans affranchir, à l’adresse qu’il publie.</li>
    </ul>`
}

import type { LegalSetting } from '#base/core/settings/legal.ts'
import { firmInWords } from '#base/core/settings/firm-name.ts'
import { isFormOn } from '#features/leads/rules/lead-forms.ts'
import { consentText } from '#features/leads/rules/processing.ts'
import { LEAD_FORMS } from '#features/leads/rules/lead.ts'
import { DAYS_TO_ANSWER, MONTHS_BEFORE_ASKING } from '#features/newsletter/rules/newsletter.ts'
import { type Html, html, mailto } from './parts/html.ts'
import type { LegalPage } from './parts/legal-site.ts'
import { processingRow, UNTIL_LEFT } from './parts/register.ts'

const FR = 'fr-FR'

/** What becomes of the data that visitors leave, form by form. */
export function dataProtection({ site, pageHref }: LegalPage): Html {
  const { settings } = site
  const { legal } = settings
  const forms = LEAD_FORMS.filter((form) => isFormOn(form, settings))
  const imprint = pageHref('/informations-legales/mentions-legales')
  const coordinates = html`mentions légales`
  return html`<h2>Qui est responsable ?</h2>
    <p>
      ${firmInWords(site).The}, dont les coordonnées sont aux
      ${imprint === null ? coordinates : html`<a href="${imprint}">${coordinates}</a>`}. Pour toute
      question sur vos données, écrivez à ${mailto(settings.site_email, 'Mes données')}, objet « Mes
      données », ou par courrier au siège.
      ${legal.data_contact === '' ? null : html`Votre interlocuteur : ${legal.data_contact}.`}
    </p>
    <h2>Ce que nous recueillons, et pourquoi</h2>
    <table>
      <caption>
        Données traitées, motif et durée de conservation
      </caption>
      <thead>
        <tr>
          <th scope="col">Occasion</th>
          <th scope="col">Données</th>
          <th scope="col">Finalité</th>
          <th scope="col">Fondement</th>
          <th scope="col">Durée</th>
        </tr>
      </thead>
      <tbody>
        ${forms.map((form) => processingRow(form, FR))}
        <tr>
          <th scope="row">Lettre d’information</th>
          <td>Adresse électronique, preuve de l’inscription</td>
          <td>Vous envoyer la lettre</td>
          <td>Votre consentement</td>
          <td>${UNTIL_LEFT[FR]}</td>
        </tr>
        <tr>
          <th scope="row">Rappels d’échéances</th>
          <td>
            Adresse électronique, description de l’entreprise (forme, clôture, TVA…), preuve de
            l’inscription
          </td>
          <td>Vous prévenir sept jours avant une échéance</td>
          <td>Votre consentement</td>
          <td>${UNTIL_LEFT[FR]}</td>
        </tr>
        <tr>
          <th scope="row">Mission signée</th>
          <td>Données de votre dossier</td>
          <td>Exécuter la mission</td>
          <td>Contrat et obligations légales</td>
          <td>Durées fixées par la loi et la lettre de mission</td>
        </tr>
      </tbody>
    </table>
    <p>
      Les informations signalées comme nécessaires le sont vraiment ; sans elles, nous ne saurions
      pas vous répondre. Aucun courriel de ce site ne mesure son ouverture ni vos clics, et chaque
      rappel porte un lien pour y mettre fin. Faute d’une telle mesure, un abonnement se renouvelle
      : ${String(MONTHS_BEFORE_ASKING)} mois après votre dernière confirmation, un courriel vous
      demande si vous souhaitez continuer ; sans réponse sous ${String(DAYS_TO_ANSWER)} jours, il
      s’arrête et votre adresse est effacée. Nous ne pratiquons ni profilage ni décision
      automatisée, et nous ne vendons aucun fichier. Passé la durée indiquée, l’effacement est
      automatique.
    </p>
    <h2>Les textes qui accompagnent vos demandes</h2>
    <h3>Quand vous nous écrivez</h3>
    <blockquote><p>${consentText('contact', site, FR)}</p></blockquote>
    ${
      isFormOn('lead_rappel', settings)
        ? html`<h3>Quand vous demandez un rappel</h3>
            <blockquote><p>${consentText('lead_rappel', site, FR)}</p></blockquote>`
        : null
    }
    <h3>Quand vous vous abonnez à la lettre ou aux rappels</h3>
    <p>
      Une case, jamais cochée d’avance, recueille votre accord pour recevoir nos lettres ou nos
      rappels par courriel ; elle rappelle que l’on peut y mettre fin à tout moment. Un courriel de
      confirmation vous est envoyé ; nous gardons la date et la version du texte accepté, pour
      pouvoir prouver votre accord.
    </p>
    <h2>Qui y accède ?</h2>
    <p>
      Les membres du cabinet qui traitent votre demande, tenus au secret professionnel. Nos
      prestataires techniques, pour l’hébergement et l’envoi des courriels, agissent sur nos
      instructions, dans le cadre d’un contrat, et ne se servent pas de vos données pour eux-mêmes.
      ${hostsOf(legal)} Un registre décrit chacun de ces traitements.
    </p>
    ${legal.data_transfers === '' ? null : html`<p>${legal.data_transfers}</p>`}
    <h2>Contre les envois automatiques</h2>
    <p>
      Pour repousser les robots, une empreinte de votre adresse IP est gardée le temps de compter
      les envois, quelques minutes à une heure. Aucun service extérieur n’intervient.
    </p>
    <h2>Vos droits</h2>
    <ul>
      <li>Accéder à vos données et en recevoir une copie.</li>
      <li>Les faire rectifier, compléter ou effacer.</li>
      <li>Limiter leur usage, ou vous y opposer.</li>
      <li>Retirer un consentement, sans effet sur le passé.</li>
      <li>Récupérer, dans un format lisible par une machine, celles que vous avez fournies.</li>
      <li>Dire ce qu’elles doivent devenir après votre décès.</li>
    </ul>
    <p>
      L’exercice de ces droits est gratuit. Nous pouvons vous demander de prouver votre identité si
      un doute sérieux existe. En cas de désaccord, une réclamation peut être déposée auprès de la
      Commission nationale de l’informatique et des libertés, sur
      <a href="https://www.cnil.fr/">cnil.fr</a>.
    </p>`
}

/** What a host does with the data: keeping them, and nothing of its own. */
function hostsOf({ host, storage }: LegalSetting): string {
  if (host.name === '') return ''
  return storage.name === ''
    ? `${host.name} héberge le site et conserve ses données.`
    : `${host.name} héberge le site ; ${storage.name} conserve ses données.`
}

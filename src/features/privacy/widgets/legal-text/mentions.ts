import type { LegalSetting } from '#base/core/settings/legal.ts'
import { seatOf } from '#features/sites/rules/legal.ts'
import { type Html, html, line, lines, mailto } from './parts/html.ts'
import type { LegalPage } from './parts/legal-site.ts'

/** The imprint: who publishes, who hosts, and the rules of the profession. */
export function mentions({ site }: LegalPage): Html {
  const { constants, settings } = site
  const { legal } = settings
  const { nomcabinet, phonetotext, phonetolink } = constants
  const form =
    legal.capital === '' ? legal.legal_form : `${legal.legal_form} au capital de ${legal.capital}`
  const director = [legal.director, legal.director_role].filter(Boolean).join(', ')
  return html`<h2>Éditeur</h2>
    ${lines(
      line('Dénomination', nomcabinet),
      line('Forme et capital', form),
      line('Siège social', seatOf(site)),
      line('Immatriculation', registration(legal.rcs, legal.siren)),
      line('TVA intracommunautaire', legal.vat),
      line(
        'Téléphone',
        phonetotext === '' ? '' : html`<a href="tel:${phonetolink}">${phonetotext}</a>`,
      ),
      line('Courriel', settings.site_email === '' ? '' : mailto(settings.site_email)),
      line('Direction de la publication', director),
    )}
    ${legal.host.name === '' ? '' : hosting(legal)}
    <h2>Profession réglementée</h2>
    ${lines(
      line(
        'Inscription',
        legal.order_region === ''
          ? ''
          : `Société inscrite au tableau de l’Ordre des experts-comptables de la région ${legal.order_region}. Titre d’expert-comptable délivré en France.`,
      ),
      line('Conseil régional de l’Ordre', legal.order_address),
      line(
        'Règles applicables',
        'Ordonnance n° 45-2138 du 19 septembre 1945 et code de déontologie issu du décret n° 2012-432 du 30 mars 2012.',
      ),
      line('Commissariat aux comptes', legal.auditor),
      line('Compagnie régionale des commissaires aux comptes', legal.auditor_company),
      line(
        'Assurance de responsabilité civile professionnelle',
        legal.insurer === ''
          ? ''
          : `Contrat souscrit auprès de : ${[legal.insurer, legal.insurer_address].filter(Boolean).join(', ')}, pour ${legal.insurance_territory}. Cette assurance est obligatoire pour la profession.`,
      ),
    )}
    <h2>En cas de désaccord</h2>
    <p>
      <strong>Conciliation.</strong> Tout différend avec le cabinet peut être soumis, avant une
      action en justice, au président du conseil régional de l’Ordre, qui tente de rapprocher les
      parties.
    </p>
    ${legal.mediator === '' ? null : mediation(legal.mediator, legal.mediator_address)}
    <h2>Droits d’auteur</h2>
    <p>
      Les textes et les illustrations appartiennent au cabinet ou sont publiés avec l’accord de
      leurs auteurs, cités au bas des articles. Les données publiques réutilisées le sont sous
      Licence Ouverte 2.0, avec leur source et leur date. Citer un court passage en nommant le site
      est permis ; reproduire une page entière demande notre accord.
    </p>
    <h2>Portée des informations</h2>
    <p>
      Ce que vous lisez sur ce site est une information générale, à jour à la date de publication.
      Elle ne remplace pas un conseil adapté à votre situation : vérifiez la règle sur le site
      officiel cité ou auprès du cabinet.
    </p>`
}

const contact = ({ name, address, phone }: LegalSetting['host']): Html =>
  lines(line('Nom', name), line('Adresse', address), line('Téléphone', phone))

/** Who hosts the site, and who keeps its data; nobody is spoken of who is not named. */
const hosting = ({ host, storage }: LegalSetting): Html =>
  html`<h2>Hébergeur</h2>
    ${contact(host)}
    ${
      storage.name === ''
        ? html`<p>Il conserve également les données du site.</p>`
        : html`<p>Les données du site sont conservées par :</p>
            ${contact(storage)}`
    }`

const registration = (rcs: string, siren: string): string =>
  [
    rcs === '' ? '' : `Registre du commerce et des sociétés (RCS) de ${rcs}`,
    siren === '' ? '' : `SIREN ${siren}`,
  ]
    .filter(Boolean)
    .join(', ')

const mediation = (mediator: string, address: string): Html =>
  html`<p>
    <strong>Médiation de la consommation.</strong> Si vous êtes un particulier, vous pouvez recourir
    gratuitement au médiateur dont relève le cabinet (${mediator}, ${address}), après nous avoir
    adressé une réclamation écrite restée sans solution. Ce droit figure aux articles L.612-1 et
    L.616-1 du code de la consommation.
  </p>`

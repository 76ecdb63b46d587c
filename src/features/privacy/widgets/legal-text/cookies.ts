import { type Html, html } from './parts/html.ts'

/** Why there is no banner: true as long as no page asks another host for anything. */
export const cookies = (): Html =>
  html`<h2>Pas de traceur, donc pas de bandeau</h2>
    <p>
      La loi demande un accord pour les cookies qui suivent les visiteurs : publicité, réseaux
      sociaux, mesure d’audience poussée. Nous n’en déposons pas. Les polices de caractères, les
      images et les programmes du site viennent de notre propre serveur ; aucun tiers n’est prévenu
      de votre passage quand vous lisez une page.
    </p>
    <h2>Ce qui peut rester dans votre navigateur</h2>
    <p>
      Le brouillon d’un formulaire, le temps d’un onglet, peut être gardé sur votre appareil. Il ne
      sert qu’à vous rendre le service demandé, et il est effacé quand le formulaire est envoyé. Le
      choix des échéances de l’agenda y reste aussi, jusqu’à ce que vous les demandiez toutes. Les
      personnes qui rédigent ce site utilisent un cookie technique pour se connecter ; il ne
      concerne pas les visiteurs.
    </p>
    <h2>Les contenus venus d’ailleurs</h2>
    <p>
      Une carte interactive ou une vidéo hébergée par un tiers ne se charge pas toute seule. À sa
      place, vous voyez un plan dessiné ou une image, avec un bouton et un avertissement qui nomme
      le service : en l’affichant, vous acceptez que votre adresse IP lui soit transmise.
    </p>
    <p>
      Sans clic, rien ne part. Avec un clic, ce sont les règles du service choisi qui s’appliquent,
      et un lien d’itinéraire vous évite d’y recourir si vous préférez.
    </p>
    <h2>Si cela devait changer</h2>
    <p>
      Avant d’installer le moindre traceur soumis à accord, nous poserions la question, avec un
      refus aussi facile que l’acceptation, et cette page serait réécrite. Pour effacer ce que votre
      navigateur conserve, passez par ses réglages, rubrique vie privée. Les recommandations de la
      CNIL se lisent sur <a href="https://www.cnil.fr/">cnil.fr</a>.
    </p>`

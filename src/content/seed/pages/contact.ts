import type { SeedPages } from '../seed-types.ts'

/** Section « Contact »: three pages. */
export const contact: SeedPages = {
  '/contact': {
    title: 'Contacter le cabinet à Villebourg-sur-Aure',
    description:
      'Téléphone, courriel, adresses et horaires des deux bureaux du cabinet, ainsi que les quelques mots à glisser dans un message pour être bien orienté.',
    eyebrow: 'Nous trouver',
    intro: 'Une voix au téléphone, une adresse pour écrire, deux portes à pousser.',
    widgets: [
      {
        type: 'columns',
        options: {
          columns: [
            {
              width: 7,
              widgets: [
                {
                  type: 'lead-form',
                  options: {
                    form: 'contact',
                    answer: '/contact/message-envoye',
                    title: 'Nous écrire',
                    intro:
                      'Qui vous êtes, ce qui vous amène, la date qui vous inquiète s’il y en a une : deux phrases suffisent, le détail viendra ensuite.',
                  },
                },
                {
                  type: 'rich-text',
                  options: {
                    html: `<h2>Avant d’envoyer</h2>
<p>Gardez pour plus tard les numéros de sécurité sociale, les relevés et les bulletins : un message
écrit voyage comme une carte postale. Si vous êtes déjà client, passez par votre
<a href="/espace-client">espace personnel</a> pour les documents.</p>
<h2>Qui vous répond ?</h2>
<p>Le téléphone est le même pour tout le cabinet :
<a href="tel:+33199001234">01 99 00 12 34</a>. Au centre, c’est le plus souvent Odile Marchand qui
décroche ; elle connaît les dossiers, les absences et les rendez-vous de chacun.</p>
<p>Une question de paie va vers Nadia Benali et son équipe, un sujet de société vers Solène Guyader,
un souci de logiciel ou de facture électronique vers Thomas Wirth. Votre comptable habituel garde le
reste. Les demandes nouvelles arrivent sur le bureau d’un associé.</p>`,
                  },
                },
              ],
            },
            {
              width: 5,
              widgets: [
                {
                  type: 'call-to-action',
                  options: {
                    title: 'Plutôt un appel ?',
                    text: 'Laissez un numéro et un moment où il peut sonner : c’est nous qui composons, et personne n’attend en ligne.',
                    tone: 'strong',
                    buttons: [{ text: 'Être rappelé', link: '/votre-projet/etre-rappele' }],
                  },
                },
              ],
            },
          ],
        },
      },
      {
        type: 'contact-card',
        options: { title: 'Nos deux portes', office: 'all', show_hours: true, show_plan: true },
      },
    ],
  },
  '/contact/acces-et-horaires': {
    title: 'Accès, stationnement et horaires d’ouverture',
    description:
      'Venir au cabinet à pied, à vélo, en train ou en voiture, se garer, entrer sans marche : l’accès pratique et les horaires de nos deux bureaux.',
    intro: 'De quoi préparer votre venue, et savoir à quelle heure la porte est ouverte.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Les horaires</h2>
<table>
<caption>Heures d’ouverture au public, hors jours fériés</caption>
<thead><tr><th scope="col">Jour</th><th scope="col">Bureau du centre</th><th scope="col">Bureau de
la gare</th></tr></thead>
<tbody>
<tr><th scope="row">Du lundi au jeudi</th><td>9 h – 12 h 30 et 14 h – 18 h</td><td>9 h – 12 h 30 et
14 h – 18 h</td></tr>
<tr><th scope="row">Vendredi</th><td>9 h – 12 h 30 et 14 h – 18 h</td><td>9 h – 12 h 30 et
14 h – 17 h</td></tr>
<tr><th scope="row">Samedi et dimanche</th><td>Fermé</td><td>Fermé</td></tr>
</tbody>
</table>
<p>Entre midi et deux, la messagerie prend vos appels. Un rendez-vous plus tôt ou plus tard se
discute : dites-nous vos contraintes de métier.</p>
<h2>Le centre, 14 rue des Tisserands</h2>
<p>Rue étroite, pas de stationnement devant la porte. Laissez la voiture sur la place du Marché,
sauf le jour où elle accueille les étals. Une rampe amovible franchit la marche d’entrée ; un appel
depuis le trottoir suffit pour que nous la sortions.</p>
<h2>La gare, 3 place de la Gare</h2>
<p>Entrée au niveau du trottoir, sortie du train en face, autocars à l’angle. Quelques places de
courte durée dépannent pour un dépôt ; pour un entretien plus long, préférez le grand parc derrière
les voies.</p>
<h2>Besoin d’un aménagement ?</h2>
<p>Boucle magnétique, entretien écrit, documents en gros caractères, présence d’un proche ou d’un
interprète : signalez-le en prenant rendez-vous, au <a href="tel:+33199001234">01 99 00 12 34</a>.
Nous verrons ensemble ce qui est possible, et nous dirons franchement ce qui ne l’est pas
encore.</p>`,
        },
      },
    ],
  },
  '/contact/message-envoye': {
    title: 'Vous nous avez écrit : la suite de votre message',
    description:
      'Ce que devient un message adressé au cabinet, qui le lit, combien de temps il est gardé et que faire si vous n’obtenez pas de nouvelles.',
    h1: 'Merci de nous avoir écrit',
    intro:
      'Un message adressé au cabinet est ouvert par quelqu’un, pas par un robot. Voilà ce qu’il devient.',
    widgets: [
      {
        type: 'lead-answer',
        options: {
          neutral:
            'Cette page suit l’envoi d’un message. Vous n’avez encore rien écrit ? Le formulaire vous attend sur la page Contact.',
          back: '/contact',
          back_text: 'Retour à la page Contact',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>De l’accueil à la bonne personne</h2>
<p>Odile Marchand ouvre la boîte commune plusieurs fois par jour ouvré. Elle classe : client,
demande nouvelle, candidature, fournisseur. Puis elle transmet, avec un mot d’explication s’il le
faut. La réponse vient de la personne qui traitera le sujet, signée de son nom.</p>
<h2>Rien ne vient ?</h2>
<p>Regardez dans les courriers indésirables. Vérifiez l’adresse que vous avez donnée : une lettre de
trop et notre réponse se perd. Sinon, un appel au <a href="tel:+33199001234">01 99 00 12 34</a>
règle la question, et vous pouvez aussi renvoyer votre texte par le
<a href="/contact">formulaire</a>.</p>
<h2>Une précaution</h2>
<p>Nous ne changeons jamais de coordonnées bancaires par courriel. Si vous recevez un message de ce
genre, même bien écrit, même signé de l’un de nous, ne payez pas et téléphonez au numéro que vous
connaissez. Sur la garde de vos échanges, tout est dit dans la page
<a href="/informations-legales/protection-des-donnees">consacrée aux données personnelles</a>.</p>`,
        },
      },
    ],
  },
}

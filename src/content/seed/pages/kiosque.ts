import { letters } from '../kiosque/letters.ts'
import { closingSheets, sellingSheets, startingSheets } from '../kiosque/sheets.ts'
import type { SeedPages } from '../seed-types.ts'

/** What the firm prints: the kiosque, its one-page sheets and its quarterly letter. */
export const kiosque: SeedPages = {
  '/kiosque': {
    title: 'Kiosque : nos fiches et nos lettres',
    description:
      'Fiches pratiques d’une page, lettres trimestrielles, guides sur papier : tout ce que le cabinet rédige et remet à ceux qui préfèrent lire hors écran.',
    eyebrow: 'Sur papier',
    intro:
      'Certaines choses se lisent mieux un crayon à la main. Le kiosque rassemble ce que nous écrivons pour être imprimé, annoté et affiché.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Dans l’entrée du bureau du centre, un présentoir en bois date de l’époque d’Yves
Lhermine. On y prenait déjà, en attendant son tour, une feuille sur les échéances du mois.
L’habitude est restée : nous rédigeons des documents courts, relus par deux personnes, datés en bas
de page.</p>
<p>Deux collections y prennent place. Les fiches répondent à une situation précise et se gardent
sous la main. La lettre trimestrielle prend du recul sur un sujet et le suit jusqu’au bout.</p>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Dans le kiosque',
        },
      },
      { type: 'downloads', options: { source: 'guides', title: 'Les guides, en entier' } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>À l’écran ou sur papier ?</h2>
<p>Les guides se lisent aussi chapitre par chapitre depuis <a href="/nos-guides">la page des
guides</a>. Le PDF en reprend tout le texte. Au bas de chaque guide, un formulaire permet de le recevoir
chez vous.</p>
<h2>Prêter, recopier, afficher</h2>
<p>Vous pouvez donner une fiche à un confrère commerçant, la coller dans l’atelier ou la distribuer
à une réunion. Citez le cabinet et laissez la date : un document sans date vieillit sans
prévenir.</p>`,
        },
      },
    ],
  },

  '/kiosque/fiches-a-telecharger': {
    title: 'Fiches pratiques du cabinet : la liste',
    description:
      'Neuf fiches d’une page à télécharger pour démarrer, vendre, employer et clôturer : une situation, une liste à cocher, une date de relecture.',
    eyebrow: 'Kiosque',
    intro:
      'Une feuille, un sujet, une liste à cocher. Ouvrez la fiche qui vous concerne, imprimez-la, griffonnez dessus.',
    widgets: [
      {
        type: 'downloads',
        options: { source: 'own', title: 'Pour démarrer', documents: startingSheets },
      },
      {
        type: 'downloads',
        options: { source: 'own', title: 'Pour vendre et encaisser', documents: sellingSheets },
      },
      {
        type: 'downloads',
        options: { source: 'own', title: 'Pour employer et clôturer', documents: closingSheets },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Sans inscription</h2>
<p>Les fiches se téléchargent d’ici, sans laisser d’adresse. Si vous n’avez pas d’imprimante,
<a href="/contact">dites-le-nous</a> avec le numéro de la fiche, ou
<a href="/contact/acces-et-horaires">passez dans l’un des deux bureaux</a> : nous la tiendrons
prête.</p>
<div class="encadre"><p class="encadre-titre">La date en bas de page</p><p>Chaque fiche porte le
jour de sa dernière relecture. Si la vôtre a plus d’un an, reprenez ici la version en cours avant de
vous en servir.</p></div>`,
        },
      },
    ],
  },

  '/kiosque/lettres-trimestrielles': {
    title: 'La lettre trimestrielle du cabinet',
    description:
      'Quelques pages par saison : un dossier de fond, une question, un métier et ses chiffres. La lire en PDF, ou la recevoir sur papier.',
    h1: 'Lettres trimestrielles',
    eyebrow: 'Kiosque',
    intro:
      'Une lettre par saison, à lire en train ou à laisser sur la table de la salle de pause. La dernière est ici.',
    widgets: [
      {
        type: 'downloads',
        options: { source: 'own', title: 'À lire', documents: letters },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce qu’elle contient</h2>
<ol>
<li><strong>Le dossier :</strong> un sujet traité à fond, avec un cas chiffré inventé pour l’occasion
et les limites de la règle.</li>
<li><strong>La question du trimestre :</strong> celle que l’on nous a posée plusieurs fois.</li>
<li><strong>Un métier, ses chiffres :</strong> comment se lit le résultat d’un garage, d’un cabinet
infirmier ou d’une association sportive, sans jamais nommer de client.</li>
<li><strong>Le calendrier :</strong> ce que l’on prépare dans la saison, à compléter selon votre
régime.</li>
<li><strong>La vie du cabinet :</strong> arrivées, départs, horaires particuliers.</li>
</ol>
<h2>Les dossiers, saison par saison</h2>
<ul>
<li><strong>Hiver :</strong> la clôture et ce qu’un bilan raconte de l’année passée.</li>
<li><strong>Printemps :</strong> rémunération, dividendes et assemblée des associés.</li>
<li><strong>Été :</strong> investir, louer ou attendre, avec une méthode de comparaison.</li>
<li><strong>Automne :</strong> le budget de l’année suivante, bâti en une après-midi.</li>
</ul>
<h2>La recevoir</h2>
<p>Les clients la trouvent dans leur courrier. Les autres lecteurs sont les bienvenus : demandez-la
<a href="/contact">par le formulaire de contact</a>, avec une adresse postale. La lettre est gratuite
et se refuse d’un mot.</p>
<p>Vous préférez un message bref dans votre boîte de réception ? C’est le rôle de
<a href="/vos-actualites/lettre-dinformation">la lettre d’information par courriel</a>, plus courte
et plus fréquente.</p>
<h2>Ce qu’elle ne fait pas</h2>
<p>Quelques pages ne remplacent pas l’examen de votre situation. Nous écrivons pour donner des réflexes
et de bonnes questions ; la réponse, elle, se construit avec vos pièces.</p>`,
        },
      },
    ],
  },
}

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
      {
        type: 'rich-text',
        options: {
          html: `<h2>Et les guides ?</h2>
<p>Nos quatre guides existent d’abord sur ce site : on les consulte chapitre par chapitre depuis
<a href="/nos-guides">la page des guides</a>. Si vous les voulez reliés, l’accueil peut vous en
préparer un exemplaire ; il faut simplement nous laisser le temps de l’imprimer.</p>
<h2>Prêter, recopier, afficher</h2>
<p>Vous pouvez donner une fiche à un confrère commerçant, la coller dans l’atelier ou la distribuer
à une réunion. Citez le cabinet et laissez la date : un document sans date vieillit sans
prévenir.</p>`,
        },
      },
    ],
  },

  '/kiosque/fiches-a-telecharger': {
    title: 'Fiches pratiques du cabinet : la liste',
    description:
      'Neuf fiches d’une page pour démarrer, vendre, employer et clôturer : ce que contient chacune et comment l’obtenir auprès de l’un de nos bureaux.',
    eyebrow: 'Kiosque',
    intro:
      'Une feuille, un sujet, une liste à cocher. Repérez la fiche qui vous concerne et demandez-la : nous l’envoyons par courriel ou la tenons prête au bureau.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Pour démarrer</h2>
<dl>
<dt>Fiche 1. Le premier rendez-vous</dt>
<dd>Les papiers à apporter selon que vous créez, reprenez ou changez d’organisation, et six
questions à préparer.</dd>
<dt>Fiche 2. Les comptes du foyer avant de se lancer</dt>
<dd>Un tableau à remplir : dépenses incompressibles, revenus assurés, mois d’avance
disponibles.</dd>
<dt>Fiche 3. Les contrats de la première année</dt>
<dd>Bail, assurance, banque, logiciel, téléphone : pour chacun, la clause à lire avant de
signer.</dd>
</dl>
<h2>Pour vendre et encaisser</h2>
<dl>
<dt>Fiche 4. La facture contrôlée en dix points</dt>
<dd>Une grille à poser à côté de votre modèle, du nom du client au pied de page.</dd>
<dt>Fiche 5. Le carnet de relances</dt>
<dd>Quatre messages types, un tableau de suivi et les phrases à éviter au téléphone.</dd>
<dt>Fiche 6. La caisse du soir</dt>
<dd>Compter, comparer, expliquer l’écart, signer : la routine d’un commerce qui reçoit des
espèces.</dd>
</dl>
<h2>Pour employer et clôturer</h2>
<dl>
<dt>Fiche 7. L’arrivée d’un salarié</dt>
<dd>Avant, le jour même, le premier mois : trois colonnes à cocher avec le nom de la personne
responsable.</dd>
<dt>Fiche 8. Les variables de paie</dt>
<dd>Absences, heures, primes, frais : un relevé mensuel à nous transmettre sans oubli.</dd>
<dt>Fiche 9. L’inventaire de fin d’exercice</dt>
<dd>Comment compter, valoriser et dater un stock, avec les précautions pour la marchandise
abîmée.</dd>
</dl>
<h2>Comment les obtenir</h2>
<p>Écrivez à contact@lhermine-dauval.example en indiquant le numéro de la fiche, ou téléphonez au
01 99 00 12 34. Aucune inscription n’est demandée : votre adresse sert à l’envoi, puis c’est tout.
Vous pouvez aussi <a href="/contact/acces-et-horaires">passer dans l’un des deux bureaux</a>.</p>
<div class="encadre"><p class="encadre-titre">La date en bas de page</p><p>Chaque fiche porte le
mois de sa dernière relecture. Si la vôtre a plus d’un an, demandez la version en cours avant de
vous en servir.</p></div>`,
        },
      },
    ],
  },

  '/kiosque/lettres-trimestrielles': {
    title: 'La lettre trimestrielle du cabinet',
    description:
      'Huit pages par saison : un dossier de fond, une entreprise vue de l’intérieur, les repères du trimestre. Contenu et façon de la recevoir sur papier.',
    h1: 'Lettres trimestrielles',
    eyebrow: 'Kiosque',
    intro:
      'Quatre fois l’an, huit pages imprimées par un atelier voisin. On la lit en train, on la laisse sur la table de la salle de pause.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce qu’elle contient</h2>
<ol>
<li><strong>Le dossier,</strong> sur trois pages : un sujet traité à fond, avec un cas chiffré
inventé pour l’occasion et les limites de la règle.</li>
<li><strong>La question du trimestre :</strong> celle que l’on nous a posée plusieurs fois, avec la
réponse de la personne qui l’a reçue.</li>
<li><strong>Un métier, ses chiffres :</strong> comment se lit le résultat d’un garage, d’un cabinet
infirmier ou d’une association sportive, sans jamais nommer de client.</li>
<li><strong>Le calendrier :</strong> une double page détachable avec les échéances courantes, à
compléter selon votre régime.</li>
<li><strong>La vie du cabinet :</strong> arrivées, départs, horaires particuliers.</li>
</ol>
<h2>Les dossiers, saison par saison</h2>
<ul>
<li><strong>Hiver :</strong> la clôture et ce qu’un bilan raconte de l’année passée.</li>
<li><strong>Printemps :</strong> rémunération, dividendes et assemblée des associés.</li>
<li><strong>Été :</strong> investir, louer ou attendre, avec une méthode de comparaison.</li>
<li><strong>Automne :</strong> le budget de l’année suivante, bâti en une après-midi.</li>
</ul>
<h2>La recevoir</h2>
<p>Les clients la trouvent dans leur courrier. Les autres lecteurs sont les bienvenus : laissez une
adresse postale à Odile Marchand, au bureau du centre, ou <a href="/contact">par le formulaire de
contact</a>. La lettre est gratuite et se refuse d’un mot.</p>
<p>Vous préférez un message bref dans votre boîte de réception ? C’est le rôle de
<a href="/vos-actualites/lettre-dinformation">la lettre d’information par courriel</a>, plus courte
et plus fréquente.</p>
<h2>Ce qu’elle ne fait pas</h2>
<p>Huit pages ne remplacent pas l’examen de votre situation. Nous écrivons pour donner des réflexes
et de bonnes questions ; la réponse, elle, se construit avec vos pièces.</p>`,
        },
      },
    ],
  },
}

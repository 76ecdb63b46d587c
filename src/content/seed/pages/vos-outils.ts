import type { SeedPages } from '../seed-types.ts'

/** Vos outils: the index of the section and the official sites worth keeping. */
export const vosOutils: SeedPages = {
  '/vos-outils': {
    title: 'Outils de gestion pour l’entreprise et le dirigeant',
    description:
      'Calculs expliqués, échéances du mois, modèles à adapter, lexique de comptabilité et sites officiels : la boîte à outils du cabinet.',
    intro:
      'Une échéance à retrouver, un calcul à refaire, un mot du bilan à comprendre : voici ce que nous sortons le plus souvent de nos tiroirs.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Ces pages sont nées des questions posées à l’accueil et en rendez-vous. Elles
sont en accès libre, que vous soyez client du cabinet ou non. Vous pouvez les lire à l’écran, les
imprimer et les laisser sur le bureau de la personne qui tient vos factures.</p>
<h2>Par où commencer ?</h2>
<ul>
  <li>Vous avez une <strong>date</strong> en tête : ouvrez l’agenda au mois en cours.</li>
  <li>Vous avez un <strong>chiffre</strong> à vérifier : les fiches de calcul donnent la méthode,
  les chiffres utiles indiquent où lire la valeur officielle.</li>
  <li>Vous avez un <strong>document</strong> à écrire : partez d’un modèle, puis adaptez-le.</li>
  <li>Vous butez sur un <strong>mot</strong> : le lexique répond en deux phrases et un exemple.</li>
</ul>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'cards',
          show_description: true,
          title: 'Tous les outils',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<div class="encadre">
  <p class="encadre-titre">Notre parti pris</p>
  <p>Un taux périmé sur le site d’un cabinet coûte plus cher qu’une case vide. Quand une valeur
  change chaque année, nous vous envoyons à la source plutôt que de la recopier.</p>
</div>`,
        },
      },
    ],
  },
  '/vos-outils/liens-utiles': {
    title: 'Sites officiels utiles à l’entreprise',
    description:
      'Impôts, cotisations, droit du travail, formalités, sécurité informatique : à quoi sert chaque site officiel et quand l’ouvrir.',
    intro:
      'Nous avons gardé peu d’adresses, mais celles que nos collaborateurs ouvrent vraiment. Pour chacune, une ligne dit à quoi elle sert.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Impôts et fiscalité</h2>
<dl>
  <dt><a href="https://www.impots.gouv.fr/">impots.gouv.fr</a></dt>
  <dd>Déclarer, payer, consulter ses avis ; c’est aussi là que se trouve votre espace
  professionnel.</dd>
  <dt><a href="https://bofip.impots.gouv.fr/">bofip.impots.gouv.fr</a></dt>
  <dd>Les commentaires de l’administration. Lecture aride, mais c’est le texte que l’on vous
  opposera.</dd>
  <dt><a href="https://www.economie.gouv.fr/">economie.gouv.fr</a></dt>
  <dd>Des fiches lisibles sur les délais de paiement, les aides et la vie des affaires.</dd>
</dl>
<h2>Salariés et protection sociale</h2>
<dl>
  <dt><a href="https://www.urssaf.fr/">urssaf.fr</a></dt>
  <dd>Taux de cotisations, déclaration préalable à l’embauche, attestations.</dd>
  <dt><a href="https://boss.gouv.fr/">boss.gouv.fr</a></dt>
  <dd>Le bulletin officiel de la Sécurité sociale, pour trancher un point de paie.</dd>
  <dt><a href="https://code.travail.gouv.fr/">code.travail.gouv.fr</a></dt>
  <dd>Le droit du travail en questions simples, convention collective par convention
  collective.</dd>
  <dt><a href="https://travail-emploi.gouv.fr/">travail-emploi.gouv.fr</a></dt>
  <dd>Apprentissage, aides à l’emploi, santé au travail.</dd>
  <dt><a href="https://www.ameli.fr/">ameli.fr</a></dt>
  <dd>Arrêts, accidents, attestations de salaire.</dd>
  <dt><a href="https://www.inrs.fr/">inrs.fr</a></dt>
  <dd>Des outils par métier pour évaluer les risques et remplir le document unique.</dd>
  <dt><a href="https://www.secu-independants.fr/">secu-independants.fr</a></dt>
  <dd>La protection sociale de ceux qui ne sont pas salariés.</dd>
</dl>`,
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Créer, modifier, développer</h2>
<dl>
  <dt><a href="https://formalites.entreprises.gouv.fr/">formalites.entreprises.gouv.fr</a></dt>
  <dd>Le guichet unique : immatriculation, changement de siège ou de dirigeant, cessation.</dd>
  <dt><a href="https://entreprendre.service-public.gouv.fr/">entreprendre.service-public.gouv.fr</a></dt>
  <dd>Les démarches de l’entreprise, étape par étape, avec les formulaires.</dd>
  <dt><a href="https://www.bpifrance-creation.fr/">bpifrance-creation.fr</a></dt>
  <dd>La méthode du créateur, de l’étude de marché au financement.</dd>
  <dt><a href="https://www.insee.fr/">insee.fr</a></dt>
  <dd>Les indices de loyers et de prix, mais aussi des données sur votre zone de chalandise.</dd>
</dl>
<h2>Numérique et données</h2>
<dl>
  <dt><a href="https://www.cnil.fr/">cnil.fr</a></dt>
  <dd>Fichier clients, vidéosurveillance, candidatures : ce qu’il est permis de conserver.</dd>
  <dt><a href="https://www.cybermalveillance.gouv.fr/">cybermalveillance.gouv.fr</a></dt>
  <dd>Un diagnostic et des conseils quand un courriel paraît suspect ou qu’un poste est bloqué.</dd>
  <dt><a href="https://cyber.gouv.fr/">cyber.gouv.fr</a></dt>
  <dd>Les guides de l’agence nationale de sécurité des systèmes d’information.</dd>
</dl>
<h2>Famille et patrimoine</h2>
<dl>
  <dt><a href="https://www.service-public.gouv.fr/">service-public.gouv.fr</a></dt>
  <dd>Vos droits de particulier : logement, famille, retraite, papiers.</dd>
  <dt><a href="https://www.notaires.fr/">notaires.fr</a></dt>
  <dd>Donation, succession, régime matrimonial, achat immobilier.</dd>
  <dt><a href="https://www.lafinancepourtous.com/">lafinancepourtous.com</a></dt>
  <dd>Épargne, crédit et assurance expliqués sans rien vendre.</dd>
</dl>
<div class="encadre">
  <p class="encadre-titre">Avant de cliquer</p>
  <p>Les faux sites administratifs sont nombreux. Tapez l’adresse vous-même ou passez par vos
  favoris, et méfiez-vous de toute page qui réclame un paiement pour une démarche gratuite.</p>
</div>`,
        },
      },
    ],
  },
}

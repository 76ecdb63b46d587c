import type { SeedPages } from '../seed-types.ts'

/** Section « Votre projet »: five pages, complete without a form. */
export const votreProjet: SeedPages = {
  '/votre-projet': {
    title: 'Votre projet : trois façons de nous en parler',
    description:
      'Décrire un projet, demander à être rappelé ou convenir d’un rendez-vous : comment joindre le cabinet et quoi préparer pour gagner du temps.',
    eyebrow: 'Prendre contact',
    intro:
      'Vous n’avez pas besoin d’un dossier impeccable pour nous parler. Une question, même mal tournée, suffit.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Choisissez votre porte d’entrée</h2>
<dl>
<dt><a href="/votre-projet/parlons-de-votre-projet">Parlons de votre projet</a></dt>
<dd>Vous créez, reprenez, changez de cabinet ou préparez une étape : voici ce qu’il est utile de
nous décrire.</dd>
<dt><a href="/votre-projet/etre-rappele">Être rappelé</a></dt>
<dd>Vous êtes sur un chantier ou derrière un comptoir. Donnez-nous un créneau, nous composerons le
numéro.</dd>
<dt><a href="/votre-projet/prendre-rendez-vous">Prendre rendez-vous</a></dt>
<dd>Sur place, chez vous, au téléphone ou en visioconférence, avec la personne qui connaît le
sujet.</dd>
</dl>
<h2>Nous joindre tout de suite</h2>
<p>Composez le <a href="tel:+33199001234">01 99 00 12 34</a> : Odile Marchand ou un collègue vous
répond, du lundi au vendredi. Par écrit, l’adresse est
<a href="mailto:contact@lhermine-dauval.example">contact@lhermine-dauval.example</a>. Indiquez votre
activité et votre commune, cela suffit pour diriger votre message.</p>
<h2>Ce premier échange vous engage-t-il ?</h2>
<p>Non. Rien n’est facturé avant qu’une lettre de mission, signée des deux côtés, ne l’ait prévu. Et
ce que vous nous confiez reste entre nous, que vous deveniez client ou pas.</p>`,
        },
      },
    ],
  },
  '/votre-projet/parlons-de-votre-projet': {
    title: 'Parlons de votre projet d’entreprise',
    description:
      'Création, reprise, changement de cabinet, embauche : les informations à rassembler avant de nous présenter votre projet par téléphone ou par écrit.',
    intro:
      'Racontez-nous où vous en êtes et où vous aimeriez aller. Quelques repères pour ne rien oublier.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Votre situation aujourd’hui</h2>
<p>Salarié qui songe à se lancer, artisan installé, association, société avec ou sans salariés ? Si
l’entreprise existe, notez son numéro SIREN, la date de clôture de ses comptes et le nombre de
personnes. Si elle n’existe pas encore, une date espérée fait l’affaire.</p>
<h2>Ce que vous attendez</h2>
<ul>
<li>La comptabilité, la paie, les deux, ou un simple avis ?</li>
<li>Un prévisionnel pour un prêt ?</li>
<li>Un regard neuf sur une activité qui tourne sans rapporter ?</li>
<li>Un changement de cabinet, et ce qui vous a manqué ?</li>
</ul>
<h2>Ce qu’il est bon d’avoir sous la main</h2>
<p>Les deux derniers bilans, un devis important, un projet de bail, un tableau que vous avez
commencé. N’envoyez pas de pièce d’identité ni de relevé bancaire dans un premier message : nous les
demanderons plus tard, par une voie protégée.</p>
<h2>Comment nous le transmettre</h2>
<p>Écrivez à
<a href="mailto:contact@lhermine-dauval.example?subject=Mon%20projet">contact@lhermine-dauval.example</a>
en mettant « Mon projet » dans l’objet, ou appelez le <a href="tel:+33199001234">01 99 00 12 34</a>
et demandez à parler à un associé. Votre demande est lue par une personne, qui choisit
l’interlocuteur selon le sujet et le secteur.</p>`,
        },
      },
    ],
  },
  '/votre-projet/etre-rappele': {
    title: 'Être rappelé par un membre du cabinet',
    description:
      'Comment demander un rappel au cabinet : les quatre informations à laisser, les moments possibles et l’usage que nous faisons de votre numéro.',
    intro:
      'Vous avez les mains prises quand nos lignes sont ouvertes ? Nous pouvons faire le chemin inverse.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Quatre informations suffisent</h2>
<ol>
<li>Votre nom, et celui de l’entreprise s’il y en a une.</li>
<li>Le numéro à composer.</li>
<li>Le jour et le moment qui vous conviennent : plutôt le matin, plutôt l’après-midi.</li>
<li>Le sujet, en une ligne. « Une embauche », « un contrôle », « un projet de snack » : cela nous
aide à choisir qui appelle.</li>
</ol>
<p>Laissez-les à l’accueil au <a href="tel:+33199001234">01 99 00 12 34</a>, sur la messagerie en
dehors des heures d’ouverture, ou par courriel à
<a href="mailto:contact@lhermine-dauval.example?subject=Me%20rappeler">contact@lhermine-dauval.example</a>,
objet « Me rappeler ».</p>
<h2>Comment l’appel se passe</h2>
<p>La personne se présente, cite le cabinet et le motif que vous avez donné. Si vous ne décrochez
pas, elle laisse un message et tente une seconde fois. Elle ne vous demandera ni code, ni mot de
passe, ni coordonnées bancaires ; si quelqu’un le fait en notre nom, raccrochez et
prévenez-nous.</p>
<h2>Et votre numéro ?</h2>
<p>Nous l’utilisons pour cet appel-là, au sujet que vous avez indiqué. Il n’entre dans aucune liste
de prospection et n’est cédé à personne.</p>`,
        },
      },
    ],
  },
  '/votre-projet/prendre-rendez-vous': {
    title: 'Prendre rendez-vous avec un expert-comptable',
    description:
      'Sur place, chez vous, par téléphone ou en visioconférence : comment convenir d’un rendez-vous avec le cabinet et que préparer avant de venir.',
    intro:
      'Un rendez-vous utile se décide en deux minutes : un sujet, un lieu, trois moments possibles.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Pour convenir d’une date</h2>
<p>Appelez l’accueil au <a href="tel:+33199001234">01 99 00 12 34</a>, ou envoyez vos trois créneaux
préférés à
<a href="mailto:contact@lhermine-dauval.example?subject=Rendez-vous">contact@lhermine-dauval.example</a>.
Précisez si vous préférez la rue des Tisserands, la place de la Gare, un appel, un écran partagé ou
une visite chez vous. Tant que l’un de nous n’a pas confirmé, le rendez-vous reste une demande.</p>
<h2>Que préparer ?</h2>
<table>
<caption>Les pièces utiles selon le motif du rendez-vous</caption>
<thead><tr><th scope="col">Motif</th><th scope="col">À apporter</th></tr></thead>
<tbody>
<tr><th scope="row">Créer une activité</th><td>Vos idées de prix, un loyer possible, votre budget
familial</td></tr>
<tr><th scope="row">Changer de cabinet</th><td>Derniers comptes annuels, dernière liasse, lettre de
mission en cours</td></tr>
<tr><th scope="row">Embaucher</th><td>Le poste, les horaires, la date, la convention collective si
vous la connaissez</td></tr>
<tr><th scope="row">Reprendre une affaire</th><td>Bilans du vendeur, bail, liste du
personnel</td></tr>
<tr><th scope="row">Parler patrimoine</th><td>Avis d’imposition, emprunts, contrats</td></tr>
</tbody>
</table>
<h2>Le jour même</h2>
<p>Venez accompagné si vous le souhaitez : un conjoint, un associé, un ami qui sait écouter.
Prévoyez une heure. Vous repartez avec un compte rendu de ce qui a été dit et la liste de ce que
chacun doit faire. Un empêchement ? Un coup de fil la veille nous permet d’offrir le créneau à
quelqu’un d’autre.</p>`,
        },
      },
    ],
  },
  '/votre-projet/confirmation': {
    title: 'Votre demande : ce qui se passe ensuite',
    description:
      'Vous avez demandé un rappel, un rendez-vous ou un avis sur un projet : le chemin que suit votre demande au cabinet et comment la modifier.',
    h1: 'Votre demande, et après',
    intro: 'Vous nous avez sollicités, merci. Voici le trajet de votre demande, sans mystère.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Les étapes</h2>
<ol>
<li>L’accueil la lit et la confie à la personne la plus proche du sujet : paie, création, droit,
chiffres.</li>
<li>Cette personne vous répond par le moyen que vous avez indiqué. Pour un rendez-vous, elle retient
l’un de vos créneaux ou vous en propose d’autres.</li>
<li>Si une pièce manque, elle vous dit laquelle et pourquoi.</li>
<li>Si nous ne pouvons pas vous aider, vous le savez aussi.</li>
</ol>
<h2>Corriger, compléter, annuler</h2>
<p>Un chiffre faux, un empêchement, un changement d’avis : téléphonez au
<a href="tel:+33199001234">01 99 00 12 34</a> ou répondez à notre courriel, si vous en avez déjà
reçu un. Vous pouvez également écrire à
<a href="mailto:contact@lhermine-dauval.example">contact@lhermine-dauval.example</a> en rappelant
votre nom et la date de votre demande.</p>
<h2>En attendant</h2>
<p>Profitez-en pour rassembler vos papiers ou pour lire ce que nous proposons
<a href="/nos-missions">mission par mission</a>. Si la situation presse réellement, un courrier de
commissaire de justice, un avis de contrôle, un accident du travail, ne patientez pas derrière un
écran : appelez.</p>`,
        },
      },
    ],
  },
}

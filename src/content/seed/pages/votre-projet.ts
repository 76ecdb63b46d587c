import type { SeedPages } from '../seed-types.ts'

const ANSWER = '/votre-projet/confirmation'

/** Section « Votre projet »: three forms, the page that leads to them and the one that answers. */
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
<dd>Vous créez, reprenez, changez de cabinet ou préparez une étape : trois écrans courts pour nous
dire laquelle.</dd>
<dt><a href="/votre-projet/etre-rappele">Être rappelé</a></dt>
<dd>Vous êtes sur un chantier ou derrière un comptoir. Laissez un numéro et un créneau, nous le
composerons.</dd>
<dt><a href="/votre-projet/prendre-rendez-vous">Prendre rendez-vous</a></dt>
<dd>Sur place, au téléphone ou en visioconférence, avec la personne qui connaît le sujet : proposez
jusqu’à trois moments.</dd>
</dl>
<h2>Nous joindre tout de suite</h2>
<p>Composez le <a href="tel:+33199001234">01 99 00 12 34</a> : Odile Marchand ou un collègue vous
répond, du lundi au vendredi. Par écrit, le <a href="/contact">formulaire de contact</a> arrive au
même endroit. Indiquez votre activité et votre commune, cela suffit pour diriger votre message.</p>
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
      'Création, reprise, changement de cabinet : décrivez votre projet au cabinet en trois étapes courtes, et sachez ce qui se passe une fois la demande envoyée.',
    intro:
      'Racontez-nous où vous en êtes et où vous aimeriez aller. Trois écrans courts suffisent.',
    widgets: [
      {
        type: 'lead-form',
        options: { form: 'lead_projet', answer: ANSWER, title: 'Votre projet en trois étapes' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Que mettre dans le message ?</h2>
<ul>
<li>Ce que vous faites, ou voulez faire, et où.</li>
<li>Ce que vous attendez : la comptabilité, la paie, un prévisionnel pour un prêt, un simple
avis.</li>
<li>Si vous changez de cabinet, ce qui vous a manqué.</li>
<li>La date qui compte pour vous, s’il y en a une.</li>
</ul>
<p>Une réponse vous échappe ? Laissez-la de côté : seules la situation, le nom et l’adresse
électronique sont nécessaires.</p>
<h2>Ce qui attendra le rendez-vous</h2>
<p>Les derniers bilans, un projet de bail, un devis important. N’envoyez pas de pièce d’identité ni
de relevé bancaire dans un premier message : nous les demanderons plus tard, par une voie
protégée.</p>
<h2>Vous préférez le dire ?</h2>
<p>Appelez le <a href="tel:+33199001234">01 99 00 12 34</a> et demandez à parler à un associé. Une
personne lit chaque demande et choisit l’interlocuteur selon le sujet et le secteur.</p>`,
        },
      },
    ],
  },
  '/votre-projet/etre-rappele': {
    title: 'Être rappelé par un membre du cabinet',
    description:
      'Laissez un numéro et un créneau, le cabinet vous appelle : les moments possibles, le déroulement de l’appel et ce que nous faisons de votre numéro.',
    intro:
      'Vous avez les mains prises quand nos lignes sont ouvertes ? Nous pouvons faire le chemin inverse.',
    widgets: [
      {
        type: 'lead-form',
        options: { form: 'lead_rappel', answer: ANSWER, title: 'Votre numéro et votre créneau' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Pourquoi demander le sujet ?</h2>
<p>« Une embauche », « un contrôle », « un projet de snack » : une ligne nous aide à choisir qui
appelle. Vous pouvez aussi laisser votre demande à l’accueil au
<a href="tel:+33199001234">01 99 00 12 34</a>, ou sur la messagerie en dehors des heures
d’ouverture.</p>
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
      'Sur place, par téléphone ou en visioconférence : proposez jusqu’à trois créneaux pour un rendez-vous avec le cabinet, et voyez que préparer.',
    intro:
      'Un rendez-vous utile se décide en deux minutes : un sujet, un lieu, trois moments possibles.',
    widgets: [
      {
        type: 'lead-form',
        options: {
          form: 'lead_rdv',
          answer: ANSWER,
          title: 'Votre demande de rendez-vous',
          intro:
            'Le rendez-vous est pris quand l’un de nous l’a confirmé. Pour une visite chez vous, dites-le au téléphone.',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Que préparer ?</h2>
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
chacun doit faire. Un empêchement ? Un coup de fil la veille au
<a href="tel:+33199001234">01 99 00 12 34</a> nous permet d’offrir le créneau à quelqu’un
d’autre.</p>`,
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
        type: 'lead-answer',
        options: {
          neutral:
            'Cette page accompagne une demande envoyée depuis le site. Pour nous en adresser une, choisissez un formulaire dans la section « Votre projet ».',
          back: '/votre-projet',
          back_text: 'Retour à « Votre projet »',
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Qui s’en occupe ?</h2>
<p>L’accueil confie la demande à la personne la plus proche du sujet : paie, création, droit,
chiffres. Elle vous répond par le moyen que vous avez indiqué. Si une pièce manque, elle vous dit
laquelle et pourquoi. Si nous ne pouvons pas vous aider, vous le savez aussi.</p>
<h2>Corriger, compléter, annuler</h2>
<p>Un chiffre faux, un empêchement, un changement d’avis : téléphonez au
<a href="tel:+33199001234">01 99 00 12 34</a>, répondez à notre courriel si vous en avez reçu un, ou
passez par le <a href="/contact">formulaire de contact</a> en rappelant votre nom et la date de votre
demande.</p>
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

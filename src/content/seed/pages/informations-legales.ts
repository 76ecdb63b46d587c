import type { SeedPages } from '../seed-types.ts'

/** Section « Informations légales »: seven pages. */
export const informationsLegales: SeedPages = {
  '/informations-legales': {
    title: 'Informations légales et règles du site',
    description:
      'Mentions légales, données personnelles, cookies, accessibilité, plan du site et désinscription : l’index des pages qui encadrent ce site.',
    eyebrow: 'Cadre légal',
    intro: 'Les règles du jeu, rangées au même endroit et écrites pour être lues.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>À quoi servent ces pages</h2>
<p>Un site doit dire qui le publie, ce qu’il fait de vos informations et comment chacun peut y
accéder. Un cabinet d’expertise comptable doit ajouter deux ou trois choses : son inscription à
l’Ordre, son assurance, les recours ouverts à ses clients. Tout est ici, en six pages courtes.</p>
<p>Nous avons évité les formules que personne ne comprend. Lorsqu’un texte officiel impose un mot,
nous l’employons et nous l’expliquons. Si un passage reste obscur, signalez-le à
<a href="mailto:contact@lhermine-dauval.example">contact@lhermine-dauval.example</a> : c’est sans
doute que nous l’avons mal écrit.</p>
<div class="encadre"><p class="encadre-titre">Site de démonstration</p><p>Le Cabinet Lhermine-Dauval
est imaginaire, comme Villebourg-sur-Aure. Les noms et les numéros fictifs sont signalés comme
tels.</p></div>`,
        },
      },
      {
        type: 'child-pages',
        options: {
          parent: 'self',
          layout: 'list',
          show_description: true,
          title: 'Les six pages',
        },
      },
    ],
  },
  '/informations-legales/mentions-legales': {
    title: 'Mentions légales de l’éditeur et de l’hébergeur',
    description:
      'Éditeur, directrice de la publication, hébergeur, inscription à l’Ordre, assurance, médiation, conciliation et droits d’auteur du site.',
    intro:
      'Qui publie ce site, qui l’héberge, et à quelles règles professionnelles nous répondons.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<div class="encadre"><p class="encadre-titre">Société fictive</p><p>Ce site est une démonstration.
La société décrite ci-dessous n’existe pas ; aucun de ses numéros n’a de valeur.</p></div>`,
        },
      },
      { type: 'legal-text', options: { kind: 'mentions' } },
    ],
  },
  '/informations-legales/protection-des-donnees': {
    title: 'Protection de vos données personnelles',
    description:
      'Quelles données le cabinet recueille sur ce site, pourquoi, combien de temps il les garde, qui y accède et comment exercer vos droits, jusqu’à la CNIL.',
    intro:
      'Nous demandons peu, nous gardons un temps limité, et vous pouvez tout nous faire effacer, sauf ce que la loi nous impose de conserver.',
    widgets: [
      { type: 'legal-text', options: { kind: 'donnees' } },
    ],
  },
  '/informations-legales/gestion-des-cookies': {
    title: 'Gestion des cookies : pourquoi aucun bandeau',
    description:
      'Ce site ne dépose pas de traceur publicitaire ni de mesure d’audience tierce. Les cartes et vidéos extérieures ne se chargent qu’à votre demande.',
    intro: 'Vous n’avez rien eu à accepter en arrivant. Ce n’est pas un oubli.',
    widgets: [
      { type: 'legal-text', options: { kind: 'cookies' } },
    ],
  },
  '/informations-legales/accessibilite': {
    title: 'Déclaration d’accessibilité du site',
    description:
      'État de conformité du site au RGAA 4.1, contenus encore difficiles d’accès, moyens de nous signaler un obstacle et voies de recours possibles.',
    h1: 'Déclaration d’accessibilité',
    intro:
      'Un site que l’on ne peut pas lire n’informe personne. Voici où nous en sommes, sans nous vanter.',
    widgets: [
      { type: 'legal-text', options: { kind: 'accessibilite' } },
    ],
  },
  '/informations-legales/plan-du-site': {
    title: 'Plan du site : toutes les pages en un regard',
    description:
      'La liste complète des pages du site, rubrique par rubrique, précédée de quelques mots sur ce que chacune d’elles contient.',
    intro: 'Toutes les portes du site sur un seul palier.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ce que contient chaque rubrique</h2>
<dl>
<dt>Le cabinet</dt>
<dd>Les personnes, l’histoire, les bureaux, les métiers pour qui voudrait nous rejoindre.</dd>
<dt>Nos missions</dt>
<dd>Le détail de nos travaux, de la saisie à l’audit.</dd>
<dt>Vous êtes</dt>
<dd>Dix activités, chacune vue sous l’angle de ses comptes.</dd>
<dt>Vos actualités</dt>
<dd>Articles classés par thème, vidéos brèves, dossiers, questions, lettre d’information.</dd>
<dt>Vos outils</dt>
<dd>Simulateurs, chiffres, agenda, modèles, lexique, liens.</dd>
<dt>Nos guides</dt>
<dd>Quatre parcours à lire chapitre après chapitre.</dd>
<dt>Kiosque</dt>
<dd>Fiches et lettres à emporter.</dd>
<dt>Votre projet et Contact</dt>
<dd>Les manières de nous joindre, avec ce qu’il faut préparer.</dd>
<dt>Informations légales</dt>
<dd>Les règles, dont cette page fait partie.</dd>
</dl>`,
        },
      },
      { type: 'site-map', options: {} },
    ],
  },
  '/informations-legales/desinscription': {
    title: 'Se désinscrire de la lettre d’information',
    description:
      'Comment ne plus recevoir la lettre d’information du cabinet : le lien de chaque envoi, l’autre moyen s’il ne marche pas, et ce que dit la loi.',
    intro:
      'Vous voulez que nos lettres cessent. C’est votre droit, et cela ne demande aucune justification.',
    widgets: [
      {
        type: 'newsletter-unsubscribe',
        options: { title: 'Recevoir un lien de désinscription' },
      },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le moyen le plus court</h2>
<p>Ouvrez l’un de nos envois et descendez tout en bas : un lien porte les mots « Se désabonner ». Il
fonctionne sans mot de passe et sans frais. Une fois la demande reçue, votre adresse quitte la liste
d’envoi.</p>
<h2>Si aucun lien ne vient</h2>
<p>Téléphonez au <a href="tel:+33199001234">01 99 00 12 34</a> ou
<a href="/contact">écrivez-nous</a>, en donnant l’adresse concernée. Plusieurs adresses au même nom ?
Citez-les toutes.</p>
<h2>Ce que dit la règle</h2>
<p>Pour écrire à un particulier, il faut son accord préalable. Pour écrire à un professionnel, il
faut l’avoir informé, lui avoir laissé la possibilité de refuser, et que le message concerne son
métier. Dans les deux cas, l’expéditeur se nomme et chaque envoi offre un moyen simple et gratuit de
dire stop. Pour notre part, nous demandons à tout le monde de confirmer son inscription avant la
première lettre.</p>
<h2>Ce qui continue</h2>
<p>Se désabonner n’arrête pas les courriels liés à une mission en cours : une déclaration à valider,
une pièce qui manque, une échéance. Nous conservons seulement la trace de votre refus, afin de le
respecter.</p>`,
        },
      },
    ],
  },
}

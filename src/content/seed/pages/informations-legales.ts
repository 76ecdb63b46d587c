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
La société décrite ci-dessous n’existe pas ; aucun de ses numéros n’a de valeur.</p></div>
<h2>Éditeur</h2>
<dl>
<dt>Dénomination</dt>
<dd>Cabinet Lhermine-Dauval</dd>
<dt>Forme et capital</dt>
<dd>Société par actions simplifiée (SAS) au capital de 90 000 €</dd>
<dt>Siège social</dt>
<dd>14 rue des Tisserands, 99120 Villebourg-sur-Aure</dd>
<dt>Immatriculation</dt>
<dd>Registre du commerce et des sociétés (RCS), SIREN 000 000 000 (numéro fictif du site de
démonstration)</dd>
<dt>TVA intracommunautaire</dt>
<dd>FR 00 000 000 000 (numéro fictif du site de démonstration)</dd>
<dt>Téléphone</dt>
<dd><a href="tel:+33199001234">01 99 00 12 34</a></dd>
<dt>Courriel</dt>
<dd><a href="mailto:contact@lhermine-dauval.example">contact@lhermine-dauval.example</a></dd>
<dt>Directrice de la publication</dt>
<dd>Claire Dauval, associée</dd>
</dl>
<h2>Hébergeur</h2>
<p>Hébergeur de démonstration, 1 rue de l’Exemple, 99120 Villebourg-sur-Aure (nom et adresse
fictifs), téléphone <a href="tel:+33199005678">01 99 00 56 78</a>. Il conserve également les données
du site.</p>
<h2>Profession réglementée</h2>
<dl>
<dt>Inscription</dt>
<dd>Société inscrite au tableau de l’Ordre des experts-comptables de la région de démonstration (nom
fictif). Titre d’expert-comptable délivré en France.</dd>
<dt>Règles applicables</dt>
<dd>Ordonnance n° 45-2138 du 19 septembre 1945 et code de déontologie issu du décret
n° 2012-432.</dd>
<dt>Commissariat aux comptes</dt>
<dd>Claire Dauval est inscrite sur la liste des commissaires aux comptes (inscription fictive).</dd>
<dt>Assurance de responsabilité civile professionnelle</dt>
<dd>Contrat souscrit auprès de « Assureur de démonstration » (nom fictif), pour les missions
exercées en France. Cette assurance est obligatoire pour la profession.</dd>
</dl>
<h2>En cas de désaccord</h2>
<p><strong>Conciliation.</strong> Tout différend avec le cabinet peut être soumis, avant une action
en justice, au président du conseil régional de l’Ordre, qui tente de rapprocher les parties.</p>
<p><strong>Médiation de la consommation.</strong> Si vous êtes un particulier, vous pouvez recourir
gratuitement au médiateur dont relève le cabinet : « Médiateur de démonstration » (nom fictif),
après nous avoir adressé une réclamation écrite restée sans solution. Ce droit figure aux articles
L.612-1 et L.616-1 du code de la consommation.</p>
<h2>Droits d’auteur</h2>
<p>Les textes et les illustrations appartiennent au cabinet ou sont publiés avec l’accord de leurs
auteurs, cités au bas des articles. Les données publiques réutilisées le sont sous Licence Ouverte
2.0, avec leur source et leur date. Citer un court passage en nommant le site est permis ;
reproduire une page entière demande notre accord.</p>
<h2>Portée des informations</h2>
<p>Ce que vous lisez ici est général. Aucune page ne vaut consultation, et les règles changent :
vérifiez-les à la source officielle indiquée, ou parlez-en avec nous.</p>`,
        },
      },
    ],
  },
  '/informations-legales/protection-des-donnees': {
    title: 'Protection de vos données personnelles',
    description:
      'Quelles données le cabinet recueille sur ce site, pourquoi, combien de temps il les garde, qui y accède et comment exercer vos droits, jusqu’à la CNIL.',
    intro:
      'Nous demandons peu, nous gardons un temps limité, et vous pouvez tout nous faire effacer, sauf ce que la loi nous impose de conserver.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Qui est responsable ?</h2>
<p>Le Cabinet Lhermine-Dauval, dont les coordonnées sont aux
<a href="/informations-legales/mentions-legales">mentions légales</a>. Pour toute question sur vos
données, écrivez à
<a href="mailto:contact@lhermine-dauval.example?subject=Mes%20donn%C3%A9es">contact@lhermine-dauval.example</a>,
objet « Mes données », ou par courrier au siège.</p>
<h2>Ce que nous recueillons, et pourquoi</h2>
<table>
<caption>Données traitées, motif et durée de conservation</caption>
<thead><tr><th scope="col">Occasion</th><th scope="col">Données</th><th scope="col">Fondement</th><th scope="col">Durée</th></tr></thead>
<tbody>
<tr><th scope="row">Message, rappel, rendez-vous, projet</th><td>Nom, coordonnées, contenu de la
demande</td><td>Démarches faites à votre demande avant un contrat, ou intérêt légitime à vous
répondre</td><td>Trois ans au plus après le dernier échange</td></tr>
<tr><th scope="row">Candidature</th><td>Coordonnées, CV, échanges</td><td>Intérêt légitime à
recruter</td><td>Deux ans après le dernier contact</td></tr>
<tr><th scope="row">Lettre d’information</th><td>Adresse électronique, preuve de
l’inscription</td><td>Votre consentement</td><td>Jusqu’au désabonnement</td></tr>
<tr><th scope="row">Mission signée</th><td>Données de votre dossier</td><td>Contrat et obligations
légales</td><td>Durées fixées par la loi et la lettre de mission</td></tr>
</tbody>
</table>
<p>Les informations signalées comme nécessaires le sont vraiment ; sans elles, nous ne saurions pas
vous répondre. Nous ne pratiquons ni profilage ni décision automatisée, et nous ne vendons aucun
fichier.</p>
<h2>Les textes qui accompagnent vos demandes</h2>
<h3>Quand vous nous écrivez</h3>
<blockquote><p>Les informations saisies sont utilisées par Cabinet Lhermine-Dauval pour répondre à
votre demande. Elles sont conservées au plus trois ans après notre dernier échange. Vous pouvez y
accéder, les faire rectifier ou effacer, et vous opposer à leur usage :
contact@lhermine-dauval.example. En savoir plus : protection des données. Vous pouvez aussi saisir
la CNIL.</p></blockquote>
<h3>Quand vous demandez un rappel</h3>
<blockquote><p>Je demande à être rappelé(e) au numéro indiqué au sujet de ma demande, sur le créneau
choisi. Ce numéro ne servira à aucun autre appel.</p></blockquote>
<h3>Quand vous vous abonnez à la lettre</h3>
<p>Une case, jamais cochée d’avance, recueille votre accord pour recevoir nos lettres par courriel ;
elle rappelle que l’on peut y mettre fin à tout moment. Un courriel de confirmation vous est
envoyé ; nous gardons la date et la version du texte accepté, pour pouvoir prouver votre accord.</p>
<h2>Qui y accède ?</h2>
<p>Les membres du cabinet qui traitent votre demande, tenus au secret professionnel. Nos
prestataires techniques, pour l’hébergement et l’envoi des courriels, agissent sur nos instructions,
dans le cadre d’un contrat. Un registre décrit chacun de ces traitements.</p>
<h2>Vos droits</h2>
<ul>
<li>Accéder à vos données et en recevoir une copie.</li>
<li>Les faire rectifier, compléter ou effacer.</li>
<li>Limiter leur usage, ou vous y opposer.</li>
<li>Retirer un consentement, sans effet sur le passé.</li>
<li>Récupérer, dans un format lisible par une machine, celles que vous avez fournies.</li>
<li>Dire ce qu’elles doivent devenir après votre décès.</li>
</ul>
<p>L’exercice de ces droits est gratuit. Nous pouvons vous demander de prouver votre identité si un
doute sérieux existe. En cas de désaccord, une réclamation peut être déposée auprès de la Commission
nationale de l’informatique et des libertés, sur <a href="https://www.cnil.fr/">cnil.fr</a>.</p>`,
        },
      },
    ],
  },
  '/informations-legales/gestion-des-cookies': {
    title: 'Gestion des cookies : pourquoi aucun bandeau',
    description:
      'Ce site ne dépose pas de traceur publicitaire ni de mesure d’audience tierce. Les cartes et vidéos extérieures ne se chargent qu’à votre demande.',
    intro: 'Vous n’avez rien eu à accepter en arrivant. Ce n’est pas un oubli.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Pas de traceur, donc pas de bandeau</h2>
<p>La loi demande un accord pour les cookies qui suivent les visiteurs : publicité, réseaux sociaux,
mesure d’audience poussée. Nous n’en déposons pas. Les polices de caractères, les images et les
programmes du site viennent de notre propre serveur ; aucun tiers n’est prévenu de votre passage
quand vous lisez une page.</p>
<h2>Ce qui peut rester dans votre navigateur</h2>
<p>Un réglage d’affichage, ou le brouillon d’une saisie le temps d’un onglet, peuvent être gardés
sur votre appareil. Ils ne servent qu’à vous rendre le service demandé et ne permettent pas de vous
reconnaître ailleurs. Les personnes qui rédigent ce site utilisent un cookie technique pour se
connecter ; il ne concerne pas les visiteurs.</p>
<h2>Les contenus venus d’ailleurs</h2>
<p>Une carte interactive ou une vidéo hébergée par un tiers ne se charge pas toute seule. À sa
place, vous voyez un plan dessiné ou une image, avec un bouton et cet avertissement :</p>
<blockquote><p>Cette carte est fournie par un service extérieur, nommé à cet endroit. En
l’affichant, vous acceptez que votre adresse IP lui soit transmise.</p></blockquote>
<p>Sans clic, rien ne part. Avec un clic, ce sont les règles du service choisi qui s’appliquent, et
un lien d’itinéraire vous évite d’y recourir si vous préférez.</p>
<h2>Si cela devait changer</h2>
<p>Avant d’installer le moindre traceur soumis à accord, nous poserions la question, avec un refus
aussi facile que l’acceptation, et cette page serait réécrite. Pour effacer ce que votre navigateur
conserve, passez par ses réglages, rubrique vie privée. Les recommandations de la CNIL se lisent sur
<a href="https://www.cnil.fr/">cnil.fr</a>.</p>`,
        },
      },
    ],
  },
  '/informations-legales/accessibilite': {
    title: 'Déclaration d’accessibilité du site',
    description:
      'État de conformité du site au RGAA 4.1, contenus encore difficiles d’accès, moyens de nous signaler un obstacle et voies de recours possibles.',
    h1: 'Accessibilité : partiellement conforme',
    intro:
      'Un site que l’on ne peut pas lire n’informe personne. Voici où nous en sommes, sans nous vanter.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Engagement</h2>
<p>Le Cabinet Lhermine-Dauval souhaite que son site soit utilisable par toutes et tous : au clavier,
avec un lecteur d’écran, en grand corps, sur un téléphone ancien. La présente déclaration s’applique
à l’ensemble des pages publiques. Nous la publions de notre propre initiative.</p>
<h2>État de conformité</h2>
<p>Le site est <strong>partiellement conforme</strong> au
<abbr title="Référentiel général d'amélioration de l'accessibilité">RGAA</abbr>, version 4.1, niveau
AA. Cet état repose sur notre propre évaluation. Aucun taux n’est annoncé tant qu’un audit
indépendant n’a pas été conduit.</p>
<h2>Contenus non accessibles</h2>
<h3>Non-conformités connues ou possibles</h3>
<ul>
<li>Certains documents PDF anciens n’ont pas de structure de titres.</li>
<li>Quelques tableaux larges demandent un défilement horizontal sur petit écran.</li>
<li>Des articles reçus d’un fournisseur peuvent comporter une image mal décrite.</li>
</ul>
<h3>Contenus de tiers</h3>
<p>Les cartes et les vidéos extérieures, affichées seulement après un clic, échappent à notre
maîtrise. L’adresse écrite, les indications d’accès et une transcription les remplacent.</p>
<h2>Établissement de cette déclaration</h2>
<p>Les pages ont été écrites en HTML, CSS, SVG et JavaScript. La vérification porte sur l’accueil,
le contact, une liste d’articles, un article, un simulateur, un guide et la présente page, au
clavier, avec agrandissement du texte et contrôle des contrastes.</p>
<h2>Retour d’information et contact</h2>
<p>Un contenu vous résiste ? Dites-nous lequel, à
<a href="mailto:contact@lhermine-dauval.example?subject=Accessibilit%C3%A9">contact@lhermine-dauval.example</a>
ou au <a href="tel:+33199001234">01 99 00 12 34</a>. Donnez l’adresse de la page et le matériel
employé. Nous vous transmettrons l’information sous une autre forme, à voix haute s’il le faut, et
nous corrigerons ce qui peut l’être.</p>
<h2>Voies de recours</h2>
<p>Vous avez signalé un défaut qui vous empêche d’accéder à un contenu, et notre réponse ne vous
satisfait pas ? Vous pouvez :</p>
<ul>
<li>écrire au Défenseur des droits, depuis le formulaire de son site ;</li>
<li>contacter son délégué dans votre département ;</li>
<li>lui envoyer un courrier, sans affranchir, à l’adresse qu’il publie.</li>
</ul>`,
        },
      },
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
        type: 'rich-text',
        options: {
          html: `<h2>Le moyen le plus court</h2>
<p>Ouvrez l’un de nos envois et descendez tout en bas : un lien porte les mots « Se désabonner ». Il
fonctionne sans mot de passe et sans frais. Une fois la demande reçue, votre adresse quitte la liste
d’envoi.</p>
<h2>Si le lien ne répond pas</h2>
<p>Écrivez « Désinscription » à
<a href="mailto:contact@lhermine-dauval.example?subject=D%C3%A9sinscription">contact@lhermine-dauval.example</a>,
depuis l’adresse concernée si possible, ou téléphonez au
<a href="tel:+33199001234">01 99 00 12 34</a>. Plusieurs adresses au même nom ? Citez-les
toutes.</p>
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

import type { SeedPages } from '../seed-types.ts'

/** Vos outils > Agenda: what usually falls due each month, and what is worth doing then. */
export const agenda: SeedPages = {
  '/vos-outils/agenda': {
    title: 'Agenda fiscal et social, mois par mois',
    description:
      'Les échéances qui reviennent en principe chaque mois, et les bons réflexes de gestion à y associer, de janvier à décembre.',
    intro:
      'Douze pages, une par mois : ce qui tombe en principe, et ce qu’un dirigeant gagne à faire à ce moment-là de l’année.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>Certaines échéances reviennent chaque mois, d’autres une ou quatre fois l’an. Les
dates ci-dessous valent pour une société qui clôture au 31 décembre ; les vôtres peuvent différer.
Votre espace professionnel et vos courriers font foi.</p>`,
        },
      },
      {
        type: 'agenda',
        options: {
          shown: 'next',
          title: 'Prochaines échéances, en principe',
          nb_items: 10,
          show_details: false,
          show_filter: true,
        },
      },
      {
        type: 'rich-text',
        options: {
          html: `<div class="encadre">
  <p class="encadre-titre">Un week-end ou un férié ?</p>
  <p>La date est souvent reportée au premier jour ouvrable, mais pas toujours. Ne comptez pas sur le
  report sans l’avoir vérifié.</p>
</div>`,
        },
      },
      {
        type: 'child-pages',
        options: { parent: 'self', layout: 'compact', title: 'Choisir un mois' },
      },
    ],
  },
  '/vos-outils/agenda/janvier': {
    title: 'Janvier : échéances et bilan de l’année passée',
    description:
      'Inventaire, nouveaux paramètres de paie, contrats à relire : les échéances de janvier en principe et les gestes qui lancent l’année.',
    intro:
      'L’exercice vient de se fermer pour beaucoup d’entreprises. Tout ce qui est compté maintenant ne sera plus à reconstituer en avril.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 1 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>L’inventaire, avant tout</h2>
<p>Terminez le comptage des stocks et des travaux en cours, avec une feuille datée et signée.
Relevez la caisse au jour de la clôture. Notez aussi les factures de décembre que vous n’avez pas
encore reçues.</p>
<h2>La première paie</h2>
<p>Le SMIC, le plafond et plusieurs taux changent souvent au 1<sup>er</sup> janvier. Un contrôle sur
un seul bulletin évite d’en corriger dix. La liste des paramètres est dans nos
<a href="/vos-outils/chiffres-utiles/paie-et-cotisations">repères de paie</a>.</p>
<p>Profitez enfin du calme relatif pour relire vos tarifs : une hausse annoncée tôt passe mieux
qu’une hausse annoncée en septembre.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/fevrier': {
    title: 'Février : préparer les pièces du bilan',
    description:
      'Pièces de clôture, soldes bancaires, assurances à comparer à vos besoins : les échéances de février et le travail utile du mois.',
    intro:
      'Mois court, peu d’échéances : c’est le moment de rassembler ce que votre comptable vous demandera de toute façon.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 2 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Votre dossier de clôture</h2>
<ul>
  <li>Relevés bancaires de l’année, y compris le livret et le compte de caution.</li>
  <li>Tableaux d’emprunt et contrats de crédit-bail.</li>
  <li>Factures d’achat de matériel, avec la date de mise en service.</li>
  <li>Liste des clients qui ne paieront sans doute pas.</li>
  <li>Congés restant dus à chaque salarié.</li>
</ul>
<h2>Relire ses assurances</h2>
<p>Un local agrandi, une machine neuve, un véhicule vendu : le contrat le sait-il ? Comparez les
capitaux assurés à ce que vous possédez vraiment, et demandez un avenant s’il le faut.</p>
<p>Le <a href="/vos-outils/lexique/rapprochement-bancaire">rapprochement bancaire</a> de décembre
doit être terminé avant la fin du mois.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/mars': {
    title: 'Mars : premier acompte d’impôt sur les sociétés',
    description:
      'Acompte d’IS au 15 mars en principe, TVA, DSN, et un premier regard sur la trésorerie du trimestre : l’agenda du mois de mars.',
    intro:
      'Le premier des quatre acomptes d’impôt sur les sociétés arrive. Il se calcule sur un résultat ancien, d’où l’intérêt d’y réfléchir.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 3 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Faut-il moduler l’acompte ?</h2>
<p>Si l’année précédente s’annonce nettement moins bonne que la référence, un versement plus faible
est parfois possible. Une sous-estimation trop forte coûte cher : parlons-en avec une situation
chiffrée, pas avec une impression.</p>
<h2>Regarder le trimestre</h2>
<p>Comparez les encaissements des trois premiers mois avec ceux de l’an dernier. Un écart visible en
mars se corrige ; le même, découvert en octobre, se subit. Notez les commandes signées et les
factures à établir, puis reportez-les dans votre plan de
<a href="/vos-outils/lexique/tresorerie">trésorerie</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/avril': {
    title: 'Avril : arrêter les comptes, ouvrir l’impôt',
    description:
      'Fin des travaux de clôture, ouverture de la déclaration de revenus, planning des congés d’été : ce qui vous attend en avril.',
    intro:
      'Les comptes prennent leur forme définitive et la campagne de l’impôt sur le revenu s’ouvre d’ordinaire. Deux dossiers, une même table.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 4 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le rendez-vous de bilan</h2>
<p>Venez avec trois questions plutôt qu’avec trente pages. Pourquoi le résultat diffère-t-il de
l’argent en banque ? Qu’est-ce qui a changé par rapport à l’an dernier ? Que peut-on distribuer sans
se mettre en danger ?</p>
<h2>Penser à l’été</h2>
<p>Recueillez dès maintenant les souhaits de congés. L’ordre des départs doit être connu à l’avance,
et les remplacements saisonniers se recrutent au printemps. Un tableau affiché vaut mieux que douze
courriels.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/mai': {
    title: 'Mai : résultats, solde d’IS et jours fériés',
    description:
      'Déclaration de résultats, solde d’impôt sur les sociétés, ponts à organiser : les échéances de mai en principe et leurs pièges.',
    intro:
      'Mai concentre les obligations fiscales et les jours fériés. Moins de jours travaillés, davantage de dates : mieux vaut s’organiser en avril.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 5 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ponts et repos</h2>
<p>Relisez la convention collective : le 1<sup>er</sup> mai obéit à des règles à part, les autres
fériés dépendent de l’usage et des accords. Prévenez aussi vos clients. Une livraison promise pour
le lendemain de l’Ascension se prépare la semaine d’avant.</p>
<p>Et gardez de la <a href="/vos-outils/lexique/tresorerie">trésorerie</a> : le solde d’impôt et la
paie se suivent.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/juin': {
    title: 'Juin : assemblée annuelle et deuxième acompte',
    description:
      'Approbation des comptes, deuxième acompte d’IS, prévision du second semestre : les échéances de juin et la méthode pour les tenir.',
    intro:
      'Six mois après une clôture en décembre, les associés doivent s’être prononcés sur les comptes. Juin est donc le mois des assemblées.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 6 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>L’assemblée, pas à pas</h2>
<ol>
  <li><strong>Convoquer</strong> les associés dans le délai des statuts, en joignant les
  comptes.</li>
  <li><strong>Réunir</strong> l’assemblée avant le 30 juin et décider de l’affectation du
  résultat.</li>
  <li><strong>Signer</strong> le
  <a href="/vos-outils/modeles-de-documents/proces-verbal-dassemblee">procès-verbal</a> et le
  classer au registre.</li>
</ol>
<h2>Le deuxième acompte</h2>
<p>Il régularise souvent le premier, puisque le résultat de référence est enfin connu. Un écart
important entre les deux se prévoit donc en trésorerie dès que les comptes sont arrêtés.</p>
<h2>À mi-parcours</h2>
<p>Demandez-nous une situation arrêtée fin juin si l’année vous paraît atypique. Elle nourrit la
discussion avec la banque et laisse six mois pour réagir. Vérifiez aussi que les congés acquis au
31 mai figurent bien sur les bulletins.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/juillet': {
    title: 'Juillet : dépôt des comptes et départs en congés',
    description:
      'Dépôt des comptes après l’assemblée, TVA du trimestre, absences à organiser : l’agenda de juillet pour partir l’esprit libre.',
    intro:
      'Avant la fermeture d’été, deux chantiers : finir le juridique de l’année passée et confier les clés à quelqu’un.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 7 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Déposer les comptes</h2>
<p>Après l’assemblée, la société dispose en principe d’un mois pour le dépôt, de deux lorsqu’il se
fait en ligne. Une petite entreprise peut parfois demander que certains documents restent
confidentiels : la demande se fait au moment du dépôt, pas plus tard.</p>
<h2>Partir sans souci</h2>
<ul>
  <li>Désignez qui valide les virements, et dans quelle limite.</li>
  <li>Programmez les paiements qui tombent en août.</li>
  <li>Rappelez la règle contre les faux virements : on rappelle un numéro connu.</li>
  <li>Relancez les factures échues avant que vos clients ne ferment.</li>
</ul>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/aout': {
    title: 'Août : peu de dates, du temps pour le fond',
    description:
      'DSN et TVA continuent pendant les congés : les échéances d’août, et une liste de travaux de fond que l’on remet toujours à plus tard.',
    intro:
      'L’administration ne ferme pas. Mais le téléphone sonne moins, et c’est le bon moment pour ce qui n’est jamais urgent.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 8 } },
      {
        type: 'rich-text',
        options: {
          html: `<p>Même en congés, la paie de juillet se déclare et la TVA suit. Une tolérance existe
parfois pour la période des congés, à vérifier dans votre espace professionnel avant d’y compter.</p>
<h2>Quatre chantiers d’été</h2>
<ol>
  <li><strong>Ranger le fichier clients.</strong> Adresses, SIREN, contacts : la facture
  électronique supporte mal les doublons.</li>
  <li><strong>Tester une sauvegarde.</strong> Restaurez un fichier, pour de vrai.</li>
  <li><strong>Relire le document unique.</strong> Chaleur, travail isolé, saisonniers : les risques
  de l’été y sont-ils ?</li>
  <li><strong>Trier les abonnements.</strong> Un relevé bancaire suffit à repérer ceux que personne
  n’utilise.</li>
</ol>
<p>Si un salarié tombe malade pendant ses congés, ne tranchez pas seul : la règle a évolué et se lit
sur <a href="https://code.travail.gouv.fr/">code.travail.gouv.fr</a>.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/septembre': {
    title: 'Septembre : troisième acompte et rentrée',
    description:
      'Acompte d’IS au 15 septembre en principe, budget de fin d’année, accueil des apprentis : l’agenda de la rentrée de l’entreprise.',
    intro:
      'La rentrée remet tout en marche d’un coup. Commencez par la trésorerie : l’été l’a souvent creusée sans bruit.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 9 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Accueillir les nouveaux</h2>
<p>Apprentis et alternants arrivent : contrat signé, déclaration préalable faite, visite médicale
demandée, tuteur présent le premier matin. Un parcours de la première semaine, écrit sur une page,
change tout pour un jeune de dix-huit ans.</p>
<h2>Refaire le budget</h2>
<p>Huit mois sont connus. Projetez les quatre derniers, puis calculez le résultat probable. C’est
maintenant que l’on décide d’un investissement, d’une prime ou d’une embauche, pas le
28 décembre.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/octobre': {
    title: 'Octobre : anticiper la clôture de décembre',
    description:
      'Taxe foncière des locaux, TVA du troisième trimestre, entretiens annuels : les échéances d’octobre et la préparation de la clôture.',
    intro:
      'Il reste trois mois pour agir sur l’exercice. Passé Noël, on ne fait plus que le constater.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 10 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Le rendez-vous de pré-clôture</h2>
<ul>
  <li>Estimer le résultat et l’impôt correspondant.</li>
  <li>Décider de la rémunération du dirigeant jusqu’à la fin de l’année.</li>
  <li>Recenser les litiges et les créances douteuses.</li>
  <li>Regarder les achats utiles qui peuvent être avancés, et eux seuls.</li>
</ul>
<h2>Les entretiens annuels</h2>
<p>Bloquez une heure par personne, sans téléphone. L’entretien professionnel, lui, porte sur le
parcours et la formation : ses échéances obéissent au code du travail et se suivent dans un tableau
à part.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/novembre': {
    title: 'Novembre : lire l’avis de CFE, prévoir l’inventaire',
    description:
      'Avis de cotisation foncière en ligne, DSN, TVA, organisation du comptage des stocks : les points à surveiller en novembre.',
    intro:
      'L’avis de cotisation foncière n’arrive plus par la poste. Si personne ne va le chercher, l’échéance passe inaperçue.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 11 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Ouvrir l’espace professionnel</h2>
<p>L’avis de CFE y est en principe déposé en novembre, pour un paiement à la mi-décembre. Vérifiez
l’adresse, la surface et l’activité : une erreur se conteste plus facilement avant d’avoir payé deux
années de suite.</p>
<h2>Organiser le comptage</h2>
<ol>
  <li>Fixez le jour et l’heure, hors livraisons.</li>
  <li>Préparez des feuilles par zone, sans les quantités théoriques.</li>
  <li>Formez des équipes de deux : l’un compte, l’autre écrit.</li>
  <li>Écartez les articles cassés ou démodés, à évaluer à part.</li>
</ol>
<p>C’est aussi le mois où l’on dénonce les contrats reconduits au 1<sup>er</sup> janvier. Relisez le
préavis des assurances, de la téléphonie et de la maintenance.</p>`,
        },
      },
    ],
  },
  '/vos-outils/agenda/decembre': {
    title: 'Décembre : CFE, dernier acompte et clôture',
    description:
      'Cotisation foncière et acompte d’IS au 15 décembre en principe, cadeaux, primes, caisse du 31 : bien terminer l’année.',
    intro:
      'Deux paiements se présentent le même jour, et l’année se referme deux semaines plus tard. Autant le prévoir dans la trésorerie.',
    widgets: [
      { type: 'agenda', options: { shown: 'month', month: 12 } },
      {
        type: 'rich-text',
        options: {
          html: `<h2>Avant le 31</h2>
<ul>
  <li>Facturez ce qui est livré : une vente de décembre appartient à décembre.</li>
  <li>Versez les primes décidées, avec leur trace écrite.</li>
  <li>Contrôlez le budget des cadeaux aux clients et aux salariés.</li>
  <li>Comptez la caisse et photographiez les compteurs utiles.</li>
</ul>
<h2>Le soir du 31</h2>
<p>Relevez les stocks, le dernier numéro de facture et le dernier bon de livraison. Ces trois
repères fixent la <a href="/vos-outils/lexique/exercice-comptable">frontière entre deux
exercices</a> et vous éviteront une heure de recherches au printemps.</p>`,
        },
      },
    ],
  },
}

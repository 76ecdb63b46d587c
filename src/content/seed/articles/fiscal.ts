import type { SeedArticle } from '../seed-types.ts'

export const fiscal: SeedArticle[] = [
  {
    slug: 'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises',
    title: 'TVA : bien passer du hors taxes au toutes taxes comprises',
    summary:
      'Formule, arrondis et erreurs fréquentes pour convertir un prix et lire la TVA sur une facture.',
    motif: 'AEF',
    source: 'impots.gouv.fr',
    html: `<p>Un prix affiché toutes taxes comprises contient deux sommes : ce qui revient à
        l’entreprise et ce qu’elle collecte pour l’État. Passer de l’une à l’autre ne demande qu’une
        formule. Encore faut-il la prendre dans le bon sens.</p>
      <h2>Multiplier à l’aller, diviser au retour</h2>
      <p>Pour aller du hors taxes (HT) au toutes taxes comprises (TTC), on multiplie : TTC = HT ×
        (1 + taux). Pour revenir en arrière, on divise : HT = TTC ÷ (1 + taux). La TVA est la
        différence entre les deux montants.</p>
      <p>Le piège est ancien : retirer le pourcentage du prix TTC. Or le taux s’applique au hors
        taxes, pas au total. Soustraire le pourcentage du prix affiché donne un hors taxes trop bas,
        et donc une marge fausse.</p>
      <div class="exemple"><p><strong>Exemple :</strong> avec un taux de 10 %, retenu ici parce
        qu’il se calcule de tête, 200 € HT deviennent 220 € TTC. Dans l’autre sens, 220 ÷ 1,10
        redonne bien 200 €. Retirer 10 % de 220 € donnerait 198 € : deux euros se sont perdus en
        route.</p></div>
      <figure><video controls preload="none" width="1280" height="720" poster="/media/provider/demo/videos/la-tva-en-une-minute-poster.webp"><source src="/media/provider/demo/videos/la-tva-en-une-minute.mp4" type="video/mp4"><track kind="captions" src="/media/provider/demo/videos/la-tva-en-une-minute.fr.vtt" srclang="fr" label="Français" default></video><figcaption>En
        vidéo, sous-titrée : collectée, déductible, à reverser, les trois mots de la
        TVA.</figcaption></figure>
      <h2>Arrondir toujours au même endroit</h2>
      <p>On peut arrondir la taxe ligne par ligne, ou seulement au pied de la facture. Les deux
        méthodes conduisent parfois à un centime d’écart. Ce n’est pas grave tant que votre logiciel
        de devis, votre caisse et votre comptabilité font le même choix. Les ennuis commencent quand
        le devis et la facture d’une même commande ne tombent pas sur le même total.</p>
      <h2>Ce qu’une facture doit laisser voir</h2>
      <ul>
        <li>le prix hors taxes de chaque ligne ;</li>
        <li>le taux appliqué, ligne par ligne si plusieurs taux coexistent ;</li>
        <li>le total de TVA pour chaque taux ;</li>
        <li>le total à payer, toutes taxes comprises.</li>
      </ul>
      <p>Si un taux manque, si la taxe n’est pas détaillée ou si l’addition ne tombe pas juste,
        demandez une facture corrigée avant de la comptabiliser. La
        <a href="/vos-outils/lexique/tva-deductible">TVA déductible</a> se récupère sur un document
        régulier, pas sur une bonne foi partagée.</p>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>Tous les prix ne se convertissent pas : certaines opérations sont exonérées, d’autres
          entreprises ne facturent pas la taxe. Dans ce cas, la facture porte une mention
          particulière et le prix hors taxes est aussi le prix à payer.</p></div>
      <p>Pour vérifier un prix en quelques secondes, notre
        <a href="/vos-outils/simulateurs/tva-ht-ttc">simulateur TVA HT-TTC</a> fait le calcul dans
        les deux sens, au taux que vous saisissez.</p>`,
  },
  {
    slug: 'preparer-sa-declaration-de-resultats-sans-stress',
    title: 'Préparer sa déclaration de résultats sans stress',
    summary:
      'Les pièces à réunir tout au long de l’année pour éviter la course de la dernière semaine.',
    motif: 'AEF',
    source: 'impots.gouv.fr',
    html: `<p>La dernière semaine avant l’échéance ne devrait servir qu’à relire. Quand elle sert à
        chercher une facture d’avril ou à retrouver le contrat d’un prêt, c’est que l’année a manqué
        de rendez-vous. En voici quatre, faciles à tenir.</p>
      <h2>Chaque mois : ne rien laisser en attente</h2>
      <p>Un dossier se dégrade ligne par ligne. Une fois par mois, déposez les factures d’achat,
        émettez celles qui restent à facturer et jetez un œil au relevé bancaire : toute opération
        que vous ne reconnaissez pas aujourd’hui sera une énigme dans dix mois. Le
        <a href="/vos-outils/lexique/rapprochement-bancaire">rapprochement bancaire</a> n’est rien
        d’autre que ce tête-à-tête entre la banque et les comptes.</p>
      <h2>À chaque événement : garder l’acte, pas le souvenir</h2>
      <p>Un emprunt, un achat de véhicule, un nouveau bail, un sinistre, l’arrivée d’un associé :
        chacun laisse un document. Rangez-le tout de suite dans un dossier « permanent », distinct
        des factures courantes. Nous y cherchons toujours les mêmes pièces :</p>
      <ul>
        <li>contrats de prêt ou de crédit-bail, avec leur échéancier ;</li>
        <li>factures d’équipement et date de mise en service ;</li>
        <li>baux, avenants et appels de loyer ;</li>
        <li>procès-verbaux des décisions prises dans l’année ;</li>
        <li>courriers de l’assurance, de la caisse de retraite et des impôts.</li>
      </ul>
      <h2>Le jour de la clôture : compter</h2>
      <p>Certaines informations n’existent qu’à une date. Le stock se compte à la clôture, pas trois
        mois plus tard ; les travaux en cours s’estiment le même jour ; la caisse aussi. Notez la
        méthode sur la feuille d’inventaire, signez-la et gardez-la. Pensez également aux clients
        dont le paiement devient douteux : dire pourquoi vous n’y croyez plus demande quelques
        lignes et des copies de relances.</p>
      <h2>Le mois suivant : poser les questions</h2>
      <ol>
        <li>Relisez la liste des dépenses que personne n’a su classer.</li>
        <li>Signalez ce qui a changé : activité, locaux, véhicule, situation de famille si elle
          compte pour l’impôt.</li>
        <li>Fixez avec nous la date d’une première lecture des comptes, assez tôt pour décider
          encore quelque chose.</li>
      </ol>
      <div class="encadre"><p class="encadre-titre">En pratique</p>
        <p>Bloquez dès maintenant deux heures dans votre agenda, le mois qui suit la clôture. Un
          créneau réservé vaut plus qu’une longue liste de bonnes intentions.</p></div>
      <p>La date limite, elle, dépend de votre forme juridique, de votre régime et de votre date de
        clôture. Elle est indiquée chaque année sur impots.gouv.fr, et notre
        <a href="/vos-outils/agenda">agenda fiscal et social</a> aide à la situer. Quant à la
        <a href="/vos-outils/lexique/liasse-fiscale">liasse fiscale</a>, elle se remplit sans heurt
        quand le reste est en ordre.</p>`,
  },
  {
    slug: 'controle-fiscal-les-premiers-reflexes',
    title: 'Contrôle fiscal : les premiers réflexes',
    summary:
      'Lire l’avis, repérer les délais qu’il indique, rassembler les pièces et prévenir son conseil.',
    motif: 'AEF',
    source: 'impots.gouv.fr',
    html: `<p>Une enveloppe à l’en-tête de l’administration fiscale, et la journée change de
        couleur. Pourtant un contrôle n’est pas une accusation : c’est une procédure écrite, avec
        des étapes, des délais et des droits. Les connaître permet de garder son calme et de
        répondre juste.</p>
      <h2>Avant tout, lire ce qui est écrit</h2>
      <p>Toutes les lettres ne disent pas la même chose. Une demande de renseignements appelle une
        réponse écrite, souvent courte. Un avis annonce une opération plus large : il précise la
        période examinée, les impôts concernés, le service qui s’en charge et le nom de la personne
        à joindre. Une proposition de rectification, enfin, arrive en fin de parcours et ouvre un
        délai pour contester ou accepter.</p>
      <p>Relisez le document deux fois, crayon en main, et relevez :</p>
      <ul>
        <li>la date de réception, à noter sur l’enveloppe conservée ;</li>
        <li>les délais indiqués, y compris celui d’un éventuel premier rendez-vous ;</li>
        <li>les années et les impôts visés ;</li>
        <li>les documents joints ou cités, dont la charte qui expose vos droits.</li>
      </ul>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>De faux courriers circulent. Si un message vous presse de payer, demande vos coordonnées
          bancaires ou contient un lien, ne cliquez pas : connectez-vous vous-même à votre espace
          sur impots.gouv.fr, ou appelez le service à un numéro que vous aurez trouvé sur le site
          officiel.</p></div>
      <h2>Prévenir son conseil le jour même</h2>
      <p>Vous avez le droit d’être assisté par la personne de votre choix. Plus nous lisons l’avis
        tôt, plus il est facile de demander le report d’une date impossible, de demander que les
        opérations se déroulent au cabinet ou de préparer un dossier lisible. Transmettez-nous le
        document complet, annexes comprises, plutôt qu’une photo de la première page.</p>
      <p>Prévenez aussi, dans l’entreprise, ceux qui seront sollicités. Un seul interlocuteur doit
        répondre à l’administration ; les autres lui renvoient les demandes, sans improviser.</p>
      <h2>Rassembler sans rien arranger</h2>
      <h3>Les pièces comptables</h3>
      <p>Factures d’achat et de vente, relevés bancaires, inventaires, contrats, bulletins de paie :
        classez par année puis par nature. Si la comptabilité est informatisée, le
        <a href="/vos-outils/lexique/fec"><abbr title="fichier des écritures comptables">FEC</abbr></a>
        sera demandé. Mieux vaut en vérifier la lisibilité avant de le remettre.</p>
      <h3>Les contrats et les décisions</h3>
      <p>Un loyer versé à une société familiale, une prime votée au gérant, un prêt accordé par un
        associé : ces opérations s’appuient sur un acte. Retrouvez-le, vérifiez la date et la
        signature. S’il n’existe pas, dites-le-nous franchement : nous en mesurerons la portée
        ensemble.</p>
      <h3>Les explications</h3>
      <p>Une dépense inhabituelle, une marge qui baisse, un compte courant qui bouge : chaque
        singularité a une histoire. Écrivez-la en quelques lignes, avec la pièce qui l’appuie.
        N’ajoutez pas de justificatif fabriqué après coup ; un document manquant s’explique, un
        document douteux abîme tout le reste.</p>
      <h2>Pendant les échanges</h2>
      <p>Le contrôle repose sur un débat. Répondez aux questions posées, par écrit lorsque le sujet
        est technique, et prenez le temps de chercher plutôt que de répondre de mémoire. Tenez un
        journal simple : date, demande, pièce remise, réponse donnée. Faites des copies et conservez
        la liste de tout ce qui sort de vos bureaux.</p>
      <p>La courtoisie n’empêche pas la fermeté. Vous pouvez ne pas être d’accord, et le dire. Si
        une demande vous paraît sortir de la période ou des impôts annoncés, faites-la préciser
        avant d’y répondre ; c’est une question légitime, et la réponse doit figurer au dossier.</p>
      <h2>À la fin : accepter ou contester</h2>
      <ol>
        <li>Comparez les rectifications proposées avec vos pièces, point par point.</li>
        <li>Repérez le délai de réponse mentionné et la possibilité d’en demander
          l’allongement.</li>
        <li>Préparez avec nous des observations chiffrées, en séparant ce que vous admettez de ce
          que vous discutez.</li>
        <li>Si le désaccord persiste, étudiez les recours cités dans le courrier : supérieur
          hiérarchique, commission, puis juge.</li>
      </ol>
      <p>Une fois le dossier refermé, gardez-en la leçon. Un contrôle met souvent au jour une
        habitude à corriger, par exemple une note de frais mal remplie ou un stock estimé de loin.
        La corriger dès l’exercice suivant évite de rouvrir la même discussion.</p>`,
  },
  {
    slug: 'frais-professionnels-quelles-preuves-garder',
    title: 'Frais professionnels : quelles preuves garder ?',
    summary:
      'Justificatif, date, motif et lien avec l’activité : quatre réponses à donner pour chaque dépense.',
    motif: 'AEF',
    source: 'bofip.impots.gouv.fr',
    html: `<p>« C’était pour le travail. » La phrase est sincère, mais elle ne suffit pas. Pour
        qu’une dépense entre dans les charges de l’entreprise, il faut pouvoir la raconter à
        quelqu’un qui n’était pas là : quoi, quand, pourquoi, et en quoi l’activité y gagne.</p>
      <h2>Quatre réponses par dépense</h2>
      <dl>
        <dt>Quel justificatif ?</dt>
        <dd>Une facture au nom de l’entreprise chaque fois que c’est possible. Le ticket de carte
          bancaire prouve que vous avez payé, pas ce que vous avez acheté.</dd>
        <dt>Quelle date ?</dt>
        <dd>Celle de la dépense, lisible. Elle rattache l’achat au bon exercice et permet de le
          rapprocher d’un rendez-vous ou d’un chantier.</dd>
        <dt>Quel motif ?</dt>
        <dd>Quelques mots inscrits le jour même : « visite du chantier de l’école », « salon
          professionnel », « remplacement du clavier ».</dd>
        <dt>Quel lien avec l’activité ?</dt>
        <dd>La question qui tranche. Une dépense engagée dans l’intérêt de l’entreprise s’explique ;
          une dépense personnelle reste personnelle, même payée avec la carte professionnelle.</dd>
      </dl>
      <h2>Trois familles à surveiller</h2>
      <p><strong>Les repas.</strong> Inscrivez au dos le nom des convives et leur société. Un repas
        d’affaires sans invité identifié ressemble à un déjeuner ordinaire, et les règles ne sont
        pas les mêmes lorsque l’exploitant mange seul.</p>
      <p><strong>Les trajets.</strong> Un relevé indique la date, le point de départ, l’arrivée, la
        distance et la raison du déplacement. Notre
        <a href="/vos-outils/modeles-de-documents/note-de-frais">modèle de note de frais</a> est
        fait pour les noter au fil de l’eau.</p>
      <p><strong>Les usages mixtes.</strong> Téléphone, véhicule, pièce du logement qui sert de
        bureau : seule la part professionnelle compte. Choisissez une clé de répartition simple,
        gardez le calcul, appliquez-la toute l’année.</p>
      <div class="encadre"><p class="encadre-titre">Précision</p>
        <p>Une copie numérique peut remplacer l’original papier, mais sous des conditions techniques
          qui ne se limitent pas à une photo floue. Avant de jeter quoi que ce soit, vérifiez la
          règle sur bofip.impots.gouv.fr ou demandez-nous.</p></div>
      <h2>L’habitude qui sauve</h2>
      <p>Photographier le reçu en sortant du restaurant ou de la station prend moins de temps que de
        le chercher en fin d’année. L’encre thermique pâlit, les poches passent à la machine, la
        mémoire trie. Le bon moment, c’est tout de suite.</p>`,
  },
  {
    slug: 'lamortissement-explique-simplement',
    title: 'L’amortissement expliqué simplement',
    summary:
      'Pourquoi le prix d’un bien durable se répartit sur sa durée d’utilisation, et ce que cela change pour le résultat.',
    motif: 'AEF',
    source: 'bofip.impots.gouv.fr',
    html: `<p>Vous achetez un four, une camionnette ou un logiciel coûteux. L’argent part en une
        fois, mais l’objet servira plusieurs années. L’amortissement traduit cette réalité : il
        répartit le prix sur la durée pendant laquelle le bien sera utile.</p>
      <figure><img src="{externalKey}-24-12.jpg" alt="Illustration : feuilles superposées en escalier et cercles de taille décroissante évoquant une valeur répartie dans le temps" width="1200" height="800"><figcaption>Un
        achat, plusieurs exercices : la charge se pose couche après couche.</figcaption></figure>
      <h2>Une charge sans sortie d’argent</h2>
      <p>Chaque année, une fraction du prix passe en charge et diminue le résultat. Pourtant rien ne
        quitte le compte en banque à ce moment-là : le paiement a eu lieu à l’achat, ou se fait par
        les échéances de l’emprunt. C’est pourquoi une entreprise peut gagner de l’argent et manquer
        de trésorerie, ou l’inverse.</p>
      <div class="exemple"><p><strong>Exemple :</strong> une machine achetée 10 000 € hors taxes,
        utilisée cinq ans, donne une charge de 2 000 € par an si on la répartit de façon égale. Au
        bout de trois ans, elle figure encore au bilan pour 4 000 €.</p></div>
      <h2>Durée et point de départ</h2>
      <p>La durée dépend de l’usage réel : un ordinateur vieillit vite, une toiture beaucoup moins.
        Le calcul commence à la mise en service, et la première année se compte
        <a href="/vos-outils/lexique/prorata-temporis">au prorata du temps</a>. Une facture de
        décembre ne crée donc pas une année entière de charge.</p>
      <p>Tout ne s’amortit pas. Un terrain, en principe, ne s’use pas. À l’inverse, certains petits
        matériels peuvent être passés directement en charge, sous des conditions à vérifier sur
        bofip.impots.gouv.fr.</p>
      <div class="encadre"><p class="encadre-titre">En pratique</p>
        <p>Signalez-nous les biens cassés, volés ou revendus. Un outil disparu qui reste au bilan
          fausse les comptes, et son assurance continue parfois de courir.</p></div>
      <p>Pour voir le tableau d’un bien précis, essayez le
        <a href="/vos-outils/simulateurs/amortissement-lineaire">simulateur d’amortissement
        linéaire</a>.</p>`,
  },
  {
    slug: 'acomptes-dimpot-anticiper-les-sorties-de-tresorerie',
    title: 'Acomptes d’impôt : anticiper les sorties de trésorerie',
    summary:
      'Inscrire chaque échéance dans le prévisionnel pour ne pas confondre bénéfice et argent disponible.',
    motif: 'AEF',
    source: 'impots.gouv.fr',
    html: `<p>Le bénéfice se constate une fois par an. L’impôt, lui, se paie souvent en plusieurs
        fois, et ces dates arrivent que la caisse soit pleine ou non. D’où ce malentendu : « Nous
        avons fait une belle année, où est passé l’argent ? »</p>
      <p>Il est dans le stock, chez les clients qui n’ont pas encore payé, dans le camion neuf, dans
        le capital de l’emprunt remboursé. Aucune de ces sommes n’attend l’échéance fiscale.</p>
      <h2>Comprendre sur quoi l’acompte est calculé</h2>
      <p>Un acompte part en général du passé : il se fonde sur un résultat ou un revenu déjà connu.
        Une année en hausse laisse donc un solde à verser plus tard ; une année en baisse fait
        avancer trop d’argent. Selon l’impôt, des mécanismes permettent d’ajuster les versements
        sous votre responsabilité. Une estimation trop basse peut coûter une pénalité : parlez-en
        avant de modifier quoi que ce soit.</p>
      <h2>Construire la ligne « impôts » du prévisionnel</h2>
      <ol>
        <li>Listez les impôts qui vous concernent : bénéfice, TVA, contributions locales, taxes sur
          les véhicules.</li>
        <li>Placez chaque échéance dans le bon mois, à l’aide de
          l’<a href="/vos-outils/agenda">agenda fiscal et social</a>.</li>
        <li>Inscrivez le dernier montant connu, puis l’estimation du solde.</li>
        <li>Mettez de côté, chaque mois, une part des encaissements sur un compte distinct.</li>
        <li>Revoyez l’ensemble après chaque situation intermédiaire.</li>
      </ol>
      <p>La TVA encaissée mérite une ligne à part : elle ne vous appartient pas, elle traverse
        seulement votre compte. La laisser se mêler à la trésorerie courante revient à dépenser une
        dette.</p>
      <h2>Quand l’échéance tombe mal</h2>
      <p>Si une échéance s’annonce difficile, écrivez au service des impôts avant la date, chiffres
        à l’appui. Une demande de délai étayée se discute ; un silence, beaucoup moins.</p>`,
  },
  {
    slug: 'credit-ou-reduction-dimpot-ne-les-confondez-plus',
    title: 'Crédit ou réduction d’impôt : ne les confondez plus',
    summary:
      'La réduction diminue l’impôt dû ; le crédit peut, en principe, être remboursé lorsqu’il le dépasse. Deux mécanismes proches, mais des effets bien différents pour l’entreprise comme pour le foyer, à vérifier au cas par cas.',
    motif: 'AEF',
    source: 'impots.gouv.fr',
    html: `<p>Les deux mots voisinent dans les brochures et sur les devis d’artisans. Ils ne
        promettent pourtant pas la même chose, et la confusion peut fausser un plan de
        financement.</p>
      <h2>Trois mécanismes côte à côte</h2>
      <table><caption>Déduction, réduction et crédit d’impôt : ce qui les distingue</caption>
        <thead><tr><th scope="col">Mécanisme</th>
            <th scope="col">Sur quoi il joue</th>
            <th scope="col">S’il dépasse l’impôt</th></tr></thead>
        <tbody>
          <tr><th scope="row">Déduction</th>
            <td>Le revenu ou le bénéfice, avant le calcul de l’impôt</td>
            <td>Sans objet : l’économie dépend de votre taux</td></tr>
          <tr><th scope="row">Réduction d’impôt</th>
            <td>L’impôt déjà calculé</td>
            <td>Le surplus est en principe perdu, sauf report prévu par le texte</td></tr>
          <tr><th scope="row">Crédit d’impôt</th>
            <td>L’impôt déjà calculé</td>
            <td>Le surplus peut, en principe, être remboursé</td></tr>
        </tbody>
      </table>
      <p>Cette dernière colonne change tout. Un foyer peu imposé ne tirera rien d’une réduction,
        alors qu’un crédit peut lui revenir. Pour une société sans bénéfice, la question se pose de
        la même façon.</p>
      <div class="exemple"><p><strong>Exemple :</strong> l’impôt calculé est de 300 €. Avec une
        réduction de 500 €, il tombe à zéro et 200 € s’évanouissent, sauf report. Avec un crédit du
        même montant, ces 200 € peuvent faire l’objet d’un remboursement.</p></div>
      <h2>« En principe », et pourquoi nous insistons</h2>
      <p>Chaque dispositif a son texte, sa durée et ses conditions. Certains crédits accordés aux
        entreprises s’imputent d’abord sur plusieurs exercices avant que le solde soit rendu.
        D’autres se heurtent à un plafond global ou à des règles européennes sur les aides. Une même
        dépense ne donne pas droit deux fois au même avantage.</p>
      <h2>Avant de compter dessus</h2>
      <ul>
        <li>Vérifiez que le dispositif existe encore à la date de la dépense.</li>
        <li>Demandez quelle condition vise le fournisseur, le matériel ou le bénéficiaire.</li>
        <li>Conservez la facture détaillée et l’attestation éventuelle.</li>
        <li>Situez le mois où l’argent reviendrait : rarement celui de l’achat.</li>
      </ul>
      <p>Un dernier avis, de méthode : un investissement qui n’a de sens qu’avec son avantage fiscal
        est un investissement fragile. Regardez d’abord s’il tient debout tout seul.</p>`,
  },
]

import type { SeedArticle } from '../seed-types.ts'

export const patrimoine: SeedArticle[] = [
  {
    slug: 'donation-preparer-une-transmission-en-famille',
    title: 'Donation : préparer une transmission en famille',
    summary:
      'Faire l’inventaire, écouter chacun, chiffrer avec un notaire : transmettre de son vivant se prépare.',
    motif: 'AEP',
    source: 'notaires.fr',
    html: `<p>On attend souvent un événement pour parler de transmission : un malaise, un départ à
        la retraite, une dispute. La donation demande l’inverse, du temps et du calme. Elle se
        prépare en trois conversations, dont une seule chez le notaire.</p>
      <figure><img src="{externalKey}-24-12.jpg" alt="Illustration : grandes et petites feuilles de papier découpé reliées par des cercles, évoquant un patrimoine qui passe d’une génération à l’autre" width="1200" height="800"><figcaption>Transmettre
        de son vivant : un partage qui se pense avant de se signer.</figcaption></figure>
      <h2>Première conversation : avec vous-même</h2>
      <p>Dressez l’inventaire. Logement, placements, parts de société, prêts en cours, contrats
        d’assurance-vie, donations déjà faites. Pour chaque bien, notez sa valeur approximative, le
        nom du propriétaire selon votre régime matrimonial et ce qu’il vous rapporte. Puis séparez
        ce dont vous aurez besoin, y compris très âgé, de ce que vous pouvez laisser partir. Une
        donation est en principe définitive.</p>
      <h2>Deuxième conversation : avec les vôtres</h2>
      <p>Qui veut quoi ? L’aîné n’a peut-être aucune envie de l’entreprise ; la cadette préférerait
        un appui maintenant qu’une maison plus tard. Écoutez sans trancher. L’égalité ne signifie
        pas que chacun reçoit la même chose, mais les écarts non expliqués deviennent des rancunes.
        Si l’un travaille déjà à vos côtés, dites clairement ce qui relève du salaire et ce qui
        relève du cadeau.</p>
      <h2>Troisième conversation : avec le notaire</h2>
      <p>Il traduit vos intentions en actes et chiffre leur coût. Plusieurs questions
        reviennent :</p>
      <ul>
        <li>donner la pleine propriété, ou la nue-propriété en gardant l’usage ;</li>
        <li>partager entre tous les enfants dans un même acte, pour figer les valeurs ;</li>
        <li>protéger le conjoint, surtout dans une famille recomposée ;</li>
        <li>prévoir le retour du bien si le bénéficiaire décède avant vous ;</li>
        <li>tenir compte de la part que la loi réserve aux enfants.</li>
      </ul>
      <h2>Et quand il y a une entreprise</h2>
      <p>Transmettre des titres touche à la fois la famille, la direction et l’impôt. Des régimes de
        faveur existent, en échange d’engagements à conserver et à diriger, qui se préparent
        longtemps avant. Nous établissons la valeur, les scénarios et leurs effets sur la
        trésorerie ; le notaire et, au besoin, l’avocat rédigent. Notre guide
        <a href="/nos-guides/gerer-son-patrimoine/transmettre">Transmettre</a> détaille ce partage
        des rôles.</p>
      <div class="encadre"><p class="encadre-titre">À savoir</p>
        <p>Un don de la main à la main n’échappe pas aux règles : il se déclare, et pourra être
          repris en compte lors de la succession. Gardez une trace écrite, même entre
          proches.</p></div>
      <p>Rien n’oblige à tout donner le même jour. Avancer par étapes, en revoyant l’inventaire
        après chaque changement familial, laisse le temps de corriger la trajectoire.</p>`,
  },
  {
    slug: 'epargne-de-precaution-combien-garder-disponible',
    title: 'Épargne de précaution : combien garder disponible ?',
    summary:
      'Partir de ses dépenses mensuelles et de la régularité de ses revenus plutôt que d’un montant tout fait.',
    motif: 'AEP',
    source: 'lafinancepourtous.com',
    html: `<p>« Trois mois de salaire », « six mois », « dix mille » : les conseils tout faits sur
        l’épargne de précaution ont un défaut, ils ne vous connaissent pas. Un fonctionnaire
        locataire et une restauratrice propriétaire de ses murs n’affrontent pas les mêmes
        imprévus.</p>
      <p>Repartons de votre vie. Additionnez d’abord les dépenses qui ne s’arrêtent jamais :
        logement, énergie, alimentation, assurances, crédits, scolarité, impôts ramenés au mois.
        Laissez de côté les loisirs, que l’on réduit quand il le faut. Vous obtenez le coût d’un
        mois sans fioriture.</p>
      <p>Demandez-vous ensuite combien de temps vos revenus pourraient s’interrompre ou baisser. Un
        indépendant regarde le délai avant indemnisation en cas d’arrêt, la saisonnalité de son
        activité et la ponctualité de ses clients. Plus les rentrées sont irrégulières, plus le
        nombre de mois à couvrir grandit. Un second revenu stable au foyer, à l’inverse, le
        réduit.</p>
      <div class="exemple"><p><strong>Exemple :</strong> un foyer dépense 2 000 € par mois pour
        l’indispensable et estime pouvoir traverser quatre mois creux. Sa réserve visée est de
        8 000 €, que le voisin ait moins ou davantage.</p></div>
      <p>Reste à savoir où la placer. Trois exigences : disponible sans préavis, sans risque de
        perte, séparée du compte courant. Les livrets réglementés répondent à cet usage ; le
        rendement vient après. Cherchez-le ailleurs, avec l’argent dont vous n’aurez pas besoin.</p>
      <div class="encadre"><p class="encadre-titre">Précision</p>
        <p>La réserve du foyer n’est pas la trésorerie de l’entreprise. Mélanger les deux donne
          l’illusion d’être protégé deux fois, alors qu’un même coup dur videra le tout.</p></div>
      <p>Pour la constituer, un virement automatique le jour de votre rémunération fait mieux que la
        volonté. Le <a href="/vos-outils/simulateurs/epargne">simulateur d’épargne</a> montre ce que
        donnent des versements réguliers.</p>`,
  },
  {
    slug: 'location-nue-ou-meublee-deux-logiques-differentes',
    title: 'Location nue ou meublée : deux logiques différentes',
    summary: 'Bail, équipement, imposition, gestion : comparer les deux formules avant d’acheter.',
    motif: 'AEP',
    source: 'service-public.gouv.fr',
    html: `<p>Même appartement, même rue, deux métiers. Louer vide, c’est confier un logement pour
        longtemps ; louer meublé, c’est fournir un équipement prêt à vivre et accepter une gestion
        plus présente. Le choix se fait avant l’achat, car il pèse sur le bien lui-même.</p>
      <h2>Ce qui les sépare</h2>
      <table><caption>Location nue et location meublée à usage de résidence principale</caption>
        <thead><tr><th scope="col">Sujet</th>
            <th scope="col">Location nue</th>
            <th scope="col">Location meublée</th></tr></thead>
        <tbody>
          <tr><th scope="row">Bail</th>
            <td>Durée plus longue, stabilité recherchée</td>
            <td>Durée plus courte, avec un régime propre aux étudiants</td></tr>
          <tr><th scope="row">Équipement</th>
            <td>Logement décent, sans mobilier</td>
            <td>Liste réglementaire de meubles et d’ustensiles, inventaire annexé</td></tr>
          <tr><th scope="row">Imposition</th>
            <td>Revenus fonciers</td>
            <td>Bénéfices industriels et commerciaux</td></tr>
          <tr><th scope="row">Comptabilité</th>
            <td>Déclaration des loyers et des charges</td>
            <td>Au régime réel, de vrais comptes, avec amortissement du bien</td></tr>
          <tr><th scope="row">Gestion</th>
            <td>Peu d’interventions entre deux locataires</td>
            <td>Rotation, usure du mobilier, remplacements</td></tr>
        </tbody>
      </table>
      <h2>L’impôt, mais pas seulement</h2>
      <p>L’amortissement attire vers le meublé : il réduit le bénéfice imposable sans dépense
        nouvelle. Il a son revers, puisque la revente peut tenir compte de ce qui a été déduit. Côté
        nu, de gros travaux peuvent créer un déficit, utilisable dans certaines limites. Le régime
        simplifié, lui, retire un forfait au lieu des charges réelles ; il convient rarement à un
        bien acheté à crédit et rénové.</p>
      <p>Regardez enfin le temps que vous avez. Un logement vide se loue, puis s’oublie presque,
        jusqu’au départ du locataire. Un meublé demande un inventaire à chaque entrée, une literie à
        changer, une comptabilité annuelle. Confier la gestion à une agence soulage, mais ampute le
        rendement ; comptez-la dès le premier calcul, même si vous pensez vous en passer.</p>
      <h2>Cinq vérifications avant de signer</h2>
      <ol>
        <li>Qui cherche à se loger dans ce quartier : familles, étudiants, salariés de
          passage ?</li>
        <li>Le règlement de copropriété et la commune autorisent-ils l’usage prévu ?</li>
        <li>Le diagnostic énergétique permet-il de louer, aujourd’hui et après les échéances
          annoncées ?</li>
        <li>Que reste-t-il chaque mois après crédit, charges, vacance et impôt ?</li>
        <li>Qui répondra quand la chaudière tombera en panne un dimanche ?</li>
      </ol>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>La location de courte durée obéit encore à d’autres règles : déclaration ou autorisation
          en mairie, fiscalité distincte. Ne transposez pas ce tableau à un meublé de
          tourisme.</p></div>
      <p>Si votre projet penche vers le meublé, la page <a href="/vous-etes/loueur-en-meuble">Loueur
        en meublé</a> décrit la tenue de ces comptes.</p>`,
  },
  {
    slug: 'clause-beneficiaire-a-relire-apres-chaque-changement-de-vie',
    title: 'Clause bénéficiaire : à relire après chaque changement de vie',
    summary:
      'Mariage, naissance, séparation, décès : vérifier que le contrat d’assurance-vie dit toujours ce que l’on souhaite.',
    motif: 'AEP',
    source: 'service-public.gouv.fr',
    html: `<p>C’est une phrase de quelques lignes, signée un jour à un guichet, puis oubliée. Elle
        désignera pourtant, parfois trente ans plus tard, celui ou celle qui recevra le capital du
        contrat d’assurance-vie. Qui l’a relue depuis ?</p>
      <h2>Les mots qui trompent</h2>
      <p>« Mon conjoint » vise la personne avec qui l’on est marié au décès, et pas forcément celle
        à qui vous pensiez en signant. Le partenaire de Pacs et le concubin ne sont pas des
        conjoints. Nommer quelqu’un lève cette incertitude, mais en crée une autre si la relation
        prend fin.</p>
      <p>« Mes enfants » mérite une suite : que devient la part de l’un s’il meurt avant vous ? La
        mention de ses propres descendants règle la question. Et l’expression « à défaut », suivie
        d’un second rang, évite que le capital ne revienne dans la succession.</p>
      <h2>Les jours où la relire</h2>
      <ul>
        <li>mariage, Pacs, séparation ;</li>
        <li>naissance ou adoption ;</li>
        <li>décès d’un bénéficiaire ;</li>
        <li>vente de l’entreprise, ou fort changement de patrimoine ;</li>
        <li>brouille, ou réconciliation.</li>
      </ul>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>Un bénéficiaire qui a accepté le contrat dans les formes doit donner son accord pour être
          remplacé. Modifier la clause n’est donc pas toujours une simple lettre.</p></div>
      <h2>Comment s’y prendre</h2>
      <p>Demandez à l’assureur le texte en vigueur, par écrit. Lisez-le à voix haute en imaginant
        trois situations. Pour une rédaction sur mesure, un notaire peut conserver la clause, et
        l’assureur n’en garde que la référence : discrétion et précision y gagnent. Pensez aussi à
        dire à quelqu’un que le contrat existe : un bénéficiaire qui l’ignore ne réclame rien.
        Enfin, notez la date de cette relecture sur la première page, pour savoir ce qui a changé
        depuis.</p>`,
  },
  {
    slug: 'dirigeant-faire-le-point-sur-sa-protection',
    title: 'Dirigeant : faire le point sur sa protection',
    summary:
      'Arrêt, invalidité, décès, retraite : mesurer ce que couvre le régime obligatoire et ce qui reste à prévoir.',
    motif: 'AEP',
    source: 'secu-independants.fr',
    html: `<p>Le dirigeant protège ses salariés, ses locaux, ses machines. Lui-même vient ensuite,
        quand il reste une heure. Ce bilan se fait pourtant avec un crayon, quatre relevés et une
        question simple : si je m’arrête demain, qui paie quoi, et combien de temps ?</p>
      <h2>Savoir de quel régime on dépend</h2>
      <p>Un gérant majoritaire et un président de société ne sont pas protégés de la même manière.
        Le premier relève des travailleurs indépendants, le second du régime général, en principe
        sans assurance chômage. Les professions libérales réglementées ont leurs propres caisses.
        Commencez par écrire le nom de la vôtre, puis ouvrez votre espace personnel : tout le reste
        en dépend.</p>
      <h2>Passer quatre situations en revue</h2>
      <h3>L’arrêt de travail</h3>
      <p>Regardez le délai avant la première indemnité, son mode de calcul et la durée pendant
        laquelle elle est servie, car l’ensemble varie d’une caisse à l’autre. Souvent, la base
        retenue est un revenu moyen de plusieurs années ; un exercice difficile la tire vers le bas.
        Comparez le montant obtenu avec vos dépenses personnelles, et pensez aux frais de
        l’entreprise qui continuent : loyer, emprunts, salaires.</p>
      <h3>L’invalidité</h3>
      <p>Moins évoquée que le décès, elle peut peser davantage : les charges demeurent, les revenus
        chutent, et la situation dure. Vérifiez la définition utilisée. Être incapable d’exercer son
        propre métier n’équivaut pas à être incapable d’exercer toute profession, et cette nuance
        décide de l’indemnisation.</p>
      <h3>Le décès</h3>
      <p>Qui reçoit un capital, qui touche une rente, et sous quel délai ? Le conjoint marié et le
        partenaire de Pacs ne sont pas toujours traités à l’identique. Demandez-vous aussi qui
        pourrait signer un virement la semaine suivante : sans délégation prévue, une entreprise
        saine se fige en quelques jours. Désigner d’avance un remplaçant, dans les statuts ou par
        mandat, coûte peu et se prépare avec un juriste.</p>
      <h3>La retraite</h3>
      <p>Demandez votre relevé de carrière et lisez chaque ligne, y compris les jobs d’été. Les
        années de revenu faible valident parfois moins que prévu. Une erreur se corrige mieux avec
        des bulletins retrouvés aujourd’hui qu’avec des souvenirs dans vingt ans. Simulez ensuite
        plusieurs âges de départ : l’écart entre deux dates voisines surprend souvent, dans un sens
        comme dans l’autre. Ne comptez pas trop sur la vente de l’entreprise, dont le prix reste une
        hypothèse.</p>
      <h2>Mesurer l’écart, puis choisir</h2>
      <p>Tracez un tableau de trois colonnes : ce dont le foyer a besoin, ce que verse le régime
        obligatoire, ce que couvrent déjà vos contrats. La différence est votre sujet. Faites
        l’exercice séparément pour chacune des quatre situations, car un même contrat peut couvrir
        l’une et ignorer les autres. Plusieurs réponses sont possibles :</p>
      <ul>
        <li>augmenter la réserve disponible, qui règle les petites absences ;</li>
        <li>souscrire ou revoir une prévoyance, en lisant d’abord les exclusions ;</li>
        <li>assurer les frais généraux de l’entreprise, distincts du revenu personnel ;</li>
        <li>épargner pour la retraite, en sachant si l’argent reste bloqué ;</li>
        <li>accepter un risque, à condition de l’avoir choisi.</li>
      </ul>
      <p>Certaines cotisations se déduisent du revenu professionnel sous conditions. L’avantage
        compte, mais il ne transforme pas un contrat inadapté en bonne idée, et les prestations
        seront alors souvent imposables.</p>
      <div class="encadre"><p class="encadre-titre">En pratique</p>
        <p>Réunissez dans une seule chemise : dernier avis d’impôt, relevé de carrière, conditions
          particulières de chaque contrat, tableau de vos emprunts avec leur assurance. Indiquez à
          un proche où elle se trouve, et à qui téléphoner en premier.</p></div>
      <h2>Y revenir chaque année</h2>
      <p>Un mariage, un enfant, un emprunt, un passage de l’entreprise individuelle à la société :
        la protection d’hier ne convient plus forcément. Nous proposons d’en parler après l’arrêté
        des comptes, lorsque votre revenu est connu. Notre mission
        <a href="/nos-missions/patrimoine-du-dirigeant">Patrimoine du dirigeant</a> consiste à
        chiffrer l’écart ; le choix d’un contrat se fait ensuite avec un professionnel de
        l’assurance habilité. Pour aller plus loin, lisez
        <a href="/nos-guides/gerer-son-patrimoine/preparer-sa-retraite">Préparer sa
        retraite</a>.</p>`,
  },
]

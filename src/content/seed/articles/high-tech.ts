import type { SeedArticle } from '../seed-types.ts'

export const highTech: SeedArticle[] = [
  {
    slug: 'mots-de-passe-un-gestionnaire-pour-toute-lequipe',
    title: 'Mots de passe : un gestionnaire pour toute l’équipe',
    summary:
      'Partager des accès sans les noter sur un papier : choisir l’outil et fixer trois règles simples.',
    motif: 'AEM',
    source: 'cnil.fr',
    html: `<p>Le mot de passe de la banque sous le clavier, celui de la messagerie connu de tous,
        celui du site perdu avec un ancien salarié. La scène est banale. Un gestionnaire de mots de
        passe y met fin : un coffre chiffré, une clé par personne, des accès que l’on partage sans
        les dicter.</p>
      <h2>Ce que l’outil doit savoir faire</h2>
      <ul>
        <li>créer un secret long et différent pour chaque service ;</li>
        <li>partager un accès par équipe, et le retirer d’un geste ;</li>
        <li>fonctionner sur les ordinateurs et les téléphones que vous utilisez ;</li>
        <li>prévoir un accès de secours si l’administrateur est absent ;</li>
        <li>permettre d’exporter vos données le jour où vous changez d’avis.</li>
      </ul>
      <p>Lisez aussi où les données sont hébergées et qui peut les déchiffrer. La réponse attendue
        est : personne, sauf vous.</p>
      <h2>Trois règles, pas davantage</h2>
      <ol>
        <li><strong>Un service, un secret.</strong> Jamais le même deux fois : la fuite d’un forum
          de bricolage ne doit pas ouvrir votre messagerie.</li>
        <li><strong>Une seule phrase à retenir.</strong> Celle du coffre, faite de plusieurs mots
          sans rapport entre eux, doublée d’une seconde vérification sur téléphone.</li>
        <li><strong>Un départ, un grand ménage.</strong> Quand un collaborateur s’en va, on retire
          ses droits et l’on renouvelle ce qu’il connaissait.</li>
      </ol>
      <h2>Commencer petit</h2>
      <p>Ne basculez pas tout en un jour. Prenez d’abord les cinq accès qui feraient mal : banque,
        messagerie, impôts, paie, nom de domaine. Une fois ceux-là à l’abri, ajoutez les autres au
        fil des connexions.</p>
      <div class="encadre"><p class="encadre-titre">À savoir</p>
        <p>Les codes de secours remis lors de l’activation s’impriment et se rangent sous clé, hors
          du bureau. Sans eux, un téléphone perdu peut fermer la porte à son propriétaire.</p></div>`,
  },
  {
    slug: 'hameconnage-cinq-indices-qui-doivent-alerter',
    title: 'Hameçonnage : cinq indices qui doivent alerter',
    summary:
      'Urgence, adresse inhabituelle, lien masqué, pièce jointe, demande de paiement : apprendre à lever le doute.',
    motif: 'AEM',
    source: 'cybermalveillance.gouv.fr',
    html: `<p>Un courriel de votre banque, un colis en attente, un fournisseur qui change de
        compte : l’hameçonnage imite ce que vous recevez tous les jours. Il ne vise pas les naïfs,
        il vise les gens pressés. Cinq indices aident à ralentir.</p>
      <h2>1. L’urgence</h2>
      <p>« Sous vingt-quatre heures », « dernier avis », « avant la fermeture du compte ». La peur
        raccourcit la lecture. Un organisme sérieux laisse le temps de vérifier.</p>
      <h2>2. L’adresse inhabituelle</h2>
      <p>Le nom affiché rassure, l’adresse derrière trahit : une lettre doublée, un domaine inconnu,
        une terminaison étrangère. Sur téléphone, touchez le nom pour la faire apparaître.</p>
      <h2>3. Le lien masqué</h2>
      <p>Survolez sans cliquer : l’adresse réelle s’inscrit en bas de l’écran. Mieux encore,
        n’utilisez pas le lien et rejoignez le site par vos favoris.</p>
      <h2>4. La pièce jointe</h2>
      <p>Une facture que vous n’attendiez pas, un fichier compressé, un document qui demande
        d’« activer le contenu » : on n’ouvre pas, on interroge l’expéditeur par un autre canal.</p>
      <h2>5. La demande de paiement</h2>
      <p>Nouveau compte bancaire, virement discret, ordre venu d’un dirigeant en voyage. Aucun
        paiement ne devrait partir sur la foi d’un message.</p>
      <div class="encadre"><p class="encadre-titre">En pratique</p>
        <p><img class="icone" src="{externalKey}-icone-info.jpg" alt="">Toute modification de
          coordonnées bancaires se confirme par un appel, à un numéro que vous possédiez déjà. Celui
          qui figure dans le message ne compte pas. Écrivez cette consigne et affichez-la près du
          poste qui fait les virements.</p></div>
      <h2>Et si quelqu’un a cliqué ?</h2>
      <p>Ne cherchez pas un coupable : celui qui craint un reproche se tait, et chaque heure compte.
        Changez le mot de passe concerné depuis un autre appareil, appelez la banque si un paiement
        est en jeu, prévenez votre prestataire informatique. Gardez le message comme preuve. Le site
        cybermalveillance.gouv.fr oriente ensuite les victimes, étape par étape.</p>`,
  },
  {
    slug: 'sauvegardes-la-regle-3-2-1-en-pratique',
    title: 'Sauvegardes : la règle 3-2-1 en pratique',
    summary:
      'Trois copies, deux supports, une hors des locaux : et surtout un test de restauration régulier.',
    motif: 'AEM',
    source: 'cyber.gouv.fr',
    html: `<p>Un café renversé, un cambriolage, un logiciel qui chiffre tout : les données
        disparaissent de façons très ordinaires. La règle 3-2-1 tient en une phrase : trois copies,
        sur deux supports différents, dont une ailleurs.</p>
      <figure><img src="{externalKey}-24-12.jpg" alt="Illustration : trois feuilles de papier découpé, dont une décalée à l’écart, et deux cercles évoquant des copies conservées en des lieux distincts" width="1200" height="800"><figcaption>Trois
        copies, et l’une d’elles loin des deux autres.</figcaption></figure>
      <h2>La traduire chez vous</h2>
      <table><caption>Un montage possible pour une petite entreprise</caption>
        <thead><tr><th scope="col">Copie</th>
            <th scope="col">Où</th>
            <th scope="col">Protège contre</th></tr></thead>
        <tbody>
          <tr><th scope="row">Les fichiers de travail</th>
            <td>Ordinateurs ou serveur du bureau</td>
            <td>Rien à elle seule : c’est l’original</td></tr>
          <tr><th scope="row">Copie locale</th>
            <td>Disque externe, débranché entre deux sauvegardes</td>
            <td>Panne, fausse manœuvre, virus</td></tr>
          <tr><th scope="row">Copie distante</th>
            <td>Service en ligne ou disque gardé dans un autre lieu</td>
            <td>Incendie, vol, dégât des eaux</td></tr>
        </tbody>
      </table>
      <p>Le débranchement compte. Un disque relié en permanence subit le même sort que l’ordinateur
        lorsqu’un rançongiciel se répand. Quant à la copie distante, chiffrez-la : elle sort de vos
        murs avec les données de vos clients et de vos salariés.</p>
      <h2>Synchroniser n’est pas sauvegarder</h2>
      <p>Un dossier synchronisé recopie aussi vos erreurs : effacez un fichier ici, il s’efface
        là-bas. Vérifiez que votre solution garde plusieurs versions et permet de remonter assez
        loin dans le temps.</p>
      <h2>Le test que personne ne fait</h2>
      <p>Une sauvegarde jamais restaurée n’est qu’un espoir. Choisissez une date fixe, par exemple
        le premier lundi de chaque trimestre, et procédez ainsi :</p>
      <ol>
        <li>tirer au sort trois documents, dont un ancien ;</li>
        <li>les restaurer sur un autre poste ;</li>
        <li>les ouvrir vraiment ;</li>
        <li>noter le temps qu’il a fallu.</li>
      </ol>
      <p>Si l’opération prend la journée, vous savez désormais combien durerait l’arrêt.</p>
      <div class="encadre"><p class="encadre-titre">Précision</p>
        <p>Vos logiciels en ligne ne sont pas exclus de la réflexion. Lisez ce que le contrat dit de
          la conservation, et exportez régulièrement ce que vous devez pouvoir présenter : factures,
          écritures, bulletins.</p></div>`,
  },
  {
    slug: 'facture-electronique-mettre-de-lordre-dans-ses-donnees',
    title: 'Facture électronique : mettre de l’ordre dans ses données',
    summary:
      'Identifiants, adresses, contacts : nettoyer son fichier clients avant de paramétrer son outil. Calendrier à vérifier à la source.',
    motif: 'AEM',
    source: 'impots.gouv.fr',
    html: `<p>On parle beaucoup de plateformes, rarement de carnets d’adresses. Pourtant, la
        première cause de rejet d’une facture électronique sera souvent banale : un identifiant
        faux, une société qui a déménagé, un client enregistré deux fois. Le ménage peut commencer
        sans attendre l’outil.</p>
      <h2>Exporter, puis regarder</h2>
      <p>Sortez votre fichier clients dans un tableur. Triez par nom, puis par identifiant. Les
        doublons se montrent d’eux-mêmes, ainsi que les lignes vides et les « divers » qui cachent
        de vrais clients.</p>
      <p>Ne supprimez rien à ce stade. Marquez d’une couleur les fiches à fusionner, d’une autre
        celles qui n’ont pas servi depuis longtemps, et demandez à la personne qui facture de
        relire : elle sait que « Martin Père » et « SARL Martin » ne font plus qu’un.</p>
      <h2>Les champs à vérifier</h2>
      <ul>
        <li><strong>Nom exact</strong> de la société, tel qu’il figure au registre, et non son
          enseigne.</li>
        <li><strong>SIREN</strong>, et SIRET lorsque l’établissement importe.</li>
        <li><strong>Numéro de TVA</strong> pour les clients qui en ont un.</li>
        <li><strong>Adresse de facturation</strong> et, si elle diffère, adresse de livraison.</li>
        <li><strong>Contact comptable</strong> : un nom, un courriel valide, un téléphone.</li>
        <li><strong>Nature du client</strong> : entreprise, administration, particulier, étranger.
          Le circuit n’est pas le même.</li>
      </ul>
      <p>Le simulateur de <a href="/vos-outils/simulateurs/verification-siren-et-tva">vérification
        SIREN et TVA</a> repère une faute de frappe. Il ne dit pas, en revanche, si la société
        existe encore : pour cela, l’annuaire public des entreprises fait foi.</p>
      <h2>Vos propres données aussi</h2>
      <p>Raison sociale, adresse du siège, numéro de TVA, coordonnées bancaires : vos factures
        affichent parfois trois versions de vous-même. Corrigez le modèle, puis le logiciel, puis la
        signature des courriels. Côté articles, donnez à chaque prestation un libellé compréhensible
        et un taux de TVA vérifié.</p>
      <h2>Tenir la maison propre</h2>
      <p>Désignez une personne qui crée les fiches, et une seule. Décidez des champs obligatoires.
        Demandez l’identifiant dès le devis, au moment où le client répond volontiers. Pour le choix
        de la solution et le paramétrage, notre mission
        <a href="/nos-missions/facturation-electronique">Facturation électronique</a> prend le
        relais.</p>
      <div class="encadre"><p class="encadre-titre">Attention</p>
        <p>Les dates d’entrée en vigueur dépendent de la taille de l’entreprise et selon qu’il
          s’agit de recevoir ou d’émettre ; elles ont déjà bougé. Ne vous fiez pas à un article,
          même celui-ci : consultez le calendrier officiel sur impots.gouv.fr.</p></div>`,
  },
  {
    slug: 'site-internet-les-verifications-avant-la-mise-en-ligne',
    title: 'Site internet : les vérifications avant la mise en ligne',
    summary:
      'Mentions légales, données personnelles, accessibilité : la liste à parcourir avant de publier.',
    motif: 'AEM',
    source: 'entreprendre.service-public.gouv.fr',
    html: `<p>Le site est beau, le prestataire attend votre accord, et l’on vous demande de
        « valider ». Avant de répondre oui, prenez une heure et cette liste. Elle évite les
        corrections gênées du lendemain.</p>
      <h2>Ce que la loi demande d’afficher</h2>
      <p>Des mentions légales accessibles depuis chaque page : qui édite, comment vous joindre, qui
        héberge, qui dirige la publication. Certaines professions y ajoutent leur ordre, leur
        assurance ou leur titre. Si vous vendez en ligne, les conditions de vente et le nom du
        médiateur doivent se trouver sans chercher.</p>
      <h2>Ce que vous faites des données</h2>
      <p>Parcourez le site comme un inconnu. À chaque formulaire, demandez-vous si toutes les cases
        sont utiles, où partent les réponses, et pendant combien de temps vous les gardez. Une page
        d’information le raconte en langue simple. Quant aux traceurs, refuser doit être aussi
        facile qu’accepter ; un site qui n’en pose aucun s’épargne le bandeau.</p>
      <h2>Ce que chacun peut lire</h2>
      <p>L’accessibilité n’est pas une finition. Essayez trois gestes : naviguer avec la seule
        touche de tabulation, agrandir le texte, lire l’écran en plein soleil. Les images ont-elles
        une description, les vidéos des sous-titres, les boutons un intitulé qui se comprend hors de
        son contexte ? Selon votre taille et votre activité, des obligations s’appliquent.</p>
      <h2>La dernière heure</h2>
      <ul>
        <li>adresse, horaires et téléphone exacts, y compris au pied de page ;</li>
        <li>un message d’essai par formulaire, reçu et lu ;</li>
        <li>liens et pages de l’ancien site redirigés ;</li>
        <li>droits vérifiés sur les photos, y compris celles des salariés ;</li>
        <li>nom de domaine enregistré à votre nom, et non à celui du prestataire ;</li>
        <li>sauvegarde et mises à jour confiées à quelqu’un.</li>
      </ul>
      <h2>Le regard de quelqu’un d’autre</h2>
      <p>Faites relire par une personne étrangère au métier. Si elle ne trouve pas en une minute ce
        que vous vendez et comment vous appeler, ce n’est pas elle qui se trompe.</p>`,
  },
]

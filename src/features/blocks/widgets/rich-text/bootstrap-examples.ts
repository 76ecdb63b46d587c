import type { Example } from '#framework/widget-kit/define-widget.ts'

/** A component of Bootstrap 4 as a provider writes it; decision 051 says what becomes of each. */
const component = (name: string, html: string): Example => ({
  name: `Bootstrap 4 : ${name}`,
  options: { html },
})

export const bootstrapExamples: readonly Example[] = [
  component(
    'titres et mots',
    `<h1 class="display-4">Clore son exercice <small class="text-muted">en trois temps</small></h1>
<p class="lead">Rassembler, vérifier, arrêter : l’ordre compte plus que la vitesse.</p>
<h3>Ce que vous lirez dans le dossier</h3>
<p class="font-weight-bold">Une balance se lit avant un bilan.</p>
<p>Le <abbr title="besoin en fonds de roulement" class="initialism">BFR</abbr> est <mark>ce que l’activité immobilise</mark>, <del>le solde du compte</del> <ins>et non la caisse</ins>. Tapez <kbd>Ctrl</kbd> pour le chercher : l’écran répond <samp>trouvé</samp>, soit <var>s</var> − <var>d</var>.</p>
<p class="text-right text-danger font-italic">Arrêté le 31 décembre</p>`,
  ),
  component(
    'citation',
    '<blockquote class="blockquote"><p class="mb-0">Une facture relancée le lendemain est une facture payée dans le mois.</p><footer class="blockquote-footer">Le carnet d’un gestionnaire, <cite title="Carnet">chapitre des relances</cite></footer></blockquote>',
  ),
  component(
    'listes',
    `<ul class="list-unstyled"><li>Factures d’achat</li><li>Factures de vente<ul><li>France</li><li>Étranger</li></ul></li><li>Relevés bancaires</li></ul>
<ul class="list-inline"><li class="list-inline-item">TVA</li><li class="list-inline-item">Paie</li><li class="list-inline-item">Impôt</li></ul>`,
  ),
  component(
    'liste de définitions',
    '<dl class="row"><dt class="col-sm-3">Actif</dt><dd class="col-sm-9">Ce que l’entreprise possède et ce qu’on lui doit.</dd><dt class="col-sm-3 text-truncate">Capitaux propres</dt><dd class="col-sm-9">Ce que les associés ont apporté, et les bénéfices qu’ils ont laissés.</dd><dt class="col-sm-3">Dettes</dt><dd class="col-sm-9">Ce qu’elle devra payer.</dd></dl>',
  ),
  component(
    'code',
    `<p>Dans le fichier des écritures, la colonne <code>CompteNum</code> porte le numéro du compte.</p>
<pre class="pre-scrollable"><code>JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|Debit|Credit
VE|Ventes|000412|20261130|411000|Clients|1200,00|0,00
VE|Ventes|000412|20261130|706000|Prestations|0,00|1000,00
VE|Ventes|000412|20261130|445710|TVA collectée|0,00|200,00</code></pre>`,
  ),
  component(
    'images',
    `<p>Le plan du quartier :</p>
<img src="/media/provider/demo/bureaux/centre.webp" class="img-fluid rounded" alt="Plan dessiné des rues autour du bureau du centre" width="960" height="600">
<p>Et celui de la gare, en vignette :</p>
<img src="/media/provider/demo/bureaux/gare.webp" class="img-thumbnail" alt="Plan dessiné des rues autour du bureau de la gare" width="960" height="600">`,
  ),
  component(
    'figure',
    '<figure class="figure"><img src="/media/provider/demo/articles/comment-lire-un-bulletin-de-paie/xxbig.webp" class="figure-img img-fluid rounded" alt="Dessin d’un bulletin de paie"><figcaption class="figure-caption text-right">Du brut au net, ligne après ligne.</figcaption></figure>',
  ),
  component(
    'tableau',
    '<div class="table-responsive-sm"><table class="table table-striped table-bordered table-hover table-sm"><caption>Trois mois de trésorerie</caption><thead class="thead-dark"><tr><th scope="col">Mois</th><th scope="col">Encaissements</th><th scope="col">Décaissements</th></tr></thead><tbody><tr><th scope="row">Janvier</th><td>18 400 €</td><td>15 200 €</td></tr><tr class="table-danger"><th scope="row">Février</th><td>12 100 €</td><td>16 900 €</td></tr><tr><th scope="row">Mars</th><td>21 000 €</td><td>17 300 €</td></tr></tbody></table></div>',
  ),
  component(
    'grille',
    '<div class="container"><div class="row no-gutters align-items-center"><div class="col-12 col-md-6 offset-md-1 order-2"><p>Avant l’échéance : vérifiez les montants et la date.</p></div><div class="col-md-5"><p class="text-muted">Après : gardez la preuve du dépôt.</p></div></div></div>',
  ),
  component(
    'alerte',
    '<div class="alert alert-danger alert-dismissible fade show" role="alert"><h4 class="alert-heading">La date approche</h4><p>La déclaration de résultat se dépose en mai. <a class="alert-link" href="/vos-outils/agenda">Voir l’agenda</a></p><hr><p class="mb-0">Un retard se paie.</p><button type="button" class="close" data-dismiss="alert" aria-label="Fermer"><span aria-hidden="true">&times;</span></button></div>',
  ),
  component(
    'pastille',
    `<p>Le guide de la facture électronique <span class="badge badge-primary">nouveau</span></p>
<p>Pièces en attente <span class="badge badge-pill badge-warning">4</span></p>`,
  ),
  component(
    'fil d’Ariane',
    `<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/">Accueil</a></li><li class="breadcrumb-item"><a href="/vos-outils">Vos outils</a></li><li class="breadcrumb-item active" aria-current="page">Lexique</li></ol></nav>
<p>Le lexique explique les mots du bilan.</p>`,
  ),
  component(
    'boutons',
    `<p><a class="btn btn-success btn-lg" href="/contact" role="button">Prendre rendez-vous</a> <a class="btn btn-outline-secondary" href="/vos-outils">Voir les outils</a> <a class="btn btn-link" href="/contact">Nous écrire</a></p>
<a class="btn btn-primary btn-block" href="/vos-outils/agenda">Ouvrir l’agenda</a>`,
  ),
  component(
    'groupe de boutons',
    '<p>Choisissez un simulateur :</p><div class="btn-toolbar" role="toolbar" aria-label="Simulateurs"><div class="btn-group" role="group"><a class="btn btn-secondary" href="/vos-outils/simulateurs/tva-ht-ttc">TVA</a><a class="btn btn-secondary" href="/vos-outils/simulateurs/remise">Remise</a></div><div class="btn-group"><button type="button" class="btn btn-info">Paie</button><button type="button" class="btn btn-info">Impôt</button></div></div>',
  ),
  component(
    'carte',
    '<div class="card" style="width: 18rem;"><img class="card-img-top" src="/media/provider/demo/articles/conges-payes-organiser-les-departs/xxbig.webp" alt="Dessin d’un calendrier de congés"><div class="card-header">Social</div><div class="card-body"><h5 class="card-title">Poser les congés</h5><h6 class="card-subtitle mb-2 text-muted">Avant l’été</h6><p class="card-text">Un planning affiché évite les refus de dernière minute.</p><a href="/vos-actualites/themes/social" class="card-link">Lire le thème</a></div><div class="card-footer text-muted">Mis à jour en mars</div></div>',
  ),
  component(
    'cartes côte à côte',
    '<div class="card-deck"><div class="card"><div class="card-body"><h5 class="card-title">Micro-entreprise</h5><p class="card-text">Un abattement tient lieu de charges.</p></div></div><div class="card"><div class="card-body"><h5 class="card-title">Régime réel</h5><p class="card-text">Chaque dépense compte, pièce à l’appui.</p></div></div><div class="card"><div class="card-body"><h5 class="card-title">Société</h5><p class="card-text">Le résultat est le sien, non le vôtre.</p></div></div></div>',
  ),
  component(
    'carrousel',
    '<div id="etapes" class="carousel slide" data-ride="carousel"><ol class="carousel-indicators"><li data-target="#etapes" data-slide-to="0" class="active"></li><li data-target="#etapes" data-slide-to="1"></li></ol><div class="carousel-inner"><div class="carousel-item active"><img src="/media/provider/demo/bureaux/centre.webp" class="d-block w-100" alt="Plan du bureau du centre"><div class="carousel-caption d-none d-md-block"><h5>Déposer</h5><p>Vos pièces arrivent au bureau du centre.</p></div></div><div class="carousel-item"><img src="/media/provider/demo/bureaux/gare.webp" class="d-block w-100" alt="Plan du bureau de la gare"><div class="carousel-caption d-none d-md-block"><h5>Relire</h5><p>Les comptes se relisent à la gare.</p></div></div></div><a class="carousel-control-prev" href="#etapes" role="button" data-slide="prev"><span class="sr-only">Précédent</span></a><a class="carousel-control-next" href="#etapes" role="button" data-slide="next"><span class="sr-only">Suivant</span></a></div>',
  ),
  component(
    'accordéon',
    '<div class="accordion" id="facture"><div class="card"><div class="card-header" id="tete-1"><h2 class="mb-0"><button class="btn btn-link" type="button" data-toggle="collapse" data-target="#mentions" aria-expanded="true" aria-controls="mentions">Que porte une facture ?</button></h2></div><div id="mentions" class="collapse show" aria-labelledby="tete-1" data-parent="#facture"><div class="card-body">Une date, un numéro, les deux parties, le détail et la TVA.</div></div></div><div class="card"><div class="card-header" id="tete-2"><h2 class="mb-0"><button class="btn btn-link collapsed" type="button" data-toggle="collapse" data-target="#conserver" aria-controls="conserver">Combien de temps la garder ?</button></h2></div><div id="conserver" class="collapse" aria-labelledby="tete-2" data-parent="#facture"><div class="card-body">Dix ans, comme toute pièce comptable.</div></div></div></div>',
  ),
  component(
    'repli, onglets et fenêtre',
    `<p><a class="btn btn-primary" data-toggle="collapse" href="#calcul" role="button" aria-controls="calcul">Voir le calcul</a></p><div class="collapse" id="calcul"><div class="card card-body">1 000 € hors taxes, 200 € de TVA, 1 200 € à payer.</div></div>
<ul class="nav nav-tabs" role="tablist"><li class="nav-item"><a class="nav-link active" data-toggle="tab" href="#mensuel" role="tab">Chaque mois</a></li><li class="nav-item"><a class="nav-link" data-toggle="tab" href="#trimestriel" role="tab">Chaque trimestre</a></li></ul><div class="tab-content"><div class="tab-pane fade show active" id="mensuel" role="tabpanel">La TVA du mois se déclare le mois suivant.</div><div class="tab-pane fade" id="trimestriel" role="tabpanel">Quatre déclarations par an suffisent aux plus petits montants.</div></div>
<button type="button" class="btn btn-info" data-toggle="modal" data-target="#pieces">Les pièces à joindre</button><div class="modal fade" id="pieces" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h5 class="modal-title">À joindre</h5><button type="button" class="close" data-dismiss="modal" aria-label="Fermer"><span>&times;</span></button></div><div class="modal-body"><p>Un relevé d’identité bancaire et les statuts signés.</p></div><div class="modal-footer"><button type="button" class="btn btn-secondary" data-dismiss="modal">Fermer</button></div></div></div></div>`,
  ),
  component(
    'menu déroulant',
    '<div class="dropdown"><button class="btn btn-secondary dropdown-toggle" type="button" data-toggle="dropdown" aria-expanded="false">Vos échéances</button><div class="dropdown-menu"><h6 class="dropdown-header">Par impôt</h6><a class="dropdown-item" href="/vos-outils/agenda">L’agenda fiscal</a><div class="dropdown-divider"></div><a class="dropdown-item" href="/vos-outils/lexique">Le lexique</a></div></div>',
  ),
  component(
    'formulaire',
    '<form><div class="form-group"><label for="chiffre">Votre chiffre d’affaires</label> <input type="text" class="form-control" id="chiffre"> <small class="form-text text-muted">Hors taxes, sur douze mois.</small></div><div class="form-group form-check"><input type="checkbox" class="form-check-input" id="tva"><label class="form-check-label" for="tva">Je suis soumis à la TVA</label></div><button type="submit" class="btn btn-primary">Calculer</button></form>',
  ),
  component(
    'groupe de saisie',
    '<p>Montant de la facture :</p><div class="input-group mb-3"><div class="input-group-prepend"><span class="input-group-text">Hors taxes</span></div><input type="text" class="form-control" aria-label="Montant"><div class="input-group-append"><span class="input-group-text">en euros</span></div></div>',
  ),
  component(
    'bandeau',
    '<div class="jumbotron"><h1 class="display-4">Créer son entreprise</h1><p class="lead">Du projet aux premiers comptes.</p><hr class="my-4"><p>Un guide en sept chapitres.</p><a class="btn btn-primary btn-lg" href="/nos-guides/creer-son-entreprise" role="button">Ouvrir le guide</a></div>',
  ),
  component(
    'groupe de liste',
    `<ul class="list-group"><li class="list-group-item active">Bilan</li><li class="list-group-item d-flex justify-content-between">Annexes <span class="badge badge-primary badge-pill">14</span></li></ul>
<div class="list-group"><a class="list-group-item list-group-item-action" href="/contact">Nous écrire</a><a class="list-group-item list-group-item-action" href="/vos-outils">Nos outils</a></div>`,
  ),
  component(
    'objet média',
    '<div class="media"><img class="mr-3" src="/media/provider/demo/motifs/AES.webp" width="64" height="48" alt=""><div class="media-body"><h5 class="mt-0">Embaucher</h5><p>La déclaration préalable part avant le premier jour.</p></div></div>',
  ),
  component(
    'navigation',
    `<ul class="nav nav-pills"><li class="nav-item"><a class="nav-link active" href="/vos-outils/agenda">Agenda</a></li><li class="nav-item"><a class="nav-link" href="/vos-outils/lexique">Lexique</a></li><li class="nav-item"><a class="nav-link" href="/vos-outils/simulateurs">Simulateurs</a></li></ul>
<nav class="nav flex-column"><a class="nav-link" href="/nos-guides/creer-son-entreprise">Créer</a><a class="nav-link" href="/contact">Nous écrire</a></nav>
<nav class="navbar navbar-expand-lg navbar-light bg-light"><a class="navbar-brand" href="/">Le cabinet</a><button class="navbar-toggler" type="button" data-toggle="collapse" data-target="#barre"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="barre"><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/contact">Contact</a></li></ul></div></nav>`,
  ),
  component(
    'pagination',
    '<p>La suite de l’article :</p><nav aria-label="Pages"><ul class="pagination"><li class="page-item disabled"><span class="page-link">Avant</span></li><li class="page-item active"><a class="page-link" href="/vos-outils">1</a></li><li class="page-item"><a class="page-link" href="/vos-outils/agenda">2</a></li><li class="page-item"><a class="page-link" href="/vos-outils/lexique">Après</a></li></ul></nav>',
  ),
  component(
    'progression',
    '<p>Votre dossier de clôture :</p><div class="progress"><div class="progress-bar bg-success" role="progressbar" style="width: 75%" aria-valuenow="75" aria-valuemin="0" aria-valuemax="100">75 % des pièces reçues</div></div>',
  ),
  component(
    'attente',
    '<div class="spinner-border text-primary" role="status"><span class="sr-only">Chargement…</span></div><p>Le tableau des taux est à jour.</p><button class="btn btn-primary" type="button" disabled><span class="spinner-grow spinner-grow-sm" role="status"></span> Calcul en cours</button>',
  ),
  component(
    'notification',
    '<div class="toast" role="alert"><div class="toast-header"><strong class="mr-auto">Rappel de TVA</strong> <small class="text-muted">il y a deux jours</small> <button type="button" class="ml-2 mb-1 close" data-dismiss="toast" aria-label="Fermer"><span>&times;</span></button></div><div class="toast-body">La déclaration de novembre est prête à signer.</div></div>',
  ),
  component(
    'lecteur',
    '<p>En trois minutes :</p><div class="embed-responsive embed-responsive-16by9"><iframe class="embed-responsive-item" src="https://www.youtube.com/embed/aBcDeFgHiJ1" title="Lire son bilan" allowfullscreen></iframe></div>',
  ),
  component(
    'bulles et suivi',
    '<ul id="plan" class="nav nav-pills"><li class="nav-item"><a class="nav-link" href="#avant-le-bilan">Avant</a></li><li class="nav-item"><a class="nav-link" href="#apres-le-bilan">Après</a></li></ul><div data-spy="scroll" data-target="#plan" data-offset="0"><h2 id="avant-le-bilan">Avant le bilan</h2><p>L’<a href="/vos-outils/lexique" data-toggle="tooltip" title="Liste de ce que l’on possède">inventaire</a> se fait le dernier jour.</p><h2 id="apres-le-bilan">Après le bilan</h2><p><button type="button" class="btn btn-secondary" data-toggle="popover" title="Assemblée" data-content="Dans les six mois">L’assemblée</button> approuve les comptes.</p></div>',
  ),
]

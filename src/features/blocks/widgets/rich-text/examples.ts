import type { Example } from '#framework/widget-kit/define-widget.ts'
import { bootstrapExamples } from './bootstrap-examples.ts'

/** Components of Bootstrap 4 in one text, as a provider mixes them. */
const BOOTSTRAP = `
<div class="alert alert-warning"><h4 class="alert-heading">Attention à la date</h4><p>La déclaration est due le 15 mai.</p></div>
<div class="accordion" id="questions">
<div class="card"><div class="card-header" id="q1"><h5 class="mb-0"><button class="btn btn-link" data-toggle="collapse" data-target="#collapseOne" aria-controls="collapseOne">Qui déclare ?</button></h5></div>
<div id="collapseOne" class="collapse show" data-parent="#questions"><div class="card-body"><p>L’employeur, chaque mois.</p></div></div></div>
<div class="card"><div class="card-header"><h5 class="mb-0"><button class="btn btn-link" data-toggle="collapse" data-target="#collapseTwo">Quand ?</button></h5></div>
<div id="collapseTwo" class="collapse"><div class="card-body"><p>Le 5 ou le 15.</p></div></div></div></div>
<p><a class="btn btn-success" data-toggle="collapse" href="#details">Lire le détail</a></p><div class="collapse" id="details"><div class="card card-body">Un détail.</div></div>
<div class="card-deck"><div class="card"><div class="card-header">Micro</div><div class="card-body"><h5 class="card-title">Simple</h5><p class="card-text">Un abattement.</p></div><div class="card-footer text-muted">Jusqu’au seuil</div></div>
<div class="card"><div class="card-header">Réel</div><div class="card-body"><h5 class="card-title">Exact</h5><p class="card-text">Les charges.</p></div><div class="card-footer text-muted">Au-delà</div></div></div>
<div class="row"><div class="col-md-6"><p>À gauche <span class="badge badge-primary">nouveau</span></p></div><div class="col-md-6"><p class="text-right text-muted">À droite</p></div></div>
<ul class="list-unstyled"><li>Sans puce</li><li class="font-weight-bold">En gras</li></ul>
<ul class="list-inline"><li class="list-inline-item">Un</li><li class="list-inline-item">Deux</li></ul>
<div class="list-group"><a class="list-group-item" href="/contact">Nous écrire</a><a class="list-group-item" href="/vos-outils">Nos outils</a></div>
<div class="media"><p class="h4">§</p><div class="media-body"><p>Un objet et son texte.</p></div></div>
<blockquote class="blockquote"><p>Compter, c’est prévoir.</p><footer class="blockquote-footer">Un dicton</footer></blockquote>
<p><a class="btn btn-primary" href="/contact">Écrire</a> <a class="btn btn-outline-secondary" href="/vos-outils">Voir</a></p>
<table class="table table-striped"><thead class="thead-dark"><tr><th scope="col">Taux</th></tr></thead><tbody><tr><td>20 %</td></tr></tbody></table>
<p><mark>marqué</mark> <del>ôté</del> <ins>ajouté</ins> <kbd>Ctrl</kbd> <span class="small">petit</span></p>`

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      html: '<h2>Une méthode simple</h2><p>Un rendez-vous, un calendrier, un interlocuteur.</p><ul><li>Vos pièces arrivent au fil de l’eau.</li><li>Les questions sont posées tôt.</li></ul>',
    },
  },
  {
    name: 'liens à jetons',
    options: {
      html: '<p><a href="/vos-actualites?semaine=%%AAAASS%%&amp;client=%%IDCLIENT%%">La lettre de la semaine</a></p>',
      tokenize_links: true,
    },
  },
  {
    name: 'à copier',
    options: {
      html: '<blockquote><p>Madame, Monsieur,</p><p>Sauf erreur, la facture reste due.</p></blockquote>',
      copyable: true,
    },
  },
  { name: 'chapô', options: { html: '<p>Des comptes lus avec vous.</p>', style: 'lead' } },
  {
    name: 'encadré',
    options: { html: '<p><strong>À savoir</strong> Gardez les originaux.</p>', style: 'boxed' },
  },
  {
    name: 'tableau',
    options: {
      html: '<table><caption>Rythme des déclarations</caption><thead><tr><th scope="col">Donnée</th><th scope="col">Rythme</th></tr></thead><tbody><tr><td>TVA</td><td>Mensuel</td></tr></tbody></table>',
    },
  },
  { name: 'composants de Bootstrap 4', options: { html: BOOTSTRAP } },
  ...bootstrapExamples,
]

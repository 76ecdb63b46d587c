export const card = (id: string, title: string, text: string, shown = ''): string =>
  `<div class="card"><div class="card-header" id="heading-${id}"><h5 class="mb-0">` +
  `<button class="btn btn-link" data-toggle="collapse" data-target="#${id}" aria-expanded="true" aria-controls="${id}">${title}</button>` +
  `</h5></div><div id="${id}" class="collapse${shown}" aria-labelledby="heading-${id}" data-parent="#accordion">` +
  `<div class="card-body">${text}</div></div></div>`

/** What a component is, as its chapter writes it, and as the site does. */
type Row = readonly [component: string, written: string, expected: string]

/** Components without script, well formed. */
export const WITHOUT_SCRIPT: readonly Row[] = [
  [
    'alert',
    '<div class="alert alert-danger alert-dismissible" role="alert"><h4 class="alert-heading">Attention</h4><p>a</p><button class="close" data-dismiss="alert"><span>&times;</span></button></div>',
    '<div class="encadre"><p class="encadre-titre">Attention</p><p>a</p></div>',
  ],
  [
    'card',
    '<div class="card"><img class="card-img-top" src="/media/a.webp" alt="a"><div class="card-header">Tête</div><div class="card-body"><h5 class="card-title">Titre</h5><h6 class="card-subtitle mb-2 text-muted">Sous</h6><p class="card-text">a</p></div><div class="card-footer text-muted">Pied</div></div>',
    '<div class="exemple"><img class="img-fluid" src="/media/a.webp" alt="a" loading="lazy" decoding="async"><div class="encadre-titre">Tête</div><div><p class="encadre-titre">Titre</p><p class="text-muted">Sous</p><p>a</p></div><div class="text-muted">Pied</div></div>',
  ],
  [
    'deck of cards',
    '<div class="card-deck"><div class="card">a</div><div class="card">b</div></div>',
    '<div class="row"><div class="col-md"><div class="exemple">a</div></div><div class="col-md"><div class="exemple">b</div></div></div>',
  ],
  [
    'rows and columns',
    '<div class="container"><div class="row no-gutters align-items-center"><div class="col-12 col-md-6 offset-md-3 order-2">a</div><div class="col-lg">b</div><div class="col-13 col-md-auto">c</div></div></div>',
    '<div><div class="row align-items-center"><div class="col-12 col-md-6">a</div><div class="col-lg">b</div><div class="col-md-auto">c</div></div></div>',
  ],
  [
    'badge',
    '<p>Neuf <span class="badge badge-pill badge-primary">4</span></p>',
    '<p>Neuf <span class="badge">4</span></p>',
  ],
  [
    'buttons',
    '<a class="btn btn-success btn-lg" href="/a">a</a><a class="btn btn-outline-secondary btn-block" href="/b">b</a>',
    '<a class="btn btn-primary" href="/a">a</a> <a class="btn btn-outline-primary btn-block" href="/b">b</a>',
  ],
  [
    'lists',
    '<ul class="list-unstyled"><li>a</li></ul><ul class="list-inline"><li class="list-inline-item">a</li></ul><div class="list-group"><a class="list-group-item" href="/a">a</a><button>b</button></div>',
    '<ul class="list-unstyled"><li>a</li></ul><ul class="list-unstyled row"><li class="col-auto">a</li></ul><ul><li><a href="/a">a</a></li><li>b</li></ul>',
  ],
  [
    'media object',
    '<div class="media"><img class="mr-3" src="/media/a.webp" alt=""><div class="media-body"><h5 class="mt-0">T</h5>a</div></div>',
    '<div class="row"><div class="col-auto"><img src="/media/a.webp" alt="" loading="lazy" decoding="async"></div><div class="col"><h5>T</h5>a</div></div>',
  ],
  [
    'words',
    '<p class="text-right text-danger font-weight-bold">a</p><p class="text-muted small">b</p><p class="font-italic text-center">c</p><p><mark>d</mark> <del>e</del> <ins>f</ins> <kbd>g</kbd> <samp>h</samp> <var>i</var></p>',
    '<p class="text-end"><strong>a</strong></p><p class="text-muted"><small>b</small></p><p class="text-center"><em>c</em></p><p><mark>d</mark> <del>e</del> <ins>f</ins> <kbd>g</kbd> <samp>h</samp> <var>i</var></p>',
  ],
  [
    'quotation',
    '<blockquote class="blockquote text-center"><p class="mb-0">a</p><footer class="blockquote-footer">b <cite title="c">d</cite></footer></blockquote>',
    '<blockquote class="text-center"><p>a</p><p>b <cite>d</cite></p></blockquote>',
  ],
  [
    'jumbotron',
    '<div class="jumbotron"><h1 class="display-4">a</h1><p class="lead">b</p><hr class="my-4"></div>',
    '<div class="encadre"><h2>a</h2><p class="lead">b</p><hr></div>',
  ],
  [
    'carousel, spinner, progress',
    '<div class="carousel slide"><ol class="carousel-indicators"><li></li></ol><div class="carousel-item active"><img src="/media/a.webp" alt="a"></div><a class="carousel-control-next" href="#c"><span class="sr-only">Next</span></a></div><div class="spinner-border"><span class="sr-only">Loading</span></div><div class="progress"><div class="progress-bar" style="width:25%">25 %</div></div>',
    '<div><div><img src="/media/a.webp" alt="a" loading="lazy" decoding="async"></div></div><div><div>25 %</div></div>',
  ],
  [
    'code',
    '<p>Un <code>&lt;section&gt;</code></p><pre class="pre-scrollable"><code>un\n  deux</code></pre>',
    '<p>Un <code>&lt;section&gt;</code></p><pre tabindex="0" role="group" aria-label="Code"><code>un\n  deux</code></pre>',
  ],
  [
    'description list',
    '<dl class="row"><dt class="col-sm-3">a</dt><dd class="col-sm-9">b</dd><dt class="col-sm-3 text-truncate">c</dt><dd class="col-sm-9">d</dd></dl>',
    '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>',
  ],
  [
    'table',
    '<table class="table table-sm table-bordered table-hover"><caption>C</caption><thead class="thead-light"><tr class="table-active"><th scope="col">a</th></tr></thead><tbody><tr class="table-success"><td class="bg-primary">b</td></tr></tbody></table>',
    '<div class="table-responsive" tabindex="0" role="group" aria-label="C"><table class="table"><caption>C</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></div>',
  ],
  [
    'figure and thumbnail',
    '<figure class="figure"><img src="/media/a.webp" class="figure-img img-fluid rounded" alt="a"><figcaption class="figure-caption text-right">b</figcaption></figure><img src="/media/a.webp" alt="c" class="img-thumbnail">',
    '<figure class="figure"><img class="img-fluid" src="/media/a.webp" alt="a" loading="lazy" decoding="async"><figcaption class="figure-caption text-end">b</figcaption></figure><img class="img-fluid" src="/media/a.webp" alt="c" loading="lazy" decoding="async">',
  ],
  [
    'navs',
    '<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active" href="/a">a</a></li><li class="nav-item"><a class="nav-link" href="/b">b</a></li></ul><nav class="nav flex-column"><a class="nav-link" href="/c">c</a><a class="nav-link" href="/d">d</a></nav>',
    '<ul class="list-unstyled row"><li class="col-auto"><a href="/a">a</a></li><li class="col-auto"><a href="/b">b</a></li></ul><ul><li><a href="/c">c</a></li><li><a href="/d">d</a></li></ul>',
  ],
  [
    'navbar',
    '<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="/">a</a><button class="navbar-toggler" data-toggle="collapse" data-target="#bar"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse" id="bar"><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="/b">b</a></li></ul></div></nav>',
    '<a href="/">a</a><div><ul><li><a href="/b">b</a></li></ul></div>',
  ],
  [
    'breadcrumb',
    '<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/a">a</a></li><li class="breadcrumb-item active" aria-current="page">b</li></ol></nav>',
    '<ul class="list-unstyled row"><li class="col-auto"><a href="/a">a</a></li><li class="col-auto">b</li></ul>',
  ],
  [
    'pagination',
    '<nav><ul class="pagination"><li class="page-item"><a class="page-link" href="/a">1</a></li><li class="page-item active"><span class="page-link">2</span></li></ul></nav>',
    '<ul class="list-unstyled row"><li class="col-auto"><a href="/a">1</a></li><li class="col-auto"><span>2</span></li></ul>',
  ],
  [
    'button group',
    '<div class="btn-toolbar" role="toolbar"><div class="btn-group" role="group"><button type="button" class="btn btn-secondary">a</button><button type="button" class="btn btn-secondary">b</button></div></div><div class="btn-group"><a class="btn btn-primary" href="/a">c</a><a class="btn btn-primary" href="/b">d</a></div>',
    '<div><div>a b</div></div><div><a class="btn btn-primary" href="/a">c</a> <a class="btn btn-primary" href="/b">d</a></div>',
  ],
  [
    'dropdown',
    '<div class="dropdown"><button class="btn dropdown-toggle" data-toggle="dropdown">a</button><div class="dropdown-menu"><h6 class="dropdown-header">b</h6><a class="dropdown-item" href="/a">c</a><div class="dropdown-divider"></div><a class="dropdown-item" href="/b">d</a></div></div>',
    '<div>a<ul><li><p>b</p></li><li><a href="/a">c</a></li><li><a href="/b">d</a></li></ul></div>',
  ],
  [
    'form',
    '<form><div class="form-group"><label for="e">a</label><input type="email" class="form-control" id="e"><small class="form-text text-muted">b</small></div><div class="form-check"><input type="checkbox" id="c"><label class="form-check-label" for="c">c</label></div><button type="submit" class="btn btn-primary">d</button></form>',
    '<div>a <small class="text-muted">b</small></div><div>c</div>d',
  ],
  [
    'input group',
    '<div class="input-group mb-3"><div class="input-group-prepend"><span class="input-group-text">a</span></div><input class="form-control"><div class="input-group-append"><span class="input-group-text">b</span></div></div>',
    '<div><div><span>a</span></div><div><span>b</span></div></div>',
  ],
  [
    'toast',
    '<div class="toast" role="alert"><div class="toast-header"><strong class="mr-auto">a</strong> <small>b</small><button class="ml-2 close" data-dismiss="toast"><span>&times;</span></button></div><div class="toast-body">c</div></div>',
    '<div><div><strong>a</strong> <small>b</small></div><div>c</div></div>',
  ],
  [
    'embed',
    '<div class="embed-responsive embed-responsive-16by9"><iframe class="embed-responsive-item" src="https://www.youtube.com/embed/aBcDeFgHiJ1" allowfullscreen></iframe></div>',
    '<div><p class="video-externe"><a href="https://www.youtube.com/watch?v=aBcDeFgHiJ1" rel="noopener noreferrer">Voir la vidéo sur YouTube</a></p></div>',
  ],
  [
    'list group',
    '<ul class="list-group"><li class="list-group-item active">a</li><li class="list-group-item d-flex">b <span class="badge badge-primary badge-pill">14</span></li></ul>',
    '<ul><li>a</li><li>b <span class="badge">14</span></li></ul>',
  ],
  [
    'list of media objects',
    '<ul class="list-unstyled"><li class="media"><img src="/media/a.webp" class="mr-3" alt=""><div class="media-body"><h5>a</h5>b</div></li></ul>',
    '<ul class="list-unstyled"><li class="row"><div class="col-auto"><img src="/media/a.webp" alt="" loading="lazy" decoding="async"></div><div class="col"><h5>a</h5>b</div></li></ul>',
  ],
  [
    'tooltip and popover',
    '<button class="btn" data-toggle="tooltip" title="x">a</button> <button class="btn" data-toggle="popover" title="x" data-content="y">b</button>',
    'a b',
  ],
  [
    'scrollspy',
    '<ul class="nav nav-pills" id="spy"><li class="nav-item"><a class="nav-link" href="#fat">a</a></li></ul><div data-spy="scroll" data-target="#spy"><h4 id="fat">b</h4><p>c</p></div>',
    '<ul class="list-unstyled row"><li class="col-auto"><a href="#fat">a</a></li></ul><div><h4 id="fat">b</h4><p>c</p></div>',
  ],
]

/** Components that a script opens, with theirs. */
export const WITH_SCRIPT: readonly (readonly [component: string, written: string])[] = [
  [
    'accordion',
    `<div id="accordion" class="accordion">${card('collapseOne', 'un', '<p>deux</p>', ' show')}${card('collapseTwo', 'trois', 'quatre')}</div>`,
  ],
  [
    'collapse',
    '<p><a class="btn" data-toggle="collapse" href="#plus">un</a> <button data-toggle="collapse" data-target="#plus">deux</button></p><div class="collapse" id="plus"><div class="card card-body">trois</div></div>',
  ],
  [
    'tabs',
    '<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link" data-toggle="tab" href="#a">un</a></li><li class="nav-item"><a data-toggle="tab" href="#b">deux</a></li></ul><div class="tab-content"><div class="tab-pane active" id="a">trois</div><div class="tab-pane" id="b">quatre</div></div>',
  ],
  [
    'modal',
    '<button class="btn" data-toggle="modal" data-target="#m">un</button><div class="modal" id="m"><div class="modal-dialog"><div class="modal-header"><h5 class="modal-title">deux</h5><button class="close" data-dismiss="modal"><span>&times;</span></button></div><div class="modal-body"><p>trois</p></div></div></div>',
  ],
]

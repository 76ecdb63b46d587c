import { describe, expect, test } from 'vitest'
import { faultsOfClean } from '../../../../../tests/html-soup.ts'
import { sanitiseArticle } from '../sanitise.ts'

const cleaned = (html: string): string => {
  const clean = sanitiseArticle(html)
  expect(faultsOfClean(clean)).toEqual([])
  expect(sanitiseArticle(clean)).toBe(clean)
  return clean
}

const card = (id: string, title: string, text: string, shown = ''): string =>
  `<div class="card"><div class="card-header" id="heading-${id}"><h5 class="mb-0">` +
  `<button class="btn btn-link" data-toggle="collapse" data-target="#${id}" aria-expanded="true" aria-controls="${id}">${title}</button>` +
  `</h5></div><div id="${id}" class="collapse${shown}" aria-labelledby="heading-${id}" data-parent="#accordion">` +
  `<div class="card-body">${text}</div></div></div>`

describe('B7 what Bootstrap 4 opens by script', () => {
  test('B7 an accordion of cards becomes sections with their ids', () => {
    expect(
      cleaned(
        `<div id="accordion" class="accordion">${card('collapseOne', 'Une', '<p>Un</p>', ' show')}${card('deux', 'Deux &amp; trois', 'Deux')}</div>`,
      ),
    ).toBe(
      '<details id="collapseOne" open><summary>Une</summary><div><p>Un</p></div></details>' +
        '<details id="deux"><summary>Deux &amp; trois</summary><div>Deux</div></details>',
    )
  })

  test('B7 a bare collapse, its first link and its other buttons', () => {
    expect(
      cleaned(
        '<p>Avant <a data-toggle="collapse" href="#plus" role="button" aria-controls="plus">Lire <b>plus</b></a> ' +
          '<button data-toggle="collapse" data-target="#plus">Encore</button></p>' +
          '<div class="collapse" id="plus"><div class="card card-body">Contenu</div></div>',
      ),
    ).toBe(
      '<p>Avant  <a href="#plus">Encore</a></p>' +
        '<details id="plus"><summary>Lire plus</summary><div class="exemple">Contenu</div></details>',
    )
    expect(
      cleaned(
        '<p><button data-toggle="collapse" aria-controls="x" aria-label="Voir"></button></p><div class="collapse" id="x">a</div>',
      ),
    ).toBe('<details id="x"><summary>Voir</summary>a</details>')
  })

  test('B7 the whole head of a section says what it is', () => {
    expect(
      cleaned(
        '<div class="card"><div class="card-header">Délais <a data-toggle="collapse" href="#c">+</a></div>' +
          '<div id="c" class="collapse">Trente jours</div></div>',
      ),
    ).toBe('<details id="c"><summary>Délais +</summary>Trente jours</details>')
  })

  test('B7 tabs and a modal lose nothing', () => {
    expect(
      cleaned(
        '<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link" data-toggle="tab" href="#a">A</a></li>' +
          '<li><a data-toggle="pill" href="#b">B</a></li></ul><div class="tab-content">' +
          '<div class="tab-pane fade show active" id="a">un</div><div class="tab-pane" id="b">deux</div></div>',
      ),
    ).toBe(
      '<details id="a" open><summary>A</summary>un</details><details id="b"><summary>B</summary>deux</details>',
    )
    expect(
      cleaned(
        '<button class="btn" data-toggle="modal" data-target="#m">Ouvrir</button><div class="modal" id="m"><div class="modal-dialog">' +
          '<button class="close" data-dismiss="modal">×</button><p>Texte</p><button data-dismiss="modal">Fermer</button></div></div>',
      ),
    ).toBe('<details id="m"><summary>Ouvrir</summary><div><p>Texte</p></div></details>')
  })

  test.each([
    ['a panel that nothing opens is shown', '<div class="collapse" id="a">x</div>', '<div>x</div>'],
    [
      'a button that opens nothing is text',
      '<p><button data-toggle="collapse" data-target="#a">x</button></p>',
      '<p>x</p>',
    ],
    [
      'a button around its panel',
      '<button data-toggle="collapse" data-target="#a">x<div class="collapse" id="a">y</div></button>',
      'x<div>y</div>',
    ],
    [
      'a panel around its button',
      '<div class="collapse" id="a"><button data-toggle="collapse" data-target="#a">x</button>y</div>',
      '<details id="a"><summary>x</summary>y</details>',
    ],
    [
      'two panels of one id',
      '<button data-toggle="collapse" data-target="#a">x</button><div class="collapse" id="a">y</div><div class="collapse" id="a">z</div>',
      '<details id="a"><summary>x</summary>y</details><div>z</div>',
    ],
    [
      'an id of the page’s own',
      '<button data-toggle="collapse" data-target="#menu">x</button><div class="collapse" id="menu">y</div>',
      '<details><summary>x</summary>y</details>',
    ],
    [
      'an id that leads nowhere',
      '<button data-toggle="collapse" data-target="#&quot;&gt;&lt;img">x</button><div class="collapse" id="&quot;&gt;&lt;img">y</div>',
      '<details><summary>x</summary>y</details>',
    ],
    [
      'nothing is closed',
      '<div class="accordion"><div class="card"><button data-toggle="collapse" data-target="#a">x</button><div class="collapse" id="a">y',
      '<details id="a"><summary>x</summary>y</details>',
    ],
    [
      'two that open in one heading, around a panel',
      '<h2><a data-toggle="collapse" href="#a">x</a><a data-toggle="collapse" href="#b">y</a><div class="collapse" id="b">z</div></h2><div class="collapse" id="a">w</div>',
      '<details id="b"><summary>y</summary>z</details><details id="a"><summary>x</summary>w</details>',
    ],
  ])('E4 %s', (_what, html, expected) => {
    expect(cleaned(html)).toBe(expected)
  })
})

describe('E4 components of Bootstrap 4 without script', () => {
  test.each([
    [
      'alert',
      '<div class="alert alert-danger alert-dismissible" role="alert"><h4 class="alert-heading">Attention</h4><p>a</p><button class="close" data-dismiss="alert"><span>&times;</span></button></div>',
      '<div class="encadre"><p class="encadre-titre">Attention</p><p>a</p></div>',
    ],
    [
      'card',
      '<div class="card"><img class="card-img-top" src="/media/a.webp" alt="a"><div class="card-header">Tête</div><div class="card-body"><h5 class="card-title">Titre</h5><h6 class="card-subtitle mb-2 text-muted">Sous</h6><p class="card-text">a</p></div><div class="card-footer text-muted">Pied</div></div>',
      '<div class="exemple"><img class="img-fluid" src="/media/a.webp" alt="a" loading="lazy" decoding="async"><div class="encadre-titre">Tête</div><div><p class="encadre-titre">Titre</p><h6 class="text-muted">Sous</h6><p>a</p></div><div class="text-muted">Pied</div></div>',
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
      '<a class="btn btn-primary" href="/a">a</a><a class="btn btn-outline-primary btn-block" href="/b">b</a>',
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
  ])('E4 %s', (_what, html, expected) => {
    expect(cleaned(html)).toBe(expected)
  })

  test('B7 names of the page’s own parts are none of an article’s', () => {
    expect(
      cleaned('<div class="site-header feed-items widget accordion-item stretched-link">a</div>'),
    ).toBe('<div>a</div>')
  })
})

import { describe, expect, test } from 'vitest'
import { faultsOfClean } from '../../../../../tests/html-soup.ts'
import { card, WITHOUT_SCRIPT } from './bootstrap-examples.ts'
import { sanitiseArticle } from '../sanitise.ts'

const cleaned = (html: string): string => {
  const clean = sanitiseArticle(html)
  expect(faultsOfClean(clean)).toEqual([])
  expect(sanitiseArticle(clean)).toBe(clean)
  return clean
}

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
    ).toBe('<details id="x"><summary>Voir</summary><div>a</div></details>')
  })

  test('B7 the whole head of a section says what it is', () => {
    expect(
      cleaned(
        '<div class="card"><div class="card-header">Délais <a data-toggle="collapse" href="#c">+</a></div>' +
          '<div id="c" class="collapse">Trente jours</div></div>',
      ),
    ).toBe('<details id="c"><summary>Délais +</summary><div>Trente jours</div></details>')
  })

  test('B7 tabs and a modal lose nothing', () => {
    expect(
      cleaned(
        '<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link" data-toggle="tab" href="#a">A</a></li>' +
          '<li><a data-toggle="pill" href="#b">B</a></li></ul><div class="tab-content">' +
          '<div class="tab-pane fade show active" id="a">un</div><div class="tab-pane" id="b">deux</div></div>',
      ),
    ).toBe(
      '<details id="a" open><summary>A</summary><div>un</div></details><details id="b"><summary>B</summary><div>deux</div></details>',
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
      '<details id="a"><summary>x</summary><div>y</div></details>',
    ],
    [
      'two panels of one id',
      '<button data-toggle="collapse" data-target="#a">x</button><div class="collapse" id="a">y</div><div class="collapse" id="a">z</div>',
      '<details id="a"><summary>x</summary><div>y</div></details><div>z</div>',
    ],
    [
      'an id of the page’s own',
      '<button data-toggle="collapse" data-target="#menu">x</button><div class="collapse" id="menu">y</div>',
      '<details><summary>x</summary><div>y</div></details>',
    ],
    [
      'an id that leads nowhere',
      '<button data-toggle="collapse" data-target="#&quot;&gt;&lt;img">x</button><div class="collapse" id="&quot;&gt;&lt;img">y</div>',
      '<details><summary>x</summary><div>y</div></details>',
    ],
    [
      'nothing is closed',
      '<div class="accordion"><div class="card"><button data-toggle="collapse" data-target="#a">x</button><div class="collapse" id="a">y',
      '<details id="a"><summary>x</summary><div>y</div></details>',
    ],
    [
      'other buttons of a section that may not have the page’s id',
      '<button data-toggle="collapse" data-target="#search-query">x</button><div class="collapse" id="search-query">y</div><p><a data-toggle="collapse" href="#search-query">z</a></p>',
      '<details><summary>x</summary><div>y</div></details><p>z</p>',
    ],
    [
      'a list that opens',
      '<button data-toggle="collapse" data-target="#a">x</button><ul class="collapse" id="a"><li>y</li></ul>',
      '<details id="a"><summary>x</summary><ul><li>y</li></ul></details>',
    ],
    [
      'an item that opens',
      '<ul><li><button data-toggle="collapse" data-target="#a">x</button></li><li class="collapse" id="a">y</li></ul>',
      '<ul><li><details id="a"><summary>x</summary><div>y</div></details></li></ul>',
    ],
    [
      'a row that opens',
      '<table><tr><td><button data-toggle="collapse" data-target="#a">x</button></td></tr><tr class="collapse" id="a"><td>y</td></tr></table>',
      '<div class="table-responsive" tabindex="0" role="group" aria-label="Tableau"><table><tr><td>x</td></tr><tr><td>y</td></tr></table></div>',
    ],
    [
      'a button that closes and is never closed',
      '<div class="alert"><button class="close" data-dismiss="alert"><span>&times;</span><p>x</p></div><p>y</p>',
      '<div class="encadre"><span>×</span><p>x</p></div><p>y</p>',
    ],
    [
      'two that open in one heading, around a panel',
      '<h2><a data-toggle="collapse" href="#a">x</a><a data-toggle="collapse" href="#b">y</a><div class="collapse" id="b">z</div></h2><div class="collapse" id="a">w</div>',
      '<details id="b"><summary>y</summary><div>z</div></details><details id="a"><summary>x</summary><div>w</div></details>',
    ],
  ])('E4 %s', (_what, html, expected) => {
    expect(cleaned(html)).toBe(expected)
  })
})

describe('E4 components of Bootstrap 4 without script', () => {
  test.each(WITHOUT_SCRIPT)('E4 %s', (_what, html, expected) => {
    expect(cleaned(html)).toBe(expected)
  })

  test('B7 names of the page’s own parts are none of an article’s', () => {
    expect(
      cleaned('<div class="site-header feed-items widget accordion-item stretched-link">a</div>'),
    ).toBe('<div>a</div>')
  })

  test('E4 what a frame holds for who has none is no text, be the frame a control', () => {
    expect(cleaned('<p>a</p><iframe data-dismiss="modal"><a href="https://x.example">b</a>')).toBe(
      '<p>a</p>',
    )
  })
})

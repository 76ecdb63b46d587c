import { readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  BARE_ARTICLE,
  BARE_FEED_ITEM,
  BARE_MENU,
  FULL_ARTICLE,
  FULL_FEED_ITEM,
  FULL_MENU,
  SOURCED_ARTICLE,
  SOURCED_FEED_ITEM,
  VIDEO_ARTICLE,
} from './template-examples.ts'
import { TEMPLATE_NAMES, type TemplateName } from '../rules/template-name.ts'
import type { Template } from '#framework/widget-kit/template.ts'
import { compileTemplate } from './template.tsx'

const folder = new URL('./bs4/', import.meta.url)

function compileFile(name: TemplateName): Template {
  const text = readFileSync(new URL(`${name}.html`, folder), 'utf8')
  return compileTemplate(text, { name, htmlFields: name === 'article/article' ? ['text'] : [] })
}

/** Without the preload links that React puts in front for images that are not lazy. */
const draw = (name: TemplateName, values: object): string =>
  renderToStaticMarkup(compileFile(name).render(values)).replace(
    /^(?:<link rel="preload"[^>]*>)+/,
    '',
  )

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'no-inline-style': 'error' },
})

function faultsOf(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  )
}

const EXAMPLES: [TemplateName, string, object][] = [
  ['menu/menu-icon-top', 'full', FULL_MENU],
  ['menu/menu-icon-top', 'bare', BARE_MENU],
  ['card/card-magazine', 'full', FULL_FEED_ITEM],
  ['card/card-magazine', 'eager', { ...FULL_FEED_ITEM, image_placeholder: '', loading: 'eager' }],
  ['card/card-magazine', 'bare', BARE_FEED_ITEM],
  ['card/card-magazine', 'of a public feed', SOURCED_FEED_ITEM],
  ['card/card-thumbnail', 'full', FULL_FEED_ITEM],
  ['card/card-thumbnail', 'of a public feed', SOURCED_FEED_ITEM],
  ['card/card-thumbnail', 'bare', BARE_FEED_ITEM],
  ['article/article', 'full', FULL_ARTICLE],
  ['article/article', 'with a video', VIDEO_ARTICLE],
  ['article/article', 'of a public feed', SOURCED_ARTICLE],
  ['article/article', 'bare', BARE_ARTICLE],
]

test('F1 the files of the plugin are the templates that have a name', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''))
  expect(files.toSorted()).toEqual(TEMPLATE_NAMES.toSorted())
})

test.each(TEMPLATE_NAMES)('F3 %s needs no stylesheet or script of its own', (name) => {
  const { hasOwnCss, hasOwnJs } = compileFile(name)
  expect([hasOwnCss, hasOwnJs]).toEqual([false, false])
})

test.each(TEMPLATE_NAMES)('F1 %s names its variables in its leading comment', (name) => {
  const text = readFileSync(new URL(`${name}.html`, folder), 'utf8')
  const [comment = ''] = text.split('}}', 1)
  const used = [...text.slice(comment.length).matchAll(/\{\{\{?[#^]?\s*([a-z]\w*)/gi)].map(
    (match) => match[1] ?? '',
  )
  expect(
    new Set(used.filter((variable) => !new RegExp(`\\b${variable}\\b`).test(comment))),
  ).toEqual(new Set())
})

test('F0 the documentation names every variable', () => {
  const documentation = readFileSync(
    new URL('../../../../docs/templates.md', import.meta.url),
    'utf8',
  )
  const examples = [FULL_FEED_ITEM, VIDEO_ARTICLE, FULL_MENU, ...FULL_MENU.items]
  const video = VIDEO_ARTICLE.video
  const names = [...examples, video, ...(video?.captions ?? [])].flatMap((values) =>
    Object.keys(values ?? {}),
  )
  expect(names.filter((name) => !documentation.includes(`\`${name}\``))).toEqual([])
})

test.each(EXAMPLES)('F1 %s, %s, is valid HTML', (name, _how, values) => {
  expect(faultsOf(draw(name, values))).toEqual([])
})

test.each(TEMPLATE_NAMES)('F4 %s draws without any value', (name) => {
  expect(draw(name, {})).toMatch(/^<(?:article|nav) class="/)
})

describe.each(['card/card-magazine', 'card/card-thumbnail'] as const)('%s', (name) => {
  test('K is an article.feed-item with the motif and the classes of the widget', () => {
    const base = name.replace('card/', '')
    expect(draw(name, FULL_FEED_ITEM)).toMatch(
      new RegExp(`^<article class="card ${base} feed-item h-100" data-motif="AEF">`),
    )
    expect(draw(name, BARE_FEED_ITEM)).toMatch(
      new RegExp(`^<article class="card ${base} feed-item" data-motif="">`),
    )
  })

  test('D1 the title has the element and exactly the classes of its values', () => {
    expect(draw(name, FULL_FEED_ITEM)).toContain(
      `<h3 class="item-title text-body h4" id="w1459-a12-title">${FULL_FEED_ITEM.title}</h3>`,
    )
    expect(
      draw(name, { ...FULL_FEED_ITEM, title_tag: 'h2', title_class: 'item-title text-body h6' }),
    ).toContain('<h2 class="item-title text-body h6"')
  })

  test('D11 one link a card: « Lire la suite », described by the title', () => {
    const html = draw(name, FULL_FEED_ITEM)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain(
      '<a class="item-link stretched-link" href="/?article=[%22AEF%22]|facturation-electronique" aria-describedby="w1459-a12-title">Lire la suite</a>',
    )
  })

  test('P1 an article of a public feed has a second link, to the original, before the first', () => {
    const html = draw(name, SOURCED_FEED_ITEM)
    expect(html.match(/<a /g)).toHaveLength(2)
    expect(html).toContain(
      '<p class="card-source"><a class="item-source" href="https://bofip.impots.gouv.fr/bofip/42" rel="noopener noreferrer" aria-describedby="w1459-a12-title">Source : BOFiP</a></p>',
    )
    expect(html.indexOf('item-source')).toBeLessThan(html.indexOf('stretched-link'))
  })

  test('F4 a source whose address would run is not linked to', () => {
    const html = draw(name, { ...SOURCED_FEED_ITEM, source_url: 'javascript:alert(1)' })
    expect(html).not.toContain('javascript:')
  })

  test('D14 an image waits with a placeholder, its address beside it, and is in noscript', () => {
    const html = draw(name, FULL_FEED_ITEM)
    expect(html).toMatch(
      /<img [^>]*src="\/assets\/attente\.svg" data-src="\/media\/provider\/24-11\/facture\.jpg" lazyloading="1"/,
    )
    expect(html).toContain(
      '<source type="image/avif" srcSet="/assets/attente.svg" data-srcset="/media/provider/24-11/facture.avif"/>',
    )
    expect(html).toMatch(
      /<noscript><img [^>]*src="\/media\/provider\/24-11\/facture\.jpg"\/><\/noscript>/,
    )
  })

  test('D14 an image in several widths offers them, waiting or not', () => {
    const several = {
      ...FULL_FEED_ITEM,
      image1_srcset: '/a/xbig.webp 720w, /a/xxbig.webp 1440w',
      image1_avif_srcset: '/a/xbig.avif 720w, /a/xxbig.avif 1440w',
      image_sizes: '92vw',
    }
    const waiting = draw(name, several)
    expect(waiting).toContain(
      '<source type="image/avif" srcSet="/assets/attente.svg 1w" data-srcset="/a/xbig.avif 720w, /a/xxbig.avif 1440w" sizes="92vw"/>',
    )
    expect(waiting).toContain(
      'sizes="92vw" srcSet="/assets/attente.svg 1w" data-srcset="/a/xbig.webp 720w, /a/xxbig.webp 1440w" src="/assets/attente.svg"',
    )
    expect(draw(name, { ...several, image_placeholder: '' })).toContain(
      'sizes="92vw" srcSet="/a/xbig.webp 720w, /a/xxbig.webp 1440w"',
    )
  })

  test('D14 an image without placeholder loads by itself', () => {
    const html = draw(name, { ...FULL_FEED_ITEM, image_placeholder: '', loading: 'eager' })
    expect(html).toMatch(
      /<img [^>]*loading="eager"[^>]*src="\/media\/provider\/24-11\/facture\.jpg"\/>/,
    )
    expect(html).toContain(
      '<source type="image/avif" srcSet="/media/provider/24-11/facture.avif"/>',
    )
    expect(html).not.toMatch(/lazyloading|data-src|noscript/)
  })

  test('D10 an image of unknown size is drawn without size', () => {
    expect(draw(name, FULL_FEED_ITEM)).toContain('width="600" height="400"')
    const unknown = { ...FULL_FEED_ITEM, image_width: 0, image_height: 0 }
    expect(draw(name, unknown)).not.toMatch(/<img [^>]*(?:width|height)=/)
  })

  test('D10 a card without image has the place for its motif’s illustration', () => {
    const illustrated = '<div class="card-picture is-illustrated">'
    expect(draw(name, BARE_FEED_ITEM).split(illustrated)).toHaveLength(2)
    expect(draw(name, FULL_FEED_ITEM)).not.toContain('is-illustrated')
  })

  test('F0 summary, date, motif and image are left out when their values are empty', () => {
    const full = draw(name, FULL_FEED_ITEM)
    const bare = draw(name, BARE_FEED_ITEM)
    for (const part of ['<img', '<source', '<noscript', 'item-resume', '<time']) {
      expect(full).toContain(part)
      expect(bare).not.toContain(part)
    }
    expect(full).toContain(
      'datetime="2026-04-01T06:00:00.000Z">01/04/2026</time>'.replace('datetime', 'dateTime'),
    )
  })
})

test('D1 a news card shows its motif', () => {
  expect(draw('card/card-magazine', FULL_FEED_ITEM)).toContain(
    '<span class="badge badge-motif">Fiscal</span>',
  )
  expect(draw('card/card-magazine', BARE_FEED_ITEM)).not.toContain('badge')
})

test('D1 a video card shows a play mark and its duration, when it is a video', () => {
  const video = draw('card/card-thumbnail', FULL_FEED_ITEM)
  expect(video).toContain('<span class="play-mark" aria-hidden="true">')
  expect(video).toContain(
    '<p class="badge item-duration"><span class="sr-only">Durée </span>1 min 30</p>',
  )
  expect(draw('card/card-thumbnail', BARE_FEED_ITEM)).not.toMatch(/play-mark|item-duration/)
})

describe('article/article', () => {
  test('K is an article with its number', () => {
    expect(draw('article/article', FULL_ARTICLE)).toMatch(
      /^<article class="article article-large" data-article-id="12"/,
    )
  })

  test('A2 its title is the h1 of the page, or the element of its values', () => {
    expect(draw('article/article', FULL_ARTICLE)).toContain(
      `<h1 class="article-title">${FULL_ARTICLE.title}</h1>`,
    )
    const bare = draw('article/article', BARE_ARTICLE)
    expect(bare).toContain('<h2 class="article-title h1">Facturation électronique</h2>')
    expect(bare).not.toContain('<h1')
  })

  test('E2 dates, reading time and credit are whole sentences', () => {
    const html = draw('article/article', FULL_ARTICLE)
    expect(html).toContain('>Article publié le 01/04/2026, mis à jour le 03/04/2026<')
    expect(html).toContain('>Temps de lecture estimé : 3 minutes<')
    expect(html).toContain('>Crédit photo : Atelier Marne, 2026</figcaption>')
  })

  test('E4 its body is the sanitised HTML of the values', () => {
    expect(draw('article/article', FULL_ARTICLE)).toContain(
      `<div class="article-body">${FULL_ARTICLE.text}</div>`,
    )
  })

  test('P1 an excerpt of a public feed says whose it is under its title, with the way there', () => {
    const html = draw('article/article', SOURCED_ARTICLE)
    expect(html).toContain(
      '<p class="article-origin"><a href="https://bofip.impots.gouv.fr/bofip/42" rel="noopener noreferrer">Source : BOFiP</a></p> </div>',
    )
    expect(html).not.toMatch(/lead|reading-time/)
    expect(draw('article/article', FULL_ARTICLE)).not.toContain('article-origin')
  })

  test('E5 « Tous les articles » is a full-width primary button', () => {
    expect(draw('article/article', FULL_ARTICLE)).toContain(
      '<a class="btn btn-primary btn-block w-100" href="/vos-actualites/infos-pratiques/fil-dactualites">Tous les articles</a>',
    )
  })

  test('E8 a video has a player with captions, in place of the image', () => {
    const html = draw('article/article', VIDEO_ARTICLE)
    expect(html).toMatch(
      /<video [^>]*controls=""[^>]*preload="none" poster="\/media\/provider\/minute\.jpg" width="1280" height="720"/,
    )
    expect(html).toContain(
      '<track kind="captions" src="/media/provider/minute.fr.vtt" srcLang="fr" label="Français" default=""/>',
    )
    expect(html).toContain(
      '<track kind="captions" src="/media/provider/minute.en.vtt" srcLang="en" label="English"/>',
    )
    expect(html).not.toContain('<img')
    expect(html).toContain('Crédit photo')
  })

  test('F0 what is empty leaves no element behind', () => {
    expect(draw('article/article', BARE_ARTICLE)).toBe(
      '<article class="article" data-article-id="13" data-motif=""><div class="article-header"><h2 class="article-title h1">Facturation électronique</h2> </div> </article>',
    )
  })
})

describe('menu/menu-icon-top', () => {
  const html = draw('menu/menu-icon-top', FULL_MENU)

  test('C5 is a list of tiles in 1, 2 or 4 columns, centred on demand', () => {
    expect(html).toContain(
      '<ul class="menu-items row list-unstyled justify-content-center text-center">',
    )
    expect(html.match(/<li class="menu-item col-12 col-sm-6 col-lg-3/g)).toHaveLength(3)
    expect(draw('menu/menu-icon-top', { ...FULL_MENU, centered: false })).toContain(
      '<ul class="menu-items row list-unstyled">',
    )
  })

  test('B6 the current entry and its link are marked current and active', () => {
    expect(html).toContain(
      '<li class="menu-item col-12 col-sm-6 col-lg-3 current active" data-motif="AEF"><a class="menu-link current active" href="/fiscal" aria-current="page">',
    )
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html.match(/current active/g)).toHaveLength(2)
  })

  test('C3 an entry shows its media, else its icon, else neither', () => {
    const [fiscal = '', social = '', juridique = ''] = html.split('<li').slice(1)
    expect(fiscal).toContain('aria-hidden="true"><use href="/assets/icons.svg#bank"></use></svg>')
    expect(fiscal).not.toContain('<img')
    expect(social).toMatch(/<img [^>]*alt="" [^>]*src="\/media\/social\.svg"/)
    expect(social).not.toContain('<svg')
    expect(juridique).not.toMatch(/<img|<svg/)
  })

  test('C3 an entry shows its label and its line of text', () => {
    expect(html).toContain(
      '<span class="menu-label">Fiscal</span> <span class="menu-description">Impôts et déclarations</span>',
    )
    expect(html.match(/menu-description/g)).toHaveLength(1)
  })
})

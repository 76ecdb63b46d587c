/** The page that Chromium draws for each slide: HTML for the words, SVG for the figure. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawFigure } from './figures/draw-figure.ts'
import { definitions } from './frame.ts'
import { times } from './geometry.ts'
import { INK, mix, PAPER, tintsOf } from './palette.ts'
import type { Film, Slide } from './video-slides.ts'

const FIRM = 'Cabinet Lhermine-Dauval'
const SERIES = 'La minute de l’expert'
const tints = tintsOf('EREVUEVIDEO')
const SOFT_INK = '#4C5A66'

/** The mark of the firm: a spot of ermine. */
const MARK = `<svg class="mark" viewBox="-0.6 -1.1 1.2 2.2"><path d="M0 -0.62C0.1 -0.3 0.2 0.1 0.42 0.66C0.26 0.6 0.16 0.56 0.1 0.5C0.08 0.66 0.05 0.8 0 0.96C-0.05 0.8 -0.08 0.66 -0.1 0.5C-0.16 0.56 -0.26 0.6 -0.42 0.66C-0.2 0.1 -0.1 -0.3 0 -0.62Z"/><path d="M0 -1.03l0.1 0.17l-0.1 0.17l-0.1 -0.17zM-0.3 -0.79l0.1 0.17l-0.1 0.17l-0.1 -0.17zM0.3 -0.79l0.1 0.17l-0.1 0.17l-0.1 -0.17z"/></svg>`

async function face(family: string, file: string): Promise<string> {
  const path = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${family.toLowerCase()}/files/${file}`),
  )
  const data = (await readFile(path)).toString('base64')
  return `@font-face{font-family:${family};font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`
}

/** The styles of every slide, fonts included. */
export async function slideStyles(): Promise<string> {
  const faces = await Promise.all([
    face('Fraunces', 'fraunces-latin-wght-normal.woff2'),
    face('Figtree', 'figtree-latin-wght-normal.woff2'),
  ])
  return `${faces.join('')}
* { box-sizing: border-box; margin: 0 }
body { width: 1280px; height: 720px; overflow: hidden; position: relative; background: ${PAPER}; color: ${INK}; font: 500 24px/1.4 Figtree }
h1, h2 { font-family: Fraunces; font-weight: 560; line-height: 1.12; letter-spacing: -.012em; text-wrap: balance }
header { position: absolute; left: 60px; right: 60px; top: 38px; display: flex; justify-content: space-between; align-items: center; font-size: 21px; color: ${SOFT_INK} }
header span { display: flex; align-items: center; gap: 10px }
.series { color: ${tints.deep}; font-weight: 650 }
.mark { height: 30px; fill: ${tints.deep} }
h2 { position: absolute; left: 60px; right: 250px; top: 92px; font-size: 50px }
.example { position: absolute; right: 60px; top: 100px; padding: 7px 20px 8px; border-radius: 30px; background: ${tints.pale}; color: ${tints.deep}; font-weight: 650; font-size: 23px }
.figure { position: absolute; left: 60px; top: 182px; width: 1160px; height: 410px; overflow: visible }
.way { position: absolute; left: 0; bottom: 0; height: 8px; background: ${tints.deep} }
.title { position: absolute; left: 60px; top: 148px; width: 560px; height: 420px; display: flex; flex-direction: column; justify-content: center; gap: 26px }
.title h1 { font-size: 58px }
.title.long h1 { font-size: 43px; line-height: 1.16 }
.title p { font-size: 27px; color: ${SOFT_INK}; line-height: 1.38; text-wrap: balance }
.title i { width: 76px; height: 6px; border-radius: 3px; background: #BA7A20 }
.picture { position: absolute; left: 672px; top: 148px; width: 548px; height: 420px; object-fit: cover; border-radius: 18px }
.end { background: ${tints.deep}; color: #fff }
.end main { position: absolute; inset: 0 0 90px; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 22px; text-align: center }
.end .mark { height: 120px; fill: #fff }
.end h1 { font-size: 66px }
.end p { font-size: 29px; color: ${mix('#5B3A66', '#FFFFFF', 0.12)} }
.end small { font-size: 22px; color: ${mix('#5B3A66', '#FFFFFF', 0.28)}; max-width: 760px; text-wrap: balance }
${times(5)
  .map(
    (step) =>
      `${times(10)
        .filter((at) => at > step + 1)
        .map((at) => `.step-${step + 1} .from-${at}`)
        .join(',')}{visibility:hidden}`,
  )
  .join('\n')}`
}

const page = (styles: string, className: string, body: string) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${styles}</style><body class="${className}">${body}</body></html>`

/** Keeps « gagne-t-on » in one piece. */
const whole = (words: string) =>
  words.replaceAll(/[^\s]+-[^\s]+/g, '<span style="white-space:nowrap">$&</span>')

const heading = `<header><span class="series">${SERIES}</span><span>${MARK}${FIRM}</span></header>`
const progress = (share: number) =>
  `<div class="way" style="width:${Math.round(share * 1280)}px"></div>`

/** The card that opens a film; `picture` is an address that the page can load. */
export function titleCard(styles: string, film: Film, picture: string): string {
  const long = film.title.length > 44 ? 'title long' : 'title'
  return page(
    styles,
    '',
    `${heading}<div class="${long}"><i></i><h1>${whole(film.title)}</h1><p>${film.summary}</p></div><img class="picture" src="${picture}">${progress(0)}`,
  )
}

/** One slide at one of its steps; `share` is the part of the film already seen. */
export function slideCard(styles: string, slide: Slide, step: number, share: number): string {
  const figure = `<svg class="figure" viewBox="0 0 1160 410"><defs>${definitions(tints, 'x="-60" y="-60" width="1280" height="540"')}</defs>${drawFigure(slide.figure)}</svg>`
  const example = slide.example ? '<div class="example">Exemple</div>' : ''
  return page(
    styles,
    `step-${step}`,
    `${heading}<h2>${whole(slide.title)}</h2>${example}${figure}${progress(share)}`,
  )
}

/** The card that closes every film. */
export function closingCard(styles: string): string {
  return page(
    styles,
    'end',
    `<main>${MARK}<h1>${FIRM}</h1><p>Expertise comptable · Villebourg-sur-Aure · 01\u00A099\u00A000\u00A012\u00A034</p><small>Information générale : elle ne remplace pas un conseil adapté à votre situation.</small></main>`.replace(
      ' :',
      '\u00A0:',
    ),
  )
}

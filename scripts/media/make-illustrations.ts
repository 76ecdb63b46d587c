/**
 * Draws every still picture of the demo again: `node scripts/media/make-illustrations.ts [folder]`.
 * The folder is relative to the root of the repository.
 */
import { fileURLToPath } from 'node:url'
import type { DemoArticle } from '#app/demo/demo-articles.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import type { CompositionName } from './compositions/index.ts'
import { cropped, pixelsOf, resized, writeJpeg, writePair } from './encode.ts'
import { illustration } from './illustration.ts'
import { infoSign } from './info-sign.ts'
import { landscape } from './landscape.ts'
import type { Motif } from './palette.ts'
import { planOfCentre, planOfStation } from './plans.ts'
import { portrait } from './portraits/bust.ts'
import { PEOPLE } from './portraits/people.ts'
import { PAGE_SCENES, pageScene, type PageTheme } from './scenes/index.ts'

export { slugOf } from '#base/kit/text/slug.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NEWS = 3 / 2

/** Shown when an article has no picture of its own. */
const BY_MOTIF: Record<Motif, CompositionName> = {
  AEF: 'columns',
  AES: 'hemicycle',
  AEJ: 'arches',
  AEP: 'ledgers',
  AEM: 'fan',
  EREVUEVIDEO: 'orbit',
}

const isMotif = (code: string): code is Motif => code in BY_MOTIF

async function articlePictures(folder: string, article: DemoArticle): Promise<void> {
  const { slug, motifs, mediasPaths } = article
  const motif = motifs.find(isMotif)!
  const place = `${folder}/articles/${slug}`
  const pictures = new Set(mediasPaths.map(({ index }) => index))
  if (pictures.has('24-11')) {
    const svg = illustration(slug, motif, { aspect: NEWS })
    await writePair(`${place}/xbig`, await pixelsOf(svg, 720, 480), 74, 25)
    await writePair(`${place}/xxbig`, await pixelsOf(svg, 1440, 960), 70, 68)
  }
  if (pictures.has('24-12')) {
    const svg = illustration(`${slug}-24-12`, motif, { aspect: NEWS })
    await writePair(`${place}/24-12-xbig`, await pixelsOf(svg, 720, 480), 74, 25)
    await writePair(`${place}/24-12-xxbig`, await pixelsOf(svg, 1200, 800), 70, 60)
  }
  if (pictures.has('icone-info')) {
    const sign = await pixelsOf(infoSign(motif), 64, 64, 'none')
    await writePair(`${place}/icone-info`, sign, 86, 4)
  }
}

async function motifPictures(folder: string): Promise<void> {
  for (const [motif, composition] of Object.entries(BY_MOTIF)) {
    const svg = illustration(`motif-${motif}`, motif, { aspect: NEWS, composition })
    await writePair(`${folder}/motifs/${motif}`, await pixelsOf(svg, 720, 480), 74, 25)
  }
}

/** Of the pages, for either theme. */
async function pagePictures(folder: string): Promise<void> {
  for (const name of Object.keys(PAGE_SCENES)) {
    const draw = (theme: PageTheme) => pixelsOf(pageScene(name, theme), 840, 560)
    await writePair(`${folder}/pages/${name}`, await draw('light'), 74, 25)
    await writePair(`${folder}/pages/${name}-dark`, await draw('dark'), 74, 25)
  }
}

/** Of the people of the demo, square. */
async function portraits(folder: string): Promise<void> {
  for (const [name, bust] of Object.entries(PEOPLE)) {
    await writePair(`${folder}/equipe/${name}`, await pixelsOf(portrait(bust), 448, 448), 74, 25)
  }
}

async function homePair(path: string, pixels: Buffer): Promise<void> {
  await writePair(path, pixels, 76, 118)
  await writePair(`${path}-small`, await resized(pixels, 800, 700), 76, 40)
}

async function homePictures(folder: string): Promise<void> {
  const hero = await pixelsOf(landscape('ermine'), 1600, 1400)
  await homePair(`${folder}/accueil/hero`, hero)
  await homePair(`${folder}/accueil/paysage`, await pixelsOf(landscape('sprig'), 1600, 1400))
  const sharing = { left: 160, top: 214, width: 1440, height: 756 }
  await writeJpeg(`${folder}/partage.jpg`, await cropped(hero, sharing, 1200, 630))
}

async function officePlans(folder: string): Promise<void> {
  await writePair(`${folder}/bureaux/centre`, await pixelsOf(planOfCentre(), 960, 600), 76, 40)
  await writePair(`${folder}/bureaux/gare`, await pixelsOf(planOfStation(), 960, 600), 76, 40)
}

if (import.meta.main) {
  const folder = `${ROOT}${process.argv[2] ?? 'demo/media'}`
  const { articles } = await loadDemo()
  for (const article of articles.filter(({ video }) => video === undefined)) {
    await articlePictures(folder, article)
    console.log(article.slug)
  }
  await motifPictures(folder)
  await pagePictures(folder)
  await portraits(folder)
  await homePictures(folder)
  await officePlans(folder)
  console.log('motifs, pages, équipe, accueil, partage, bureaux')
}

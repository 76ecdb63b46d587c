/**
 * Makes the eight films again, with their captions, posters and article texts:
 * `node scripts/media/make-videos.ts [folder]`. Needs Chromium and ffmpeg; nothing else does.
 * The folder is relative to the root of the repository.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { slugOf } from '#base/kit/text/slug.ts'
import { pixelsOf, resized, writePair } from './encode.ts'
import { measured, needPrograms, RATE, writeFilm, type Still } from './film.ts'
import { illustration } from './illustration.ts'
import { closingCard, slideCard, slideStyles, titleCard } from './slide-page.ts'
import { captionsOf, shotsOf, type Shot } from './timing.ts'
import { films, type Film } from './video-slides.ts'
import { videoArticle } from './video-article.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const MOTIF = 'EREVUEVIDEO'
const CRF = 40

async function stillOf(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ type: 'png' })
}

/** Draws every shot of a film. */
async function stillsOf(
  page: Page,
  film: Film,
  shots: readonly Shot[],
  picture: string,
): Promise<Still[]> {
  const styles = await slideStyles()
  const stills: Still[] = []
  for (const [at, { slide, step, seconds }] of shots.entries()) {
    const content = film.slides[slide]
    const last = slide === film.slides.length
    const html = content
      ? slideCard(styles, content, step, at / (shots.length - 1))
      : last
        ? closingCard(styles)
        : titleCard(styles, film, picture)
    stills.push({ png: await stillOf(page, html), seconds })
  }
  return stills
}

async function make(page: Page, film: Film, folder: string): Promise<number> {
  const slug = slugOf(film.title)
  const poster = await pixelsOf(illustration(slug, MOTIF, { aspect: 16 / 9 }), 1280, 720)
  await writePair(`${folder}/${slug}-poster`, poster, 70, 60)
  await writePair(`${folder}/${slug}-xbig`, await resized(poster, 720, 405), 74, 25)
  const card = await pixelsOf(illustration(slug, MOTIF, { aspect: 548 / 420, grain: 0 }), 1096, 840)
  const shots = shotsOf(film, RATE)
  const stills = await stillsOf(
    page,
    film,
    shots,
    `data:image/png;base64,${card.toString('base64')}`,
  )
  await writeFilm(`${folder}/${slug}.webm`, stills, CRF)
  await writeFile(`${folder}/${slug}.fr.vtt`, captionsOf(shots))
  return measured(`${folder}/${slug}.webm`)
}

async function browserPage(): Promise<Page> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  return browser.newPage({ viewport: { width: 1280, height: 720 } })
}

needPrograms(CHROMIUM)
const folder = `${ROOT}${process.argv[2] ?? 'demo/media'}/videos`
await mkdir(folder, { recursive: true })
const page = await browserPage()
for (const film of films) {
  const seconds = await make(page, film, folder)
  const article = `${ROOT}demo/articles/videos/${slugOf(film.title)}.md`
  await writeFile(article, videoArticle(await readFile(article, 'utf8'), film, seconds))
  console.log(film.title, seconds)
}
await page.context().browser()?.close()

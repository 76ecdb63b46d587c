import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { widgetDescription } from '#base/core/field/widget-preview.ts'
import { browserPath } from '../e2e/browser-path.ts'
import { startServer } from '../e2e/server-process.ts'
import { signInBy } from '../e2e/sign-in.ts'

/**
 * Takes a picture of each widget that is offered to editors, from its first example: `npm run widget-pictures`; of
 * some alone: `npm run widget-pictures -- page-end map`.
 */
const ONLY = process.argv.slice(2)

const FOLDERS = globSync('src/features/*/widgets/*/widget.{ts,tsx}').map(dirname)
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']
const ADMIN = { email: 'claire.dauval@test.example', password: 'une phrase pour les images' }
/** CSS pixels of what is looked at; the picture has 320 by 200 of its own. */
const SEEN = { width: 560, height: 350 }
const PAPER = '#fbfaf6'
/** Widgets whose first example shows nothing. */
const EXAMPLES: Readonly<Record<string, string>> = { 'job-offer': 'une-offre-ouverte' }

/** What of a page is seen of a widget: its upper part, in the middle of the picture when it is small. */
async function pictureOf(page: Page, type: string): Promise<Buffer | null> {
  const root = page.locator(`[data-widget-type="${type}"]`).first()
  if (!(await root.isVisible())) return null
  await root.scrollIntoViewIfNeeded()
  await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'))
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  const box = await root.boundingBox()
  if (!box || box.height < 4) return null
  const shot = await root.screenshot({ animations: 'disabled' })
  const height = Math.min(box.height, SEEN.height)
  return sharp(shot)
    .extract({ left: 0, top: 0, width: Math.floor(box.width), height: Math.floor(height) })
    .resize({ width: 288, height: 176, fit: 'contain', background: PAPER })
    .extend({ top: 12, bottom: 12, left: 16, right: 16, background: PAPER })
    .webp({ quality: 60 })
    .toBuffer()
}

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-widgets-'))
const server = await startServer({
  DATA_DIR: dataDir,
  NODE_ENV: 'test',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: FLAGS })
try {
  const context = await browser.newContext({ viewport: SEEN, locale: 'fr-FR' })
  await signInBy(context.request, server.url, ADMIN.email, ADMIN.password)
  const answer = await context.request.get(`${server.url}/admin/api/widgets`)
  const offered = z.array(widgetDescription).parse(await answer.json())
  const page = await context.newPage()
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const notice of document.querySelectorAll('.breakpoint-notice')) notice.remove()
    }),
  )
  for (const { type, group } of offered) {
    if (group === null || group === 'developer') continue
    if (ONLY.length > 0 && !ONLY.includes(type)) continue
    await page.goto(`${server.url}/_sandbox/${type}/${EXAMPLES[type] ?? 'default'}`, {
      waitUntil: 'networkidle',
    })
    const picture = await pictureOf(page, type)
    if (!picture) {
      process.stderr.write(`${type} : rien à voir\n`)
      continue
    }
    const file = join(FOLDERS.find((folder) => basename(folder) === type) ?? '', 'picture.webp')
    await sharp(picture).toFile(file)
    process.stdout.write(`${file} ${picture.length}\n`)
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

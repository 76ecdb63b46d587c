import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { browserPath } from '../e2e/browser-path.ts'
import { frameOf } from '../e2e/editor.ts'
import { startServer } from '../e2e/server-process.ts'
import { signInBy } from '../e2e/sign-in.ts'

/** Takes the pictures of the editors' guide on a fresh demo: `npm run guide:pictures`. */
const FOLDER = resolve('docs/images/guide')
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']
const ADMIN = { email: 'claire.dauval@test.example', password: 'une phrase pour le guide' }

/** What each picture shows, and what is done before it is taken. */
const PICTURES: readonly { name: string; path: string; before?(page: Page): Promise<void> }[] = [
  { name: 'tableau-de-bord', path: '/admin' },
  { name: 'pages', path: '/admin/pages' },
  {
    name: 'modifier-une-page',
    path: '/admin/pages/1/fr/edit',
    async before(page) {
      const frame = frameOf(page)
      await frame.locator('[data-zone] h1').click()
      await frame.getByRole('textbox').waitFor()
      await frame.getByRole('button', { name: 'Options' }).click()
      await page.getByRole('button', { name: /^Changer/ }).waitFor()
    },
  },
  { name: 'articles', path: '/admin/articles' },
  { name: 'mediatheque', path: '/admin/media' },
  { name: 'menus', path: '/admin/menus' },
  { name: 'demandes', path: '/admin/leads' },
  { name: 'theme', path: '/admin/theme' },
]

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-guide-'))
const server = await startServer({
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
})
const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: FLAGS })
try {
  await mkdir(FOLDER, { recursive: true })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: 'fr-FR',
  })
  await signInBy(context.request, server.url, ADMIN.email, ADMIN.password)
  for (const { name, path, before } of PICTURES) {
    const page = await context.newPage()
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await before?.(page)
    await page.waitForLoadState('networkidle')
    const file = join(FOLDER, `${name}.webp`)
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file)
    process.stdout.write(`${file}\n`)
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

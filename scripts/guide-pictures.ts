import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { browserPath } from '../e2e/browser-path.ts'
import { sendRequest } from '../bench/soak/forms.ts'
import { frameOf } from '../e2e/editor.ts'
import { startServer } from '../e2e/server-process.ts'
import { signInBy } from '../e2e/sign-in.ts'

/** Takes the pictures of the editors' guide on a fresh demo: `npm run guide:pictures`. */
const FOLDER = resolve('docs/images/guide')
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']
/** Milliseconds until what was done last is drawn. */
const SETTLING = 2000
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
      await page.getByText('Chargement…').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'ajouter-une-page',
    path: '/admin',
    async before(page) {
      await page.getByRole('link', { name: 'Ajouter une page' }).first().click()
      await page.getByLabel('Nom de la page').fill('Le conseil en paie')
      await page.getByText('Mission', { exact: true }).click()
    },
  },
  { name: 'articles', path: '/admin/articles' },
  { name: 'mediatheque', path: '/admin/media' },
  { name: 'menus', path: '/admin/menus' },
  { name: 'demandes', path: '/admin/leads' },
  { name: 'theme', path: '/admin/theme' },
]

/** Who has written to the firm. */
const REQUESTS = [
  {
    nom: 'Léa Fontanel',
    email: 'lea.fontanel@exemple.fr',
    message:
      'Bonjour, j’ouvre une librairie en mars et je cherche un cabinet pour la comptabilité et la paie d’une vendeuse. Pouvons-nous nous voir ?',
  },
  {
    nom: 'Karim Benali',
    email: 'karim.benali@exemple.fr',
    message:
      'Ma SARL clôture au 31 décembre. Que faut-il préparer pour la facturation électronique ?',
  },
  {
    nom: 'Association Les Glycines',
    email: 'tresorier@glycines.exemple.fr',
    message:
      'Notre association reçoit une subvention de la ville : faut-il un commissaire aux comptes ?',
  },
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
  for (const fields of REQUESTS) await sendRequest(server.url, fields)
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: 'fr-FR',
  })
  await signInBy(context.request, server.url, ADMIN.email, ADMIN.password)
  for (const { name, path, before } of PICTURES) {
    const page = await context.newPage()
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await before?.(page)
    await page.waitForTimeout(SETTLING)
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

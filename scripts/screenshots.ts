import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { browserPath } from '../e2e/browser-path.ts'
import { startServer } from '../e2e/server-process.ts'

/**
 * Takes screenshots of the demo at three widths:
 * `npm run screenshots -- <folder> [path …] [--dark] [--no-js]`.
 */
const words = process.argv.slice(2)
const flags = new Set(words.filter((word) => word.startsWith('--')))
const [folder = 'data/screenshots', ...paths] = words.filter((word) => !word.startsWith('--'))
const WIDTHS = [360, 768, 1280]
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-screenshots-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: FLAGS })
try {
  await mkdir(resolve(folder), { recursive: true })
  for (const path of paths.length > 0 ? paths : ['/']) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: flags.has('--dark') ? 'dark' : 'light',
        javaScriptEnabled: !flags.has('--no-js'),
        locale: 'fr-FR',
      })
      const page = await context.newPage()
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      await page.evaluate(async () => {
        // As for printing, every image comes.
        dispatchEvent(new Event('beforeprint'))
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      })
      const name = path === '/' ? 'accueil' : path.replace(/^\//, '').replace(/[^a-z0-9-]+/gi, '-')
      const file = join(resolve(folder), `${name}-${width}.png`)
      await page.screenshot({ path: file, fullPage: true })
      process.stdout.write(`${file}\n`)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { ownDemo, ownServer } from './own-server.ts'
import { signInAs } from './sign-in.ts'
import { newVisitor, seriousFindings, useBrowser, watch } from './visit.ts'

useBrowser()

const FORMER =
  /(?:\+33|0)[\s\u00A0\u202F]?1[\s\u00A0\u202F.]?99[\s\u00A0\u202F.]?00[\s\u00A0\u202F.]?12[\s\u00A0\u202F.]?34/

test(
  'a firm whose telephone changes replaces the former number everywhere, and no page says it any more',
  sampled(false),
  async () => {
    const dataDir = await ownDemo()
    const { url } = await ownServer(dataDir)
    const context = await newVisitor({ width: 1280 })
    await signInAs(context, { url, dataDir }, 'editor')
    const page = await context.newPage()
    const watched = watch(page, url)

    await page.goto(`${url}/admin/cabinet`)
    await page.getByLabel('Téléphone', { exact: true }).fill('02 98 76 54 32')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const told = page.getByRole('alert').filter({ hasText: 'n’est pas un numéro du cabinet' })
    await told.getByRole('button', { name: 'Remplacer : Votre projet', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('02 98 76 54 32').waitFor()
    await dialog.getByRole('button', { name: 'Remplacer', exact: true }).click()
    await dialog.getByRole('heading', { name: /^Remplacé et mis en ligne\s: 1$/ }).waitFor()
    await dialog.getByRole('button', { name: 'Fermer' }).click()

    await told.getByRole('button', { name: 'Remplacer partout' }).click()
    await dialog.getByRole('list').getByRole('listitem').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Remplacer', exact: true }).click()
    await dialog.getByRole('button', { name: 'Fermer' }).waitFor()
    expect(await dialog.getByRole('heading', { name: /Laissé/ }).count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await told.waitFor({ state: 'detached' })

    const sitemap = await (
      await context.request.get(`${url}/informations-legales/plan-du-site`)
    ).text()
    const paths = new Set([...sitemap.matchAll(/href="(\/[^"?#]*)"/g)].map(([, path = '']) => path))
    expect(paths.size).toBeGreaterThan(30)
    for (const path of [...paths, '/en']) {
      const answer = await context.request.get(url + path)
      expect([path, FORMER.exec(await answer.text())?.[0]]).toEqual([path, undefined])
    }
    expect(watched.console).toEqual([])
    expect(watched.foreign).toEqual([])
    await context.close()
  },
)

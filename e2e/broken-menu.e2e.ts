import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { ownDemo, ownServer } from './own-server.ts'
import { useBrowser, visit } from './visit.ts'

useBrowser()

const MISSING_MENU = 4242

/** A site whose widget 1508 names a menu that does not exist. */
async function siteWithoutMenu(): Promise<string> {
  const dataDir = await ownDemo()
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  const { changes } = db
    .prepare(`UPDATE widget SET options = json_set(options, '$.menu', ?) WHERE id = 1508`)
    .run(MISSING_MENU)
  db.close()
  expect(changes).toBe(1)
  return (await ownServer(dataDir)).url
}

test(
  'H2 C6 missing menu data prints its two messages once each and breaks nothing else',
  sampled(false),
  async () => {
    const origin = await siteWithoutMenu()
    await visit(
      '/',
      async ({ page, response, console: said, expectConsole }) => {
        expect(response.status()).toBe(200)
        expect(said).toEqual([
          'Widget 1508 : impossible de générer le menu',
          `Menu JSON ${MISSING_MENU} non trouvé dans la page, veuillez vérifier les ID.`,
        ])
        expectConsole('Widget 1508 : impossible de générer le menu')
        expectConsole(`Menu JSON ${MISSING_MENU} non trouvé`)
        const states = await page
          .locator('[data-widget-id]')
          .evaluateAll((roots) =>
            roots.map(({ dataset }) => `${dataset['widgetId']} ${dataset['state']}`),
          )
        expect(states).toContain('1508 error')
        expect(states.filter((state) => state.endsWith(' ready'))).toHaveLength(states.length - 1)
        expect(await page.locator('.alert.alert-danger').count()).toBe(0)
        expect(await page.locator('[data-widget-id="1459"] article.feed-item').count()).toBe(5)
        expect(await page.locator('[data-widget-id="1513"] a').count()).toBe(5)
      },
      { origin },
    )
  },
)

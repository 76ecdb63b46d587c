/** @module-tag exhaustive */
import { test } from 'vitest'
import { useCanvas } from './canvas.ts'
import { signInAs } from './sign-in.ts'
import { useBrowser, visit } from './visit.ts'

useBrowser()

const { server, ownPage } = useCanvas(['/le-cabinet'])

test('a page that takes clicks takes them for its texts: the first one puts the caret', () =>
  visit(
    '/',
    async ({ page }) => {
      await signInAs(page.context(), server, 'editor')
      // The very moment at which the document is no longer held back.
      await page.addInitScript(() => {
        new MutationObserver((changes) => {
          for (const { target, oldValue } of changes) {
            const frame = target instanceof Element && target.querySelector('iframe')
            const title =
              frame &&
              frame.contentDocument?.querySelector('[data-zone] .widget-heading [data-edit="text"]')
            if (oldValue === null || !title || target.hasAttribute('inert')) continue
            title.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
          }
        }).observe(document, {
          subtree: true,
          attributeFilter: ['inert'],
          attributeOldValue: true,
        })
      })
      await page.goto(`${server.url}/admin/pages/${ownPage()}/fr/edit`)
      const frame = page.frameLocator('#preview-frame')
      await frame.getByRole('textbox', { name: 'Titre', exact: true }).waitFor()
    },
    { origin: server.url },
  ))

import { afterAll, beforeAll, describe } from 'vitest'
import { useOwnDemo } from '../own-server.ts'
import { startBrowser } from './browsers.ts'
import type { Trial } from './doer.ts'
import type { JourneyBrowser } from './journey.ts'
import { articleTasks } from './tasks/article-tasks.ts'
import { brandTasks } from './tasks/brand-tasks.ts'
import { deskTasks, firmFactTasks } from './tasks/desk-tasks.ts'
import { keyTasks } from './tasks/key-tasks.ts'
import { pageTasks } from './tasks/page-tasks.ts'

/** The tasks that `e2e/tasks.e2e.ts` and `e2e/tasks-firm.e2e.ts` have done in Chromium, in another browser. */
export function everyTask(name: string, ways: Pick<Trial, 'byFinger' | 'byTextBar'> = {}): void {
  describe(name, () => {
    let browser: JourneyBrowser
    beforeAll(async () => {
      browser = await startBrowser(name)
    })
    afterAll(() => browser.close())

    const server = useOwnDemo()
    const trial: Trial = { browser: () => browser, likeAnother: {}, ...ways }

    pageTasks(trial, server)
    keyTasks(trial)
    articleTasks(trial, server)
    firmFactTasks(trial, server)
    deskTasks(trial)
    brandTasks(trial)
  })
}

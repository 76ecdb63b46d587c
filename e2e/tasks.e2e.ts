import { sampled } from '../tests/exhaustive.ts'
import { runningChromium } from './journeys/browsers/chromium.ts'
import { articleTasks } from './journeys/tasks/article-tasks.ts'
import { deskTasks, firmFactTasks } from './journeys/tasks/desk-tasks.ts'
import { keyTasks } from './journeys/tasks/key-tasks.ts'
import { pageTasks } from './journeys/tasks/page-tasks.ts'
import { useOwnDemo } from './own-server.ts'
import { useBrowser } from './visit.ts'

useBrowser()

/** What somebody comes for, done by what they read, in so many clicks and no more. */
const server = useOwnDemo()
const trial = {
  browser: () => runningChromium,
  likeAnother: sampled(false),
}

pageTasks(trial, server)
keyTasks(trial)
articleTasks(trial, server)
firmFactTasks(trial, server)
deskTasks(trial)

import type { Page } from 'playwright-core'
import { demoFolder } from '#app/demo/demo-folder.ts'
import { FaultList } from '#app/demo/faults.ts'
import { readDemo } from '#app/demo/read-demo.ts'
import { visit, type VisitOptions } from './visit.ts'

const { written } = await readDemo(demoFolder(), new FaultList())
const { sample } = written['rgaa.yaml']

/** Opens each page on which the grid (`demo/rgaa.yaml`) is judged. */
export async function eachPage(
  work: (page: Page, path: string) => Promise<unknown>,
  options: VisitOptions = {},
): Promise<void> {
  for (const path of sample) await visit(path, ({ page }) => work(page, path), options)
}

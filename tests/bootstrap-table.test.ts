import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bootstrapExamples } from '#features/blocks/widgets/rich-text/bootstrap-examples.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import { faultsOfClean } from './html-soup.ts'
import { typographyFaults } from './typography.ts'

const TABLE = 'docs/decisions/051-bootstrap-4-becomes-the-sites-words.md'

test('each row of the table of Bootstrap 4 has its example in the sandbox, and each example its row', async () => {
  const rows = (await readFile(TABLE, 'utf8')).split('\n').filter((line) => line.startsWith('| '))
  const named = rows.slice(1).map((row) => row.split('|').at(-2)?.trim())
  expect(named.length).toBeGreaterThan(30)
  expect(named).toEqual(
    bootstrapExamples.map(({ name }) => name.replace('Bootstrap 4\u00A0: ', '')),
  )
})

test.each(bootstrapExamples.map(({ name, options }) => [name, String(options['html'])]))(
  '%s: clean, and as French is set',
  (_name, html) => {
    const clean = sanitiseArticle(html)
    expect(faultsOfClean(clean)).toEqual([])
    expect(typographyFaults(clean)).toEqual([])
  },
)

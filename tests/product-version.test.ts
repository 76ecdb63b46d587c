import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { runCommand } from '#app/commands/commands.ts'
import { productVersion } from '#base/platform/installation/product-version.ts'

test('N6 « vitrine --version » says the version of the package, and the docs name no other', async () => {
  let out = ''
  const terminal = { out: (text: string) => void (out += text), err() {}, hasColours: false }
  const root = process.cwd()
  expect(await runCommand(['--version'], { terminal, variables: {}, root })).toBe(0)
  expect(out).toBe(`Vitrine ${productVersion(root)}\n`)
  const docs = await readFile('docs/operating.md', 'utf8')
  const named = [...docs.matchAll(/vitrine-(\d+\.\d+\.\d+)-[\w-]+\.tar\.gz/g)].map(
    ([, version]) => version,
  )
  expect(new Set(named)).toEqual(new Set([productVersion(root)]))
})

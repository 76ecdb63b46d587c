import { expect, test } from 'vitest'
import type { KnownTargets } from '../link-fault.ts'
import { linkFindings } from '../link-findings.ts'
import { ownValue } from '../option-values.ts'

const KNOWN: KnownTargets = {
  path: '/',
  pages: new Map(),
  blocks: new Map(),
  lang: 'fr',
  off: new Set(),
  ids: new Set(),
  team: new Set(),
  isSecure: false,
  isRedirected: async () => false,
  hasMedia: async () => true,
  mediaFor: () => null,
}

const said = async (html: string) =>
  (await linkFindings([ownValue('rich-text', 'Texte', html)], KNOWN)).map(
    ({ sentence }) => sentence,
  )

test('a link that says one telephone and calls another is told', async () => {
  expect(
    await said(
      '<p>Au <a href="tel:+33199001234"><b>01&nbsp;99</b> 00 12 35</a>, ou 01 99 00 12 36</p>',
    ),
  ).toEqual([expect.stringMatching(/« 01.99 00 12 35 » et appelle le \+33199001234/)])
})

test.each([
  '<a href="tel:+33199001234">01 99 00 12 34</a>',
  '<a href="tel:0199001234">+33 (0)1 99 00 12 34</a>',
  '<a href="tel:+33199001234">Appelez-nous</a>',
  '<a href="tel:3646">36 46</a>',
  '<a href="mailto:a@exemple.fr">01 99 00 12 35</a>',
  '01 99 00 12 35',
])('%s is well', async (html) => {
  expect(await said(html)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Field,
  type Fields,
  group,
  link,
  list,
  longText,
  media,
  menu,
  own,
  page,
  richText,
  text,
  widgets,
  yesNo,
} from './fields.ts'
import { linkTargets, type Target, targetKey, usesInText, usesOf } from './uses.ts'

const named = (targets: readonly Target[]) => targets.map(targetKey)

test.each([
  ['page:12', ['page 12']],
  ['page:12?title=la-tva#haut', ['page 12', 'article la-tva']],
  ['/contact', ['address /contact']],
  ['/contact/ (à gauche)', ['address /contact']],
  ['/caf%C3%A9?x=1#y', ['address /café']],
  ['/100%', ['address /100%']],
  ['/', ['address /']],
  ['/actualites?title=la-tva', ['address /actualites', 'article la-tva']],
  ['/?article=[%22AEF%22]|la-tva', ['address /', 'article la-tva']],
  ['/actualites?title=Not%20a%20slug', ['address /actualites']],
  ['/media/provider/cabinet/plan/plan.pdf', ['media /cabinet/plan/']],
  // A page may have such an address.
  ['/cabinet/equipe/photo', ['address /cabinet/equipe/photo']],
  ['/media/elsewhere.png', []],
  ['#contenu', []],
  ['https://exemple.fr/contact', ['web https://exemple.fr/contact']],
  ['HTTP://Exemple.fr/?a=1&b=é#bas (leur site)', ['web HTTP://Exemple.fr/?a=1&b=é']],
  ['mailto:a@exemple.fr', []],
  ['tel:+33199001234', ['phone +33199001234']],
  ['TEL:01.99.00.12.34', ['phone +33199001234']],
  ['tel:3957', []],
  ['javascript:alert(1)', []],
  ['page:0', []],
  ['', []],
])('a link %j names %j', (written, targets) => {
  expect(named(linkTargets(written))).toEqual(targets)
})

test('B6 HTML names what its links and marks lead to and its tags show, and not what it only says', () => {
  const html = `<p>Voir /contact et /cabinet/equipe/x.webp, page:7</p>
    <a href="tel:+33199001234">01 99 00 12 34</a> 01 99 00 12 35
    <a href="page:12">a</a> <A HREF='/contact?a=1&amp;b=2'>b</A> <a href=/plan>c</a>
    <a href="https://exemple.fr/?a=1&amp;b=2">d</a> https://exemple.fr/dit
    <p data-url="/equipe">e</p> data-url="/dit"
    <img src="/media/provider/cabinet/equipe/xbig.webp" srcset="/media/provider/cabinet/equipe/xxbig.webp 2x">
    <video poster="/media/provider/demo/partage.webp"></video>
    <style>.x{background:url(/media/provider/cabinet/fond/fond.png)}</style>`
  expect(named(usesOf({ html: richText({ label: 'Texte' }) }, { html }))).toEqual([
    'phone +33199001234',
    'page 12',
    'address /contact',
    'address /plan',
    'web https://exemple.fr/?a=1&b=2',
    'address /equipe',
    'media /cabinet/equipe/',
    'media /demo/partage',
    'media /cabinet/fond/',
  ])
})

test('a default that stands counts, as does what a condition hides; what replaces it does not', () => {
  const fields = {
    menu: menu({ label: 'Menu', default: 1509 }),
    more: link({ label: 'Lien', when: { field: 'isShown', is: true } }),
  }
  expect(named(usesOf(fields, { isShown: false, more: 'page:3' }))).toEqual(['menu 1509', 'page 3'])
  expect(named(usesOf(fields, { menu: 0 }))).toEqual([])
})

test('what no field describes, or is not as its field says, is searched as text', () => {
  const fields = {
    image: media({ label: 'Image' }),
    entries: list({ label: 'Entrées', members: { to: link({ label: 'Lien' }) } }),
    inner: widgets({ label: 'Blocs' }),
    figures: own({ label: 'Chiffres', default: {} }),
    plain: text({ label: 'Texte' }),
    hidden: yesNo({ label: 'Caché' }),
  }
  const values = {
    image: { path: '/media/provider/cabinet/un/un.png' },
    entries: '[{"to":"page:2"},',
    inner: [
      { kind: 'page:3' },
      { type: 'unknown', version: 1, options: { src: '/demo/trois.png' } },
    ],
    figures: { link: '/quatre' },
    plain: 'page:5',
    hidden: 'page:6',
    older: { to: '/sept', html: '<a href="/huit">x</a><p data-url="/dix">y</p>' },
    oldest: 'page:9',
  }
  expect(named(usesOf(fields, values)).toSorted()).toEqual(
    [
      'media /cabinet/un/',
      'page 2',
      'page 3',
      'media /demo/trois',
      'address /quatre',
      'address /sept',
      'address /huit',
      'address /dix',
      'page 9',
      // As an address it is nobody's page.
      'address /demo/trois.png',
    ].toSorted(),
  )
  expect(named(usesOf(fields, '{"to":"/contact"'))).toEqual(['address /contact'])
  expect(usesOf(fields, null)).toEqual([])
})

test('whoever knows the types of widgets is asked what those inside name', () => {
  const inner = { id: 4, type: 'text-menu', version: 1, options: { menu: 7 } }
  const asked: unknown[] = []
  const found = usesOf(
    { columns: list({ label: 'Colonnes', members: { inner: widgets({ label: 'Blocs' }) } }) },
    { columns: [{ inner: [inner] }, { inner: [] }] },
    (widget) => {
      asked.push(widget)
      return [{ kind: 'menu', ref: '7' }]
    },
  )
  expect(asked).toEqual([inner])
  expect(named(found)).toEqual(['menu 7'])
})

test('a text of two million characters is looked through, and each thing told once', () => {
  const long = `{"a":${'"/x",'.repeat(200_000)}"${'<a href=\\"page:4\\">'.repeat(50_000)}`
  expect(named(usesInText(long))).toEqual(['address /x', 'page 4'])
})

/** A description with values of it, and all that they name. */
interface Described {
  field: Field<unknown>
  value: unknown
  names: string[]
}

const number = fc.integer({ min: 1, max: 99_999 })
const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/)
const file = word.map((name) => ({
  path: `/media/provider/cabinet/${name}/xxbig.webp`,
  names: [`media /cabinet/${name}/`],
}))
const written = fc.oneof(
  fc
    .tuple(number, fc.constantFrom('', '?x=1', '#bas', ' note'))
    .map(([id, tail]) => ({ path: `page:${id}${tail}`, names: [`page ${id}`] })),
  word.map((name) => ({ path: `/${name}`, names: [`address /${name}`] })),
  word.map((name) => ({
    path: `https://${name}.fr/a?b=1#c`,
    names: [`web https://${name}.fr/a?b=1`],
  })),
  word.map((slug) => ({
    path: `/lire?title=${slug}`,
    names: ['address /lire', `article ${slug}`],
  })),
  file,
)

const plain: fc.Arbitrary<Described> = fc.oneof(
  number.map((id) => ({ field: page({ label: 'Page' }), value: id, names: [`page ${id}`] })),
  number.map((id) => ({ field: menu({ label: 'Menu' }), value: id, names: [`menu ${id}`] })),
  file.map(({ path, names }) => ({ field: media({ label: 'Image' }), value: path, names })),
  written.map(({ path, names }) => ({
    field: link({ label: 'Lien', when: { field: 'none', is: true } }),
    value: path,
    names,
  })),
  written.map(({ path, names }) => ({
    field: richText({ label: 'Texte' }),
    value: `<p>Avant <a class="x" href="${path}">là</a> après</p>`,
    names,
  })),
  fc.string().map((value) => ({ field: longText({ label: 'Texte' }), value, names: [] })),
)

const described: fc.Arbitrary<Described> = fc.letrec<{ any: Described }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    plain,
    fc.dictionary(word, tie('any'), { maxKeys: 3 }).map((members) => {
      const { fields, values, names } = together(members)
      return { field: group({ label: 'Groupe', members: fields }), value: values, names }
    }),
    fc
      .tuple(fc.dictionary(word, tie('any'), { minKeys: 1, maxKeys: 3 }), fc.nat(3))
      .map(([members, count]) => {
        const { fields, values, names } = together(members)
        return {
          field: list({ label: 'Liste', members: fields }),
          value: Array.from({ length: count }, () => values),
          names: count === 0 ? [] : names,
        }
      }),
  ),
})).any

function together(members: Readonly<Record<string, Described>>) {
  const entries = Object.entries(members)
  const fields: Fields = Object.fromEntries(entries.map(([name, { field }]) => [name, field]))
  return {
    fields,
    values: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    names: entries.flatMap(([, { names }]) => names),
  }
}

test('whatever values of a description name is found, and nothing else', () => {
  fc.assert(
    fc.property(fc.dictionary(word, described, { maxKeys: 5 }), (members) => {
      const { fields, values, names } = together(members)
      expect(named(usesOf(fields, values)).toSorted()).toEqual([...new Set(names)].toSorted())
    }),
    { numRuns: 500 },
  )
})

import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoFolder } from '#app/demo/demo-folder.ts'
import { asLine } from '#app/demo/faults.ts'
import { checkDemo } from '../scripts/demo-check/check-demo.ts'
import { eachOf } from './exhaustive.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-check-'))
  await cp(demoFolder(), folder, { recursive: true, filter: (path) => !path.endsWith('/media') })
  await symlink(join(demoFolder(), 'media'), join(folder, 'media'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const check = async (): Promise<string[]> => (await checkDemo(folder, process.cwd())).map(asLine)

test('nothing is wrong in the demo', async () => {
  expect(await check()).toEqual([])
})

eachOf(5, [
  [
    'a sentence with a colon',
    'pages/contact.md',
    /^intro: /m,
    'intro: Ceci : cela',
    /:8 : ceci ne peut pas être lu ; une valeur qui contient « : »/,
  ],
  [
    'a name that is none',
    'pages/contact.md',
    'intro:',
    'intor:',
    /:8 : « intor » n’a pas de sens ici/,
  ],
  [
    'hours at which no office is open',
    'pages/contact.md',
    /^intro: .*$/m,
    'intro: Appelez-nous de 10 h à 13 h au 01 99 00 12 34.',
    /:8 : « 10 h à 13 h » : aucun bureau n’est ouvert/,
  ],
  [
    'a number that no office answers',
    'pages/contact.md',
    /^intro: .*$/m,
    'intro: Appelez-nous au 01 99 00 12 35.',
    /:8 : « 01 99 00 12 35 » : ce numéro n’est celui d’aucun bureau/,
  ],
  [
    'a title too short',
    'pages/contact.md',
    /^title: .*$/m,
    'title: Contact',
    /:5 : « title » : 20 signes au moins/,
  ],
  [
    'a number as a text',
    'pages/contact.md',
    /^order: .*$/m,
    "order: 'dix'",
    /:3 : « order » : un nombre est attendu/,
  ],
  [
    'a text as a number',
    'layouts.yaml',
    'name: Site',
    'name: 12',
    /:4 : « name » : un texte est attendu/,
  ],
  ['what is missing', 'articles.yaml', /^credit: .*$/m, '', /:3 : « credit » : il manque/],
  [
    'a number given twice',
    'pages/contact.md',
    /^id: .*$/m,
    'id: 1',
    /:2 : « id » : 1 est celui d’une autre page ; \d+ est libre/,
  ],
  [
    'a place given twice',
    'pages/contact.md',
    /^order: .*$/m,
    'order: 10',
    /« order » : 10 est celui d’une autre page du dossier/,
  ],
  ['a widget left open', 'pages/nos-guides.md', /^```$/m, '', /ce widget n’est pas fermé/],
  [
    'a widget that is none',
    'pages/nos-guides.md',
    'widget:child-pages',
    'widget:child-page',
    /:\d+ : il n’y a pas de widget « child-page »/,
  ],
  [
    'an option that is none',
    'pages/index.md',
    'nb_items: 5',
    'nb_item: 5',
    /:66 : le widget « feed » n’a pas d’option « nb_item »/,
  ],
  ['an option out of range', 'pages/index.md', 'nb_items: 5', 'nb_items: 5000', /« nb_items » : /],
  [
    'a zone that is none',
    'pages/index.md',
    'zone=hero',
    'zone=heros',
    /:9 : il n’y a pas de zone « heros »/,
  ],
  [
    'an option that leads to no page',
    'pages/index.md',
    'link: /nos-missions',
    'link: /nos-mission',
    /:17 : il n’y a pas de page à l’adresse « \/nos-mission »/,
  ],
  [
    'a menu that leads to no page',
    'menus.yaml',
    'page: /espace-client',
    'page: /espace-clients',
    /:\d+ : il n’y a pas de page à l’adresse « \/espace-clients »/,
  ],
  [
    'a section of no page',
    'sections.yaml',
    /^\/kiosque:/m,
    '/kiosques:',
    /il n’y a pas de page à l’adresse « \/kiosques »/,
  ],
  [
    'an office without a page',
    'offices.yaml',
    /page: .*/,
    'page: /nulle-part',
    /offices\.yaml:\d+ : il n’y a pas de page à l’adresse « \/nulle-part »/,
  ],
  [
    'a setting that is none',
    'site.yaml',
    'site_email: ',
    'site_mail: ',
    /site\.yaml:\d+ : « site_mail » n’a pas de sens ici/,
  ],
  [
    'a layout that is none',
    'pages/informations-legales/desinscription.md',
    'layout: plain',
    'layout: simple',
    /desinscription\.md:\d+ : il n’y a pas de gabarit « simple »/,
  ],
  [
    'a source that is none',
    'figures.yaml',
    'source: plafonds',
    'source: plafond',
    /figures\.yaml:\d+ : « source » : il n’y a pas de source « plafond »/,
  ],
  [
    'a theme without words',
    'feed-sources.yaml',
    '[AEF, AES, AEP]',
    '[AEF, AEX, AEP]',
    /feed-sources\.yaml:\d+ : « keywords » : il n’y a pas de mots pour « AEX »/,
  ],
  [
    'a document that is none',
    'pages/kiosque/lettres-trimestrielles.md',
    'document: lettre-automne-2026',
    'document: lettre',
    /il n’y a pas de document « lettre »/,
  ],
  [
    'a link to no page',
    'pages/vos-outils/lexique/caf.md',
    /href="\/[^"]*"/,
    'href="/nulle-part"',
    /:\d+ : le lien « \/nulle-part » ne mène à aucune page/,
  ],
  [
    'a link to no place of a page',
    'pages/nos-guides/bien-facturer.md',
    '#formulaire-guide',
    '#formulaire',
    /mais elle n’a pas d’endroit « formulaire »/,
  ],
  [
    'a file that is not there',
    'pages/index.md',
    'accueil/hero.webp',
    'accueil/heros.webp',
    /il n’y a pas de fichier demo\/media\/accueil\/heros\.webp/,
  ],
  [
    'a picture without a text',
    'articles/fiscal/lamortissement-explique-simplement.md',
    / alt="[^"]*"/,
    '',
    /cette image n’a pas de texte de remplacement/,
  ],
  [
    'a picture without a name',
    'media-names.yaml',
    /^ {2}bureaux\/gare: .*\n/m,
    '',
    /« bureaux\/gare » : ce fichier de demo\/media n’a pas de nom/,
  ],
  [
    'a name of no picture',
    'media-names.yaml',
    'bureaux/gare:',
    'bureaux/gares:',
    /media-names\.yaml:\d+ : « bureaux\/gares » : il n’y a pas de média de ce nom/,
  ],
  [
    'a title of two pages',
    'pages/contact.md',
    /^title: .*$/m,
    'title: Sites officiels utiles à l’entreprise',
    /« title » : c’est déjà celui de demo\/pages/,
  ],
])('%s is told with its file and line', async (_what, file, from, to, told) => {
  const place = join(folder, file)
  const before = await readFile(place, 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  await writeFile(place, after)
  const faults = await check()
  await writeFile(place, before)
  expect(faults.filter((fault) => told.test(fault))).toHaveLength(1)
  expect(faults[0]).toMatch(/^demo\/[a-z/-]+\.(?:md|yaml):\d+ : /)
})

test('a text of which the English or the French version is missing is told', async () => {
  const news = 'pages/vos-actualites/infos-pratiques/fil-dactualites.en.md'
  await rm(join(folder, 'layouts/error404.en.md'))
  await cp(join(folder, news), join(folder, 'pages/perdu.en.md'))
  const faults = (await check()).join('\n')
  expect(faults).toContain('demo/layouts/site/error404.en.md:1 : ce fichier manque')
  expect(faults).toContain('demo/pages/perdu.en.md:2 : il n’y a pas de page /perdu en français')
})

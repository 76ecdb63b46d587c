/** @module-tag exhaustive */
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { darkForm } from '#base/core/media/image-set.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import { pixelsOf } from '../scripts/media/encode.ts'
import { portrait } from '../scripts/media/portraits/bust.ts'
import { PEOPLE } from '../scripts/media/portraits/people.ts'
import { PAGE_SCENES, pageScene } from '../scripts/media/scenes/index.ts'

const MEDIA = 'demo/media'
const SECTIONS = [
  '/le-cabinet',
  '/nos-missions',
  '/vous-etes',
  '/vos-actualites',
  '/vos-outils',
  '/nos-guides',
  '/kiosque',
  '/votre-projet',
  '/contact',
  '/espace-client',
]
const names = Object.keys(PAGE_SCENES)

/** Pages that shall have a picture of their own: the sections, the missions, the professions. */
async function illustrated() {
  const { pages } = await loadDemo()
  return pages.filter(
    ({ path }) => SECTIONS.includes(path) || /^\/(?:nos-missions|vous-etes)\/[^/]+$/.test(path),
  )
}

const SIDE = 16

/** Bits of 256 by which two hashes of one motif may differ: flat paper goes either way. */
const SAME = 50

/**
 * What is left of a picture in grey and without contrast of its own: for each of 16 by 16 cells whether
 * it is lighter than the next (a difference hash). A motif in another colour hashes the same.
 */
async function hashOf(picture: string | Buffer): Promise<boolean[]> {
  const grey = await sharp(picture)
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .greyscale()
    .normalise()
    .blur(0.6)
    .raw()
    .toBuffer()
  return Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const at = Math.floor(cell / SIDE) * (SIDE + 1) + (cell % SIDE)
    return (grey[at] ?? 0) < (grey[at + 1] ?? 0)
  })
}

const distance = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((bit, at) => bit !== other[at]).length

describe('each section, mission and profession', () => {
  test('has a picture that no other page has', async () => {
    const pages = await illustrated()
    expect(pages).toHaveLength(SECTIONS.length + 20)
    const images = pages.map(({ image }) => image)
    expect(new Set(images).size).toBe(pages.length)
    expect(images.toSorted()).toEqual(
      names.map((name) => `/media/provider/demo/pages/${name}.webp`).toSorted(),
    )
  })

  test('has it for both themes and in both formats, as AVIF within 25 KB', async () => {
    const files = names.flatMap((name) =>
      [`pages/${name}`, `pages/${name}-dark`].flatMap((path) => [`${path}.webp`, `${path}.avif`]),
    )
    expect((await readdir(`${MEDIA}/pages`)).map((file) => `pages/${file}`).toSorted()).toEqual(
      files.toSorted(),
    )
    for (const file of files) {
      const { size } = await stat(`${MEDIA}/${file}`)
      expect(size, file).toBeLessThanOrEqual(25 * 1024)
      const { width, height } = await sharp(`${MEDIA}/${file}`).metadata()
      expect([width, height], file).toEqual([840, 560])
    }
    expect(darkForm('/media/provider/demo/pages/contact.webp')).toBe(
      '/media/provider/demo/pages/contact-dark.webp',
    )
    expect(darkForm('/media/provider/demo/articles/tva/xbig.webp')).toBe('')
    expect(darkForm('/media/provider/cabinet/equipe/xxbig.webp')).toBe('')
  })
})

describe('the motifs', () => {
  const hashes = new Map<string, boolean[]>()
  const known = (file: string) => hashes.get(file) ?? []

  beforeAll(async () => {
    const articles = await readdir(`${MEDIA}/articles`)
    const files = [
      ...names.map((name) => `${MEDIA}/pages/${name}.webp`),
      ...articles.map((slug) => `${MEDIA}/articles/${slug}/xbig.webp`).filter(existsSync),
    ]
    for (const file of files) hashes.set(file, await hashOf(file))
  })

  test('of pages are like no other in grey, those of the articles included', () => {
    const files = [...hashes.keys()]
    const near = names.flatMap((name) => {
      const file = `${MEDIA}/pages/${name}.webp`
      return files
        .filter((other) => other !== file)
        .map((other) => ({ file, other, bits: distance(known(file), known(other)) }))
        .filter(({ bits }) => bits < SAME)
    })
    expect(near).toEqual([])
  })

  test('would be found if one were only recoloured', async () => {
    const file = `${MEDIA}/pages/transmission.webp`
    const other = await sharp(file).modulate({ hue: 180, saturation: 0.7 }).toBuffer()
    expect(distance(await hashOf(other), known(file))).toBeLessThan(SAME)
  })

  test.each(names)('%s is what the script draws, the same each time', async (name) => {
    expect(pageScene(name, 'light')).toBe(pageScene(name, 'light'))
    expect(pageScene(name, 'dark')).not.toBe(pageScene(name, 'light'))
    const drawn = await pixelsOf(pageScene(name, 'light'), 210, 140)
    expect(distance(await hashOf(drawn), known(`${MEDIA}/pages/${name}.webp`))).toBeLessThan(SAME)
  })
})

describe('the people of the demo', () => {
  const files = Object.keys(PEOPLE).map((name) => `${MEDIA}/equipe/${name}`)

  test('have a square portrait each, in both formats and within 25 KB', async () => {
    expect(await readdir(`${MEDIA}/equipe`)).toHaveLength(16)
    for (const file of files.flatMap((name) => [`${name}.webp`, `${name}.avif`])) {
      expect((await stat(file)).size, file).toBeLessThanOrEqual(25 * 1024)
      const { width, height } = await sharp(file).metadata()
      expect([width, height], file).toEqual([448, 448])
    }
  })

  test.each(Object.keys(PEOPLE))('%s is as the script draws them', async (name) => {
    const bust = Object.entries(PEOPLE).find(([key]) => key === name)?.[1]
    if (bust === undefined) throw new Error(name)
    expect(portrait(bust)).toBe(portrait(bust))
    const drawn = await hashOf(await pixelsOf(portrait(bust), 112, 112))
    expect(distance(drawn, await hashOf(`${MEDIA}/equipe/${name}.webp`))).toBeLessThan(SAME)
  })

  test('are eight different drawings', () => {
    expect(new Set(Object.values(PEOPLE).map(portrait)).size).toBe(8)
    const skins = new Set(Object.values(PEOPLE).map(({ skin }) => skin))
    expect(skins.size).toBe(8)
  })
})

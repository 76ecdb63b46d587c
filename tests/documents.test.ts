import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makePdf } from '#features/documents/pdf/make-pdf.ts'
import type { SiteDocument } from '#features/documents/pdf/site-document.ts'
import { pdfCache } from '#features/documents/service/pdf-cache.ts'
import { createTestApp, type TestApp } from './app.ts'

const GUIDES = [
  'creer-son-entreprise',
  'bien-facturer',
  'gerer-son-patrimoine',
  'essentiel-de-lentrepreneur',
] as const

/** What has to be found again in a guide’s PDF. */
const HEADINGS =
  'h1, .rich-text h2, .rich-text h3, .rich-text caption, .rich-text dt, .rich-text .encadre-titre'

const made = vi.fn<typeof makePdf>(makePdf)
let folder: string
let site: TestApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-documents-'))
  site = await createTestApp({
    documents: pdfCache({ folder, make: made, version: 1, warn: () => {} }),
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

/** The bytes of a document; the test framework reads texts. */
async function pdfAt(path: string) {
  const { statusCode, headers, rawPayload } = await site.app.inject({ url: path })
  return { status: statusCode, headers, bytes: rawPayload }
}

const squeezed = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, '')

async function wordsOf(bytes: Buffer): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: squeezed(text), pages: totalPages }
}

/** What is wrong with the lists of a document: each item has one body, behind its label at most, and stands in a list. */
async function listFaults(bytes: Buffer): Promise<{ items: number; faults: string[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  // The tree is handed out page by page: an item that runs over two pages is seen on both.
  const items = new Map<string, string[]>()
  const faults: string[] = []
  const walk = (node: unknown, parent: string, path: string): void => {
    if (typeof node !== 'object' || node === null || !('role' in node)) return
    const { role, children } = node as { role: string; children?: unknown[] }
    const roles = (children ?? []).map((child) => (child as { role?: string }).role ?? 'content')
    if (role === 'LI') {
      if (parent !== 'L') faults.push(`${path}: LI in ${parent}`)
      items.set(path, roles)
    }
    if (role === 'L' && roles.some((inner) => inner !== 'LI')) faults.push(`${path}: ${roles}`)
    children?.forEach((child, index) => walk(child, role, `${path}/${index}`))
  }
  for (let page = 1; page <= pdf.numPages; page += 1) {
    walk(await (await pdf.getPage(page)).getStructTree(), '', String(page))
  }
  for (const [path, roles] of items) {
    if (!/^(?:Lbl,)?LBody$/.test(roles.join())) faults.push(`${path}: LI holds ${roles}`)
  }
  return { items: items.size, faults }
}

test('every document says that it is PDF/UA, and each item of its lists has a body', async () => {
  const { html } = await site.get('/kiosque/fiches-a-telecharger')
  const letters = (await site.get('/kiosque/lettres-trimestrielles')).html
  const paths = [html, letters]
    .flatMap((page) => page.attrs('main a[href]', 'href').map(String))
    .filter((path) => path.endsWith('.pdf'))
  expect(paths.length).toBeGreaterThan(9)
  let all = 0
  for (const path of new Set([...paths, ...GUIDES.map((slug) => `/documents/${slug}.pdf`)])) {
    const { bytes } = await pdfAt(path)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { metadata } = await pdf.getMetadata()
    expect(metadata?.get('pdfuaid:part'), path).toBe('1')
    expect(metadata?.get('dc:title'), path).toBeTruthy()
    const { items, faults } = await listFaults(bytes)
    expect(faults, path).toEqual([])
    all += items
  }
  expect(all).toBeGreaterThan(100)
})

describe.each(GUIDES)('the guide « %s » as a PDF', (slug) => {
  test('holds every heading of its pages, is small, tagged, in French, with an outline', async () => {
    const { status, headers, bytes } = await pdfAt(`/documents/${slug}.pdf`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(`inline; filename="${slug}.pdf"`)
    expect(bytes.length).toBeLessThan(300_000)
    const start = `/nos-guides/${slug}`
    const first = await site.get(start)
    const chapters = first.html.attrs('.guide-chapter-link', 'href')
    expect(chapters.length).toBeGreaterThanOrEqual(4)
    const { text } = await wordsOf(bytes)
    let headings = 0
    for (const path of chapters) {
      const { html } = await site.get(path ?? '')
      for (const heading of html.all(HEADINGS)) {
        headings += 1
        expect(text, `${path}: ${heading.text}`).toContain(squeezed(heading.text))
      }
    }
    expect(headings).toBeGreaterThan(chapters.length * 3)
    const source = bytes.toString('latin1')
    expect(source).toMatch(/\/Lang \(fr-FR\)/)
    expect(source).toMatch(/\/Marked true/)
    expect(source).toMatch(/\/DisplayDocTitle true/)
    expect(source).toMatch(/\/S \/TH\b/)
    expect(source.match(/\/Title /g)?.length).toBeGreaterThan(chapters.length)
  })
})

test('a guide’s page says how long its PDF is, and its chapters lead from one to the next', async () => {
  const { html } = await site.get('/nos-guides/bien-facturer')
  expect(html.all('.guide-pdf')[0]?.text).toMatch(
    /PDF, \d+ pages, \d+\u00A0Ko, à jour au \d+(?:er)?\u00A0\p{L}+ \d{4}/u,
  )
  expect(html.attrs('.guide-pdf a', 'href')).toContain('/documents/bien-facturer.pdf')
  const chapter = await site.get('/nos-guides/bien-facturer/devis-et-acomptes')
  expect(chapter.html.all('.guide-place')[0]?.text).toContain('Chapitre 2 sur 4')
  expect(chapter.html.attrs('progress', 'value')).toEqual(['2'])
  expect(chapter.html.attrs('.guide-neighbours a', 'href')).toEqual([
    '/nos-guides/bien-facturer/les-mentions',
    '/nos-guides/bien-facturer/la-facture-electronique',
  ])
  const anchors = chapter.html.attrs('.guide-parts a', 'href').map((href) => href?.slice(1))
  expect(anchors).toEqual(chapter.html.attrs('.rich-text h2', 'id'))
  expect(chapter.html.attrs('.guide-menu a[aria-current]', 'href')).toEqual([
    '/nos-guides/bien-facturer/devis-et-acomptes',
  ])
})

test('the nine sheets are one page each, and the letter names the firm and its notice', async () => {
  const { html } = await site.get('/kiosque/fiches-a-telecharger')
  const sheets = html.attrs('.download-link', 'href')
  expect(sheets).toHaveLength(9)
  for (const path of sheets) {
    const { bytes } = await pdfAt(path ?? '')
    expect((await getDocumentProxy(new Uint8Array(bytes))).numPages, path ?? '').toBe(1)
  }
  const { bytes } = await pdfAt('/documents/lettre-automne-2026.pdf')
  const { text } = await wordsOf(bytes)
  expect(text).toContain(squeezed('14 rue des Tisserands'))
  expect(text).toContain(squeezed('elle ne remplace pas un conseil adapté à votre situation'))
})

test('a document is made once, known again by its ETag, and answered from disk', async () => {
  const path = '/documents/bien-facturer.pdf'
  const { headers } = await pdfAt(path)
  const before = made.mock.calls.length
  const again = await site.app.inject({
    url: path,
    headers: { 'if-none-match': `"other", ${String(headers['etag'])}` },
  })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  expect((await pdfAt(path)).status).toBe(200)
  expect(made.mock.calls).toHaveLength(before)
  expect(await readdir(join(folder, '1'))).toContainEqual(
    expect.stringMatching(/^bien-facturer\.\w+\.\d+\.pdf$/),
  )
})

test.each(['/documents/inconnu.pdf', '/documents/bien-facturer', '/documents/..%2f..%2fetc.pdf'])(
  '%s is not found',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
  },
)

describe('settings', () => {
  const flipped = async (settings: Record<string, string>, work: () => Promise<void>) => {
    const current = (await site.stores.sites.find(1))?.settings
    const former = Object.fromEntries(
      Object.keys(settings).map((name) => [name, Reflect.get(current ?? {}, name)]),
    )
    await site.stores.sites.saveSettings(1, settings)
    try {
      await work()
    } finally {
      await site.stores.sites.saveSettings(1, former)
    }
  }
  const guides = [
    ['guide_creation', 'creer-son-entreprise'],
    ['guide_facturation', 'bien-facturer'],
    ['guide_patrimoine', 'gerer-son-patrimoine'],
    ['guide_entrepreneur', 'essentiel-de-lentrepreneur'],
  ] as const

  test.each(guides)('L1 without %s its PDF is gone, from the kiosk too', async (name, slug) => {
    await flipped({ [name]: '0' }, async () => {
      expect((await site.get(`/documents/${slug}.pdf`)).status).toBe(404)
      const { html } = await site.get('/kiosque')
      expect(html.attrs('.download-link', 'href')).toHaveLength(3)
    })
  })

  test.each(guides)('L1 %s_send_paper offers the printed copy', async (name, slug) => {
    const boxes = async () => {
      const { html } = await site.get(`/nos-guides/${slug}`)
      return [
        html.all('.guide-pdf a[href="#formulaire-guide"]').length,
        html.all('input[name="papier"]').length,
        html.all('#formulaire-guide').length,
      ]
    }
    expect(await boxes()).toEqual([1, 1, 1])
    await flipped({ [`${name}_send_paper`]: '0' }, async () => {
      expect(await boxes()).toEqual([0, 0, 1])
    })
  })

  test('L1 without kiosque its sheets and letters are gone, the guides stay', async () => {
    await flipped({ kiosque: '0' }, async () => {
      expect((await site.get('/documents/fiche-9-inventaire.pdf')).status).toBe(404)
      expect((await site.get('/documents/lettre-automne-2026.pdf')).status).toBe(404)
      expect((await site.get('/documents/bien-facturer.pdf')).status).toBe(200)
    })
  })

  test('L1 without kiosque a list of documents on any other page is empty too', async () => {
    const path = '/le-cabinet/temoignages'
    const page = await site.stores.pages.findByPath(1, path)
    const note = { slug: 'note', title: 'Une note', html: '<p>Un mot.</p>' }
    await site.stores.widgets.replace(1, { pageId: page?.id ?? 0, lang: 'fr' }, [
      { zone: 'content', type: 'downloads', version: 1, options: { documents: [note] } },
    ])
    const shown = async () => [
      (await site.get(path)).html.attrs('.download-link', 'href'),
      (await site.get('/documents/note.pdf')).status,
    ]
    expect(await shown()).toEqual([['/documents/note.pdf'], 200])
    await flipped({ kiosque: '0' }, async () => {
      expect(await shown()).toEqual([[], 404])
    })
  })
})

describe('what is kept', () => {
  const document = (title: string): SiteDocument => ({
    kind: 'sheet',
    culture: 'fr-FR',
    firm: { name: 'Cabinet A & <B>', offices: [], logo: null },
    origin: '',
    label: '',
    title,
    intro: '',
    updatedAt: '2026-11-02T12:00:00.000Z',
    parts: [{ number: null, path: '', title: '', intro: '', html: '<p>Un</p>' }],
    colours: { ink: 'red' },
  })
  const pdf = { bytes: Buffer.from('%PDF'), pages: 3 }

  test('one document is made at a time, the same one once, and a new one replaces the old', async () => {
    let under = 0
    let most = 0
    const make = vi.fn<typeof makePdf>(async () => {
      under += 1
      most = Math.max(most, under)
      await new Promise((resolve) => setTimeout(resolve, 5))
      under -= 1
      return pdf
    })
    const kept = pdfCache({ folder, make, version: 1, warn: () => {} })
    const [one, same] = await Promise.all([
      kept.get(7, 'a', document('Un')),
      kept.get(7, 'a', document('Un')),
      kept.get(7, 'b', document('Un')),
    ])
    expect([make.mock.calls.length, most, one.hash === same.hash]).toEqual([2, 1, true])
    const other = await kept.get(7, 'a', document('Deux'))
    expect(other.hash).not.toBe(one.hash)
    expect((await readdir(join(folder, '7'))).filter((name) => name.startsWith('a.'))).toHaveLength(
      1,
    )
    expect(await kept.get(7, 'a', document('Deux'))).toMatchObject({ pages: 3, bytes: 4 })
    expect(make.mock.calls).toHaveLength(3)
  })

  test('a disk that refuses costs nobody the document, and is said; a fault is not kept', async () => {
    await writeFile(join(folder, '8'), 'no folder')
    const warn = vi.fn<(message: string, cause?: unknown) => void>()
    const make = vi.fn<typeof makePdf>(async () => pdf)
    const kept = pdfCache({ folder, make, version: 1, warn })
    expect(await (await kept.get(8, 'a', document('Un'))).read()).toEqual(pdf.bytes)
    expect(warn.mock.calls[0]?.[0]).toContain('« a »')
    make.mockRejectedValueOnce(new Error('fonts are missing'))
    await expect(kept.get(8, 'a', document('Un'))).rejects.toThrow('fonts')
    expect((await kept.get(8, 'a', document('Un'))).pages).toBe(3)
  })

  test('the same document gives the same bytes, whatever stands in its names', async () => {
    const [one, other] = [await makePdf(document('R&D <1>')), await makePdf(document('R&D <1>'))]
    expect(one.bytes.equals(other.bytes)).toBe(true)
    expect(one.bytes.toString('latin1')).not.toContain('R&D')
    expect((await wordsOf(one.bytes)).text).toContain('R&D<1>')
  })
})

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { registry } from '#app/widgets.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { eachOf } from './exhaustive.ts'

const DRAFT = '/admin/api/layouts/1/footer/fr/draft'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: () => sessionOf('editor')() })
})
afterAll(() => site.close())
afterEach(() => {
  vi.restoreAllMocks()
})

async function ask(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const { statusCode, body } = await site.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, body: JSON.parse(body) }
}

/** The footer with one more heading, as a draft. */
async function withHeading(text: string): Promise<void> {
  const { base, widgets } = (await ask('GET', DRAFT)).body as {
    base: number
    widgets: DraftWidget[]
  }
  const [first] = widgets
  const heading = { id: 900_001, zone: first?.zone, type: 'heading', version: 1, options: { text } }
  const others = widgets.filter(({ id }) => id !== heading.id)
  const { status } = await ask('PUT', DRAFT, { base, widgets: [...others, heading] })
  expect(status).toBe(200)
}

const publish = async () =>
  ask('POST', `${DRAFT}/publish`, { base: (await ask('GET', DRAFT)).body.base })

eachOf(2, [
  [
    'throws at once',
    () => {
      throw new Error('boum')
    },
  ],
  ['throws a moment later', async () => Promise.reject(new Error('boum'))],
])(
  'a part of the layout with a widget that %s is published on no page, and says which',
  async (_how, start) => {
    const before = (await site.get('/')).body
    await withHeading('Titre du pied de page')
    const heading = registry.get('heading')
    if (!heading) throw new Error('There are no headings.')
    vi.spyOn(heading, 'start').mockImplementation(start)
    const refused = await publish()
    expect(refused).toMatchObject({
      status: 422,
      body: {
        problems: [
          {
            widgetId: 900_001,
            widget: heading.title,
            message: expect.stringContaining('Il ne s’affiche pas sur la page'),
          },
        ],
      },
    })
    expect(JSON.stringify(refused.body)).not.toContain('boum')
    vi.restoreAllMocks()
    const after = (await site.get('/')).body
    expect(after).not.toContain('Titre du pied de page')
    expect(after.length).toBe(before.length)
  },
)

test('once it draws, the same draft is published, and stands on every page', async () => {
  await withHeading('Titre du pied de page')
  expect((await publish()).status).toBe(200)
  for (const path of ['/', '/contact', '/introuvable']) {
    expect([path, (await site.get(path)).body.includes('Titre du pied de page')]).toEqual([
      path,
      true,
    ])
  }
})

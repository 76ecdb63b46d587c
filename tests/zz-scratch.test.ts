import { test } from 'vitest'
import { createTestApp } from './app.ts'
test('time', async () => {
  let t = performance.now()
  const say = (w: string) => { console.log(w, Math.round(performance.now() - t)); t = performance.now() }
  const app = await createTestApp(); say('create')
  const app2 = await createTestApp(); say('create2')
  await app.app.inject('/'); say('home')
  await app.app.inject('/'); say('home2')
  const tree = await app.store.pages.tree(1, 'fr')
  for (const { path } of tree) await app.app.inject(path)
  say('all')
  for (const u of ['/%', '/%ff', '/%00', '/a%2fb', '/..', '/%2e%2e/x', '//evil.example/', '/contact/?a=b', '/\\evil/', '/theme-' + 'a'.repeat(9000) + '.css', '/ajax/%', '/healthz?%', '/templates/bs4/%zz', '/x'.repeat(9000), '/?%', '/ajax', '/media/', '/media/x', '/assets/x', '/uploads/a/../../x'] as string[]) {
    const r = await app.app.inject(u)
    console.log(u.slice(0, 40), r.statusCode, r.headers.location, r.headers['content-type'], r.headers['content-security-policy']?.slice(0, 30), r.body.slice(0, 100).replaceAll('\n', ' '))
  }
  say('urls')
  await app.close(); await app2.close()
})

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { group, list, text } from '#base/core/field/fields.ts'
import { marksOf, NO_MARKS, placed } from './marks.ts'
import { Html, Text, Words } from './text.tsx'

const marks = marksOf({
  title: text({ label: 'Titre' }),
  facts: list({ label: 'Repères', members: { value: text({ label: 'Valeur' }) } }),
  link: group({ label: 'Lien', members: { text: text({ label: 'Texte du lien' }) } }),
})

test.each([
  ['title', 'Titre'],
  ['facts.0.value', 'Valeur'],
  ['facts.12.value', 'Valeur'],
  ['link.text', 'Texte du lien'],
])('an option is marked with its path and its French name: %s', (path, label) => {
  expect(marks.mark(path)).toEqual({ 'data-edit': path, 'data-edit-label': label })
})

test.each(['nothing', 'facts.0.nothing', 'facts', 'title.0.value', ''])(
  'a path that leads to no text has a name or none, and breaks nothing: « %s »',
  (path) => {
    expect(marks.mark(path)['data-edit']).toBe(path)
  },
)

test('on the site there is not an attribute', () => {
  expect(NO_MARKS.mark('title')).toEqual({})
  expect(NO_MARKS.slot('widgets')).toEqual({})
  expect(NO_MARKS.from('firm.phone')).toEqual({})
  expect([NO_MARKS.shows(''), NO_MARKS.shows('x')]).toEqual([false, true])
})

test('entries keep their stored place when others are left out', () => {
  const kept = placed([{ name: '' }, { name: 'b' }]).filter(({ name }) => name)
  expect(kept).toEqual([{ name: 'b', index: 1 }])
})

const drawn = (view: typeof NO_MARKS, words: string) =>
  renderToString(
    <>
      <Text view={view} path="title" as="h2" className="t">
        {words}
      </Text>
      <p>
        <Words view={view} path="link.text" before="Voir : ">
          {words}
        </Words>
      </p>
      <Html view={view} path="facts.0.value">
        {words}
      </Html>
    </>,
  )

test('a text has its element, or stands amid others, as without marks', () => {
  expect(drawn(NO_MARKS, 'Un')).toBe('<h2 class="t">Un</h2><p>Voir : Un</p><div>Un</div>')
  expect(drawn(NO_MARKS, '')).toBe('<p></p>')
})

test('in the editor each has one, the empty ones too', () => {
  const [title, words, html] = [
    'data-edit="title" data-edit-label="Titre"',
    'data-edit="link.text" data-edit-label="Texte du lien"',
    'data-edit="facts.0.value" data-edit-label="Valeur"',
  ]
  expect(drawn(marks, '')).toBe(
    `<h2 class="t" ${title}></h2><p><span ${words}></span></p><div ${html}></div>`,
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileTemplate } from './template.tsx'

const MARKS = new Map([
  ['title', { 'data-edit': 'title' }],
  ['resume', { 'data-edit': 'summary' }],
  ['text', { 'data-edit': 'html' }],
])
const VALUES = {
  title: 'Un',
  resume: 'Deux',
  text: '<p>Trois</p>',
  tag: 'h2',
  list: [] as object[],
}

const compiled = (text: string) =>
  compileTemplate(text, { name: 'article/essai', htmlFields: ['text'] })

const marked = (text: string, values: object = VALUES) =>
  renderToStaticMarkup(compiled(text).render(values, MARKS))

test.each([
  ['<h1>{{title}}</h1>', '<h1 data-edit="title">Un</h1>'],
  ['<h1 class="a">\n  {{title}}\n</h1>', /^<h1 class="a" data-edit="title">\s*Un\s*<\/h1>$/],
  ['<{{tag}}>{{title}}</{{tag}}>', '<h2 data-edit="title">Un</h2>'],
  ['<div>{{{text}}}</div>', '<div data-edit="html"><p>Trois</p></div>'],
  ['{{#resume}}<p>{{resume}}</p>{{/resume}}', '<p data-edit="summary">Deux</p>'],
  ['<p><b>{{title}}</b></p>', '<p><b data-edit="title">Un</b></p>'],
  [
    '<h1 id="t" class="a {{tag}}" title="{{resume}}">{{title}}</h1>',
    '<h1 id="t" class="a h2" title="Deux" data-edit="title">Un</h1>',
  ],
  [
    '<h1>{{title}}</h1><p>{{title}}</p>',
    '<h1 data-edit="title">Un</h1><p data-edit="title">Un</p>',
  ],
  ['<h1><!-- {{resume}} -->{{! {{ }}{{title}}</h1>', '<h1 data-edit="title">Un</h1>'],
])('an element that shows one value and nothing else is marked: %s', (text, expected) => {
  expect(marked(text)).toEqual(
    expected instanceof RegExp ? expect.stringMatching(expected) : expected,
  )
  expect(renderToStaticMarkup(compiled(text).render(VALUES))).not.toContain('data-edit')
})

test.each([
  '<h1>Le titre : {{title}}</h1>',
  '<h1>{{title}} {{resume}}</h1>',
  '<h1>{{title}}<br></h1>',
  '<img alt="{{title}}" src="/a.png">',
  '<p title="{{title}}" aria-label="{{resume}}">Autre</p>',
  '<h1>{{#title}}{{title}}{{/title}} !</h1>',
  '<h1>{{__proto__}}</h1>',
  '<h1>{{title.title}}</h1>',
  '<h1>{{constructor}}</h1>',
  '<h1>{{tag}}</h1>',
  '{{title}}',
])('nothing is marked that shows something else: %s', (text) => {
  expect(marked(text)).not.toContain('data-edit')
})

test('what a template says of itself does not send what is typed into another field', () => {
  expect(marked('<h1 data-edit="html">{{title}}</h1>')).toBe('<h1 data-edit="title">Un</h1>')
})

test('a nested value of the same name is not what is edited', () => {
  const text = '{{#list}}<a>{{title}}</a>{{/list}}'
  expect(marked(text, { ...VALUES, list: [{ title: 'Partie' }] })).toBe('<a>Partie</a>')
})

test('what is edited has its element also while it is empty, as its section says', () => {
  const text = '{{#resume}}<p>{{resume}}</p>{{/resume}}{{^resume}}<p>Rien</p>{{/resume}}'
  const values = { ...VALUES, resume: '' }
  expect(marked(text, values)).toBe('<p data-edit="summary"></p>')
  expect(renderToStaticMarkup(compiled(text).render(values))).toBe('<p>Rien</p>')
})

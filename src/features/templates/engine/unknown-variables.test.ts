import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import {
  FULL_ARTICLE,
  FULL_FEED_ITEM,
  FULL_MENU,
  SOURCED_ARTICLE,
  VIDEO_ARTICLE,
} from './template-examples.ts'
import { TEMPLATE_NAMES } from '../rules/template-name.ts'
import { unknownVariables } from './unknown-variables.ts'

const EXAMPLES: Readonly<Record<string, readonly object[]>> = {
  card: [FULL_FEED_ITEM],
  article: [FULL_ARTICLE, VIDEO_ARTICLE, SOURCED_ARTICLE],
  menu: [FULL_MENU],
}

const inCard = (text: string) => unknownVariables(text, [FULL_FEED_ITEM])
const inArticle = (text: string) => unknownVariables(text, EXAMPLES['article'] ?? [])
const inMenu = (text: string) => unknownVariables(text, [FULL_MENU])

describe('N7 a variable that nothing fills', () => {
  test('is named with its line and what may be meant', () => {
    expect(inCard('<p>\n  {{titre}}</p>\n{{titre}}')).toEqual([
      { name: 'titre', line: 2, near: ['title'] },
    ])
    expect(inCard('{{titleTag}}')[0]?.near).toEqual(['title_tag'])
    expect(inCard('{{image}}')[0]?.near).toEqual(['image1'])
    expect(inCard('{{montant_des_honoraires}}')[0]?.near).toEqual([])
  })

  test.each(['{{#titre}}x{{/titre}}', '{{^titre}}x{{/titre}}', '<a href="{{titre}}">x</a>'])(
    'is found in %s',
    (text) => {
      expect(inCard(text).map(({ name }) => name)).toEqual(['titre'])
    },
  )

  test('is looked for where it stands: in an entry, in a video, around them', () => {
    expect(inMenu('{{#items}}{{title}}{{centered}}{{media}}{{/items}}')).toEqual([])
    expect(inMenu('{{media}}').map(({ name }) => name)).toEqual(['media'])
    expect(inMenu('{{#items}}x{{/items}}{{icon_href}}')).toHaveLength(1)
    expect(inArticle('{{#video}}{{url}}{{#captions}}{{label}}{{/captions}}{{/video}}')).toEqual([])
    expect(inArticle('{{video.url}}')).toEqual([])
    expect(inArticle('{{video.urls}}')).toEqual([
      { name: 'video.urls', line: 1, near: ['video.url'] },
    ])
    expect(inArticle('{{title.url}}')).toHaveLength(1)
    expect(inCard('{{#title}}{{.}}{{/title}}')).toEqual([])
    expect(inCard('{{constructor}}')).toHaveLength(1)
  })

  test('in a comment is none', () => {
    expect(inCard('{{! {{titre}}<!-- a {{titre}} --><p>{{title}}</p><!-- {{#x}} -->')).toEqual([])
    expect(inCard('<!-- {{a}} --> {{titre}}')).toHaveLength(1)
  })

  test('is told twenty times at most, and a long name resembles none', () => {
    const many = Array.from({ length: 50 }, (_, index) => `{{inconnue${index}}}`).join('')
    expect(inCard(many)).toHaveLength(20)
    expect(inCard(`{{${'t'.repeat(60_000)}}}`)[0]?.near).toEqual([])
  })

  test.each(TEMPLATE_NAMES)('is not in %s', async (name) => {
    const text = await readFile(`src/features/templates/engine/bs4/${name}.html`, 'utf8')
    const [kind = ''] = name.split('/')
    expect(unknownVariables(text, EXAMPLES[kind] ?? [])).toEqual([])
  })
})

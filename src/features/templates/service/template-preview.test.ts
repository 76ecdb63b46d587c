import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { TEMPLATE_NAMES } from '../rules/template-name.ts'
import { templatePreview } from './template-preview.tsx'

const CARD =
  '<article class="carte feed-item" data-motif="{{motif_code}}"><h3 class="{{title_class}}">{{title}}</h3></article>'

const warningsOf = (name: string, text: string): string[] => {
  const preview = templatePreview(name, text)
  if ('line' in preview) throw new Error(preview.message)
  return preview.warnings
}

describe('N7 what a template’s author may not have meant', () => {
  test.each(TEMPLATE_NAMES)('is nothing in %s', async (name) => {
    expect(
      warningsOf(name, await readFile(`src/features/templates/engine/bs4/${name}.html`, 'utf8')),
    ).toEqual([])
  })

  test('a variable that does not exist is told with its line, and draws nothing as before', () => {
    expect(warningsOf('card/carte', CARD)).toEqual([])
    const misspelt = CARD.replace('{{title}}', '\n{{titre}}')
    expect(warningsOf('card/carte', misspelt)).toEqual([
      'Ligne 2\u00A0: {{titre}} n’est pas une variable de ce modèle et ne donne rien. ' +
        'Vouliez-vous dire {{title}}\u202F?',
    ])
    expect(templatePreview('card/carte', misspelt)).toMatchObject({
      html: expect.stringContaining('<h3 class="item-title text-body h4"></h3>'),
    })
  })

  test.each([
    ['card/carte', 'feed-item', 'class="feed-item"'],
    ['card/carte', 'data-motif', 'data-motif="{{motif_code}}"'],
    ['card/carte', '{{title_class}}', 'class="{{title_class}}"'],
  ])('%s without %s', (name, gone, told) => {
    const without = CARD.replace(gone, gone.startsWith('{{') ? 'titre' : 'data-autre')
    expect(warningsOf(name, without)).toEqual([
      `Il manque ${told}\u00A0: les styles et les scripts du site s’y tiennent.`,
    ])
  })

  test('an empty text lacks all of it; of an unknown kind nothing is known', () => {
    expect(warningsOf('card/carte', '{{! rien }}')).toHaveLength(3)
    expect(warningsOf('article/article', '')).toHaveLength(2)
    expect(warningsOf('menu/menu', '{{#items}}<p>{{title}}</p>{{/items}}')).toHaveLength(1)
    expect(warningsOf('bandeau/bandeau', '<p>{{ma_variable}}</p>')).toEqual([])
  })
})

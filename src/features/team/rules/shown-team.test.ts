import { expect, test } from 'vitest'
import { teamIn } from '#base/core/person.ts'
import type { MediaFacts } from '#base/core/media/media-file.ts'
import { namedPerson } from './person-content.ts'
import type { PersonFields } from './person-fields.ts'
import { shownTeam } from './shown-team.ts'

const PORTRAIT = '/media/provider/cabinet/claire/xxbig.webp'

const facts: MediaFacts = {
  folder: '',
  alt: 'Claire Dauval, souriante',
  decorative: false,
  caption: '',
  credit: '',
  focal: { x: 30, y: 20 },
  width: 1440,
  height: 960,
  hash: '0123456789abcdef',
}

const library = new Map([[PORTRAIT, facts]])

const stored = (id: number, said: Partial<PersonFields>) => ({
  id,
  content: JSON.stringify({ fields: { ...namedPerson('Claire Dauval'), ...said } }),
})

test('a portrait comes with its words, its version and its focal point', () => {
  const [claire] = shownTeam([stored(3, { photo: PORTRAIT, role: ' Associée ' })], library)
  expect(claire).toMatchObject({
    id: 3,
    name: 'Claire Dauval',
    role: 'Associée',
    photo: { src: `${PORTRAIT}?v=0123456789`, alt: 'Claire Dauval, souriante', focal: 'fx-3 fy-2' },
  })
})

test('English pages say what was written in English, the French for the rest', () => {
  const said = { role: 'Associée', text: 'Elle relit tout.', role_en: ' Partner ', text_en: ' ' }
  const team = shownTeam([stored(3, said)], library)
  expect(teamIn(team, 'en')).toMatchObject([{ role: 'Partner', text: 'Elle relit tout.' }])
  expect(teamIn(team, 'fr')).toMatchObject([{ role: 'Associée', text: 'Elle relit tout.' }])
})

test('a portrait that the library has no more gives way to the initials', () => {
  const [claire] = shownTeam([stored(3, { photo: PORTRAIT })], new Map())
  expect(claire?.photo).toBeNull()
})

test('whoever has no name or can’t be read is not shown; the others are, in their order', () => {
  const team = shownTeam(
    [
      stored(9, {}),
      stored(4, { firstName: '', lastName: '\u202E ' }),
      { id: 5, content: '{' },
      { id: 6, content: '{"fields":{"lastName":7}}' },
      stored(2, { firstName: 'Odile', lastName: '' }),
    ],
    library,
  )
  expect(team.map(({ id, name }) => [id, name])).toEqual([
    [9, 'Claire Dauval'],
    [2, 'Odile'],
  ])
})

test('what nobody could have published is left out, whoever wrote the row', () => {
  const [shown] = shownTeam(
    [
      stored(1, {
        link: 'javascript:alert(1)',
        email: 'x" onclick="y',
        phone: '+33 1 99 00 12 34;ext=1',
        text: 'x'.repeat(5000),
        role: 'Associée\0',
      }),
    ],
    library,
  )
  expect(shown).toMatchObject({ link: '', email: '', phone: '', text: '', role: 'Associée' })
})

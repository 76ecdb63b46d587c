import { expect, test } from 'vitest'
import { registry } from '#app/widgets.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { headPicture, pictureAdvice } from '../head-picture.ts'

const widget = (type: string, options: object, zone = 'top'): DraftWidget => ({
  id: 7,
  zone,
  type,
  version: 1,
  options: { ...options },
})

const TITLE = { text: 'Paie', level: '1' }
const BARE = { image: '', level: 2 }

test('the picture that a page begins with is that of its first block at its top, unless its form hides it', () => {
  const title = (options: object) => widget('heading', { ...TITLE, ...options })
  expect(headPicture(registry, [title({ image: '/media/a.jpg' })])).toBe('/media/a.jpg')
  expect(headPicture(registry, [title({ image: '/media/a.jpg', level: '2' })])).toBe('')
  const below = widget('heading', { ...TITLE, image: '/media/a.jpg' }, 'content')
  expect(headPicture(registry, [title({}), below])).toBe('')
})

test('a page without any is told that it can have one, and where it is chosen', () => {
  const [told, ...others] = pictureAdvice(registry, BARE, [widget('heading', TITLE)])
  expect(others).toEqual([])
  expect(told).toMatchObject({ check: 'media', severity: 'advice', widgetId: 7, widget: 'Titre' })
  expect(told?.sentence).toContain('l’option « Image » du bloc « Titre »')
  const [bare] = pictureAdvice(registry, BARE, [])
  expect(bare).toMatchObject({ widgetId: null })
  expect(bare?.sentence).toContain('« Image, adresse et propriétés… »')
})

test('nothing is told of a page that has one, begins with one, or is home', () => {
  const begun = [widget('heading', { ...TITLE, image: '/media/a.jpg' })]
  expect(pictureAdvice(registry, BARE, begun)).toEqual([])
  expect(pictureAdvice(registry, { ...BARE, image: '/media/b.jpg' }, [])).toEqual([])
  expect(pictureAdvice(registry, { ...BARE, level: 0 }, [])).toEqual([])
})

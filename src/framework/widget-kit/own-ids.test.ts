import { expect, test } from 'vitest'
import type { WidgetOutcome } from './define-widget.ts'
import { repeatsIn, withOwnIds } from './own-ids.ts'

test.each([
  ['<p id="a">id="a"</p>', '<p id="a--2">id="a"</p>'],
  ['<b id="a"></b><label for="a">A</label>', '<b id="a--2"></b><label for="a--2">A</label>'],
  [
    '<i id="a"></i><i id="b"></i><input aria-describedby="a c b">',
    '<i id="a--2"></i><i id="b--2"></i><input aria-describedby="a--2 c b--2">',
  ],
  [
    '<i id="a"></i><a href="#a">A</a><a href="#c">C</a><a href="/p#a">P</a>',
    '<i id="a--2"></i><a href="#a--2">A</a><a href="#c">C</a><a href="/p#a">P</a>',
  ],
  [
    '<form action="/ici?x=1#a"><i id="a"></i></form>',
    '<form action="/ici?x=1#a--2"><i id="a--2"></i></form>',
  ],
  ['<p data-widget-id="a" id="">A</p>', '<p data-widget-id="a" id="">A</p>'],
])('of %s the second drawing is %s', (html, second) => {
  expect(withOwnIds(html, 2)).toBe(second)
})

test('a block is told from the second time on, by its first widget', () => {
  const outcome = (id: number, type: string, inner: WidgetOutcome[] = []) =>
    ({ id, type, inner }) as WidgetOutcome
  const [first, second, third] = [outcome(7, 'accordion'), outcome(7, 'accordion'), outcome(7, 'a')]
  const shows = (inner: WidgetOutcome[]) => outcome(1, 'shared-block', inner)
  const all = [
    shows([first]),
    first,
    shows([]),
    shows([second]),
    shows([outcome(8, 'a')]),
    shows([third]),
  ]
  expect([...repeatsIn(all)]).toEqual([
    [second, 2],
    [third, 3],
  ])
})

import { expect, test } from 'vitest'
import { htmlFaults, parsedHtml } from '../../../../../../tests/html.ts'
import { playerBoxes } from './player-boxes.tsx'

const player = (href: string, words: string): string =>
  `<p class="video-externe"><a href="${href}" rel="noopener noreferrer">${words}</a></p>`
const YOUTUBE = player('https://www.youtube.com/watch?v=aBcDeFgHiJ1', 'Voir la vidéo sur YouTube')
const VIMEO = player('https://vimeo.com/123456', 'Lire son bilan (Vimeo)')

const drawn = (html: string, culture: 'fr-FR' | 'en-GB' = 'fr-FR') =>
  playerBoxes(html, { title: 'Le « bilan »', culture })

test('E8 each player becomes a box, and the page lets its host in', async () => {
  const { html, frames } = drawn(`<p>a</p>${YOUTUBE}<figure>${VIMEO}</figure>${YOUTUBE}`)
  expect(frames).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com'])
  expect(parsedHtml(html).attrs('.frame-box', 'data-frame')).toEqual([
    'https://www.youtube-nocookie.com/embed/aBcDeFgHiJ1?autoplay=1&rel=0',
    'https://player.vimeo.com/video/123456?autoplay=1&dnt=1',
    'https://www.youtube-nocookie.com/embed/aBcDeFgHiJ1?autoplay=1&rel=0',
  ])
  expect(html).not.toContain('video-externe')
  expect(await htmlFaults(html)).toEqual([])
})

test('E8 each frame has a name of its own', () => {
  expect(parsedHtml(drawn(YOUTUBE + VIMEO + YOUTUBE).html).attrs('*', 'data-frame-title')).toEqual(
    expect.arrayContaining([
      'Vidéo : Le « bilan »',
      'Vidéo : Lire son bilan',
      'Vidéo : Le « bilan » (2)',
    ]),
  )
})

test('E3 E8 the words are those of the page', () => {
  expect(parsedHtml(drawn(VIMEO, 'en-GB').html).one('a').text).toBe('Watch on Vimeo')
  expect(parsedHtml(drawn(VIMEO).html).one('a').text).toBe('Regarder sur Vimeo')
})

test('E8 a text without player stays as it is', () => {
  const html = '<p>a <a href="https://vimeo.com/123456" rel="noopener noreferrer">b</a></p>'
  expect(drawn(html)).toEqual({ html, frames: [] })
})

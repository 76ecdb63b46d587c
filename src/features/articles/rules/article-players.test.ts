import { expect, test } from 'vitest'
import { type ArticlePlayer, drawPlayers, playerWords } from './article-players.ts'

const HREF = 'https://www.youtube.com/watch?v=aBcDeFgHiJ1'
const stored = (words: string, href = HREF): string =>
  `<p class="video-externe"><a href="${href}" rel="noopener noreferrer">${words}</a></p>`

function drawn(html: string): { html: string; players: ArticlePlayer[] } {
  const players: ArticlePlayer[] = []
  return {
    html: drawPlayers(html, (player) => {
      players.push(player)
      return '[lecteur]'
    }),
    players,
  }
}

test('E8 each player is drawn in its place', () => {
  const vimeo = stored('a', 'https://vimeo.com/123456/abcdef1234')
  const { html, players } = drawn(`<p>a</p>${stored('b')}<div>${vimeo}</div><p>c</p>`)
  expect(html).toBe('<p>a</p>[lecteur]<div>[lecteur]</div><p>c</p>')
  expect(players.map(({ video }) => video.src)).toEqual([
    'https://www.youtube-nocookie.com/embed/aBcDeFgHiJ1?autoplay=1&rel=0',
    'https://player.vimeo.com/video/123456?h=abcdef1234&autoplay=1&dnt=1',
  ])
})

test.each(['Notre film', 'Pertes & profits', 'Film (Vimeo)', ''])(
  'E8 the title « %s » comes back',
  (title) => {
    const words = playerWords(title, 'YouTube').replace('&', '&amp;')
    expect(drawn(stored(words)).players[0]?.title).toBe(title)
  },
)

test('E8 words of an author’s own are the title', () => {
  expect(drawn(stored('Lire son bilan')).players[0]?.title).toBe('Lire son bilan')
})

test('E8 without a title the link says where it leads', () => {
  expect(playerWords('', 'Vimeo')).toBe('Voir la vidéo sur Vimeo')
  expect(playerWords('Le bilan', 'Vimeo')).toBe('Le bilan (Vimeo)')
})

test.each([
  ['another host', stored('a', 'https://exemple.fr/watch?v=aBcDeFgHiJ1')],
  ['another class', stored('a').replace('video-externe', 'lead')],
  ['an ordinary link', `<p><a href="${HREF}" rel="noopener noreferrer">a</a></p>`],
])('E8 %s stays as it is', (_name, html) => {
  expect(drawn(html)).toEqual({ html, players: [] })
})

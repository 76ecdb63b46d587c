import { escapeText } from '#base/kit/html/escape-html.ts'
import { PLAYER_CLASS, playerWords } from './article-players.ts'
import { type ExternalVideo, externalVideo } from '#base/core/article/external-video.ts'
import { collapseSpaces, htmlToText } from '#base/kit/text/plain-text.ts'
import {
  areBlank,
  elementOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isNamed,
  writeTree,
} from '#base/kit/html/html-tree.ts'

/** Titles of players that name no video: « YouTube video player ». */
const GENERIC =
  /^(?:\s|[-–:.]|dailymotion|embed|externe|iframe|lecteur|player|vid[eé]o|vimeo|youtube)*$/i

/** Longest title that a link is made of, in characters. */
const TITLE_LENGTH = 200

/**
 * The frame of a video of a known service as it is stored: a paragraph with one plain link
 * (`features/articles/rules/article-players.ts`). `null` for every other frame.
 */
export function storedPlayer({ attributes }: HtmlElement): HtmlElement | null {
  const video = ['src', 'data-src']
    .map((name) => frameVideo(attributes.get(name) ?? ''))
    .find((found) => found !== null)
  if (!video) return null
  const title = collapseSpaces(attributes.get('title') ?? '').slice(0, TITLE_LENGTH)
  const words = playerWords(GENERIC.test(title) ? '' : title.toWellFormed(), video.service)
  return playerElement(video, escapeText(words))
}

/** Frames are also written without scheme, or with one that the services have left. */
const frameVideo = (written: string): ExternalVideo | null =>
  externalVideo(written.trim().replace(/^(?:https?:)?\/\//i, 'https://'))

/** What a paragraph that says it is a player holds, when it is one. */
export function playerAgain(children: readonly HtmlNode[]): HtmlElement | null {
  const [link, ...others] = children.filter((node) => !areBlank([node]))
  if (link === undefined || !isElement(link) || link.name !== 'a' || others.length > 0) return null
  const video = externalVideo(link.attributes.get('href') ?? '')
  const words = htmlToText(writeTree(link.children))
  return video && playerElement(video, escapeText(words || playerWords('', video.service)))
}

const playerElement = ({ href }: ExternalVideo, words: string): HtmlElement =>
  elementOf('p', { class: PLAYER_CLASS }, [
    elementOf('a', { href, rel: 'noopener noreferrer' }, [words]),
  ])

const isPlayer = (node: HtmlNode): boolean =>
  isNamed('p')(node) && isElement(node) && node.attributes.get('class') === PLAYER_CLASS

/** Elements in which no paragraph may stand. */
const PHRASING: ReadonlySet<string> = new Set(
  'a abbr b caption cite code em h2 h3 h4 h5 h6 i p pre q s small span strong sub summary sup u'.split(
    ' ',
  ),
)

/** A player, or a section that opens: neither may stand among words. */
const isPart = (node: HtmlNode): boolean => isPlayer(node) || isNamed('details')(node)

/**
 * Brings players and sections out of an element that can't hold a paragraph: it ends before each and goes on
 * after it, unless nothing is left for it to hold. All parts bear the same attributes: the next
 * round of cleaning leaves an id to the first alone.
 */
export function aroundParts(element: HtmlElement): HtmlNode[] {
  const { name, attributes, children } = element
  if (!PHRASING.has(name) || !children.some(isPart)) return [element]
  const parts: HtmlNode[] = []
  let held: HtmlNode[] = []
  const endPart = () => {
    if (!areBlank(held)) parts.push({ name, attributes, children: held })
    held = []
  }
  for (const child of children) {
    if (isPart(child)) {
      endPart()
      parts.push(child)
    } else held.push(child)
  }
  endPart()
  return parts
}

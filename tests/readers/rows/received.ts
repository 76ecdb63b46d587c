import { answerJson } from '#features/articles/providers/http/answer-json.ts'
import {
  fromWireArticle,
  fromWireList,
  fromWireMotifs,
  MAX_MEDIAS_TEXT,
} from '#features/articles/rules/from-wire.ts'
import { MAX_ANSWER } from '#features/articles/providers/http/provider-calls.ts'
import { receivedPath } from '#features/articles/rules/received-media.ts'
import { readFeed } from '#features/articles/providers/feeds/document/feed-document.ts'
import { feedText } from '#features/articles/providers/feeds/document/feed-text-charset.ts'
import { tidyXml } from '#features/articles/providers/feeds/document/feed-document-xml.ts'
import { readFeedDate } from '#features/articles/providers/feeds/document/feed-date.ts'
import { describedDates } from '#features/articles/providers/feeds/document/feed-date-described.ts'
import { webAddress } from '#features/articles/providers/feeds/document/feed-document-links.ts'
import { MAX_FEED } from '#features/articles/providers/feeds/feed-reading.ts'
import { MAX_SOURCE } from '#features/articles/providers/feeds/document/feed-text.ts'
import { mediaPath } from '#features/articles/rules/from-wire.ts'
import { safeHref } from '#base/kit/html/safe-address.ts'
import { decodeBytes } from '#base/platform/outgoing/decode-bytes.ts'
import { retryAfter } from '#base/platform/outgoing/retry-after.ts'
import { listImage } from '#base/core/media/list-image.ts'
import { externalVideo } from '#base/core/article/external-video.ts'
import { durationSeconds } from '#base/kit/time/duration.ts'
import { aside, type Reader, refusingRow as row } from '../reader.ts'
import { FEEDS, JSONS, many, MARKUP, TEXTS, within } from '../shapes.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

const CLEANING = {
  text: (text: string) => text,
  media: receivedPath,
  html: (html: string) => html,
}

const answered = (text: string): unknown =>
  answerJson({ status: 200, headers: {}, body: Buffer.from(text) }, false, NOW)

/** What providers and public feeds answer. */
export const RECEIVED: readonly Reader[] = [
  aside(
    row(
      'JSON of a provider',
      'src/features/articles/providers/http/answer-json.ts',
      answered,
      MAX_ANSWER,
      JSONS,
    ),
  ),
  aside(
    row(
      'list of a provider',
      'src/features/articles/rules/from-wire.ts',
      (text) => fromWireList({ data: { articles: answered(text) } }, CLEANING),
      MAX_ANSWER,
      JSONS,
    ),
  ),
  aside(
    row(
      'article of a provider, as JSON',
      'src/features/articles/rules/from-wire.ts',
      (text) => fromWireArticle({ data: { article: answered(text) } }, CLEANING),
      MAX_ANSWER,
      JSONS,
    ),
  ),
  aside(
    row(
      'motifs of a provider',
      'src/features/articles/rules/from-wire.ts',
      (text) => fromWireMotifs({ data: { motifs: answered(text) } }, CLEANING, null),
      MAX_ANSWER,
      JSONS,
    ),
  ),
  aside(
    row(
      'a public feed',
      'src/features/articles/providers/feeds/document/feed-document.ts',
      (text) =>
        readFeed(Buffer.from(text), { url: 'https://a.test/', contentType: undefined, now: NOW }),
      MAX_FEED,
      FEEDS,
    ),
  ),
  aside(
    row(
      'XML of a feed',
      'src/features/articles/providers/feeds/document/feed-document-xml.ts',
      tidyXml,
      MAX_FEED,
      {
        ...FEEDS,
        ...MARKUP,
      },
    ),
  ),
  aside(
    row(
      'characters of a feed',
      'src/features/articles/providers/feeds/document/feed-text-charset.ts',
      (text) => feedText(Buffer.from(text, 'latin1'), 'text/xml; charset=utf-8'),
      MAX_FEED,
      {
        'declarations without end': many('<?xml '),
        'bytes that are no UTF-8': many('\xe9'),
        'bytes that begin a character': many('\xe2'),
        'letters and broken bytes': many('a\xe9'),
        'null characters': many('\0'),
      },
    ),
  ),
  aside(
    row(
      'bytes of an answer',
      'src/base/platform/outgoing/decode-bytes.ts',
      (text) => decodeBytes(Buffer.from(text, 'latin1')),
      MAX_FEED,
      {
        'bytes that are no UTF-8': many('\xe9'),
        'byte order marks': many('\xef\xbb\xbf'),
        'letters and broken bytes': many('a\xe9'),
      },
    ),
  ),
  row(
    'date of a feed',
    'src/features/articles/providers/feeds/document/feed-date.ts',
    (text) => readFeedDate(text, NOW),
    MAX_FEED,
  ),
  row(
    'dates in a description',
    'src/features/articles/providers/feeds/document/feed-date-described.ts',
    (text) => describedDates(text, NOW),
    MAX_SOURCE,
    {
      ...TEXTS,
      'words of a date': many('publié le '),
      'spaces behind the word': within('publié', ' '),
    },
  ),
  row(
    'address of an entry',
    'src/features/articles/providers/feeds/document/feed-document-links.ts',
    (text) => webAddress(text, 'https://a.test/'),
    MAX_FEED,
  ),
  row('path of a media', 'src/features/articles/rules/from-wire.ts', mediaPath, MAX_ANSWER),
  row('address in an article', 'src/base/kit/html/safe-address.ts', safeHref, MAX_ANSWER),
  row(
    'waiting that is asked for',
    'src/base/platform/outgoing/retry-after.ts',
    (text) => retryAfter(text, NOW),
    16_384,
  ),
  row(
    'media of an article',
    'src/base/core/media/list-image.ts',
    (text) => listImage(text, '/media'),
    MAX_MEDIAS_TEXT,
    JSONS,
  ),
  row(
    'address of one media',
    'src/base/core/media/list-image.ts',
    (text) => listImage(JSON.stringify([{ index: '24-11', url: text, focal: text }]), '/media'),
    MAX_MEDIAS_TEXT,
  ),
  row('address of a video', 'src/base/core/article/external-video.ts', externalVideo, MAX_ANSWER, {
    ...TEXTS,
    parameters: within('https://www.youtube.com/watch?', 'v=a&'),
  }),
  row('duration', 'src/base/kit/time/duration.ts', durationSeconds, MAX_ANSWER),
]

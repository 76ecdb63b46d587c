import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#content/settings.ts'
import type { Site } from '#domain/site.ts'
import { parseArticleParam } from '#domain/article-link.ts'
import { isCurrentLink } from '#domain/current-link.ts'
import { passwordFault } from '#domain/account.ts'
import { deviceName } from '#domain/device-name.ts'
import { parseMotifList } from '#domain/motifs.ts'
import { nearPages } from '#domain/near-pages.ts'
import { looksExpired } from '#domain/newsletter-link.ts'
import { searchQuery } from '#domain/search.ts'
import { sirenOf } from '#domain/siren.ts'
import { refusalOf, harmlessName, MAX_FILE } from '#leads/check-file.ts'
import { fileWords } from '#domain/lead-forms/file-words.ts'
import { networkOf } from '#leads/network.ts'
import { phoneOf } from '#leads/phone.ts'
import { readReceipt } from '#leads/receipt.ts'
import { readToken } from '#leads/form-token.ts'
import { readConfirmation, readLeave } from '#leads/newsletter-link.ts'
import { createSigner } from '#leads/signed.ts'
import { spamOf } from '#leads/spam.ts'
import { readUrlEncoded, shownValues, MAX_TYPED } from '#server/forms/read-post.ts'
import { loggedPath, withoutPersons } from '#server/operations/redaction.ts'
import { canonicalQuery } from '#domain/page-params.ts'
import { siteForm } from '#domain/lead-forms/lead-forms.ts'
import { readAnswers } from '#leads/read-answers.ts'
import { bestEncoding } from '#server/compressed.ts'
import { requestUrl, MAX_PATH } from '#server/request-url.ts'
import { askedMedia, localPath, routableUrl } from '#server/provider-media/asked-media.ts'
import { requestFault, pathOfTarget } from '#server/security/request-guard.ts'
import { trafficOf } from '#server/security/traffic-limits.ts'
import { MAX_HEADER_BYTES } from '#server/security/connection-limits.ts'
import type { Reader } from '../reader.ts'
import { counted, JSONS, many, PDFS, QUERIES, type Shapes, TEXTS, within } from '../shapes.ts'

const SITE: Site = {
  id: 1,
  name: 'Cabinet',
  isDefault: true,
  hosts: ['a.test'],
  settings: DEFAULT_SETTINGS,
  constants: DEFAULT_CONSTANTS,
  offices: [],
  theme: { light: {}, dark: {} },
}

const SIGNER = createSigner('a secret of the tests, long enough to sign')
const NOW = new Date('2026-11-20T09:00:00Z')

const row = (
  name: string,
  file: string,
  read: Reader['read'],
  limit: number,
  shapes: Shapes = TEXTS,
): Reader => ({ name, files: [file], limit, shapes, read })

/** Looking through a large tree costs the same for most: the worst of them are enough. */
const PATHS: Shapes = {
  letters: many('a'),
  'letters and hyphens': many('aaaaaaaa-'),
  slashes: many('/a'),
  'different words': counted((number) => `motnumero${number}-`),
}

/** A tree in which every page has words of its own. */
const TREE = Array.from({ length: 1000 }, (_, id) => ({
  id,
  parent_id: null,
  lft: id,
  rgt: id,
  level: 1,
  path: `/rubrique-${id % 40}/page-numero-${id}`,
  name: `Page numéro ${id} aaaaaaaa`,
  is_active: true,
  is_indexable: true,
})) as unknown as Parameters<typeof nearPages>[0]

const request = (headers: Record<string, string>, url = '/') =>
  requestFault(
    {
      headers: { host: 'a.test', ...headers },
      rawHeaders: Object.entries(headers).flat(),
      url,
      httpVersionMajor: 1,
      httpVersionMinor: 1,
      socket: {},
    } as unknown as Parameters<typeof requestFault>[0],
    () => true,
  )

const answers = (text: string) => {
  const definition = siteForm('contact', SITE, { guide: '' })
  const named = definition.steps.flatMap(({ fields }) => fields.map(({ name }) => [name, [text]]))
  return readAnswers(definition, Object.fromEntries(named), {
    culture: 'fr-FR',
    today: { year: 2026, month: 11, day: 20 },
  })
}

/** What anybody sends: addresses, headers, typed texts, files. */
export const VISITORS: readonly Reader[] = [
  row('address of a page', 'src/server/request-url.ts', requestUrl, MAX_HEADER_BYTES, {
    ...TEXTS,
    ...QUERIES,
  }),
  row(
    'path that may be routed',
    'src/server/provider-media/asked-media.ts',
    (text) => routableUrl(`/media/provider/${text}`),
    MAX_HEADER_BYTES,
  ),
  row('path of a file', 'src/server/provider-media/asked-media.ts', localPath, MAX_HEADER_BYTES),
  row(
    'media of a provider',
    'src/server/provider-media/asked-media.ts',
    (text) => askedMedia(`/media/provider/${text}`),
    MAX_HEADER_BYTES,
  ),
  row(
    'Host',
    'src/server/security/request-guard.ts',
    (host) => request({ host }),
    MAX_HEADER_BYTES,
  ),
  row(
    'X-Forwarded-Host',
    'src/server/security/request-guard.ts',
    (text) => request({ 'x-forwarded-host': text }),
    MAX_HEADER_BYTES,
    {
      ...TEXTS,
      names: many('a.test,'),
    },
  ),
  row(
    'target',
    'src/server/security/request-guard.ts',
    (text) => [request({}, text), request({}, `http://${text}`), pathOfTarget(`http://${text}`)],
    MAX_HEADER_BYTES,
  ),
  row(
    'kind of traffic',
    'src/server/security/traffic-limits.ts',
    (text) => trafficOf('GET', `/${text}`),
    MAX_HEADER_BYTES,
    { ...TEXTS, ...QUERIES },
  ),
  row('path of a log', 'src/server/operations/redaction.ts', loggedPath, MAX_HEADER_BYTES),
  row('words of a log', 'src/server/operations/redaction.ts', withoutPersons, MAX_HEADER_BYTES),
  row('Accept-Encoding', 'src/server/compressed.ts', bestEncoding, MAX_HEADER_BYTES, {
    ...TEXTS,
    codings: many('br;q=0,'),
    qualities: within('br', ';q=0.0'),
  }),
  row('User-Agent', 'src/domain/device-name.ts', deviceName, MAX_HEADER_BYTES),
  row('network', 'src/leads/network.ts', networkOf, MAX_HEADER_BYTES, {
    ...TEXTS,
    groups: many('1:'),
    'digits and dots': many('1.'),
  }),
  row('link to an article', 'src/domain/article-link.ts', parseArticleParam, MAX_HEADER_BYTES, {
    ...TEXTS,
    ...JSONS,
    codes: within('["AEF"', ',"AEF"', ']|a'),
  }),
  row('motifs', 'src/domain/motifs.ts', parseMotifList, MAX_HEADER_BYTES, JSONS),
  row('query of a search', 'src/domain/search.ts', searchQuery, MAX_HEADER_BYTES),
  row(
    'near pages',
    'src/domain/near-pages.ts',
    (text) => nearPages(TREE, `/${text}`),
    MAX_PATH,
    PATHS,
  ),
  row('current link', 'src/domain/current-link.ts', (path) => isCurrentLink('/a', path), MAX_PATH),
  row(
    'parameters of a page',
    'src/domain/page-params.ts',
    (text) =>
      canonicalQuery({ mo: 'motifs', page: 'page', title: 'slug' }, requestUrl(text).query, null),
    MAX_HEADER_BYTES,
    QUERIES,
  ),
  row(
    'typed body',
    'src/server/forms/read-post.ts',
    (text) => shownValues(readUrlEncoded(Buffer.from(text)).values),
    MAX_TYPED,
    { ...QUERIES, ...TEXTS },
  ),
  row('answers of a form', 'src/leads/read-answers.ts', answers, MAX_TYPED),
  row('telephone', 'src/leads/phone.ts', phoneOf, MAX_TYPED, {
    ...TEXTS,
    'digits and spaces': many('1 '),
    'brackets and digits': many('(1'),
  }),
  row('SIREN', 'src/domain/siren.ts', sirenOf, MAX_TYPED),
  row('password', 'src/domain/account.ts', (text) => passwordFault(text, 'a@b.test'), MAX_TYPED),
  row(
    'signs of spam',
    'src/leads/spam.ts',
    (text) => spamOf({ trap: [text], age: 0, name: text, email: text, texts: [text, text] }),
    MAX_TYPED,
    {
      ...TEXTS,
      links: many('www.a'),
      'capitals and spaces': many('A '),
    },
  ),
  row(
    'token of a form',
    'src/leads/form-token.ts',
    (text) => readToken(SIGNER, text, { siteId: 1, form: 'contact', now: NOW }),
    MAX_TYPED,
    {
      ...TEXTS,
      'a signature': within('', 'a', `.${'a'.repeat(43)}`),
    },
  ),
  row(
    'signed links',
    'src/leads/newsletter-link.ts',
    (text) => [readConfirmation(SIGNER, 1, text, NOW), readLeave(SIGNER, 1, text)],
    MAX_TYPED,
  ),
  row(
    'age of a link',
    'src/domain/newsletter-link.ts',
    (text) => looksExpired(text, 0),
    MAX_HEADER_BYTES,
  ),
  row('receipt', 'src/leads/receipt.ts', (text) => readReceipt(SIGNER, 1, text), MAX_HEADER_BYTES),
  row('name of a file', 'src/leads/check-file.ts', harmlessName, 80 * 1024),
  {
    ...row(
      'PDF of a visitor',
      'src/leads/check-file.ts',
      (text) =>
        refusalOf({ bytes: Buffer.from(text, 'latin1'), isWhole: true }, fileWords('fr-FR')),
      MAX_FILE,
      PDFS,
    ),
    isAside: true,
  },
]

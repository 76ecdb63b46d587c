import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import type { Site } from '#base/core/site.ts'
import { parseArticleParam } from '#base/core/article/article-link.ts'
import { isCurrentLink } from '#base/core/address/current-link.ts'
import { passwordFault } from '#base/core/account.ts'
import { deviceName } from '#features/accounts/rules/device-name.ts'
import { parseMotifList } from '#base/core/article/motifs.ts'
import { suggestPages } from '#features/pages/rules/suggest-pages.ts'
import { looksExpired } from '#features/newsletter/rules/newsletter-form.ts'
import { searchQuery } from '#base/core/search/search.ts'
import { sirenOf } from '#base/kit/text/siren.ts'
import { refusalOf, harmlessName, MAX_FILE } from '#framework/forms/check-file.ts'
import { fileWords } from '#framework/forms/file-messages.ts'
import { networkOf } from '#base/kit/network.ts'
import { phoneOf } from '#base/platform/phone.ts'
import { readReceipt } from '#framework/forms/receipt.ts'
import { readToken } from '#framework/forms/form-token.ts'
import { readConfirmation, readLeave } from '#features/newsletter/service/newsletter-link.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { spamOf } from '#framework/forms/spam.ts'
import { readUrlEncoded, shownValues, MAX_TYPED } from '#framework/forms/read-post.ts'
import { loggedPath, withoutPersons } from '#base/platform/http/redaction.ts'
import { canonicalQuery } from '#base/core/page/page-params.ts'
import { siteForm } from '#features/leads/rules/lead-forms.ts'
import { readAnswers } from '#features/leads/service/read-answers.ts'
import { bestEncoding } from '#base/platform/http/compressed.ts'
import { requestUrl, MAX_PATH } from '#base/platform/http/request-url.ts'
import { mediaRequest, routableUrl } from '#features/articles/service/media/media-request.ts'
import { localPath } from '#base/core/address/stored-path.ts'
import { requestFault, pathOfTarget } from '#base/platform/security/request-guard.ts'
import { trafficOf } from '#base/platform/security/traffic-limits.ts'
import { MAX_HEADER_BYTES } from '#base/platform/security/connection-limits.ts'
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
})) as unknown as Parameters<typeof suggestPages>[0]

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
  row('address of a page', 'src/base/platform/http/request-url.ts', requestUrl, MAX_HEADER_BYTES, {
    ...TEXTS,
    ...QUERIES,
  }),
  row(
    'path that may be routed',
    'src/features/articles/service/media/media-request.ts',
    (text) => routableUrl(`/media/provider/${text}`),
    MAX_HEADER_BYTES,
  ),
  row('path of a file', 'src/base/core/address/stored-path.ts', localPath, MAX_HEADER_BYTES),
  row(
    'media of a provider',
    'src/features/articles/service/media/media-request.ts',
    (text) => mediaRequest(`/media/provider/${text}`),
    MAX_HEADER_BYTES,
  ),
  row(
    'Host',
    'src/base/platform/security/request-guard.ts',
    (host) => request({ host }),
    MAX_HEADER_BYTES,
  ),
  row(
    'X-Forwarded-Host',
    'src/base/platform/security/request-guard.ts',
    (text) => request({ 'x-forwarded-host': text }),
    MAX_HEADER_BYTES,
    {
      ...TEXTS,
      names: many('a.test,'),
    },
  ),
  row(
    'target',
    'src/base/platform/security/request-guard.ts',
    (text) => [request({}, text), request({}, `http://${text}`), pathOfTarget(`http://${text}`)],
    MAX_HEADER_BYTES,
  ),
  row(
    'kind of traffic',
    'src/base/platform/security/traffic-limits.ts',
    (text) => trafficOf('GET', `/${text}`),
    MAX_HEADER_BYTES,
    { ...TEXTS, ...QUERIES },
  ),
  row('path of a log', 'src/base/platform/http/redaction.ts', loggedPath, MAX_HEADER_BYTES),
  row('words of a log', 'src/base/platform/http/redaction.ts', withoutPersons, MAX_HEADER_BYTES),
  row('Accept-Encoding', 'src/base/platform/http/compressed.ts', bestEncoding, MAX_HEADER_BYTES, {
    ...TEXTS,
    codings: many('br;q=0,'),
    qualities: within('br', ';q=0.0'),
  }),
  row('User-Agent', 'src/features/accounts/rules/device-name.ts', deviceName, MAX_HEADER_BYTES),
  row('network', 'src/base/kit/network.ts', networkOf, MAX_HEADER_BYTES, {
    ...TEXTS,
    groups: many('1:'),
    'digits and dots': many('1.'),
  }),
  row(
    'link to an article',
    'src/base/core/article/article-link.ts',
    parseArticleParam,
    MAX_HEADER_BYTES,
    {
      ...TEXTS,
      ...JSONS,
      codes: within('["AEF"', ',"AEF"', ']|a'),
    },
  ),
  row('motifs', 'src/base/core/article/motifs.ts', parseMotifList, MAX_HEADER_BYTES, JSONS),
  row('query of a search', 'src/base/core/search/search.ts', searchQuery, MAX_HEADER_BYTES),
  row(
    'near pages',
    'src/features/pages/rules/suggest-pages.ts',
    (text) => suggestPages(TREE, `/${text}`),
    MAX_PATH,
    PATHS,
  ),
  row(
    'current link',
    'src/base/core/address/current-link.ts',
    (path) => isCurrentLink('/a', path),
    MAX_PATH,
  ),
  row(
    'parameters of a page',
    'src/base/core/page/page-params.ts',
    (text) =>
      canonicalQuery({ mo: 'motifs', page: 'page', title: 'slug' }, requestUrl(text).query, null),
    MAX_HEADER_BYTES,
    QUERIES,
  ),
  row(
    'typed body',
    'src/framework/forms/read-post.ts',
    (text) => shownValues(readUrlEncoded(Buffer.from(text)).values),
    MAX_TYPED,
    { ...QUERIES, ...TEXTS },
  ),
  row('answers of a form', 'src/features/leads/service/read-answers.ts', answers, MAX_TYPED),
  row('telephone', 'src/base/platform/phone.ts', phoneOf, MAX_TYPED, {
    ...TEXTS,
    'digits and spaces': many('1 '),
    'brackets and digits': many('(1'),
  }),
  row('SIREN', 'src/base/kit/text/siren.ts', sirenOf, MAX_TYPED),
  row('password', 'src/base/core/account.ts', (text) => passwordFault(text, 'a@b.test'), MAX_TYPED),
  row(
    'signs of spam',
    'src/framework/forms/spam.ts',
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
    'src/framework/forms/form-token.ts',
    (text) => readToken(SIGNER, text, { siteId: 1, form: 'contact', now: NOW }),
    MAX_TYPED,
    {
      ...TEXTS,
      'a signature': within('', 'a', `.${'a'.repeat(43)}`),
    },
  ),
  row(
    'signed links',
    'src/features/newsletter/service/newsletter-link.ts',
    (text) => [readConfirmation(SIGNER, 1, text, NOW), readLeave(SIGNER, 1, text)],
    MAX_TYPED,
  ),
  row(
    'age of a link',
    'src/features/newsletter/rules/newsletter-form.ts',
    (text) => looksExpired(text, 0),
    MAX_HEADER_BYTES,
  ),
  row(
    'receipt',
    'src/framework/forms/receipt.ts',
    (text) => readReceipt(SIGNER, 1, text),
    MAX_HEADER_BYTES,
  ),
  row('name of a file', 'src/framework/forms/check-file.ts', harmlessName, 80 * 1024),
  {
    ...row(
      'PDF of a visitor',
      'src/framework/forms/check-file.ts',
      (text) =>
        refusalOf({ bytes: Buffer.from(text, 'latin1'), isWhole: true }, fileWords('fr-FR')),
      MAX_FILE,
      PDFS,
    ),
    isAside: true,
  },
]

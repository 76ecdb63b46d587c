import { MEDIA_KINDS } from '#base/core/media/media-file.ts'
import { hex, key, lang, later, NAME, PROSE, type Rules, sha256, siteId } from './column-rules.ts'
import { address, host, media } from './name-rules.ts'
import { PAGE_RULES } from './page-table-rules.ts'
import { PERSON_RULES } from './person-table-rules.ts'
import {
  bit,
  count,
  day,
  id,
  instant,
  integer,
  json,
  oneOf,
  orEmpty,
  type Rule,
} from './row-rules.ts'

/** Of a site, its library, its templates and its articles. */
const SITE_RULES: Readonly<Record<string, Rules>> = {
  site: {
    id: count,
    name: NAME,
    is_default: bit,
    version: count,
    offices: json('list'),
    theme: json('object'),
    ...Object.fromEntries(
      ['page', 'widget', 'revision', 'lead', 'audit', 'trash', 'tree_change', 'media'].map(
        (what) => [`last_${what}_id`, count],
      ),
    ),
    last_article_id: count,
    last_text_id: count,
  },
  site_host: { host, site_id: siteId, position: integer },
  host_proposal: {
    site_id: siteId,
    host,
    state: oneOf('proposed', 'refused'),
    at: instant,
    user_id: key,
    user_name: NAME,
  },
  installation_state: { name: key, value: PROSE },
  removed_site: { id, removed_at: instant },
  secret_mark: { id, mark: key },
  setting: { site_id: siteId, name: key, value: PROSE },
  constant: { site_id: siteId, name: NAME, value: PROSE },
  menu: { site_id: siteId, id, name: NAME, data: json('any') },
  redirect: {
    site_id: siteId,
    source: address,
    kind: NAME,
    destination: address,
    lang,
    is_wildcard: bit,
  },
  audit: {
    site_id: siteId,
    id,
    at: instant,
    user_id: key,
    user_name: NAME,
    action: NAME,
    subject: NAME,
    title: PROSE,
    before: orEmpty(json('any')),
    after: orEmpty(json('any')),
  },
  media_file: {
    site_id: siteId,
    id,
    path: media,
    folder: NAME,
    name: NAME,
    alt: PROSE,
    caption: PROSE,
    credit: PROSE,
    kind: oneOf(...MEDIA_KINDS),
    type: NAME,
    hash: hex,
    created_at: instant,
    created_by: NAME,
    removed_at: later,
    decorative: bit,
    focal_x: count,
    focal_y: count,
    width: count,
    height: count,
    bytes: count,
  },
  motif: { site_id: siteId, code: NAME, description: PROSE, position: integer },
  article: {
    site_id: siteId,
    id,
    lang,
    title: NAME,
    summary: PROSE,
    slug: NAME,
    html: PROSE,
    motifs: json('list'),
    date_published: instant,
    date_update: later,
    external_key: NAME,
    medias_paths: json('list'),
    copyright_year: NAME,
    duration: NAME,
    video: json('any'),
    sanitiser_version: count,
    author: NAME,
    person_id: count,
    reviewer_id: count,
  },
  article_motif: { site_id: siteId, article_id: id, motif: NAME, lang, date_published: instant },
  former_slug: { site_id: siteId, slug: NAME, article_id: id },
  article_choice: {
    site_id: siteId,
    slug: NAME,
    external_key: NAME,
    lang,
    title: NAME,
    opinion: PROSE,
    signature: NAME,
    opinion_at: later,
    pinned_at: later,
    pinned_until: later,
    is_hidden: bit,
  },
  provider_answer: {
    scope: NAME,
    key_hash: sha256,
    key: PROSE,
    value: json('any'),
    fetched_at: instant,
    sanitiser_version: count,
  },
  search_query: { site_id: siteId, day, query: NAME, askings: count, results: count },
}

/**
 * What each column of each table that travels may hold. Names that become paths, hosts, roles and whatever
 * the program takes apart are narrow; texts of people are bounded alone, so that what any version wrote
 * comes back. A test fails for a column without a rule.
 */
const TABLE_RULES: Readonly<Record<string, Rules>> = {
  ...SITE_RULES,
  ...PAGE_RULES,
  ...PERSON_RULES,
}

/** The rule of a column; `undefined` for one that nobody thought of. */
export const ruleOf = (table: string, column: string): Rule | undefined =>
  TABLE_RULES[table]?.[column]

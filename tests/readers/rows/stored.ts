import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { hostName } from '#base/core/address/host-name.ts'
import { renewNestedIds } from '#features/pages/store/nested-widget-ids.ts'
import { draftContent } from '#features/publishing/store/stored-page.ts'
import { settingsSchema } from '#features/sites/store/settings.ts'
import { valuesOf } from '#features/archive/store/format/row-line.ts'
import { placeOf } from '#features/archive/store/format/archive-format.ts'
import { jsonExcess } from '#base/kit/json-bounds.ts'
import { JSON_BOUNDS } from '#base/platform/security/bound-json.ts'
import { csvRows } from '#base/kit/text/csv-rows.ts'
import { currentLinks } from '#base/core/address/current-link.ts'
import { DRAFTS } from '#app/uses/described.ts'
import { jsonOf } from '#app/uses/stored-rows.ts'
import { namings } from '#framework/widget-kit/widget-uses.ts'
import { linkTargets, usesInText } from '#base/core/field/uses.ts'
import { resolveLink } from '#base/core/address/link.ts'
import { imageSet } from '#base/core/media/image-set.ts'
import { readInfos } from '#features/menus/rules/entry-infos.ts'
import { renderedItem } from '#base/core/address/menu-current.ts'
import { pageInfos } from '#base/core/page/page.ts'
import type { Site } from '#base/core/site.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import { writtenLink, tidyTarget } from '#base/core/address/written-link.ts'
import { leadMails } from '#features/leads/mails/lead-mails.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { isMailAddress, oneLine } from '#framework/mail/message.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'
import { spreadsheet } from '#base/kit/text/spreadsheet.ts'
import { MAX_TYPED } from '#framework/forms/read-post.ts'
import { MAX_IMPORT } from '#features/redirects/contract/redirects.ts'
import { content, PAGE_BYTES } from '#features/publishing/contract/page-body.ts'
import { menuData, MENU_LIMIT } from '#features/menus/contract/menus.ts'
import { previewInput } from '#features/pages/contract/page-inputs.ts'
import { articleFields } from '#features/articles/contract/article-body.ts'
import { draftProblems } from '#features/publishing/checks/page-problems.ts'
import { LONG_LISTS } from '#app/settings/contract/settings.ts'
import { MAX_BODY } from '#app/http/app.ts'
import { looksLikeSvg, cleanSvg, MAX_DRAWING } from '#features/media/service/clean-svg.ts'
import { HEAD, recognise } from '#features/media/service/recognise.ts'
import { recognised } from '#features/articles/service/media/recognised.ts'
import { MAX_CAPTIONS, spokenText } from '#features/search/service/captions.ts'
import { compileTemplate } from '#features/templates/engine/template.tsx'
import { MAX_LENGTH } from '#features/templates/engine/template-reader.ts'
import { isSafeSrcset, isSafeUrl } from '#features/templates/engine/safe-url.ts'
import { isTemplateName } from '#features/templates/rules/template-name.ts'
import { registry } from '#app/widgets.ts'
import { TOOLS } from '#features/simulators/widgets/simulator/tools.ts'
import { aside, orRefused, type Reader, refusingRow as row } from '../reader.ts'
import {
  CLEAN_MARKUP,
  JSONS,
  many,
  MARKUP,
  type Shapes,
  TABLES,
  TEMPLATES,
  TEXTS,
  within,
} from '../shapes.ts'
import { UNTOUCHED } from '#features/leads/rules/lead.ts'

/** What no border lets in is never read. */
const bounded = (read: (text: string) => unknown) => (text: string) =>
  jsonExcess(text, JSON_BOUNDS) === null ? read(text) : null

/** Reads JSON as a body is read. */
const json = (read: (value: unknown) => unknown) => bounded((text) => read(JSON.parse(text)))

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

const LEAD: Parameters<typeof leadMails>[0] = {
  id: 1,
  ...UNTOUCHED,
  form: 'contact',
  nonce: 'n',
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: '',
  email: 'a@b.test',
  phone: '',
  fields: {},
  consent: { version: '', text: '' },
  purpose: '',
  received_at: '2026-11-20T09:05:00.000Z',
  expires_at: '2029-11-20T09:05:00.000Z',
  spam: { score: 0, reasons: [] },
  files: [],
}

const WIDGETS: Shapes = {
  ...JSONS,
  widgets: within(
    '{"fields":{},"widgets":[',
    '{"id":1,"zone":"a","type":"b","version":1,"options":{}},',
    '{"id":2,"zone":"a","type":"b","version":1,"options":{}}]}',
  ),
  'options of many members': (length) =>
    `{"fields":{},"widgets":[{"id":1,"zone":"a","type":"rich-text","version":1,"options":${
      JSONS['many keys']?.(Math.max(40, length - 100)) ?? '{}'
    }}]}`,
  'deep options': (length) =>
    `{"fields":{},"widgets":[{"id":1,"zone":"a","type":"columns","version":1,"options":{"a":${
      JSONS['deep lists']?.(Math.max(40, length - 100)) ?? '{}'
    }}}]}`,
  'a list of objects in options': (length) =>
    `{"fields":{},"widgets":[{"id":1,"zone":"a","type":"columns","version":1,"options":{"a":${
      JSONS['a list of objects']?.(Math.max(40, length - 100)) ?? '{}'
    }}}]}`,
  'a long text': within(
    '{"fields":{},"widgets":[{"id":1,"zone":"a","type":"rich-text","version":1,"options":{"html":"',
    'a ',
    '"}}]}',
  ),
}

const MENUS: Shapes = {
  ...JSONS,
  entries: within(
    '{"paramsMenu":{"onlyLevelChoice":""},"menu":[',
    '{"id":1,"link":"/","label":"a","childs":[],"mediaPage":"","mediaLinkedObject":"","infos":""},',
    '{"id":2,"link":"/","label":"a","childs":[],"mediaPage":"","mediaLinkedObject":"","infos":""}]}',
  ),
  'entries in entries': (length) => {
    const open =
      '{"id":1,"link":"/","label":"a","mediaPage":"","mediaLinkedObject":"","infos":"","childs":['
    const times = Math.max(1, Math.floor((length - 60) / (open.length + 2)))
    return `{"paramsMenu":{"onlyLevelChoice":""},"menu":[${open.repeat(times)}${']}'.repeat(times)}]}`
  },
}

/** The widgets that have the most options: every other one reads its own in the same way. */
const options = bounded((text) => {
  for (const name of ['columns', 'feed', 'lead-form']) {
    const type = registry.get(name)
    if (type) orRefused(() => type.options.read(text, type.options.version))('')
  }
})

const simulated = (text: string): void => {
  const typed = text.slice(0, 200)
  for (const [, tool] of Object.values(TOOLS)) {
    tool.simulate(Object.fromEntries(Object.keys(tool.inputs).map((name) => [name, typed])), {})
  }
}

/** What editors, developers and operators write, and what is read of it again. */
export const STORED: readonly Reader[] = [
  row(
    'body of a page',
    'src/features/publishing/contract/page-body.ts',
    json(content.parse),
    PAGE_BYTES,
    WIDGETS,
  ),
  row(
    'draft as it is stored',
    'src/features/publishing/store/stored-page.ts',
    bounded(draftContent),
    PAGE_BYTES,
    WIDGETS,
  ),
  row(
    'problems of a draft',
    'src/features/publishing/checks/page-problems.ts',
    json((value) => draftProblems(registry, content.parse(value), [])),
    PAGE_BYTES,
    WIDGETS,
  ),
  row(
    'ids of widgets inside',
    'src/features/pages/store/nested-widget-ids.ts',
    bounded((text) => renewNestedIds(text, (id) => id)),
    PAGE_BYTES,
    JSONS,
  ),
  row('options of widgets', 'src/framework/widget-kit/define-options.ts', options, MAX_BODY, JSONS),
  row(
    'body of a menu',
    'src/features/menus/contract/menus.ts',
    json(menuData.parse),
    MENU_LIMIT,
    MENUS,
  ),
  row('infos of a menu', 'src/features/menus/rules/entry-infos.ts', readInfos, 10_000, JSONS),
  row(
    'icon of a menu',
    'src/base/core/address/menu-current.ts',
    (infos) =>
      renderedItem(
        { id: 1, link: '', label: '', childs: [], mediaPage: '', mediaLinkedObject: '', infos },
        1,
      ),
    10_000,
    JSONS,
  ),
  row('infos of a page', 'src/base/core/page/page.ts', pageInfos, 20_000, JSONS),
  row(
    'change of a page',
    'src/features/pages/contract/page-inputs.ts',
    (infos) => previewInput.safeParse({ change: { lang: 'fr', texts: { infos } } }),
    20_000,
    JSONS,
  ),
  row(
    'paths of a page',
    'src/features/pages/contract/page-inputs.ts',
    (image) =>
      previewInput.safeParse({
        change: { lang: 'fr', texts: { auto_mod: image }, shared: { image } },
      }),
    MAX_BODY,
  ),
  row(
    'fields of an article',
    'src/features/articles/contract/article-body.ts',
    (text) =>
      articleFields.safeParse({
        slug: text,
        publishedAt: text,
        reviewAt: text,
        cover: { path: `/media/provider/${text}`, creditYear: text },
        video: { kind: 'external', address: text, duration: text, captions: text },
      }),
    MAX_BODY,
  ),
  row(
    'settings of a site',
    'src/features/sites/store/settings.ts',
    (text) =>
      settingsSchema.safeParse(
        Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, text])),
      ),
    MAX_BODY,
  ),
  row(
    'lists of settings',
    'src/features/sites/store/settings.ts',
    bounded((text) => {
      const value: unknown = JSON.parse(text)
      return settingsSchema.safeParse(
        Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, value])),
      )
    }),
    LONG_LISTS,
    JSONS,
  ),
  row('name of a host', 'src/base/core/address/host-name.ts', hostName, MAX_BODY),
  row('colour', 'src/base/kit/safe-colour.ts', safeColour, MAX_BODY),
  row(
    'file of redirects',
    'src/base/kit/text/csv-rows.ts',
    (text) => [...csvRows(text)],
    MAX_IMPORT,
    {
      ...TABLES,
      ...TEXTS,
    },
  ),
  row(
    'stored link',
    'src/base/core/address/link.ts',
    (text) =>
      [text, `+/${text}`, `mailto:${text}`, `tel:${text}`, `page:1?${text}`].map((link) =>
        resolveLink(link, () => '/'),
      ),
    MAX_BODY,
  ),
  row('what a stored text names', 'src/base/core/field/uses.ts', usesInText, MAX_BODY),
  row(
    'what a stored menu names',
    'src/app/uses/stored-rows.ts',
    bounded((text) => namings(registry)(DRAFTS.menu, { data: jsonOf(text) })),
    LONG_LISTS,
    JSONS,
  ),
  row(
    'what a link names',
    'src/base/core/field/uses.ts',
    (text) => [text, `/${text}`, `/?${text}`, `page:1?${text}`].map(linkTargets),
    MAX_BODY,
  ),
  row(
    'link taken apart',
    'src/base/core/address/written-link.ts',
    (text) => [writtenLink(text), tidyTarget('phone', text), tidyTarget('address', text)],
    MAX_BODY,
  ),
  row(
    'links of a menu',
    'src/base/core/address/current-link.ts',
    (text) => currentLinks('/a')(`/${text}`),
    MAX_BODY,
  ),
  row(
    'forms of an image',
    'src/base/core/media/image-set.ts',
    (text) => imageSet(`/media/provider/${text}`),
    MAX_BODY,
  ),
  row(
    'inputs of every simulator',
    'src/features/simulators/widgets/simulator/tools/tool.ts',
    simulated,
    MAX_BODY,
  ),
  row(
    'mails of a lead',
    'src/features/leads/mails/lead-mails.ts',
    (text) =>
      leadMails(
        { ...LEAD, name: text, fields: { nom: text, message: text, creneau_1: text } },
        { ...SITE, settings: { ...SITE.settings, site_email: 'a@b.test' } },
        { origin: 'https://a.test', privacy: 'https://a.test/p' },
      ),
    MAX_TYPED,
  ),
  row(
    'body of a mail',
    'src/framework/mail/mail-body.ts',
    (text) =>
      mailBody(text, 'fr-FR', [
        { kind: 'paragraph', text },
        { kind: 'facts', rows: [{ label: text, value: text }] },
      ]),
    MAX_TYPED,
  ),
  row('address of a mail', 'src/framework/mail/message.ts', isMailAddress, MAX_TYPED),
  row('header of a mail', 'src/framework/mail/message.ts', oneLine, MAX_TYPED),
  row(
    'links of a mail',
    'src/framework/mail/without-links.ts',
    (text) => withoutLinks(text, ''),
    MAX_TYPED,
    {
      ...TEXTS,
      'names of hosts': many('a.'),
      'long names of hosts': many('aaaa.'),
      'beginnings of addresses': many('http'),
      'plus signs': many('a+'),
    },
  ),
  row(
    'cells of a table',
    'src/base/kit/text/spreadsheet.ts',
    (text) => spreadsheet([[text, ` ${text}`]]),
    MAX_TYPED,
  ),
  row(
    'template',
    'src/features/templates/engine/template.tsx',
    (text) => compileTemplate(text, { name: 'card/x', htmlFields: ['html'] }),
    MAX_LENGTH,
    {
      ...TEMPLATES,
      ...MARKUP,
    },
  ),
  row(
    'address in a template',
    'src/features/templates/engine/safe-url.ts',
    (text) => [isSafeUrl(text), isSafeSrcset(text)],
    MAX_LENGTH,
  ),
  row(
    'name of a template',
    'src/features/templates/rules/template-name.ts',
    isTemplateName,
    MAX_BODY,
  ),
  row('head of an SVG', 'src/features/media/service/clean-svg.ts', looksLikeSvg, 20_000, MARKUP),
  row(
    'head of a medium',
    'src/features/media/service/recognise.ts',
    (text) => recognise(Buffer.from(text, 'latin1')),
    HEAD,
    { ...MARKUP, ...TEXTS },
  ),
  aside(
    row(
      'drawing',
      'src/features/media/service/clean-svg.ts',
      (text) => cleanSvg(`<svg>${text}</svg>`),
      MAX_DRAWING,
      CLEAN_MARKUP,
    ),
  ),
  row('captions', 'src/features/search/service/captions.ts', spokenText, MAX_CAPTIONS, {
    brackets: many('<'),
    'brackets in a cue': within('a --> b\n', '<'),
    cues: many('1 --> 2\na\n\n'),
    'line breaks': many('\n'),
    'carriage returns': many('\r\n'),
    'lines of one block': many('a\n'),
  }),
  row(
    'medium of a provider',
    'src/features/articles/service/media/recognised.ts',
    (text) => recognised(Buffer.from(text, 'latin1')),
    HEAD,
    { ...MARKUP, ...TEXTS },
  ),
  aside(
    row(
      'row of an archive',
      'src/features/archive/store/format/row-line.ts',
      (text) => valuesOf([{ name: 'a', kind: 'instant', isNullable: true }], text),
      MAX_BODY,
      JSONS,
    ),
  ),
  aside(
    row(
      'name in an archive',
      'src/features/archive/store/format/archive-format.ts',
      placeOf,
      MAX_BODY,
    ),
  ),
]

import { type Redirect, redirectTarget } from '#base/core/address/redirect.ts'
import { resolveLink } from '#base/core/address/link.ts'
import { type FeaturePage, isSwitchedOff } from '#base/core/page/feature-pages.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { blocksWithin, SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import type { Site } from '#base/core/site.ts'
import { type Language, LANGUAGES, languageOf } from '#base/kit/language.ts'
import { type MailingList, MAILING_LISTS, type Subscriber } from '../rules/newsletter.ts'

interface Placed {
  pageId: number
  options: string
}

/** What is read of a site's pages, blocks and redirects. */
export interface FormStores {
  pages: {
    outline(siteId: number): Promise<{
      trees: Readonly<Record<Language, readonly PageNode[]>>
      switched: readonly FeaturePage[]
    }>
  }
  widgets: {
    onPages(
      siteId: number,
      lang: Language,
      types: readonly string[],
    ): Promise<(Placed & { type: string })[]>
    onPagesWith(siteId: number, lang: Language, text: string): Promise<Placed[]>
  }
  texts: {
    all(
      siteId: number,
      kind: 'block',
    ): Promise<{ id: number; lang: string; isLive: boolean; content: string }[]>
  }
  redirects: { match(siteId: number, path: string): Promise<Redirect | null> }
}

/** Whose form it is, and where it stood. */
export type Asked = Pick<Subscriber, 'list' | 'lang' | 'form'>

/** Type of the widget that holds the forms of the lists. */
const FORM_WIDGET = 'newsletter'

/**
 * Where the form of a list stands today: paths are as old as the consent.
 * @returns for each subscriber a path: of the page that they asked on, also when it moved, if the form still stands
 *   there, else of the first page with it, in their language if one has it; `null` where none has
 */
export async function formPages(
  stores: FormStores,
  site: Site,
  subscribers: readonly Asked[],
): Promise<(subscriber: Asked) => string | null> {
  const { trees, switched } = await stores.pages.outline(site.id)
  const nodes = LANGUAGES.flatMap((lang) => trees[lang])
  const paths = new Map(nodes.map(({ id, lang, path }) => [`${lang} ${id}`, path]))
  // As visitors have them: none that is off line, that settings switch off, or that asks for a password.
  const isOpen = (node: PageNode): boolean =>
    node.is_active &&
    !node.is_secure &&
    (node.lang === 'fr' || site.settings.basedoc_en === '1') &&
    !isSwitchedOff(node, switched, site.settings)
  const shown: { node: PageNode; lists: ReadonlySet<MailingList> }[] = []
  for (const lang of LANGUAGES) {
    const byPage = await listsByPage(stores, site.id, lang)
    for (const node of trees[lang].filter(isOpen)) {
      const lists = byPage.get(node.id)
      if (lists) shown.push({ node, lists })
    }
  }
  const movedTo = new Map<string, string | null>()
  for (const form of new Set(subscribers.map((one) => one.form))) {
    if (shown.some(({ node }) => node.path === form)) continue
    const redirect = await stores.redirects.match(site.id, form)
    const pathOf = (id: number) => paths.get(`${redirect?.lang ?? 'fr'} ${id}`) ?? null
    movedTo.set(form, redirect && resolveLink(redirectTarget(redirect, form), pathOf, ''))
  }
  return ({ list, lang, form }) => {
    const fit = shown.filter(({ lists }) => lists.has(list)).map(({ node }) => node)
    const path = movedTo.get(form) ?? form
    const found =
      fit.find((node) => node.path === path) ?? fit.find((node) => node.lang === lang) ?? fit[0]
    return found?.path ?? null
  }
}

/** Of each page of a language the lists whose form stands on it, also inside another widget or a shared block. */
async function listsByPage(
  { widgets, texts }: FormStores,
  siteId: number,
  lang: Language,
): Promise<Map<number, Set<MailingList>>> {
  const [placed, holding, showing, blocks] = await Promise.all([
    widgets.onPages(siteId, lang, [FORM_WIDGET, SHARED_BLOCK]),
    widgets.onPagesWith(siteId, lang, FORM_WIDGET),
    widgets.onPagesWith(siteId, lang, SHARED_BLOCK),
    texts.all(siteId, 'block'),
  ])
  const listsOfBlock = new Map(
    blocks
      .filter((block) => block.isLive && languageOf(block.lang) === lang)
      .map(({ id, content }) => [id, listsIn(parsed(content))]),
  )
  const found = new Map<number, Set<MailingList>>()
  const add = (pageId: number, lists: readonly MailingList[]) => {
    if (lists.length > 0) found.set(pageId, new Set([...(found.get(pageId) ?? []), ...lists]))
  }
  const addBlocks = ({ pageId, options }: Placed, type: string) => {
    for (const id of blocksWithin({ type, options })) add(pageId, listsOfBlock.get(id) ?? [])
  }
  for (const widget of placed) {
    if (widget.type === FORM_WIDGET) add(widget.pageId, [listOf(parsed(widget.options))])
    else addBlocks(widget, widget.type)
  }
  for (const widget of showing) addBlocks(widget, '')
  for (const { pageId, options } of holding) add(pageId, listsIn(parsed(options)))
  return found
}

/** Lists of the forms inside the options of a widget. */
function listsIn(value: unknown): MailingList[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listsIn)
  const isForm = 'type' in value && value.type === FORM_WIDGET && 'options' in value
  return isForm ? [listOf(value.options), ...inner] : inner
}

/** The list of a form's options; the letter unless they say another. */
function listOf(options: unknown): MailingList {
  const said =
    typeof options === 'object' && options !== null && 'list' in options ? options.list : ''
  return MAILING_LISTS.find((list) => list === said) ?? 'letter'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

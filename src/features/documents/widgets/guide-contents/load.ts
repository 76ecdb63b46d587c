import { wordedDate } from '#base/kit/time/worded-date.ts'
import { anchoredParts } from '#framework/widget-kit/contents-list.ts'
import { documentFacts } from '../../rules/document-facts.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { guideOf } from '../../rules/guide.ts'
import { switchesOf } from '#base/core/page/feature-pages.ts'
import { readingTime } from '#base/core/article/reading-time.ts'
import { paths } from '#base/core/address/urls.ts'
import type { LoadResult, WidgetContext } from '#framework/widget-kit/define-widget.ts'
import type { ValuesOf } from '#base/core/field/fields.ts'
import { GUIDE_WORDS } from '../guide-messages.ts'
import type { options } from './options.ts'
import type { GuideContentsModel } from './view.tsx'

/** The chapters of the guide that the page begins or is part of; empty on any other page. */
export async function loadContents(
  { layout, title, request }: ValuesOf<typeof options.fields>,
  context: WidgetContext,
): Promise<LoadResult<GuideContentsModel>> {
  const { tree, page, href, culture, documents } = context
  const guide = guideOf(tree, page.id)
  if (!guide) return { state: 'empty' }
  const isFull = layout === 'full'
  const chapters = guide.chapters.map(async (chapter) => {
    const { html } = isFull ? await context.written(chapter.id) : { html: '' }
    const address = href(chapter.path) ?? chapter.path
    return {
      id: chapter.id,
      name: chapter.name,
      href: address,
      description: typography(culture).text(chapter.description),
      minutes: readingTime(html),
      sections: anchoredParts(html).entries.map(({ id, title: text }) => ({
        text,
        href: `${address}#${id}`,
      })),
      isCurrent: chapter.id === page.id,
    }
  })
  const offered = (await documents.list()).find(
    ({ kind, pageId }) => kind === 'guide' && pageId === guide.page.id,
  )
  const pdf = offered && {
    href: paths.document(offered.slug),
    facts: [
      documentFacts(await documents.size(offered.slug), culture),
      GUIDE_WORDS[culture].upToDate(wordedDate(offered.updatedAt, culture)),
    ].join(', '),
  }
  return {
    state: 'ready',
    model: {
      culture,
      layout,
      title: typography(culture).text(title),
      guide: { name: guide.page.name, href: href(guide.page.path) ?? guide.page.path },
      chapters: await Promise.all(chapters),
      pdf: pdf ?? null,
      paper: isFull && sendsPaper(context) && request ? href(request) : null,
    },
  }
}

/** The guide's own setting says whether the firm sends it by post (requirements L1). */
function sendsPaper({ site, page }: WidgetContext): boolean {
  const settings: Readonly<Record<string, unknown>> = { ...site.settings }
  return switchesOf(page.infos).some((name) => settings[`${name}_send_paper`] === '1')
}

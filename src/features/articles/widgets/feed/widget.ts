import { motifsInForce } from '#base/core/article/motifs.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { feedParams } from './feed-facts.ts'
import { loadFeed } from './load.ts'
import { cardTemplate } from './load-list.ts'
import { options } from './options.ts'
import { FeedView } from './view.tsx'

/** News or videos from the editorial provider (requirements D). */
export const widget = defineWidget({
  type: 'feed',
  title: 'Actualités et vidéos',
  sentence: 'Vos articles ou vos vidéos, choisis par thème.',
  keywords: 'news blog articles',
  starts: { widget_title: 'Nos actualités', nb_items: 3 },
  group: 'news',
  options,
  words: 'elsewhere',
  root: 'section',
  load: loadFeed,
  params: feedParams,
  draws: (values) =>
    [cardTemplate(values), values.template_article].map((name) => ({
      kind: 'template',
      name,
      dir: values.template_dir,
    })),
  View: FeedView,
  island(model) {
    if (model.kind === 'article') return model.hasPlayers ? 'frame-box' : null
    return model.live === null ? null : 'feed'
  },
  serves: ({ request_type, page_auto, motifs }, pageMotifs) =>
    request_type === 'article'
      ? motifsInForce({
          mo: null,
          pageMotifs,
          widgetMotifs: motifs,
          pageAuto: page_auto,
          readsMo: false,
          subscribed: null,
        }).motifs
      : null,
  band: ({ band }) => (band === 'none' ? '' : band),
  examples,
})

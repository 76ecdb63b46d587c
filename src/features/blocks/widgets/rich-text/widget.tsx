import { anchoredParts } from '#framework/widget-kit/contents-list.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { tokenizeHtml } from '#base/core/address/link-tokens.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { examples } from './examples.ts'
import { endOfTokens, serverTokens } from '#framework/widget-kit/link-tokens.ts'
import { options } from './options.ts'

/** Text written by the firm. */
export const widget = defineWidget({
  type: 'rich-text',
  title: 'Texte',
  sentence: 'Un texte mis en forme : titres, listes, liens, tableaux.',
  keywords: 'paragraphe rédaction',
  group: 'texts',
  options,
  async load({ html, style, anchors, copyable, tokenize_links }, context) {
    const written = typography(context.culture).html(await context.clean(html))
    if (!written.trim()) return { state: 'empty' }
    const filled = tokenize_links ? tokenizeHtml(written, serverTokens(context)) : written
    const body = context.explain(anchors ? anchoredParts(filled).html : filled)
    const until = endOfTokens({ tokenize_links }, context)
    return { state: 'ready', until, model: { body, style, copyable } }
  },
  written: ({ html }) => ({ html }),
  island: ({ copyable }) => (copyable ? 'rich-text' : null),
  View: ({ model, view }) => (
    <>
      <div
        className={`rich-text rich-text-${model.style}`}
        {...view.mark('html')}
        dangerouslySetInnerHTML={{ __html: model.body }}
      />
      {model.copyable ? (
        <p className="rich-text-copy">
          <button type="button" className="btn btn-outline-primary">
            <Icon name="clipboard" />
            Copier le texte
          </button>
          <output />
        </p>
      ) : null}
    </>
  ),
  examples,
})

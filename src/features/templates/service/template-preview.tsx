import type { TemplatePreview } from '../contract/templates.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '#base/core/address/urls.ts'
import { TemplateError } from '../engine/template-error.ts'
import {
  BARE_ARTICLE,
  BARE_FEED_ITEM,
  BARE_MENU,
  FULL_ARTICLE,
  FULL_FEED_ITEM,
  FULL_MENU,
  SOURCED_ARTICLE,
  SOURCED_FEED_ITEM,
  VIDEO_ARTICLE,
} from '../engine/template-examples.ts'
import { unknownVariables } from '../engine/unknown-variables.ts'
import { loadedTemplate } from './template-files.ts'

/** Values of every variable, of a source's, and of nothing but what is always there. */
const EXAMPLES: Readonly<Record<string, readonly object[]>> = {
  card: [FULL_FEED_ITEM, SOURCED_FEED_ITEM, BARE_FEED_ITEM],
  article: [FULL_ARTICLE, BARE_ARTICLE],
  menu: [FULL_MENU, BARE_MENU],
}

/** Values that hold together every variable of a kind. */
const VARIABLES: Readonly<Record<string, readonly object[]>> = {
  ...EXAMPLES,
  article: [FULL_ARTICLE, VIDEO_ARTICLE, SOURCED_ARTICLE],
}

/** What the site's own styles and scripts hold on to (docs/templates.md, « À garder »). */
const KEPT: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  card: {
    'class="feed-item"': / class="(?:[^"]* )?feed-item[ "]/,
    'data-motif="{{motif_code}}"': / data-motif="/,
    'class="{{title_class}}"': / class="item-title text-body h4"/,
  },
  article: {
    'data-article-id="{{id}}"': / data-article-id="/,
    '<div>{{{text}}}</div>': /<h2>Qui est concerné/,
  },
  menu: { 'aria-current="page"': / aria-current="page"/ },
}

/** A picture that every site has, shown at once. */
const PICTURE = {
  image1: paths.illustration('cabinet'),
  image1_avif: '',
  image1_avif_srcset: '',
  image_placeholder: '',
}

/** Compiles a text and draws the examples of its kind with it. */
export function templatePreview(name: string, text: string): TemplatePreview {
  const [kind = ''] = name.split('/')
  try {
    const { template, css, js } = loadedTemplate(text, name, '')
    const drawn = (EXAMPLES[kind] ?? []).map((values, index) => (
      <div key={index} className={kind === 'card' ? 'example col-12 col-md-6' : 'example col-12'}>
        {template.render('image1' in values && values.image1 ? { ...values, ...PICTURE } : values)}
      </div>
    ))
    const html = renderToStaticMarkup(<div className="row">{drawn}</div>)
    return {
      html,
      hasOwnCss: css !== null,
      hasOwnJs: js !== null,
      warnings: [...unknownWarnings(kind, text), ...missingWarnings(kind, html)],
    }
  } catch (cause) {
    if (!(cause instanceof TemplateError)) throw cause
    return { line: cause.line, message: cause.message }
  }
}

/** Without an example nothing is known of a kind's variables. */
const unknownWarnings = (kind: string, text: string): string[] =>
  (VARIABLES[kind] ? unknownVariables(text, VARIABLES[kind]) : []).map(({ name, line, near }) => {
    const meant = near.map((other) => `{{${other}}}`).join(' ou ')
    return (
      `Ligne ${line}\u00A0: {{${name}}} n’est pas une variable de ce modèle et ne donne rien.` +
      (meant && ` Vouliez-vous dire ${meant}\u202F?`)
    )
  })

const missingWarnings = (kind: string, html: string): string[] =>
  Object.entries(KEPT[kind] ?? {}).flatMap(([written, drawn]) =>
    drawn.test(html)
      ? []
      : [`Il manque ${written}\u00A0: les styles et les scripts du site s’y tiennent.`],
  )

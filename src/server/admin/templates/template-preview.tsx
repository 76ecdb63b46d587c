import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '#domain/urls.ts'
import { TemplateError } from '#templates/template-error.ts'
import {
  BARE_ARTICLE,
  BARE_FEED_ITEM,
  BARE_MENU,
  FULL_ARTICLE,
  FULL_FEED_ITEM,
  FULL_MENU,
  SOURCED_FEED_ITEM,
} from '#templates/template-examples.ts'
import { loadedTemplate } from '../../template-files.ts'

/** What a template draws of its examples, or the line that keeps it from being used. */
export type TemplatePreview =
  | { html: string; hasOwnCss: boolean; hasOwnJs: boolean }
  | { line: number; message: string }

/** Values of every variable, of a source's, and of nothing but what is always there. */
const EXAMPLES: Readonly<Record<string, readonly object[]>> = {
  card: [FULL_FEED_ITEM, SOURCED_FEED_ITEM, BARE_FEED_ITEM],
  article: [FULL_ARTICLE, BARE_ARTICLE],
  menu: [FULL_MENU, BARE_MENU],
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
    return {
      html: renderToStaticMarkup(<div className="row">{drawn}</div>),
      hasOwnCss: css !== null,
      hasOwnJs: js !== null,
    }
  } catch (cause) {
    if (!(cause instanceof TemplateError)) throw cause
    return { line: cause.line, message: cause.message }
  }
}

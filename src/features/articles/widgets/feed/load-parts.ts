import type { HeadParts, LoadedTemplate } from '#framework/widget-kit/define-widget.ts'

/** The files that a template asks for (requirements F3). */
export const templateHead = ({ css, js }: LoadedTemplate): HeadParts => ({
  stylesheets: css ? [css] : [],
  scripts: js ? [js] : [],
})

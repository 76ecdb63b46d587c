/** The texts of a template; all of them empty for one that is the product's own again. */
export interface TemplateTexts {
  html: string
  css: string
  js: string
}

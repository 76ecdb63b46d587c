/** Who wrote a version. */
interface Writer {
  id: string
  name: string
}

/** The texts of a template; all of them empty for one that is the product's own again. */
export interface TemplateTexts {
  html: string
  css: string
  js: string
}

/** What a template was from an instant on. */
type TemplateVersion = TemplateTexts & { id: number; at: string; by: Writer }

/** The versions of a site's own templates; the files that are served lie on disk. */
export interface TemplateStore {
  /** Newest first; the last 20. */
  versions(siteId: number, name: string): Promise<TemplateVersion[]>
  /** @returns the id of the version */
  save(siteId: number, name: string, texts: TemplateTexts, by: Writer): Promise<number>
}

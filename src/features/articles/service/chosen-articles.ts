import type { Site } from '#base/core/site.ts'
import type { Language } from '#base/kit/language.ts'
import type { Editorial } from '#base/core/article/editorial.ts'
import type { Remember } from '#base/core/site-reader.ts'
import { curate } from '../providers/curation.ts'
import type { AppDeps } from '#app/http/app-deps.ts'

/** Every gateway of the app with what the firm adds to articles: the one place where they meet. */
export function withArticleChoices(deps: AppDeps): AppDeps {
  const { stores, clock } = deps
  const chosen = (
    inner: Editorial,
    site: Site,
    language: Language,
    remember: Remember = (_key, read) => read(),
  ): Editorial =>
    curate({
      choices: () => remember('article choices', () => stores.articleChoices.list(site.id)),
      clock,
      language,
      xsl: site.settings.xsl_code,
    })(inner)
  return {
    ...deps,
    editorialOf: (site, language, remember) =>
      chosen(deps.editorialOf(site, language, remember), site, language, remember),
    articleSources: (site, language) =>
      deps.articleSources(site, language).map((source) => ({
        ...source,
        editorial: chosen(source.editorial, site, language),
      })),
  }
}

import type { Serve } from '#framework/api/serve.ts'
import { templateName, templates as calls } from '../contract/templates.ts'
import { TEMPLATE_NAMES } from '../rules/template-name.ts'
import { siteTemplateDir } from '../service/site-template-dir.ts'
import type { TemplateFiles } from '../service/template-files.ts'
import { templatePreview } from '../service/template-preview.tsx'

/** A site's own templates: their scripts run on visitors' pages, so developers alone write them. */
export function templateRoutes(
  serve: Serve<object>,
  { templates }: { templates: TemplateFiles },
): void {
  serve(calls.list, async ({ siteId }) => {
    const dir = siteTemplateDir(siteId)
    const own = new Set(await templates.ownNames(dir))
    const names = [...new Set([...TEMPLATE_NAMES, ...own])]
    return { data: names.map((name) => ({ name, isOwn: own.has(name) })), dir }
  })

  serve(calls.preview, async ({ params, body }) => templatePreview(templateName(params), body.html))
}

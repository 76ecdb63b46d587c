import { templates as calls } from '../contract/templates.ts'
import type { TemplateStore } from '../store/template-store.ts'
import { TEMPLATE_NAMES } from '../rules/template-name.ts'
import { siteTemplateDir } from '../service/site-template-dir.ts'
import { Refused } from '#base/kit/refused.ts'
import type { TemplateFiles } from '../service/template-files.ts'
import type { Serve } from '#framework/api/serve.ts'
import { templatePreview } from './template-preview.tsx'
import type { TemplateTexts } from '../rules/template-texts.ts'

const NONE: TemplateTexts = { html: '', css: '', js: '' }

interface Stores {
  templates: TemplateStore
}

/** A site's own templates: their scripts run on visitors' pages, so developers alone write them. */
export function templateRoutes(
  serve: Serve<Stores>,
  { stores, templates }: { stores: Stores; templates: TemplateFiles },
): void {
  const ownTexts = async (siteId: number, name: string): Promise<TemplateTexts | null> => {
    const dir = siteTemplateDir(siteId)
    const html = await templates.ownFile(dir, name, 'html')
    if (html === null) return null
    return {
      html,
      css: (await templates.ownFile(dir, name, 'css')) ?? '',
      js: (await templates.ownFile(dir, name, 'js')) ?? '',
    }
  }

  const originalTexts = (theme: string, name: string): TemplateTexts | null => {
    const html = templates.themeFile(theme, name, 'html')
    if (html === null) return null
    return {
      html,
      css: templates.themeFile(theme, name, 'css') ?? '',
      js: templates.themeFile(theme, name, 'js') ?? '',
    }
  }

  serve(calls.list, async ({ siteId }) => {
    const dir = siteTemplateDir(siteId)
    const own = new Set(await templates.ownNames(dir))
    const names = [...new Set([...TEMPLATE_NAMES, ...own])]
    return { data: names.map((name) => ({ name, isOwn: own.has(name) })), dir }
  })

  serve(calls.one, async ({ siteId, reader, params: name }) => {
    const [own, versions] = await Promise.all([
      ownTexts(siteId, name),
      stores.templates.versions(siteId, name),
    ])
    const original = originalTexts(reader.site.settings.site_theme, name)
    if (own === null && original === null) throw new Refused('absent', unknown(name))
    return { name, dir: siteTemplateDir(siteId), own, original, versions }
  })

  serve(calls.preview, async ({ params: name, body }) => templatePreview(name, body.html))

  serve(calls.save, async ({ siteId, reader, params: name, body, user, audited }) => {
    const { base, ...written } = body
    const own = await ownTexts(siteId, name)
    const original = originalTexts(reader.site.settings.site_theme, name)
    if (own === null && original === null) throw new Refused('absent', unknown(name))
    const isOriginal = written.html.trim() === ''
    if (isOriginal && original === null) {
      throw new Refused('invalid', 'Ce modèle n’a pas d’original : il lui faut un texte HTML.')
    }
    const checked = isOriginal ? null : templatePreview(name, written.html)
    if (checked && 'line' in checked) {
      throw new Refused('invalid', checked.message, { line: checked.line })
    }
    const after = isOriginal ? NONE : written
    const saved = await audited(
      (version: number) => ({
        action: isOriginal ? 'template.reset' : 'template.save',
        subject: `template:${name}`,
        title: name,
        before: { version: base },
        after: { version },
      }),
      async (inside) => {
        // Writing comes first: whoever saves at the same time waits here, and then sees it.
        const version = await inside.templates.save(siteId, name, after, user)
        const [, former] = await inside.templates.versions(siteId, name)
        if ((former?.id ?? 0) !== base) {
          throw new Refused('conflict', changedMeanwhile(former?.by.name))
        }
        // Last of all: when the disk refuses, nothing is noted either.
        await templates.saveOwn(siteTemplateDir(siteId), name, after)
        return version
      },
    )
    return { base: saved, warnings: checked?.warnings ?? [] }
  })
}

const unknown = (name: string): string =>
  `Le modèle « ${name} » n’existe ni dans le thème ni dans le dossier du site.`

const changedMeanwhile = (by = 'Quelqu’un'): string =>
  `${by} a enregistré ce modèle entre-temps : copiez votre texte, rechargez la page et reprenez ` +
  'vos changements sur la nouvelle version.'

import { z } from 'zod'
import type { TemplateStore } from '../store/template-store.ts'
import { isTemplateName, TEMPLATE_NAMES } from '../engine/template-name.ts'
import { siteTemplateDir } from '../service/site-template-dir.ts'
import { Refused } from '#base/kit/refused.ts'
import type { TemplateFiles } from '../service/template-files.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { templatePreview } from './template-preview.tsx'
import type { TemplateTexts } from '../rules/template-texts.ts'

/** Characters of a file at most; of HTML the compiler takes fewer (docs/templates.md). */
const MAX_TEXT = 262_144

const params = z
  .object({ kind: z.string().max(60), name: z.string().max(60) })
  .transform(({ kind, name }) => `${kind}/${name}`)
  .refine(isTemplateName, 'un nom de modèle')

const text = z.string().max(MAX_TEXT)
const texts = z.strictObject({
  html: text,
  css: text,
  js: text,
  /** Version that the texts were changed from; 0 for the product's own. */
  base: z.number().int().min(0),
})

const NONE: TemplateTexts = { html: '', css: '', js: '' }

interface Stores {
  templates: TemplateStore
}

/** A site's own templates: their scripts run on visitors' pages, so developers alone write them. */
export function templateRoutes(
  route: DefineRoute<Stores>,
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

  route({
    method: 'GET',
    path: '/templates',
    right: 'templates.read',
    async handle({ siteId }) {
      const dir = siteTemplateDir(siteId)
      const own = new Set(await templates.ownNames(dir))
      const names = [...new Set([...TEMPLATE_NAMES, ...own])]
      return { data: names.map((name) => ({ name, isOwn: own.has(name) })), dir }
    },
  })

  route({
    method: 'GET',
    path: '/templates/:kind/:name',
    right: 'templates.read',
    params,
    async handle({ siteId, reader, params: name }) {
      const [own, versions] = await Promise.all([
        ownTexts(siteId, name),
        stores.templates.versions(siteId, name),
      ])
      const original = originalTexts(reader.site.settings.site_theme, name)
      if (own === null && original === null) throw new Refused('absent', unknown(name))
      return { name, dir: siteTemplateDir(siteId), own, original, versions }
    },
  })

  route({
    method: 'POST',
    path: '/templates/:kind/:name/preview',
    right: 'templates.read',
    params,
    body: z.strictObject({ html: text }),
    bodyLimit: 2 * 1024 ** 2,
    handle: async ({ params: name, body }) => templatePreview(name, body.html),
  })

  route({
    method: 'PUT',
    path: '/templates/:kind/:name',
    right: 'templates.write',
    params,
    body: texts,
    bodyLimit: 4 * 1024 ** 2,
    async handle({ siteId, reader, params: name, body, user, audited }) {
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
    },
  })
}

const unknown = (name: string): string =>
  `Le modèle « ${name} » n’existe ni dans le thème ni dans le dossier du site.`

const changedMeanwhile = (by = 'Quelqu’un'): string =>
  `${by} a enregistré ce modèle entre-temps : copiez votre texte, rechargez la page et reprenez ` +
  'vos changements sur la nouvelle version.'

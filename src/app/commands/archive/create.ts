import { emailOf } from '#base/core/address/email.ts'
import { z } from 'zod'
import { TemplateChanged, type NewSite } from '#features/archive/store/site-lifecycle.ts'
import type { Stores } from '#app/stores.ts'
import { isOwn, isSecureMedia, type MediaFile, mediaKey } from '#base/core/media/media-file.ts'
import { ContentError } from '#base/core/content-error.ts'
import type { Site } from '#base/core/site.ts'
import { withContent } from '../work/opened.ts'
import { Misused, parsedArgs, refuseMore } from '#framework/cli/command.ts'
import { oneLine, type SiteAction } from './action.ts'
import { namedSite } from '#framework/cli/named-site.ts'
import { copiedFiles } from '#features/archive/service/site-files.ts'
import { stillTheTemplates } from './still-the-templates.ts'

const OPTIONS = {
  host: { type: 'string', multiple: true },
  name: { type: 'string' },
  from: { type: 'string' },
  email: { type: 'string' },
  articles: { type: 'boolean' },
} as const

/** How often a template that is being written to is copied anew. */
const ATTEMPTS = 5

const wishSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Le nom du cabinet est vide : donnez-le avec --name.')
    .max(200, 'Le nom du cabinet compte plus de 200 signes.')
    .regex(/^\P{C}*$/u, 'Le nom du cabinet contient des caractères de commande.'),
  email: z.union([
    z.literal(''),
    z
      .string()
      .refine(
        (text) => emailOf(text) !== null,
        'L’adresse de --email n’est pas une adresse électronique : contact@exemple.fr.',
      ),
  ]),
  hosts: z.array(z.string()).max(50, 'Un site a 50 noms d’hôte au plus.'),
})

/** `vitrine site create`: another firm, out of a template. */
export const create: SiteAction = {
  usage: `  create --host <hôte> --name <nom> [--host <autre hôte>…] [--from <site>] [--email <adresse>]
         [--articles]              crée un site d’après un modèle (le site par défaut, ou --from) :
                                   pages, menus, médias, modèles et réglages, sans personne, sans
                                   demande et sans ce que le modèle dit de lui ; les articles avec
                                   --articles
`,
  async run(args, context) {
    const asked = parsed(args)
    const { terminal } = context
    return withContent(context, async ({ stores, sites, dataDir }) => {
      const { name, email, hosts } = checked(asked)
      const template = asked.from
        ? namedSite(sites, asked.from)
        : sites.find(({ isDefault }) => isDefault)
      if (template === undefined) {
        throw new ContentError('Aucun site par défaut : nommez le modèle avec --from.')
      }
      const wish = { name, email, hosts, withArticles: asked.articles ?? false }
      const site = await createSite(stores, dataDir, template, wish)
      terminal.out(
        `Site ${site.id} « ${oneLine(site.name)} » créé d’après le site ${template.id} : ` +
          `${site.hosts.join(', ')}.\n${remaining(site, template)}`,
      )
      const still = await stillTheTemplates(stores.pages, site, template)
      if (still.length > 0) terminal.out(`Encore du modèle :\n  ${still.join('\n  ')}\n`)
      return 0
    })
  },
}

/**
 * Makes a site out of a template, files first: a failure leaves neither rows nor files.
 * @param dataDir folder of the server's data
 */
export async function createSite(
  stores: Stores,
  dataDir: string,
  template: Pick<Site, 'id'>,
  wish: Omit<NewSite, 'templateVersion' | 'leftMedia'>,
): Promise<Site> {
  for (let attempt = 1; ; attempt += 1) {
    const templateVersion = await stores.sites.version(template.id)
    const all = await stores.media.list(template.id)
    const secure = all.filter(isSecureMedia).map(({ path }) => path)
    const leftMedia = [...secure, ...(await portraitsAlone(stores, template.id, all))]
    const media = all.filter(({ path }) => !leftMedia.includes(path))
    const files = await copiedFiles(dataDir, template.id, media)
    try {
      return await stores.siteLifecycle.copy(
        template.id,
        { ...wish, templateVersion, leftMedia },
        files.place,
      )
    } catch (cause) {
      await files.remove()
      if (!(cause instanceof TemplateChanged) || attempt === ATTEMPTS) throw cause
    }
  }
}

/** Own media that show people of the template and nothing else, live or being written. */
async function portraitsAlone(
  stores: Pick<Stores, 'usesBy'>,
  siteId: number,
  all: readonly MediaFile[],
): Promise<string[]> {
  const { registry } = await import('#app/widgets.ts')
  const question = { siteId, session: { role: 'super-admin' as const } }
  const uses = await stores.usesBy(registry).ofKind(question, 'media')
  return all
    .filter((file) => {
      const places = isOwn(file) ? (uses.get(mediaKey(file.path) ?? '') ?? []) : []
      return places.length > 0 && places.every(({ kind }) => kind === 'person')
    })
    .map(({ path }) => path)
}

function parsed(args: readonly string[]) {
  const { values, positionals } = parsedArgs(args, OPTIONS)
  refuseMore(positionals)
  if (values.host === undefined) throw new Misused('Il manque --host.')
  if (values.name === undefined) throw new Misused('Il manque --name.')
  return values
}

function checked({
  name,
  email = '',
  host = [],
}: {
  name?: string
  email?: string
  host?: string[]
}) {
  const result = wishSchema.safeParse({ name, email, hosts: host })
  if (result.success) return result.data
  throw new ContentError(result.error.issues.map(({ message }) => message).join('\n'))
}

/** What the copy can't know. */
function remaining({ settings, hosts, id }: Site, template: Site): string {
  const lines = [
    settings.site_email === ''
      ? 'Ses demandes n’ont pas d’adresse : donnez-la dans Réglages (ou --email).'
      : null,
    template.settings.provider_token !== ''
      ? 'Le jeton du fournisseur n’est pas copié : donnez celui du cabinet dans Réglages.'
      : null,
    'À compléter dans ses premiers pas (/admin/bienvenue) : téléphone, bureaux, horaires, logo, équipe et ' +
      'mentions légales ; le site n’est pas proposé aux moteurs de recherche avant.',
    `Son premier compte : npx vitrine user create <courriel> --role editor --site ${hosts[0] ?? id}`,
  ]
  return lines.flatMap((line) => (line === null ? [] : [`${line}\n`])).join('')
}

import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { accountsOf } from '#app/commands/accounts/passwords.ts'
import type { Opened } from '#app/commands/work/opened.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { ContentError } from '#base/core/content-error.ts'
import { DEMO_CLIENT, isDemoFirm } from '#base/core/demo-firm.ts'
import { isSecureMedia, type MediaFile, SECURE_FOLDER } from '#base/core/media/media-file.ts'
import { escapeHtml } from '#base/kit/html/escape-html.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { writeAccount } from '#features/accounts/service/new-account.ts'
import { makePdf } from '#features/documents/pdf/make-pdf.ts'
import { type MediaLibrary, mediaLibrary } from '#features/media/service/media-library.ts'
import type { Terminal } from '#framework/cli/terminal.ts'
import { type DemoClientSpace, loadDemo } from '../../demo/load-demo.ts'

/** Who adds the files, as the library says it. */
const BY = 'npx vitrine demo client'

/** Bytes that a password is drawn from: 96 bits, sixteen signs. */
const RANDOM_BYTES = 12

/**
 * Opens the account of a client of the demo firm, under a password that is drawn anew each time and
 * printed once; with the secure page and its files where they are not there.
 * @returns the exit code
 * @throws ContentError when the site is no longer the demo firm's
 */
export async function makeDemoClient(opened: Opened, terminal: Terminal): Promise<number> {
  const { site, stores } = opened
  if (!isDemoFirm(site)) {
    throw new ContentError(
      `« ${site.name} » n’est pas le cabinet de démonstration : ouvrez un compte de client avec ` +
        '« npx vitrine user create <courriel> --role client ».',
    )
  }
  const { client } = await loadDemo()
  if ((await stores.pages.findByPath(site.id, client.page.path)) === null) {
    await addPage(opened, client)
  }
  const password = randomBytes(RANDOM_BYTES).toString('base64url')
  const accounts = await accountsOf(opened)
  const hash = await accounts.hashPassword(password)
  await stores.atomically(async (trx) => {
    const known = await trx.accounts.find(site.id, { email: DEMO_CLIENT })
    if (known !== null && known.role !== null) await trx.accounts.leave(site.id, known.id)
    const account = { email: DEMO_CLIENT, name: 'Client d’essai', role: 'client' as const, hash }
    await writeAccount(accounts, trx, site.id, account)
  })
  terminal.out(
    `Adresse e-mail : ${DEMO_CLIENT}\nMot de passe : ${password}\n` +
      'Il ne sera plus affiché. Ce client entre par /espace-client ; pour le retirer : ' +
      '« npx vitrine demo client --remove ».\n',
  )
  return 0
}

/** Takes account, page and files away. @returns the exit code */
export async function removeDemoClient(opened: Opened, terminal: Terminal): Promise<number> {
  const { site, stores } = opened
  const { client } = await loadDemo()
  const holder = await stores.accounts.find(site.id, { email: DEMO_CLIENT })
  const isThere = holder !== null && holder.role !== null
  if (isThere) await stores.accounts.leave(site.id, holder.id)
  const page = await stores.pages.findByPath(site.id, client.page.path)
  if (page !== null) await stores.pages.remove(site.id, page.id)
  const library = libraryOf(opened)
  const files = (await stores.media.list(site.id, { folder: SECURE_FOLDER })).filter(
    (media) => media.createdBy === BY && isSecureMedia(media),
  )
  for (const media of files) {
    await library.remove(site.id, media)
    await stores.media.remove(site.id, media.id)
  }
  terminal.out(
    isThere ? 'Le client d’essai est retiré.\n' : 'Il n’y avait pas de client d’essai.\n',
  )
  return 0
}

/** The page goes last: it names the files. */
async function addPage(opened: Opened, { page, files }: DemoClientSpace): Promise<void> {
  const { stores, site } = opened
  const parent = await stores.pages.findByPath(site.id, page.path.replace(/\/[^/]+$/, ''))
  if (parent === null) {
    throw new ContentError('La page /espace-client manque : rien n’a été fait.')
  }
  const library = libraryOf(opened)
  const added: { media: MediaFile; title: string; description: string }[] = []
  for (const file of files) {
    added.push({ ...file, media: await addFile(opened, library, file) })
  }
  const links = added.map(
    ({ media, title, description }) =>
      `<li><a href="${escapeHtml(media.path)}">${escapeHtml(frTypography(title))}</a> ` +
      `(PDF, ${Math.ceil(media.bytes / 1000)}\u00A0ko)<br>${escapeHtml(frTypography(description))}</li>`,
  )
  const { path, name, title, description, h1 = '', intro = '', html } = page
  const { id } = await stores.pages.insert(site.id, parent.id, {
    path,
    name,
    title,
    h1,
    description,
    layout_id: parent.layout_id,
    infos: JSON.stringify({ language: 'fr' }),
    is_active: true,
    is_secure: true,
    is_indexable: false,
    is_visible_bread_crumb: true,
  })
  const widget = (zone: string, type: string, options: Record<string, unknown>) => ({
    zone,
    type,
    version: 1,
    options,
  })
  await stores.widgets.replace(site.id, { pageId: id, lang: 'fr' }, [
    widget('top', 'breadcrumb', {}),
    widget('top', 'heading', { text: h1 || name, level: '1', intro }),
    widget('content', 'rich-text', { html: `${html}<ul>${links.join('')}</ul>` }),
  ])
}

/** Draws a file in the firm's colours and lays it where only clients read. */
async function addFile(
  { env, site, stores }: Opened,
  library: MediaLibrary,
  { slug, label = '', title, description, date, html }: DemoClientSpace['files'][number],
): Promise<MediaFile> {
  const { bytes } = await makePdf({
    kind: 'sheet',
    culture: 'fr-FR',
    firm: { name: site.constants.nomcabinet, offices: site.offices, logo: null },
    origin: env.PUBLIC_URL ?? '',
    label: frTypography(label),
    title: frTypography(title),
    intro: frTypography(description),
    updatedAt: `${date}T12:00:00.000Z`,
    parts: [{ number: null, path: '', title: '', intro: '', html }],
    colours: site.theme.light,
  })
  const received = storedPath(await library.incoming(site.id), 'upload', `${slug}.part`)
  await writeFile(received, bytes)
  return library.add(
    site.id,
    received,
    { name: `${slug}.pdf`, folder: SECURE_FOLDER, by: BY },
    (media) => stores.media.add(site.id, { ...media, name: title }),
  )
}

const libraryOf = ({ env }: Opened): MediaLibrary =>
  mediaLibrary(join(resolve(env.DATA_DIR), 'media'), async () => {
    throw new Error('No drawing is added here.')
  })

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DoorFiles } from '#features/accounts/routes/door/door-document.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { FIRST_LOOK, type LookId } from '#base/core/look.ts'
import { familiesOf, FONT_PAIRS, type FontFamily } from '#features/sites/rules/fonts.ts'
import { LOOKS } from '#features/sites/rules/looks.ts'
import type { BuiltFonts, ClientAssets } from './render/render-page.ts'

/** What the document of the back office loads. */
export interface AdminFiles {
  entry: string
  stylesheets: string[]
  /** Scripts that the entry needs at once. */
  imports: string[]
  /** What the heaviest screen needs beside it, the editor of a page. */
  editor: { imports: string[]; stylesheets: string[] }
  /** The script that runs in the canvas of the editor; `null` when none is built. */
  canvas: string | null
  /** What the door before it loads. */
  door: DoorFiles
  /** Folder of its bundle; `null` when something else serves it. */
  folder: string | null
}

/** What browsers load. */
export interface ClientFiles {
  assets: ClientAssets
  /** Folder of the built client files; `null` when something else serves them. */
  assetsDir: string | null
  /** The back office's own bundle. */
  admin: AdminFiles
}

const manifestSchema = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

/** The client build is missing or is not what Vite writes. */
export class NoClientBuild extends Error {
  override name = 'NoClientBuild'
}

const CANVAS_SCRIPT = 'src/app/back-office/canvas/canvas.ts'
const ENTRY_SCRIPT = 'src/app/back-office/entry.tsx'
const EDITOR_SCRIPT = 'src/features/editor/admin/editor-screen.tsx'

/** Names in the manifest of all that a script needs at once, itself among them. */
function neededBy(script: string, manifest: Manifest): Set<string> {
  const all = new Set([script])
  for (const name of all) for (const next of manifest[name]?.imports ?? []) all.add(next)
  return all
}

/** Reads the manifest of the back office's own build. @throws {NoClientBuild} */
export function builtAdmin(adminDir: string): AdminFiles {
  const manifest = readManifest(join(adminDir, '.vite', 'manifest.json'))
  const entry = manifest[ENTRY_SCRIPT]
  const door = manifest['src/app/back-office/door/door.ts']
  const canvas = manifest[CANVAS_SCRIPT]
  const [sheet] = door?.css ?? []
  if (!entry || !door || sheet === undefined) {
    throw new NoClientBuild('Le paquet du back-office est incomplet : relancez « npm run build ».')
  }
  const address = (file: string) => `/admin/${file}`
  const inside = neededBy(ENTRY_SCRIPT, manifest)
  const parts = (script: string, without: ReadonlySet<string>) =>
    [...neededBy(script, manifest)].flatMap((name) =>
      without.has(name) ? [] : (manifest[name] ?? []),
    )
  const imports = parts(ENTRY_SCRIPT, new Set([ENTRY_SCRIPT]))
  const editor = parts(EDITOR_SCRIPT, inside)
  return {
    entry: address(entry.file),
    stylesheets: [entry, ...imports].flatMap(({ css }) => css.map(address)),
    imports: imports.map(({ file }) => address(file)),
    editor: {
      imports: editor.map(({ file }) => address(file)),
      stylesheets: editor.flatMap(({ css }) => css.map(address)),
    },
    canvas: canvas ? address(canvas.file) : null,
    door: { script: address(door.file), stylesheet: address(sheet) },
    folder: join(adminDir, 'assets'),
  }
}

/** Whether every page in a family shows this font: the letters of French, or its narrow space. */
const isFontOf = ({ files }: FontFamily, file: string): boolean =>
  file.endsWith('.woff2') &&
  [`/${files}-latin-wght-normal-`, '/thin-space-'].some((name) => file.includes(name))

/** What is built of each look, and of each family by the name of its files. */
const built = (
  look: (id: LookId) => string,
  fonts: (family: FontFamily) => BuiltFonts,
): Pick<ClientAssets, 'looks' | 'families'> => ({
  looks: Object.fromEntries(
    LOOKS.map(({ id }) => [id, { css: look(id) }]),
  ) as ClientAssets['looks'],
  families: Object.fromEntries(
    FONT_PAIRS.flatMap(familiesOf).map((family) => [family.files, fonts(family)]),
  ),
})

/** Reads the manifest that the client build left in `clientDir`. @throws {NoClientBuild} */
export function builtAssets(clientDir: string): ClientAssets {
  const manifest = readManifest(join(clientDir, '.vite', 'manifest.json'))
  const address = (file: string) => `/${file}`
  const files = Object.values(manifest).map(({ file }) => file)
  const entry = manifest['src/app/client/entry.ts']
  const styles = manifest['src/app/client/site.scss']
  const errors = manifest['src/app/client/error-page.scss']
  if (!entry || !styles || !errors) {
    throw new NoClientBuild('Le paquet du navigateur est incomplet : relancez « npm run build ».')
  }
  const islands = new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const name = /^src\/features\/[a-z-]+\/widgets\/([a-z-]+)\/island\.tsx?$/.exec(source)?.[1]
      return name ? [[name, address(file)] as const] : []
    }),
  )
  const sheetOf = (name: string) => {
    const file = manifest[`src/app/client/${name}.scss`]?.file
    if (file === undefined) {
      throw new NoClientBuild('Le paquet du navigateur est incomplet : relancez « npm run build ».')
    }
    return builtSheet(clientDir, file)
  }
  return {
    stylesheet: address(styles.file),
    errorSheet: address(errors.file),
    entry: address(entry.file),
    ...built(
      // The first one's rules are the product's stylesheet.
      (id) => (id === FIRST_LOOK ? '' : sheetOf(`looks/${id}`)),
      (family) => ({
        css: sheetOf(`fonts/${family.files}`),
        fonts: files.filter((file) => isFontOf(family, file)).map(address),
      }),
    ),
    island: (name) => islands.get(name) ?? null,
  }
}

/** The text of a sheet that the manifest names. @throws {NoClientBuild} */
function builtSheet(clientDir: string, name: string): string {
  try {
    return readFileSync(storedPath(clientDir, 'built', name), 'utf8')
  } catch (cause) {
    throw new NoClientBuild(
      `La feuille de style « ${name} » manque dans le paquet du navigateur : relancez « npm run build ».`,
      { cause },
    )
  }
}

function readManifest(file: string) {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new NoClientBuild(
      `Le paquet du navigateur manque (${file}) : lancez « npm run build » ou « npm start ».`,
      { cause },
    )
  }
}

const importOf = (name: string): string => `@import url("/src/app/client/${name}.scss?direct");`

/** Addresses that Vite's development server answers itself. @public loaded by scripts/dev.ts */
export const developmentAssets: ClientAssets = {
  stylesheet: '/src/app/client/site.scss?direct',
  errorSheet: '/src/app/client/error-page.scss?direct',
  entry: '/src/app/client/dev-entry.ts',
  ...built(
    (id) => (id === FIRST_LOOK ? '' : importOf(`looks/${id}`)),
    ({ files }) => ({ css: importOf(`fonts/${files}`), fonts: [] }),
  ),
  island: (name) =>
    globSync(`src/features/*/widgets/${name}/island.{ts,tsx}`)
      .map((file) => `/${file}`)
      .at(0) ?? null,
}

/** The back office as Vite's development server answers it. @public loaded by scripts/dev.ts */
export const developmentAdmin: AdminFiles = {
  entry: '/src/app/back-office/dev-entry.ts',
  stylesheets: [],
  imports: [],
  editor: { imports: [], stylesheets: [] },
  canvas: existsSync(CANVAS_SCRIPT) ? `/${CANVAS_SCRIPT}` : null,
  door: {
    script: '/src/app/back-office/door/door.ts',
    stylesheet: '/src/app/back-office/door/door.css?direct',
  },
  folder: null,
}

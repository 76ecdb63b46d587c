import { leanRules } from './scripts/lean-rules.ts'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import manifest from './package.json' with { type: 'json' }

/** Sends a reload when a file that only the server renders changes. */
const reloadOnServerChange: Plugin = {
  name: 'reload-on-server-change',
  hotUpdate({ modules, server }) {
    const rendersOnServerOnly = this.environment.name === 'ssr' && modules.length > 0
    if (rendersOnServerOnly) server.environments.client.hot.send({ type: 'full-reload' })
  },
}

/**
 * `@use '…/*'` in the product's stylesheet takes every part below that folder, in the order of their
 * names, `_styles.scss` of a folder first: a widget's style is there by being there.
 */
const styleGlob: Plugin = {
  name: 'style-glob',
  enforce: 'pre',
  transform: {
    filter: { id: /\/site\.scss(?:\?|$)/ },
    handler: (code, id) =>
      code.replace(/@use '([^'*]+)\/\*';/g, (_all, folder: string) =>
        globSync('**/_*.scss', { cwd: join(dirname(id), folder) })
          .map((file) => file.replace(/(^|\/)_(.+)\.scss$/, '$1$2'))
          .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
          .map((part) => `@use '${folder}/${part}' as ${part.replaceAll('/', '-')};`)
          .join('\n'),
      ),
  },
}

const sortKey = (part: string): string =>
  part.replace(/^.*\/widgets\//, '').replace(/\/styles$/, '/')

/**
 * Parts of Material are imported each from its own file: through the library's one list of them, what some screen shows
 * on demand would be among what every screen needs.
 */
const materialPartByPart: Plugin = {
  name: 'material-part-by-part',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /@mui/ },
    handler: (code) =>
      code.replace(/import \{([^}]*)\} from '(@mui\/[a-z-]+)'/g, (_all, names: string, library) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map(
            (name) =>
              `import ${name.replace(/^.* as /, '')} from '${library}/${name.split(' ')[0]}'`,
          )
          .join(';'),
      ),
  },
}

const ENTRY = 'src/app/back-office/entry.tsx'
/** What is loaded without the screens: where they share a file with it, that stays small. */
const BESIDE = ['src/app/back-office/door/door.ts', 'src/app/back-office/canvas/canvas.ts']

/** Everything that scripts load at once, and with `andLater` what they load when it is needed. */
function loadedBy(
  scripts: readonly string[],
  context: Rolldown.ChunkingContext,
  andLater = false,
): Set<string> {
  const all = new Set(scripts.map((script) => join(import.meta.dirname, script)))
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const next of importedIds) all.add(next)
    if (andLater) for (const next of dynamicallyImportedIds) all.add(next)
  }
  return all
}

/**
 * What every screen of the back office needs is one file. Cut by which screens share what, it was fifty, each of
 * which a browser asked for by itself before anything was shown.
 */
function inOneFile(): Rolldown.CodeSplittingOptions {
  let lists: { needed: Set<string>; beside: Set<string> } | undefined
  const isBeside = (id: string, context: Rolldown.ChunkingContext): boolean | null => {
    lists ??= { needed: loadedBy([ENTRY], context), beside: loadedBy(BESIDE, context, true) }
    return lists.needed.has(id) ? lists.beside.has(id) : null
  }
  return {
    groups: [
      { name: (id, context) => (isBeside(id, context) === true ? 'shared' : null), priority: 1 },
      { name: (id, context) => (isBeside(id, context) === false ? 'inside' : null) },
    ],
  }
}

/** The back office is a bundle of its own, with its door: no page shares a byte with it. */
const ADMIN_BUILD = {
  outDir: 'dist/admin',
  manifest: true,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: [ENTRY, ...BESIDE],
    output: { codeSplitting: inOneFile() },
  },
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  ...(mode === 'admin' ? { base: '/admin/' } : {}),
  plugins: [react(), materialPartByPart, styleGlob, leanRules, reloadOnServerChange],
  publicDir: false,
  // The simulators' thread in a browser: the State's rules without their texts, too.
  worker: { format: 'es', plugins: () => [leanRules] },
  // A server reads a few files instead of four thousand; what is native, or reads files of its own, stays a package.
  ...(isSsrBuild
    ? {
        ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
        define: { 'process.env.NODE_ENV': '"production"' },
      }
    : {}),
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        style: 'compressed' as const,
        // The site's own styles, for the stylesheet and for every widget's part of it.
        loadPaths: ['src/app/client/styles'],
        silenceDeprecations: ['import', 'global-builtin', 'color-functions'],
      },
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        rollupOptions: {
          // Says in a built file where each part of it comes from; what others explain in theirs is read by nobody.
          output: { comments: { legal: true, annotation: true, jsdoc: false } },
          input: {
            main: 'src/app/server/main.ts',
            vitrine: 'src/app/commands/vitrine.ts',
            'heavy-tasks': 'src/app/workers/heavy-tasks.ts',
            'rules-tasks': 'src/features/simulators/engine/rules-tasks.ts',
          },
        },
      }
    : mode === 'admin'
      ? ADMIN_BUILD
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: { polyfill: false },
          // Sass has pressed them. What a second minifier writes in an order of its own weighs more once compressed.
          cssMinify: false,
          // A font within a stylesheet is no address that a page could preload, nor one that the CSP allows; a
          // picture is loaded only by pages that show it.
          assetsInlineLimit: (file: string) => (/\.(?:woff2|svg)$/.test(file) ? false : undefined),
          rollupOptions: {
            input: [
              'src/app/client/entry.ts',
              'src/app/client/site.scss',
              'src/app/client/error-page.scss',
              ...globSync('src/app/client/{fonts,looks}/*.scss'),
            ],
            // The entry names every island: a letter less of each is twenty bytes that every visitor is spared.
            output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
          },
        },
}))

import { leanRules } from './scripts/lean-rules.ts'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/** The back office is a bundle of its own, with its door: no page shares a byte with it. */
const ADMIN_BUILD = {
  outDir: 'dist/admin',
  manifest: true,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: [
      'src/app/back-office/entry.tsx',
      'src/app/back-office/door/door.ts',
      'src/app/back-office/canvas/canvas.ts',
    ],
  },
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  ...(mode === 'admin' ? { base: '/admin/' } : {}),
  plugins: [react(), styleGlob, leanRules, reloadOnServerChange],
  publicDir: false,
  // Whole, each is some hundred modules of which the server needs a part: ten megabytes at each start.
  ...(isSsrBuild ? { ssr: { noExternal: ['kysely', 'zod', 'modele-social'] } } : {}),
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
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
          input: {
            main: 'src/app/server/main.ts',
            vitrine: 'src/app/commands/vitrine.ts',
            'heavy-tasks': 'src/app/workers/heavy-tasks.ts',
            'rules-tasks': 'src/features/simulators/service/rules-tasks.ts',
          },
        },
      }
    : mode === 'admin'
      ? ADMIN_BUILD
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: { polyfill: false },
          // A font within a stylesheet is no address that a page could preload, nor one that the CSP allows; a
          // picture is loaded only by pages that show it.
          assetsInlineLimit: (file: string) => (/\.(?:woff2|svg)$/.test(file) ? false : undefined),
          rollupOptions: {
            input: [
              'src/app/client/entry.ts',
              'src/app/client/site.scss',
              ...globSync('src/app/client/looks/*.scss'),
            ],
            // The entry names every island: a letter less of each is twenty bytes that every visitor is spared.
            output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
          },
        },
}))

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

/** The back office is a bundle of its own: no page shares a byte with it. */
const ADMIN_BUILD = {
  outDir: 'dist/admin',
  manifest: true,
  modulePreload: { polyfill: false },
  rollupOptions: { input: ['src/admin/entry.tsx'] },
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  appType: 'custom',
  ...(mode === 'admin' ? { base: '/admin/' } : {}),
  plugins: [react(), reloadOnServerChange],
  publicDir: false,
  // Whole, each is some hundred modules of which the server needs a part: ten megabytes at each start.
  ...(isSsrBuild ? { ssr: { noExternal: ['kysely', 'zod'] } } : {}),
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
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
            main: 'src/main.ts',
            vitrine: 'src/cli/vitrine.ts',
            'heavy-tasks': 'src/heavy-tasks.ts',
          },
        },
      }
    : mode === 'admin'
      ? ADMIN_BUILD
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: { polyfill: false },
          rollupOptions: { input: ['src/client/entry.ts', 'src/client/site.scss'] },
        },
}))

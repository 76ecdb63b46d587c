/** Vite's own client first, which reloads changed files in place; then the entry as in production. */
const VITE_CLIENT: string = '/@vite/client'

await import(/* @vite-ignore */ VITE_CLIENT)
await import('./entry.ts')

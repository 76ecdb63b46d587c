/** What Vite's development server gives in front of every entry that holds React. */
interface ReactRefresh {
  injectIntoGlobalHook(window: Window): void
}

const VITE_CLIENT: string = '/@vite/client'
const REACT_REFRESH: string = '/@react-refresh'

await import(/* @vite-ignore */ VITE_CLIENT)
const refresh = (await import(/* @vite-ignore */ REACT_REFRESH)) as ReactRefresh
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
await import('./entry.tsx')

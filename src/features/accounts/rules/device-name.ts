/** Browsers by what only they say, the most particular first. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** `Firefox sur Windows`, as far as a browser says so; empty when it says nothing that we know. */
export function deviceName(userAgent: string): string {
  const named = (known: readonly [RegExp, string][]) =>
    known.find(([sign]) => sign.test(userAgent))?.[1]
  return [named(BROWSERS), named(SYSTEMS)].filter((name) => name !== undefined).join(' sur ')
}

import type { Asked } from './ask-link.ts'

/** Hosts that are asked at once. */
const HOSTS_AT_ONCE = 4

/**
 * Asks addresses, of each host one after the other, of a few hosts at once. Two spellings of an address are one question.
 * @param ask `null` for what was given up
 * @returns what each said; what was given up is not among it
 */
export async function askLinks(
  addresses: readonly string[],
  ask: (address: string) => Promise<Asked | null>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Asked>> {
  const spelled = Map.groupBy(addresses, (address) => new URL(address).href)
  const hosts = [...Map.groupBy(spelled.keys(), (href) => new URL(href).host).values()]
  const said = new Map<string, Asked>()
  const next = hosts.values()
  const askHosts = async () => {
    for (const hrefs of next) {
      for (const href of hrefs) {
        if (signal.aborted) return
        const asked = await ask(href)
        if (asked === null) continue
        for (const address of spelled.get(href) ?? []) said.set(address, asked)
      }
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, () => askHosts()))
  return said
}

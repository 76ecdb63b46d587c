import type { SoakReport } from './run-soak.ts'

/** Faults of which all are told; the rest are only counted. */
const TOLD = 30

/** What a soak must not have: one sentence each; none when all is well. */
export function soakFaults({ faults, memory, seen, leads, tallies }: SoakReport): string[] {
  const said = faults.map(({ kind, what, at }) => `${(at / 1000).toFixed(0)} s, ${kind} : ${what}`)
  const more = said.length > TOLD ? [`… et ${said.length - TOLD} autres fautes`] : []
  const grown = memory.flatMap(({ growth, allowed }, life) =>
    growth !== null && growth > allowed
      ? [
          `mémoire du serveur ${life + 1} : + ${growth.toFixed(0)} Mo, au plus ${allowed.toFixed(0)}`,
        ]
      : [],
  )
  const idle = [
    ...(seen.length === 0 ? ['rien n’a été publié'] : []),
    ...(leads === 0 ? ['aucun formulaire n’a été reçu'] : []),
    ...(memory.length < 2 ? ['le serveur n’a pas redémarré'] : []),
    ...tallies.filter(({ count }) => count === 0).map(({ kind }) => `aucune visite « ${kind} »`),
  ]
  return [...said.slice(0, TOLD), ...more, ...grown, ...idle]
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSoak } from './soak/run-soak.ts'
import { soakFaults } from './soak/soak-faults.ts'
import { seededSite } from './seeded-site.ts'

/** `npm run soak`: so many minutes of everything at once (`SOAK_MINUTES`, 10); fails on any fault. */
const MINUTES = 10
const minutes = Number(process.env['SOAK_MINUTES'] || MINUTES)
if (!(minutes > 0)) throw new Error('SOAK_MINUTES doit être un nombre de minutes, 10 par exemple.')

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-soak-'))
try {
  await seededSite(dataDir)
  print(`Endurance : ${minutes} minutes, un redémarrage à la moitié`)
  const report = await runSoak({ seconds: minutes * 60, dataDir, tell: print })
  const row = (...cells: (string | number)[]) =>
    print(cells.map((cell, place) => shown(cell).padStart(place === 0 ? -14 : 12)).join(''))
  row('', 'visites', 'p50 ms', 'p99 ms', 'fautes')
  for (const { kind, count, p50, p99, faults } of report.tallies) {
    row(kind.padEnd(14), count, p50, p99, faults)
  }
  const slowest = Math.max(0, ...report.seen)
  print(`publié ${report.seen.length} fois, vu au plus tard après ${slowest.toFixed(0)} ms`)
  print(`formulaires reçus : ${report.leads} ; requêtes renvoyées : ${report.retried}`)
  for (const [life, { most, growth, allowed }] of report.memory.entries()) {
    const trend =
      growth === null
        ? 'trop court pour une tendance'
        : `tendance ${growth.toFixed(0)} Mo (au plus ${allowed.toFixed(0)})`
    print(`mémoire du serveur ${life + 1} : au plus ${most.toFixed(0)} Mo, ${trend}`)
  }
  const faults = soakFaults(report)
  for (const fault of faults) print(`  ! ${fault}`)
  print(faults.length === 0 ? 'Aucune faute.' : `${faults.length} fautes.`)
  if (faults.length > 0) process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

function shown(cell: string | number): string {
  return typeof cell === 'string' ? cell : cell.toFixed(0)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

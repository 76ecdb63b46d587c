import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { masked } from './masks.ts'
import type { Part } from './part.ts'
import { type Ran, runProgram, variablesOf } from './product.ts'
import { namesInOrder } from './random-names.ts'

/** What is asked of every command. */
const OF_EACH = [['--help'], [], ['--inconnu']]

/** What reads the demo, or writes beside it. */
const HARMLESS: Readonly<Record<string, readonly string[][]>> = {
  '': [['--version'], ['inconnue']],
  doctor: [['--json'], ['--site', 'inconnu.example']],
  newsletter: [['list'], ['export', '--csv']],
  privacy: [['list'], ['leads', '--csv'], ['purge'], ['export', 'personne@exemple.fr']],
  search: [
    ['--days', '7'],
    ['--days', 'x'],
  ],
  site: [['list'], ['hosts', '1'], ['remove', '1'], ['export', '1', '--to', 'inconnu/site.zip']],
  user: [['list'], ['create', 'sans-role@exemple.fr']],
  backup: [['--to', 'inconnu/sauvegarde.tar']],
  restore: [['inconnu.tar']],
  move: [['--to', 'sqlite:']],
}

/** `commands`: code and output of each command, misused and on the demo. */
export const commands: Part = {
  about: 'le code et les textes des commandes, mal appelées et sur la démonstration',
  async record(folder, ground) {
    const installation = await ground.demo('sqlite')
    const variables = variablesOf(installation)
    const usage = await runProgram(['--help'], variables)
    const names = [...usage.out.matchAll(/npx vitrine (\w+)/g)].map(([, name = '']) => name)
    for (const name of ['', ...names]) {
      const texts: string[] = []
      for (const args of [...OF_EACH, ...(HARMLESS[name] ?? [])]) {
        const call = name === '' ? args : [name, ...args]
        const ran = await runProgram(call, variables)
        texts.push(`# vitrine ${call.join(' ')}\n${textOf(ran)}`)
      }
      const text = masked(texts.join('\n'))
        .replaceAll(installation.dataDir, '<data>')
        .replaceAll(process.cwd(), '<project>')
      await writeFile(join(folder, `${name || 'vitrine'}.txt`), namesInOrder()(text))
    }
  },
}

const textOf = ({ code, out, err }: Ran): string =>
  `code ${code}\n${out}${err === '' ? '' : `to stderr:\n${err}`}`

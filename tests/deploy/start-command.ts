import { readFile } from 'node:fs/promises'

/** Words of the command that `npm start` becomes, without the .env file that only it reads. */
export async function startCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, command = ''] = / exec (node .+)$/.exec(scripts.start) ?? []
  return command.split(' ').filter((word) => !word.startsWith('--env-file'))
}

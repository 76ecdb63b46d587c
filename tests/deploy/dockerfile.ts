/** One line of a Dockerfile, continuation lines joined: `COPY`, `--from=build /app/dist dist`. */
interface Instruction {
  name: string
  text: string
}

/** What begins with a FROM; `name` is empty for the stage that nobody names. */
export interface Stage {
  name: string
  image: string
  instructions: Instruction[]
}

/** A COPY, taken apart; `from` is empty for what comes from the folder of the Dockerfile. */
export interface Copy {
  from: string
  sources: string[]
  target: string
}

const KNOWN = new Set(
  'ARG FROM RUN COPY ADD ENV USER WORKDIR VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD ENTRYPOINT LABEL'.split(
    ' ',
  ),
)

/** The stages of a Dockerfile, the ARGs before the first put into their images. @throws {Error} */
export function stagesOf(dockerfile: string): Stage[] {
  const text = dockerfile.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '')
  const before = new Map<string, string>()
  const stages: Stage[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
    if (!KNOWN.has(name)) throw new Error(`No instruction of a Dockerfile: ${line}`)
    const stage = stages.at(-1)
    if (name === 'FROM') {
      const [, image = '', as = ''] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []
      stages.push({ name: as, image: filled(image, before), instructions: [] })
    } else if (stage !== undefined) {
      stage.instructions.push({ name, text: rest })
    } else if (name === 'ARG') {
      const [variable = '', value = ''] = rest.split('=')
      before.set(variable, value)
    } else {
      throw new Error(`Before the first FROM: ${line}`)
    }
  }
  return stages
}

const filled = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\$\{(\w+)\}/g, (_whole, name: string) => values.get(name) ?? '')

/** What the instructions of a name say, in their order. */
export const saidBy = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((instruction) => instruction.name === name).map(({ text }) => text)

export const copiesOf = (stage: Stage): Copy[] =>
  saidBy(stage, 'COPY').map((text) => {
    const words = text.split(/\s+/)
    const paths = words.filter((word) => !word.startsWith('--'))
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? ''
    return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
  })

/** `NAME=value` pairs of all ENV lines. */
export const variablesOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    saidBy(stage, 'ENV')
      .flatMap((text) => text.split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

/** A command in exec form, which no shell stands before. @throws {Error} in any other form */
export function execForm(text: string): string[] {
  const words: unknown = JSON.parse(text)
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
    throw new Error(`Not in exec form: ${text}`)
  }
  return words
}

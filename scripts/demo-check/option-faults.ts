import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { OptionFaults } from '#app/demo/demo-widgets.ts'
import type { Path } from '#app/demo/faults.ts'
import { BadOptions, type Options } from '#framework/widget-kit/define-options.ts'
import type { Fields } from '#base/core/field/fields.ts'

type AnyOptions = Pick<Options<Fields>, 'fields' | 'write'>

const optionsModule = z.object({
  options: z.custom<AnyOptions>((value) => typeof value === 'object' && value !== null),
})

/** What each widget's own description of its options says of those of the demo. */
export async function widgetOptionFaults(root: string): Promise<OptionFaults> {
  const files = globSync(join(root, 'src/features/*/widgets/*/options.ts'))
  const byType = new Map(
    await Promise.all(
      files.map(async (file) => {
        const { options } = optionsModule.parse(await import(pathToFileURL(file).href))
        return [basename(dirname(file)), options] as const
      }),
    ),
  )
  return (type, values) => {
    const options = byType.get(type)
    if (options === undefined) return [{ path: [], message: `il n’y a pas de widget « ${type} »` }]
    const unknown = unknownMembers(values, options.fields, []).map((path) => ({
      path,
      message: `le widget « ${type} » n’a pas d’option « ${String(path.at(-1))} »`,
    }))
    return [...unknown, ...refused(options, values), ...undescribed(type, values)]
  }
}

function refused(options: AnyOptions, values: unknown): { path: Path; message: string }[] {
  try {
    options.write(values)
    return []
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error
    return error.faults.map(({ path, message }) => ({
      path,
      message: `« ${String(path.at(-1))} » : ${message}`,
    }))
  }
}

/** Members that no field describes: a misspelt option would do nothing. */
function unknownMembers(values: unknown, fields: Fields, place: Path): Path[] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    const path = [...place, name]
    if (field === undefined) return [path]
    const { members } = field
    if (members === undefined) return []
    return Array.isArray(value)
      ? value.flatMap((entry, index) => unknownMembers(entry, members, [...path, index]))
      : unknownMembers(value, members, path)
  })
}

/** A picture says in words what it shows. */
const undescribed = (type: string, { alt }: Record<string, unknown>) =>
  type === 'image' && (alt === undefined || alt === '')
    ? [{ path: ['alt'], message: '« alt » : dites en une phrase ce que l’image montre' }]
    : []

import { z } from 'zod'
import { schemaOf, storedSchemaOf } from '#base/core/field/field-schema.ts'
import { defaultsOf, describeFields, type Fields, type ValuesOf } from '#base/core/field/fields.ts'

/** Turns the options of one version into those of the next. */
export type Upgrade = (options: Record<string, unknown>) => Record<string, unknown>

/** The described, versioned options of a widget (requirements A3). */
export interface Options<F extends Fields> {
  fields: F
  /** Version written on save: one more than the number of upgrades. */
  version: number
  defaults: ValuesOf<F>
  /**
   * Upgrades and reads stored options. Unknown members are kept, and what is only longer than may be
   * saved today, or lacks what is required today, shows as it did.
   * @throws {BadOptions} when the text is not JSON, not an object, from a later version or invalid
   */
  read(stored: string, version: number): ValuesOf<F>
  /** Whether stored options could be saved today. @throws {BadOptions} as `read` and `write` do */
  check(stored: string, version: number): void
  /**
   * Upgrades stored options without validating them, for an editor to mend.
   * @throws {BadOptions} when the text is not JSON, not an object or from a later version
   */
  upgrade(stored: string, version: number): Record<string, unknown>
  /** Validates options about to be saved; gives what to store. @throws {BadOptions} */
  write(values: unknown): { version: number; options: Record<string, unknown> }
}

/** What is wrong with one option: where it stands, and why it is refused, in French. */
export interface OptionFault {
  path: readonly PropertyKey[]
  message: string
}

/** Stored or submitted options that no upgrade makes valid. */
export class BadOptions extends Error {
  override name = 'BadOptions'
  /** Option by option; empty when the options can't be read at all. */
  readonly faults: readonly OptionFault[]

  constructor(
    message: string,
    { faults = [], ...rest }: ErrorOptions & { faults?: OptionFault[] } = {},
  ) {
    super(message, rest)
    this.faults = faults
  }
}

type Schema = ReturnType<typeof schemaOf>

/** Describes a widget's options; `upgrades[0]` leads from version 1 to version 2. */
export function defineOptions<F extends Fields>(fields: F, upgrades: Upgrade[] = []): Options<F> {
  const described = describeFields(fields)
  // Made when they are first asked for: a page shows a few of all widgets.
  let saved: Schema | undefined
  let kept: Schema | undefined
  const savedSchema = () => (saved ??= schemaOf(described))
  const keptSchema = () => (kept ??= storedSchemaOf(described))
  const current = upgrades.length + 1

  const validate = (schema: Schema, values: unknown): ValuesOf<F> => {
    const result = schema.safeParse(values)
    if (!result.success) {
      throw new BadOptions(`Options refusées : ${z.prettifyError(result.error)}`, {
        faults: result.error.issues.map(({ path, message }) => ({ path, message })),
      })
    }
    // Made of the same fields as the type.
    return result.data as ValuesOf<F>
  }

  const upgrade = (stored: string, version: number) => upgraded(parsed(stored), version, upgrades)

  return {
    fields,
    version: current,
    defaults: defaultsOf(fields),
    read: (stored, version) => validate(keptSchema(), upgrade(stored, version)),
    check: (stored, version) => void validate(savedSchema(), upgrade(stored, version)),
    upgrade,
    write: (values) => ({ version: current, options: { ...validate(savedSchema(), values) } }),
  }
}

function parsed(stored: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch (cause) {
    throw new BadOptions('Options illisibles : le texte enregistré n’est pas du JSON.', { cause })
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadOptions('Options illisibles : un objet JSON était attendu.')
  }
  return { ...value }
}

function upgraded(
  options: Record<string, unknown>,
  version: number,
  upgrades: Upgrade[],
): Record<string, unknown> {
  const current = upgrades.length + 1
  if (!Number.isInteger(version) || version < 1 || version > current) {
    throw new BadOptions(
      `Options de la version ${version} : ce widget lit les versions 1 à ${current}. ` +
        'Mettez le logiciel à jour ou enregistrez de nouveau le widget.',
    )
  }
  return upgrades.slice(version - 1).reduce((values, upgrade) => upgrade(values), options)
}
